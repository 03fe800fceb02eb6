import Drawing
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
        let (style, start) = (unfolding.environment.shownListStyle, unfolding.nodes.count)
        ListBody(content: content, style: style, place: .list, choice: choice).unfold(into: &unfolding)
        unfolding.addNote(
            ControlNote("List") { [.init("listStyle", .name("\(style.kind)"))] }, from: start,
            by: unfolding.owner)
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

/// What says which rows of a list are chosen, whatever its type.
struct ListChoice {
    /// Reads it, once in a pass: what is bound may take its time.
    let read: () -> ChosenRows

    static func many<Value: Hashable>(_ selection: Binding<Set<Value>>) -> ListChoice {
        ListChoice { selection.wrappedValue.chosenRows }
    }

    static func one<Value: Hashable>(_ selection: Binding<Value?>) -> ListChoice {
        ListChoice {
            let chosen = selection.wrappedValue
            return ChosenRows(isMultiple: false) { element in
                (element.base as? Value).map { $0 == chosen } ?? false
            } holds: { tag in
                tag.stands(for: chosen) || chosen.map { tag.stands(for: $0) } ?? false
            }
        }
    }

    static func exactlyOne<Value: Hashable>(_ selection: Binding<Value>) -> ListChoice {
        ListChoice {
            let chosen = selection.wrappedValue
            // A form for one value fits a binding to a set, too, and it is the compiler that chooses.
            if let set = chosen as? any ChosenSet { return set.chosenRows }
            // A value that may be none is found by the cast.
            return ChosenRows(isMultiple: false) { element in
                (element.base as? Value).map { $0 == chosen } ?? false
            } holds: { tag in
                tag.stands(for: chosen)
            }
        }
    }
}

/// The rows of a list that are chosen at one moment.
struct ChosenRows {
    let isMultiple: Bool
    /// Whether the row of a collection's element is.
    let contains: (AnyHashable) -> Bool
    /// Whether a row with a tag is.
    let holds: (OptionTag) -> Bool
}

/// Values that are chosen, whatever type they are of.
private protocol ChosenSet {
    var chosenRows: ChosenRows { get }
}

extension Set: ChosenSet {
    fileprivate var chosenRows: ChosenRows {
        ChosenRows(isMultiple: true) { element in
            (element.base as? Element).map { self.contains($0) } ?? false
        } holds: { tag in
            tag.stands(forAnyOf: self)
        }
    }
}
