import Drawing
import Foundation

extension TextNode {
    /// One warning of a kind, however many characters and lines it is about.
    func warn(of lacks: [ShapedText.Lack]) {
        func few(_ kind: ShapedText.Lack.Kind) -> (words: String, count: Int)? {
            var scalars: [Unicode.Scalar] = []
            for lack in lacks where lack.kind == kind && !scalars.contains(lack.scalar) {
                scalars.append(lack.scalar)
            }
            guard !scalars.isEmpty else { return nil }
            let more = scalars.count > 3 ? " and \(scalars.count - 3) more" : ""
            return (scalars.prefix(3).map(describe).joined(separator: ", ") + more, scalars.count)
        }
        let words = "Text(\"\(runs.map(\.source).joined().prefix(40))\")"
        if let missing = few(.glyph) {
            journal.warn("no registered font has \(missing.words), needed by \(words)")
        }
        if let missing = few(.script) {
            journal.warn(
                "no installed font has \(missing.words), needed by \(words); \(engine.scriptRemedy)")
        }
        if let forms = few(.textForm) {
            let drawn = forms.count > 1 ? "emoji are drawn" : "an emoji is drawn"
            journal.warn("no registered font has a text form of \(forms.words) for \(words); \(drawn)")
        }
        var said: Set<ShapedText.Lack.Kind> = []
        for lack in lacks {
            guard case .weight(let face, let asked, let drawn) = lack.kind, said.insert(lack.kind).inserted
            else { continue }
            journal.warn(
                "\(face) has no weight \(Int(asked.rounded())) for \(words); \(Int(drawn.rounded())) is drawn"
            )
        }
    }
}
