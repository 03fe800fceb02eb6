import Catalog
import Drawing
import Foundation

extension Rule {
    static let edgeContrast = Rule(
        id: .edgeContrast,
        demand:
            "A field that has an edge has one side of it with a contrast of 3:1 with what is around the field.",
        source: "WCAG 2.2, 1.4.11 Non-text Contrast", severity: .warning,
        check: .tile { facts in
            guard let ground = facts.ground, !facts.lacksColors else { return [] }
            return facts.controls.compactMap { control in
                guard control.isField, control.isEnabled, !control.isHidden else { return nil }
                // WCAG asks for no edge: where none is seen, none is short of contrast.
                let frames = facts.views.frames(around: control)
                guard let edge = frames.lazy.compactMap({ ground.edge(of: $0) }).first, edge.ratio < 3 else {
                    return nil
                }
                return Finding(
                    .edgeContrast, control.isWrittenEdge(frames, edge) ? .warning : .advice,
                    at: facts.views.site(of: control.view, frame: edge.frame),
                    measured: "\(ratioWords(edge.ratio)), \(edge.inner) on \(edge.outer)",
                    demanded: "\(ratioWords(3)) for one side of the edge, or no edge",
                    advice: sufficientColor(for: edge.inner, on: edge.outer, ratio: 3).map {
                        "\($0) on \(edge.outer) is enough."
                    } ?? "Change both colours.",
                    cause: "\(edge.inner) on \(edge.outer)", worth: edge.ratio)
            }
        })
}

extension ControlFact {
    /// Whether the edge is not what a style of the library draws: it stands outside of the control, or its style is written.
    fileprivate func isWrittenEdge(_ frames: [CGRect], _ edge: Ground.Edge) -> Bool {
        isWrittenStyle || edge.frame != frames.first
    }
}

extension TileViews {
    /// Where a control's edge may be: its own frame, and those of the views around that hold nothing else to read or to
    /// touch, the nearest first.
    fileprivate func frames(around control: ControlFact) -> [CGRect] {
        var frames = [control.frame]
        var child = control.view
        for index in around(control.view) {
            let name = all[index].node.name
            let isStack = name == "HStack" || name == "ZStack"
            guard name.hasPrefix(".") || isStack || all[index].childCount == 1 else { break }
            let others = inside(index).filter { $0 != child && !inside(child).contains($0) }
            let holdsMore = others.contains { other in
                let node = all[other].node
                return node.name == "Text" || node.isStatement && ControlFact.isTarget(node.name)
            }
            if holdsMore { break }
            if frames.last != all[index].frame { frames.append(all[index].frame) }
            child = index
        }
        return frames
    }
}
