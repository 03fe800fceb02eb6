import Drawing
public import ViewCore

/// A control to choose one of several options.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
    let label: Label
    let content: Content
    let currentValueLabel: AnyView?
    /// What is selected; `nil` where the sources differ, so that no option is.
    let selection: () -> SelectionValue?
}

extension Picker: View {
    public typealias Body = Never

    public func unfold(into unfolding: inout Unfolding) {
        let (selection, start) = (selection(), unfolding.nodes.count)
        if unfolding.environment.rowPlace == .menu {
            return unfoldItems(parts(selection, [], in: unfolding), into: &unfolding)
        }
        let look = unfolding.environment.pickerLook.kind
        func note() -> ControlNote? {
            ControlNote("Picker") {
                let selected = selection.flatMap { tracedValue(of: $0) }.map {
                    TraceNode.Property("selection", $0)
                }
                return [selected, .init("pickerStyle", .name("\(look)"))].compactMap(\.self)
            }
        }
        defer { unfolding.addNote(note(), from: start, by: unfolding.owner) }
        let kind = unfolding.environment.pickerLook.kind(in: unfolding.environment)
        defer { if unfolding.tellsSpoken { say(kind, selection, from: start, in: &unfolding) } }
        switch kind {
        case .automatic, .menu:
            unfolding.meetMenu(of: self.pickerStyle(.inline))
            MenuPickerLook(parts: parts(selection, [], in: unfolding)).unfold(into: &unfolding)
        case .navigationLink:
            LinkPickerLook(parts: parts(selection, [], in: unfolding)).unfold(into: &unfolding)
        case .segmented:
            claim(selection, in: &unfolding) { LabeledLook(parts: $0) { SegmentedLook(parts: $0) } }
        case .palette:
            claim(selection, in: &unfolding) { LabeledLook(parts: $0) { PaletteLook(parts: $0) } }
        case .wheel:
            claim(selection, in: &unfolding) { LabeledLook(parts: $0) { WheelPickerLook(parts: $0) } }
        case .inline:
            claim(selection, in: &unfolding) { InlinePickerLook(parts: $0) }
        case .radioGroup:
            claim(selection, in: &unfolding) {
                LabeledLook(parts: $0, alignment: .firstTextBaseline) { RadioGroupLook(parts: $0) }
            }
        }
    }

    /// A menu and a wheel are one element; of the others each option is one.
    @MainActor private func say(
        _ kind: PickerLook.Kind, _ selection: SelectionValue?, from start: Int,
        in unfolding: inout Unfolding
    ) {
        let traits: [String]
        switch kind {
        case .automatic, .menu: traits = ["button", "popUpButton"]
        case .navigationLink: traits = ["button"]
        case .wheel: traits = ["adjustable"]
        case .segmented, .palette, .inline, .radioGroup: return
        }
        let picker = parts(selection, [], in: unfolding)
        unfolding.say(
            Spoken(.ignored, traits: traits), from: start,
            parts: unfolding.spokenPart("label", picker.label)
                + unfolding.spokenPart("value", PickerValue(parts: picker)))
    }

    /// In a menu its options, or a row that opens a menu of them where it asks for that.
    @MainActor private func unfoldItems(_ parts: PickerParts, into unfolding: inout Unfolding) {
        switch unfolding.environment.pickerLook.kind {
        case .menu, .navigationLink:
            MenuRow(title: parts.label, opensMenu: true).unfold(into: &unfolding)
        default: MenuOptions(parts: parts).unfold(into: &unfolding)
        }
    }

    /// A control by itself; menus and links are buttons, which take requests.
    @MainActor private func claim<Look: View>(
        _ selection: SelectionValue?, in unfolding: inout Unfolding, _ look: (PickerParts) -> Look
    ) {
        unfolding.claim([.press, .focus]) { claim, unfolding in
            look(parts(selection, claim.shown, in: unfolding)).unfold(into: &unfolding)
        }
    }

    @MainActor private func parts(
        _ selection: SelectionValue?, _ shown: StateRequests, in unfolding: Unfolding
    ) -> PickerParts {
        let control = PickerParts.self
        return PickerParts(
            label: .ifAny(label, of: control, hasWords: true, in: unfolding),
            value: .ifAny(currentValueLabel, of: control, in: unfolding),
            content: HiddenLabel(content, of: control, hasWords: false, in: unfolding),
            isSelected: { tag in selection.map { tag.stands(for: $0) } ?? false },
            selection: { selection.map { String(describing: $0) } }, shown: shown)
    }
}

extension PickerLook {
    /// The look that is drawn for this one here.
    ///
    /// Outside of lists SwiftUI draws options that are to be in line as a wheel on iOS and as a group of radio
    /// buttons on macOS: a guess from pictures. Radio groups there are on macOS only.
    @MainActor func kind(in environment: EnvironmentValues) -> Kind {
        switch (kind, environment.platform) {
        case (.automatic, _): .menu
        case (.inline, _) where environment.rowPlace.isList: .inline
        case (.inline, .ios): .wheel
        case (.inline, .macos): .radioGroup
        default: kind
        }
    }
}
