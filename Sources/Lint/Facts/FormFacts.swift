import Drawing
import Foundation

extension TileFacts {
    /// The part of a control that shows it, or its value, without words, and stands out most; `nil` where nothing of the
    /// kind is seen.
    func form(of control: ControlFact) -> Ground.Form? {
        guard let ground else { return nil }
        return views.forms(of: control).compactMap { ground.form(in: $0) }.max { $0.ratio < $1.ratio }
    }

    /// The largest ratio of a control's symbols.
    func symbolRatio(in control: ControlFact) -> Double? {
        let inside = views.inside(control.view)
        return zip(ink, readings).compactMap { ink, reading in
            guard ink.isSymbol, let view = ink.view, inside.contains(view) else { return nil }
            return reading?.ratio
        }.max()
    }

    /// Whether the tile has a picture that nothing is seen through, such as a photograph.
    var hasPhotograph: Bool {
        var isFound = false
        list.walk { item in
            guard case .image(let image) = item else { return .into }
            isFound = stride(from: 3, to: image.pixels.count, by: 4).allSatisfy { image.pixels[$0] == 255 }
            return isFound ? .stop : .into
        }
        return isFound
    }
}

extension TileViews {
    /// Where a control draws something that is no text and lies behind none: the largest views inside without words.
    fileprivate func forms(of control: ControlFact) -> [CGRect] {
        let inner = inside(control.view)
        let texts = inner.filter { all[$0].node.name == "Text" }
        var frames: [CGRect] = []
        var index = inner.lowerBound
        while index < inner.upperBound {
            let (view, end) = (all[index], all[index].end)
            let holdsText = texts.contains { $0 >= index && $0 < end }
            if holdsText {
                index += 1
                continue
            }
            let isBehindText = texts.contains { all[$0].frame.intersects(view.frame) }
            let isDrawn = (index..<end).contains { all[$0].node.isDrawn }
            if isDrawn, !isBehindText, view.frame.width >= 8, view.frame.height >= 8 {
                frames.append(view.frame)
            }
            index = end
        }
        return frames
    }
}

extension TraceNode {
    /// Whether it is a shape or a picture.
    fileprivate var isDrawn: Bool {
        name == "Image" || properties.contains { $0.name == "fill" || $0.name == "stroke" }
    }
}
