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
    /// Whether the row of a collection's element is.
    let contains: (AnyHashable) -> Bool
    /// Whether a row with a tag is.
    let holds: (OptionTag) -> Bool

    static func many<Value: Hashable>(_ selection: Binding<Set<Value>>) -> ListChoice {
        ListChoice(isMultiple: true) { element in
            (element.base as? Value).map { selection.wrappedValue.contains($0) } ?? false
        } holds: { tag in
            selection.wrappedValue.contains { tag.stands(for: $0) }
        }
    }

    static func one<Value: Hashable>(_ selection: Binding<Value?>) -> ListChoice {
        ListChoice(isMultiple: false) { element in
            (element.base as? Value).map { $0 == selection.wrappedValue } ?? false
        } holds: { tag in
            tag.stands(for: selection.wrappedValue)
                || selection.wrappedValue.map { tag.stands(for: $0) } ?? false
        }
    }

    static func exactlyOne<Value: Hashable>(_ selection: Binding<Value>) -> ListChoice {
        // A value that may be none is found by the cast, too.
        ListChoice(isMultiple: false) { element in
            (element.base as? Value).map { $0 == selection.wrappedValue } ?? false
        } holds: { tag in
            tag.stands(for: selection.wrappedValue)
        }
    }
}
