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

/// The built-in styles that hand nothing on to what they arrange.
private let labelStyles: Set<String> = [
    "TitleAndIconLabelStyle", "TitleOnlyLabelStyle", "IconOnlyLabelStyle",
]

/// The styles that come with SwiftUI: what they draw changes by what is said around them.
private let builtInStyles = labelStyles.union(partsOfStyles.keys)

func isBuiltInStyle(_ name: String) -> Bool { builtInStyles.contains(name) }

/// The styles of controls without one, by the view that draws them: older traces have only that.
let defaultStyles = ["SwitchBody": "SwitchToggleStyle", "TextFieldContent": "PlainTextFieldStyle"]

/// Whether `owner` has `part` outside of any built-in style, as older traces do.
func isBare(_ part: String, in owner: [String]) -> Bool {
    owner.indices.contains { owner[$0] == part && ($0 == 0 || partsOfStyles[owner[$0 - 1]] != part) }
}

/// The innermost of `owner`, which has the outermost first, that people can have written.
func author(of owner: [String]) -> String? { withoutParts(owner).last }

/// The innermost of `owner` from whom something inside can have its font or colour.
func giver(of owner: [String]) -> String? {
    withoutParts(owner).last { !labelStyles.contains($0) }
}

/// Who wrote what is in a built-in style, and that style; the style alone where nobody did.
func authors(of owner: [String]) -> (writer: String?, style: String?) {
    let own = withoutParts(owner)
    guard let style = own.last, isBuiltInStyle(style), let writer = author(of: Array(own.dropLast()))
    else { return (own.last, nil) }
    return (writer, style)
}

private func withoutParts(_ owner: [String]) -> ArraySlice<String> {
    var owner = owner[...]
    while owner.count > 1, let part = owner.last, partsOfStyles[owner[owner.endIndex - 2]] == part {
        owner.removeLast()
    }
    return owner
}
