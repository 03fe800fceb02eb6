import Foundation
import Pixels

/// Variables of the environment by which the drawing libraries draw otherwise than without them.
///
/// Most are read before a program's first line: Pixman chooses its functions while it is loaded. So a program
/// that wants pictures that hang on nothing begins anew without them (`SpecimenCommand` does); where that cannot be,
/// as in tests, those that are set are a part of the stack.
public enum DrawingVariables {
    public static let names = [
        // What Pixman leaves out; without some parts fills are dropped, without a word.
        "PIXMAN_DISABLE",
        // Hinting and stem darkening by module.
        "FREETYPE_PROPERTIES",
        // How glyphs are chosen and placed, and by which code.
        "HB_OPTIONS", "HB_SHAPER_LIST", "HB_FONT_FUNCS", "HB_FACE_LOADER",
        // Where Thai text may be broken.
        "LIBTHAI_DICTDIR",
    ]

    /// Those that were set when this process began, as components of the stack.
    static let components = components(of: atBeginning)

    static func components(of variables: [String: String]) -> [String] {
        names.compactMap { name in variables[name].map { "\(name) \(word($0))" } }
    }

    /// The environment that the libraries saw, whatever became of it since.
    private static var atBeginning: [String: String] {
        guard let bytes = try? readFile("/proc/self/environ", limit: 64 << 20) else {
            return ProcessInfo.processInfo.environment
        }
        return variables(in: bytes)
    }

    /// The variables of a block as the kernel hands it over: `name=value`, a zero after each.
    static func variables(in bytes: [UInt8]) -> [String: String] {
        var variables: [String: String] = [:]
        for line in bytes.split(separator: 0) {
            let parts = line.split(
                separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2 else { continue }
            // Of a name that is there twice, libraries see the first.
            let name = String(decoding: parts[0], as: UTF8.self)
            if variables[name] == nil { variables[name] = String(decoding: parts[1], as: UTF8.self) }
        }
        return variables
    }

    /// A component's version has no blanks.
    private static func word(_ value: String) -> String {
        let word = value.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? value
        return word.isEmpty ? "empty" : String(word.prefix(200))
    }
}
