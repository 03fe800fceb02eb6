import Differences
import Drawing

extension ValueChange {
    /// `.padding 8 → 12`
    func sentence(_ telling: Telling) -> Sentence {
        let texts = inWords(old, new)
        func named(_ text: String?) -> String {
            text.map { $0.isEmpty ? "“”" : telling.names.naming($0) } ?? "none"
        }
        return Sentence(
            view: telling.ofView + telling.known(by: words, site),
            predicate: (name.isEmpty ? "" : name + " ") + "\(named(texts.old)) → \(named(texts.new))",
            giver: giver.map { $0.isEmpty ? nil : $0 }, isHandedOn: isHandedOn)
    }
}

/// Two values in words; of long texts, what differs between them.
private func inWords(_ old: TraceValue?, _ new: TraceValue?) -> (old: String?, new: String?) {
    if case .text(let before) = old, case .text(let after) = new { return excerpts(before, after) }
    return (old?.description, new?.description)
}
