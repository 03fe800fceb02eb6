public import Foundation

/// Which glyphs to take: a registered font file and where in its design space. Value, not file path.
public struct FontFace: Hashable, Sendable {
    /// The manifest's name of the face, such as `Inter`.
    public var name: String
    /// The `wght` axis, 100…900; ignored by a face without it.
    public var weight: Double
    /// The `opsz` axis in points; ignored by a face without it.
    public var opticalSize: Double
    /// The `wdth` axis in percent of the usual width; past the axis' ends and in a face without it, outlines are scaled.
    public var width: Double

    public init(name: String, weight: Double = 400, opticalSize: Double = 14, width: Double = 100) {
        self.name = name
        self.weight = weight
        self.opticalSize = opticalSize
        self.width = width
    }
}

extension FontFace {
    /// The face of the glyphs that stand in for symbols; the text of such a run is the symbol's name.
    package static let symbols = "Phosphor"
    /// The face of glyphs for symbols that the first has none for.
    package static let moreSymbols = "Material Design Icons"

    /// Whether the face has glyphs for symbols.
    package var isOfSymbols: Bool { name == FontFace.symbols || name == FontFace.moreSymbols }
}

/// Glyphs of one face, size and paint, already shaped.
public struct GlyphRun: Hashable, Sendable {
    public struct Glyph: Hashable, Sendable {
        public var id: UInt32
        /// Origin on the baseline in points, relative to the tile, on whole device pixels.
        public var x: CGFloat
        public var y: CGFloat

        public init(id: UInt32, x: CGFloat, y: CGFloat) {
            self.id = id
            self.x = x
            self.y = y
        }
    }

    public var face: FontFace
    /// Em size in points.
    public var size: CGFloat
    private var storage: Storage
    public var paint: Paint
    /// What the glyphs say, for people who read the list.
    public var text: String

    public init(face: FontFace, size: CGFloat, glyphs: [Glyph], paint: Paint, text: String) {
        self.face = face
        self.size = size
        storage = Storage(glyphs)
        self.paint = paint
        self.text = text
    }

    /// A run of one glyph.
    package init(face: FontFace, size: CGFloat, glyph: Glyph, paint: Paint, text: String) {
        self.face = face
        self.size = size
        storage = .one(glyph)
        self.paint = paint
        self.text = text
    }

    public var glyphs: [Glyph] {
        get {
            switch storage {
            case .one(let glyph): [glyph]
            case .many(let glyphs): glyphs
            }
        }
        set { storage = Storage(newValue) }
    }

    package var isEmpty: Bool {
        if case .many(let glyphs) = storage { glyphs.isEmpty } else { false }
    }

    /// The box around the ink of all glyphs, of which `box` says that at the origin; `nil` where they leave none.
    package func inkBox(_ box: (UInt32) -> CGRect) -> CGRect? {
        var line = PointBox()
        func add(_ glyph: Glyph) {
            let box = box(glyph.id)
            guard box.width > 0, box.height > 0 else { return }
            line.add(CGPoint(x: box.minX + glyph.x, y: box.minY + glyph.y))
            line.add(CGPoint(x: box.maxX + glyph.x, y: box.maxY + glyph.y))
        }
        switch storage {
        case .one(let glyph): add(glyph)
        case .many(let glyphs): for glyph in glyphs { add(glyph) }
        }
        return line.rect
    }

    /// Gives each glyph another origin.
    package mutating func move(_ place: (CGPoint) -> CGPoint) {
        func move(_ glyph: inout Glyph) {
            let moved = place(CGPoint(x: glyph.x, y: glyph.y))
            (glyph.x, glyph.y) = (moved.x, moved.y)
        }
        switch storage {
        case .one(var glyph):
            move(&glyph)
            storage = .one(glyph)
        case .many(var glyphs):
            // The list must be the only one there is, or it would be copied.
            storage = .many([])
            for index in glyphs.indices { move(&glyphs[index]) }
            storage = .many(glyphs)
        }
    }

    /// Words in too little room are broken into letters, each a run: a list of its own would cost as much as
    /// all else of it. One glyph is always `one`, so that equal runs are equal.
    private enum Storage: Hashable, Sendable {
        case one(Glyph)
        case many([Glyph])

        init(_ glyphs: [Glyph]) { self = glyphs.count == 1 ? .one(glyphs[0]) : .many(glyphs) }
    }
}
