public import Foundation
public import ViewCore

/// A button that goes to an address.
public struct Link<Label: View> {
    let label: Label
    let destination: URL
}

extension Link: View {
    nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.init(label: label(), destination: destination)
    }

    public func unfold(into unfolding: inout Unfolding) {
        let start = unfolding.nodes.count
        unfolding.unfoldBody(of: self)
        unfolding.addNote(ControlNote("Link"), from: start, by: unfolding.owner)
        if unfolding.tellsSpoken { unfolding.say(Spoken(.passed, traits: ["link"]), from: start) }
    }

    public var body: some View {
        // Going there leaves the picture.
        Button {
        } label: {
            Given(label)
        }
    }
}

extension Link where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(label: Text(titleKey), destination: destination)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(label: Text(title), destination: destination)
    }
}

/// Whether the content of a list can be changed.
public enum EditMode: Hashable, Sendable {
    case inactive, transient, active
    public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}

/// A button that begins and ends editing, in English words.
public struct EditButton: View {
    @Environment(\.editMode) private var mode

    nonisolated public init() {}

    public var body: some View {
        let isEditing = mode?.wrappedValue.isEditing ?? false
        Button {
            mode?.wrappedValue = isEditing ? .inactive : .active
        } label: {
            Text(verbatim: isEditing ? "Done" : "Edit").bold(isEditing)
        }
    }
}
