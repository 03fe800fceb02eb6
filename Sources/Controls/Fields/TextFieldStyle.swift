public import ViewCore

/// Frames text fields.
///
/// SwiftUI's requirement has an underscore and no documentation; styles of one's own that implement it are common.
/// The field that `_body` gets is drawn in the next style out.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    associatedtype _Body: View
    @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<Self._Label>) -> Self._Body
    typealias _Label = TextFieldStyleLabel
}

/// The label of the field that a style draws, of hidden type: the field shows it where it has no prompt.
public struct TextFieldStyleLabel: View {
    public typealias Body = Never
    public func unfold(into unfolding: inout Unfolding) {}
}

public typealias _TextFieldStyleLabel = TextFieldStyleLabel

extension View {
    nonisolated public func textFieldStyle<S: TextFieldStyle>(
        _ style: S
    ) -> some View {
        modifier(TextFieldStyleModifier(style: style))
    }
}

/// Keeps the type of what a field is made of to this module.
private struct TextFieldStyleModifier<S: TextFieldStyle>: ViewModifier, PubliclyNamed {
    nonisolated static var publicName: String { ".textFieldStyle" }

    nonisolated(unsafe) let style: S

    typealias Body = Never

    nonisolated init(style: S) { unsafe self.style = style }

    func unfold<V: View>(content: V, into unfolding: inout Unfolding) {
        let box = unsafe StyleBox<FieldContent>(style) { $0._body(configuration: $1.field) }
        ControlStyleModifier(box).unfold(content: content, into: &unfolding)
    }
}
