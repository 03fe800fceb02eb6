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
        ListChoice(isMultiple: true) {
            selection.wrappedValue.contains(element: $0)
        } holds: {
            selection.wrappedValue.contains(tag: $0)
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
        // A form for one value fits a binding to a set, too, and it is the compiler that chooses.
        if selection.wrappedValue is any ChosenSet {
            let set = { selection.wrappedValue as? any ChosenSet }
            return ListChoice(isMultiple: true) {
                set()?.contains(element: $0) ?? false
            } holds: {
                set()?.contains(tag: $0) ?? false
            }
        }
        // A value that may be none is found by the cast.
        return ListChoice(isMultiple: false) { element in
            (element.base as? Value).map { $0 == selection.wrappedValue } ?? false
        } holds: { tag in
            tag.stands(for: selection.wrappedValue)
        }
    }
}

/// Values that are chosen, whatever type they are of.
private protocol ChosenSet {
    func contains(element: AnyHashable) -> Bool
    func contains(tag: OptionTag) -> Bool
}

extension Set: ChosenSet {
    func contains(element: AnyHashable) -> Bool {
        (element.base as? Element).map { contains($0) } ?? false
    }
    func contains(tag: OptionTag) -> Bool { contains { tag.stands(for: $0) } }
}
