import Foundation
import ViewCore

/// A control with the picker's label before it on macOS, and without it on iOS.
///
/// That macOS shows the label beside the control, 8 points before it, is a guess; that iOS shows none beside segments
/// and wheels is published in pictures.
struct LabeledLook<Control: View>: LookView {
    nonisolated static var publicName: String { "Picker" }

    let parts: PickerParts
    let alignment: VerticalAlignment
    let control: Control

    /// - Parameter alignment: of the label with the control; what has lines of its own aligns the first.
    init(
        parts: PickerParts, alignment: VerticalAlignment = .center, control: (PickerParts) -> Control
    ) {
        self.parts = parts
        self.alignment = alignment
        self.control = control(parts)
    }

    func unfold(in environment: EnvironmentValues, into unfolding: inout Unfolding) {
        if environment.hasLabelColumn, let label = parts.label {
            ColumnRow(
                alignment: alignment, label: label.titled().defaultFont(environment.controlFont),
                control: control
            ).unfold(into: &unfolding)
        } else if environment.platform == .macos, !environment.labelsHidden, let label = parts.label {
            HStack(alignment: alignment, spacing: 8) {
                label.titled().defaultFont(environment.controlFont)
                control
            }
            .unfold(into: &unfolding)
        } else {
            control.unfold(into: &unfolding)
        }
    }
}
