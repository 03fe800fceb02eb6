package import Catalog
package import Drawing
package import Foundation
package import ScreenReader

/// What rules ask of one tile.
package struct TileFacts: Sendable {
    package let id: String
    package let point: TilePoint
    package let list: DisplayList
    package let views: TileViews
    package let controls: [ControlFact]
    package let ink: [InkFact]
    /// Of each piece of ink, in its order; `nil` where nothing is seen or known.
    package let readings: [Ground.Reading?]
    /// `nil` where the tile is not drawn.
    package let ground: Ground?
    /// Where the view stands in the picture.
    package let frame: CGRect
    /// Colours by token; empty where none are given.
    package let tokens: [String: RGBA]
    /// From layout.
    package let warnings: [String]
    /// What assistive technology meets, in the picture's points; empty where nobody asked.
    package let spoken: SpokenTree
    /// Whether the command chose what a style or a modifier is shown on: its words and its size are nobody's.
    package let isSample: Bool
    /// Whether the view has no height of its own, and the command chose one.
    package let isHeightChosen: Bool
    /// What the command chose for arguments.
    package let arguments: SampleArguments

    /// - Parameters:
    ///   - ground: `nil` where the tile is not drawn, for rules that ask no pixel.
    ///   - glyphBox: of a glyph's ink at its origin.
    package init(
        id: String, point: TilePoint, list: DisplayList, trace: Trace, frame: CGRect, ground: Ground?,
        tokens: [String: RGBA] = [:], warnings: [String] = [], spoken: SpokenTree = SpokenTree(),
        isSample: Bool = false, isHeightChosen: Bool = false, arguments: SampleArguments = SampleArguments(),
        glyphBox: @escaping DisplayList.GlyphBox
    ) {
        self.id = id
        self.point = point
        self.list = list
        self.frame = frame
        self.tokens = tokens
        self.warnings = warnings
        self.spoken = spoken
        self.isSample = isSample
        self.isHeightChosen = isHeightChosen
        self.arguments = arguments
        let views = TileViews(trace, at: frame)
        self.views = views
        controls = views.controls(isEnabled: !point[.state].contains(.disabled))
        var before: Int?
        ink = list.ink(glyphBox).map { ink in
            var ink = ink
            ink.view = views.view(of: ink, behind: before)
            before = ink.view
            return ink
        }
        self.ground = ground
        readings = ink.map { ink in ground.flatMap { $0.reading(of: ink) } }
    }

    /// Whether something may lie over a text that is short of contrast: it has several colours where it stands, or nearly
    /// none.
    package var mayBeCovered: Bool {
        zip(ink, readings).contains { ink, reading in
            guard let reading, ink.isOpaque else { return false }
            return reading.ratio < (reading.isUniform ? 1.1 : 4.5)
        }
    }

    /// Whether people wrote the text, and not a control of the library.
    func isOfPeople(_ view: Int) -> Bool { views.all[view].node.role != .builtIn }

    package var isDisabled: Bool { point[.state].contains(.disabled) }

    /// Whether the view, or something around it, is disabled.
    package func isDisabled(_ ink: InkFact) -> Bool {
        isDisabled || ink.view.map(views.isDisabled) ?? false
    }

    /// The control that a view is in.
    package func control(around view: Int) -> ControlFact? {
        controls.last { views.inside($0.view).contains(view) }
    }

    package func site(of ink: InkFact) -> Site {
        guard let view = ink.view else {
            let kind = ink.isSymbol ? "symbol" : "text"
            return Site(view: "\(kind) “\(ink.text.prefix(24))”", place: kind, frame: ink.box)
        }
        return views.site(of: view, frame: ink.box)
    }
}

extension TileViews {
    /// The text or image that ink belongs to: the smallest around its middle, one that says it before others.
    ///
    /// - Parameter before: the one that the ink before belongs to, of which an ellipsis is the end.
    fileprivate func view(of ink: InkFact, behind before: Int?) -> Int? {
        let name = ink.isSymbol ? "Image" : "Text"
        let middle = CGPoint(x: ink.box.midX, y: ink.box.midY)
        var said = ink.text.lowercased()
        if !ink.isSymbol, said.hasSuffix("…") {
            said.removeLast()
            if said.isEmpty, let before, all[before].node.name == name,
                all[before].frame.insetBy(dx: -2, dy: -2).contains(middle)
            {
                return before
            }
        }
        var best: (index: Int, says: Bool, area: CGFloat)?
        for (index, view) in all.enumerated() where view.node.name == name {
            let isAround = view.frame.insetBy(dx: -2, dy: -2).contains(middle)
            // Words are asked of few: a page has thousands of views.
            guard isAround || !ink.isInPlace else { continue }
            let words = view.node.text(ink.isSymbol ? "systemName" : "string")?.lowercased() ?? ""
            let says = ink.isSymbol ? words == said : words.contains(said) && !said.isEmpty
            guard isAround || says else { continue }
            let area = isAround ? view.frame.width * view.frame.height : .greatestFiniteMagnitude
            if let known = best, known.says == says ? known.area <= area : known.says { continue }
            best = (index, says, area)
        }
        return best?.index
    }
}
