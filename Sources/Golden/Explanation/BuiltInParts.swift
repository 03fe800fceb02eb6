/// The views that the built-in styles are made of, by what stands directly around them.
///
/// Nobody writes these names, so that explanations name the style instead. Only under their own style:
/// people may call a view of theirs `BorderedBody`.
private let partsOfStyles: [String: String] = [
    "DefaultButtonStyle": "BorderlessBody",
    "BorderlessButtonStyle": "BorderlessBody",
    "PlainButtonStyle": "PlainBody",
    "BorderedButtonStyle": "BorderedBody",
    "BorderedProminentButtonStyle": "BorderedBody",
    "TintedButtonStyle": "BorderedBody",
    "SwitchToggleStyle": "SwitchBody",
    "ButtonToggleStyle": "ButtonToggleBody",
    "ButtonToggleBody": "TintedButtonStyle",
    "RoundedBorderTextFieldStyle": "TextFieldContent",
    "PlainTextFieldStyle": "TextFieldContent",
]

/// The innermost of `owner`, which has the outermost first, that people can have written.
func author(of owner: [String]) -> String? {
    var owner = owner[...]
    while owner.count > 1, let part = owner.last, partsOfStyles[owner[owner.endIndex - 2]] == part {
        owner.removeLast()
    }
    return owner.last
}
