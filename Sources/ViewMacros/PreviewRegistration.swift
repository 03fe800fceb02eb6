import Foundation

/// What `#Preview` stands for: a function that the loader calls when the program begins, and that hands the preview over.
///
/// Its address lies in the section of a program that such functions have (`.init_array` of the ELF specification), so that
/// previews need no list: whatever is linked is known. Nothing of a preview is made by then.
struct PreviewRegistration {
    private let name: String
    private let module: String
    private let file: String
    private let line: Int
    /// From the parenthesis or the brace on, as written.
    private let arguments: Substring

    /// - Parameter question: the compiler's; `nil` is answered for a preview inside of another declaration, which nobody
    ///   could reach, and for one that is written in no way known here.
    init?(_ question: [String: Any]) {
        let outer = question["lexicalContext"] as? [Any] ?? []
        guard outer.isEmpty, let discriminator = question["discriminator"] as? String,
            let syntax = question["syntax"] as? [String: Any], let source = syntax["source"] as? String,
            let location = syntax["location"] as? [String: Any],
            let id = location["fileID"] as? String, let file = location["fileName"] as? String,
            let line = location["line"] as? Int,
            // Comments and attributes may stand before it.
            let start = source.prefixMatch(
                of: #/(?:\s|//[^\n]*|/\*[\s\S]*?\*/|@\w+(?:\([^()]*\))?)*#Preview\b/#)
        else { return nil }
        arguments = source[start.range.upperBound...]
        // As the compiler spells names that are nobody else's: SwiftSyntax' `makeUniqueName`.
        name = discriminator + "7PreviewfMu_"
        module = String(id.prefix { $0 != "/" })
        self.file = file
        // The compiler's is that of the first comment.
        self.line = line + source[start.range].count { $0.isNewline }
    }

    var source: String {
        // Older compilers put nothing into a section.
        #if compiler(>=6.3)
            return """
                private enum \(name) {
                    @section(".init_array") @used
                    nonisolated static let registration: @convention(c) () -> Void = {
                        __RegisteredPreview.add(\(literal(module)), \(literal(file)), \(line)) {
                            __RegisteredPreview\(arguments)
                        }
                    }
                }
                """
        #else
            return ""
        #endif
    }

    private func literal(_ text: String) -> String {
        let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
            .replacing("\n", with: "\\n").replacing("\r", with: "\\r")
        return "\"\(escaped)\""
    }
}
