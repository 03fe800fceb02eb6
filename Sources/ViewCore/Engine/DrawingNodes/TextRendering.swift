import Drawing
package import Foundation

/// Draws a text's lines in place of the text.
package protocol TextRendering {
    func size(of text: TextNode, in proposal: ProposedViewSize) -> CGSize
    func draw(_ text: TextNode, into builder: inout DisplayBuilder)
}

/// A text's lines with their places, from the upper left corner of the text.
package final class SettledText {
    package struct Line {
        /// What stands where no line is.
        package static var none: Line {
            Line(
                pieces: [], origin: .zero, width: 0, ascent: 0, descent: 0, leading: 0,
                isRightToLeft: false)
        }

        package let pieces: [Piece]
        /// Where the baseline begins.
        package let origin: CGPoint
        package let width: CGFloat
        package let ascent: CGFloat
        package let descent: CGFloat
        /// Between this line and the next.
        package let leading: CGFloat
        /// Which way its paragraph runs.
        package let isRightToLeft: Bool
    }

    /// A part of one run in a line.
    package struct Piece {
        fileprivate let run: Int
        fileprivate let text: String
        fileprivate let glyphs: [ShapedText.Glyph]
        /// Its left edge.
        package let x: CGFloat
        package let width: CGFloat
        package let ascent: CGFloat
        package let descent: CGFloat
        package let attributes: [AttributeOfText]

        /// What stands where no piece is.
        package static var none: Piece {
            Piece(run: 0, text: "", glyphs: [], x: 0, width: 0, ascent: 0, descent: 0, attributes: [])
        }

        package var count: Int { glyphs.count }

        /// The left edge and the width of some of its glyphs.
        package func extent(of range: Range<Int>) -> (x: CGFloat, width: CGFloat) {
            (
                glyphs[..<range.lowerBound].reduce(x) { $0 + $1.advance },
                glyphs[range].reduce(0) { $0 + $1.advance }
            )
        }
    }

    package let lines: [Line]
    package let isTruncated: Bool
    package let size: CGSize
    private let runs: [TextRun]
    private let node: TextNode

    fileprivate init(_ node: TextNode, _ layout: TextLayout, _ text: TextLines) {
        self.node = node
        runs = layout.runs
        isTruncated = text.isTruncated
        size = node.frame.size
        let grid = PixelGrid(scale: node.options.scale)
        let corner = grid.nearest(node.frame.minY)
        var top: CGFloat = 0
        var lines: [Line] = []
        for (index, line) in text.lines.enumerated() {
            if index > 0 { top += node.options.spacing + line.extraLeading }
            let start = node.leftEdge(of: line, in: size.width)
            var pieces: [Piece] = []
            var x = start
            if case .pieces(let range) = line.content {
                for number in range {
                    let piece = text.pieces[number]
                    guard let shaped = piece.shaped else { continue }
                    let metrics = layout.runs[piece.run].metrics(node.engine)
                    pieces.append(
                        Piece(
                            run: piece.run, text: piece.text, glyphs: shaped.glyphs, x: x,
                            width: shaped.width,
                            ascent: metrics.ascent, descent: metrics.descent,
                            attributes: layout.runs[piece.run].attributes))
                    x += shaped.width
                }
            }
            lines.append(
                Line(
                    pieces: pieces,
                    origin: CGPoint(x: start, y: grid.nearest(node.frame.minY + top + line.ascent) - corner),
                    width: line.width,
                    ascent: line.ascent, descent: line.descent,
                    leading: node.options.spacing + line.extraLeading,
                    isRightToLeft: line.isRightToLeft))
            top += line.ascent + line.descent
        }
        self.lines = lines
    }

    /// One glyph of the first line.
    struct Letter {
        let piece: Int
        /// Among the piece's glyphs.
        let index: Int
        /// Which of its font's.
        let glyph: UInt32
        /// Its left edge.
        let x: CGFloat
    }

    /// The glyphs of the first line, from the left to the right.
    var letters: [Letter] {
        guard let line = lines.first else { return [] }
        return line.pieces.enumerated().flatMap { number, piece in
            piece.glyphs.indices.map {
                Letter(
                    piece: number, index: $0, glyph: piece.glyphs[$0].id,
                    x: piece.extent(of: $0..<$0).x)
            }
        }
    }

    /// Draws some glyphs of a piece with what is behind, under and through them.
    package func draw(
        line: Int, piece: Int, glyphs range: Range<Int>, into builder: inout DisplayBuilder
    ) {
        guard lines.indices.contains(line), lines[line].pieces.indices.contains(piece), !range.isEmpty else {
            return
        }
        let (line, own) = (lines[line], lines[line].pieces[piece])
        let (x, width) = own.extent(of: range)
        let part = ShapedText(glyphs: Array(own.glyphs[range]), width: width)
        node.draw(
            part, own.text, of: runs, own.run, at: CGPoint(x: x, y: line.origin.y),
            in: CGRect(origin: .zero, size: size), into: &builder)
    }
}

extension TextNode {
    /// The lines where the text was placed; what no font has is warned of.
    package func settled() -> SettledText {
        let (lines, scale, tightening) = layout(equivalent(placedProposal))
        let layout = textLayout(scale: scale, tightening)
        if !lines.isComplete { layout.complete(lines, with: journal.brokenTexts) }
        let lacks = lines.pieces.flatMap { $0.shaped?.lacks ?? [] }
        if !lacks.isEmpty { warn(of: lacks) }
        return SettledText(self, layout, lines)
    }
}
