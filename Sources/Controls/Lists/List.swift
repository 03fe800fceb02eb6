public import ViewCore

/// Rows below one another, some of which may be chosen.
public struct List<SelectionValue: Hashable, Content: View> {
    let choice: ListChoice?
    let content: Content

    nonisolated init(choice: ListChoice?, content: Content) {
        self.choice = choice
        self.content = content
    }
}

extension List: View {
    public typealias Body = Never

    public func unfold(into unfolding: inout Unfolding) {
        ListBody(
            content: content, style: unfolding.environment.listStyle, place: .list, choice: choice
        ).unfold(into: &unfolding)
    }
}

extension List {
    nonisolated public init(
        selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
    ) {
        self.init(choice: selection.map { .many($0) }, content: content())
    }

    nonisolated public init(
        selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
    ) {
        self.init(choice: selection.map { .one($0) }, content: content())
    }

    @_disfavoredOverload
    nonisolated public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(choice: .exactlyOne(selection), content: content())
    }
}

extension List where SelectionValue == Never {
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(choice: nil, content: content())
    }
}

/// Which rows of a list are chosen, whatever type says so.
struct ListChoice {
    let isMultiple: Bool
    let contains: (AnyHashable) -> Bool

    static func many<Value: Hashable>(_ selection: Binding<Set<Value>>) -> ListChoice {
        ListChoice(isMultiple: true) { element in
            (element.base as? Value).map { selection.wrappedValue.contains($0) } ?? false
        }
    }

    static func one<Value: Hashable>(_ selection: Binding<Value?>) -> ListChoice {
        ListChoice(isMultiple: false) { element in
            (element.base as? Value).map { $0 == selection.wrappedValue } ?? false
        }
    }

    static func exactlyOne<Value: Hashable>(_ selection: Binding<Value>) -> ListChoice {
        // A value that may be none is found by the cast, too.
        ListChoice(isMultiple: false) { ($0.base as? Value).map { $0 == selection.wrappedValue } ?? false }
    }
}
