import Differences
import Drawing
extension Replacement {
    /// `Circle fill: #FF0000 → Capsule`, `.padding 8 → .padding(.horizontal) 12`
    func sentence(_ telling: Telling) -> Sentence {
        var view = telling.listed(layers)
        if !lostDetails.isEmpty { view += "(\(telling.spelledOut(lostDetails)))" }
        view += telling.ofView + telling.known(by: words, site)
        guard values.isEmpty else {
            let (old, new) = (telling.names.naming(values[0]), telling.names.naming(values[1]))
            return Sentence(view: view, predicate: "\(old) → \(self.new) \(new)")
        }
        let made = details.isEmpty ? "" : "(\(telling.spelledOut(details)))"
        return Sentence(view: view, predicate: "→ \(new)\(made)")
    }
}
