import Drawing
import Foundation

// What the command puts where a style or a modifier wants a view is nobody's: it tells nothing of the style by itself.
extension TileFacts {
    /// Whether the command's words stand where a symbol is wanted: in a style or a modifier that is a square.
    func standsForSymbol(_ view: Int) -> Bool {
        guard isSample, isOfSample(view) else { return false }
        let frame = control(around: view)?.frame ?? frame
        return abs(frame.width - frame.height) <= 1 && frame.width <= 120
    }

    func standsForSymbol(_ ink: InkFact) -> Bool { ink.view.map(standsForSymbol) ?? false }

    /// Whether a control is just as large as the command's words in it, since its style adds nothing.
    func isOfSampleSize(_ control: ControlFact) -> Bool {
        guard isSample, control.region == control.frame else { return false }
        var words: CGRect?
        for index in views.inside(control.view) where isOfSample(index) {
            let name = views.all[index].node.name
            guard name == "Text" || name == "Image" else { continue }
            words = words?.union(views.all[index].frame) ?? views.all[index].frame
        }
        guard let words else { return false }
        return abs(words.width - control.frame.width) <= 1 && abs(words.height - control.frame.height) <= 1
    }

    /// Whether a view of a sample is none of the style or the modifier that is shown.
    private func isOfSample(_ view: Int) -> Bool { views.all[view].node.owner.author == nil }
}
