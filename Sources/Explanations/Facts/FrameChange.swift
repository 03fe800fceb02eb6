import Differences
import Drawing
public import Foundation

/// Another frame of the same view, in points.
public struct FrameChange: Hashable, Sendable, FactContent {
    public let site: Site
    public let old: CGRect
    public let new: CGRect
}

extension FrameChange {
    static func found(in aligned: Aligned, of section: AlignedSection) -> [Finding] {
        switch aligned.step {
        case .pair(let old, let new), .alike(let old, let new):
            // `nan` is no frame that another `nan` differs from.
            guard old.frame != new.frame, printed(old.frame) != printed(new.frame) else { return [] }
            let change = FrameChange(site: Site(of: new, in: aligned.place), old: old.frame, new: new.frame)
            return [Finding(fact: .frameChanged(change), path: aligned.path, node: new, isOfNew: true)]
        default:
            return []
        }
    }

    /// `Text frame (0 0 20 10) → (0 0 24 10)`
    func sentence(_ telling: Telling) -> Sentence {
        Sentence(
            view: telling.ofView + telling.marked, predicate: "frame \(printed(old)) → \(printed(new))")
    }
}
