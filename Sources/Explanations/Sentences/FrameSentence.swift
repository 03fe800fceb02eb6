import Differences
import Drawing

extension FrameChange {
    /// `Text frame (0 0 20 10) → (0 0 24 10)`
    func sentence(_ telling: Telling) -> Sentence {
        Sentence(
            view: telling.ofView + telling.marked, predicate: "frame \(printed(old)) → \(printed(new))")
    }
}
