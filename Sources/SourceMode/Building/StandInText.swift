/// A declaration for a name that a file uses and nothing declares.
struct StandInText: Hashable, Sendable {
    /// As messages have it.
    let name: String
    let text: String
    /// Whether the value is the right one, as a colour of an asset catalogue is, and none that is made up.
    var isRight = false

    /// What would let the compiler go on after an error; `nil` where nothing would.
    ///
    /// - Parameters:
    ///   - assets: of the module's asset catalogues.
    ///   - namesakes: the file's calls of views that are called after one of SwiftUI's.
    init?(after words: String, assets: AssetSymbols? = nil, namesakes: [NamesakeFact] = []) {
        if let match = words.firstMatch(of: #/^type '(\w+)\??' has no member '(\w+)'/#) {
            let (type, member) = (String(match.1), String(match.2))
            let text =
                type == "Bundle" && member == "module"
                ? "extension Foundation.Bundle { fileprivate static var module: Foundation.Bundle { .main } }"
                : assets?.member(member, of: type)
            if let text {
                (name, self.text, isRight) = ("\(type).\(member)", text, true)
                return
            }
        }
        if let match = words.firstMatch(of: #/^cannot find '([A-Z]\w*)' in scope/#) {
            name = String(match.1)
            if let view = NamesakeText(String(match.1), namesakes) {
                text = view.text
                return
            }
            text = "fileprivate enum \(match.1): __StandInType {}"
        } else if let match = words.firstMatch(
            of: #/^reference to member '(\w+)' cannot be resolved without a contextual type/#)
        {
            // A colour of an asset catalogue, which Xcode writes a constant for.
            name = "ColorResource.\(match.1)"
            text =
                "extension ColorResource { fileprivate static var \(match.1): ColorResource "
                + "{ .init(name: \"\(match.1)\", bundle: .main) } }"
        } else if let match = words.firstMatch(of: #/^type '(\w+)\??' has no member '(\w+)'/#) {
            let (type, member) = (String(match.1), String(match.2))
            name = "\(type).\(member)"
            switch type {
            case "ShapeStyle":
                text =
                    "extension ShapeStyle where Self == Color { fileprivate static var \(member): Color "
                    + "{ .__standIn(\"\(member)\") } }"
            case "ColorResource", "ImageResource":
                text =
                    "extension \(type) { fileprivate static var \(member): \(type) "
                    + "{ .init(name: \"\(member)\", bundle: .main) } }"
            case "Color", "Font", "CGFloat", "Animation":
                text =
                    "extension \(type) { fileprivate static var \(member): \(type) { .__standIn(\"\(member)\") } }"
            default: return nil
            }
        } else {
            return nil
        }
    }
}
