package import Foundation

package enum Symbols {
    package static let face = "Material Icons"

    /// The icon for a symbol name: listed, or the same without its variants.
    package static func codePoint(_ name: String) -> UInt32? {
        var candidate = name[...]
        for _ in 0..<6 {
            if let code = SymbolTable.codePoints[candidate] { return code }
            guard let cut = candidate.lastIndex(of: ".") else { return nil }
            let suffix = candidate[cut...]
            guard [".fill", ".circle", ".square", ".slash", ".rectangle"].contains(suffix) else {
                return nil
            }
            candidate = candidate[..<cut]
        }
        return nil
    }

    /// Em size of the icon font beside text of `points`.
    ///
    /// At 17 pt `info.circle` measures 19 pt across (Documentation/Rules/README.md, section Symbols); the
    /// icon's ink is 20/24 of its em. Small and large are 0.78 and 1.28 of medium, by eye.
    package static func emSize(_ points: CGFloat, _ scale: Image.Scale) -> CGFloat {
        let medium = points * 19 / 17 * 24 / 20
        return switch scale {
        case .small: medium * 0.78
        case .medium: medium
        case .large: medium * 1.28
        }
    }
}
