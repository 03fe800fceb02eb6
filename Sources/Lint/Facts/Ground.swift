package import Drawing
import Foundation
package import Pixels

/// The pixels behind glyphs, and those of their boxes.
package struct Ground: Sendable {
    /// How text stands out from what is behind it.
    package struct Reading: Hashable, Sendable {
        /// WCAG's ratio that 5 % of the surroundings have at most.
        package var ratio: Double
        /// The two colours there.
        package var text: RGBA
        package var background: RGBA
        /// Whether all that is behind is of one colour, to what smoothing leaves.
        package var isUniform: Bool
        /// Pixels that were looked at.
        package var count: Int
    }

    private let behind: Pixmap
    private let filled: Pixmap
    private let marked: Pixmap?
    let scale: Double

    /// - Parameters:
    ///   - behind: `withoutGlyphs` as it is drawn.
    ///   - filled: `withGlyphBoxes` as it is drawn.
    ///   - marked: the same with marks; without it nobody knows what is drawn over letters.
    package init(behind: Pixmap, filled: Pixmap, marked: Pixmap? = nil, scale: Double) {
        (self.behind, self.filled, self.scale) = (behind, filled, scale)
        self.marked = marked?.width == behind.width && marked?.height == behind.height ? marked : nil
    }

    /// The reading of glyphs; `nil` where nothing of them can be seen, or nobody knows what is behind them.
    package func reading(of ink: InkFact) -> Reading? {
        guard behind.width == filled.width, behind.height == filled.height else { return nil }
        guard ink.isUpright, ink.opacity * ink.paint.largestAlpha >= 0.05 else { return nil }
        let (under, over) = (behind.bytes, filled.bytes)
        var samples: [(ratio: Double, place: Int)] = []
        var isSeen = false
        // Neighbours are mostly of the same two colours.
        var last: (under: Int, over: Int, ratio: Double) = (-1, -1, 1)
        for box in ink.boxes {
            guard let box = ink.clip.map({ box.overlap(with: $0) }) ?? box else { continue }
            look(at: box) { place in
                guard under[place + 3] == 255, over[place + 3] == 255 else { return }
                let colors = (Ground.word(under, place), Ground.word(over, place))
                if colors != (last.under, last.over) {
                    if colors.0 != colors.1 { isSeen = true }
                    let ratio = contrastRatio(luminance(behind, place), luminance(filled, place))
                    last = (colors.0, colors.1, ratio)
                }
                samples.append((last.ratio, place))
            }
        }
        if ink.isOpaque, let marked { removeCovered(&samples, marked) }
        guard !samples.isEmpty else { return nil }
        if !isSeen, !isOfColor(ink.paint, samples[0].place) { return nil }
        samples.sort { $0.ratio < $1.ratio }
        let worst = samples[samples.count * 5 / 100]
        return Reading(
            ratio: worst.ratio, text: color(filled, worst.place), background: color(behind, worst.place),
            isUniform: areAlike(samples, worst.place), count: samples.count)
    }

    /// Takes away the pixels of opaque letters that something lies over, such as a spinner: it is no ground of theirs.
    ///
    /// All such letters are of one colour in the picture with marks. Where that has another one, something is drawn over
    /// them.
    private func removeCovered(_ samples: inout [(ratio: Double, place: Int)], _ marked: Pixmap) {
        func color(_ place: Int) -> Int { Ground.word(marked.bytes, place) }
        // The mark itself, unless a filter changes it everywhere.
        let mark = 0xFF_00FF
        if samples.contains(where: { !Ground.differ(color($0.place), mark) }) {
            samples.removeAll { Ground.differ(color($0.place), mark) }
            return
        }
        let counts = Dictionary(samples.map { (color($0.place), 1) }, uniquingKeysWith: +)
        // Of two that are as frequent the one of the lower number, so that it is always the same.
        guard let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
            most.value * 2 > samples.count
        else { return }
        samples.removeAll { Ground.differ(color($0.place), most.key) }
    }

    /// Whether two colours differ by more than smoothing and rounding leave.
    private static func differ(_ first: Int, _ second: Int) -> Bool {
        [0, 8, 16].contains { abs((first >> $0 & 255) - (second >> $0 & 255)) > 3 }
    }

    /// The three channels of a pixel as one number.
    private static func word(_ bytes: [UInt8], _ place: Int) -> Int {
        Int(bytes[place]) | Int(bytes[place + 1]) << 8 | Int(bytes[place + 2]) << 16
    }

    /// Whether no channel of what is behind differs by more than 3 from the one at a place.
    private func areAlike(_ samples: [(ratio: Double, place: Int)], _ place: Int) -> Bool {
        let bytes = behind.bytes
        let (red, green, blue) = (Int(bytes[place]), Int(bytes[place + 1]), Int(bytes[place + 2]))
        for sample in samples {
            let at = sample.place
            guard abs(Int(bytes[at]) - red) <= 3, abs(Int(bytes[at + 1]) - green) <= 3,
                abs(Int(bytes[at + 2]) - blue) <= 3
            else { return false }
        }
        return true
    }

    /// Whether glyphs that cannot be seen are of the very colour behind them; else something lies over them.
    private func isOfColor(_ paint: Paint, _ place: Int) -> Bool {
        guard case .solid(let color) = paint, color.alpha >= 0.99 else { return false }
        let (red, green, blue, _) = color.bytes
        return zip([red, green, blue], 0..<3).allSatisfy { channel, offset in
            abs(Int(channel) - Int(behind.bytes[place + offset])) <= 2
        }
    }

    /// The pixels inside of a box, or the one in its middle where it is smaller than that; as many as tell.
    private func look(at box: CGRect, _ visit: (Int) -> Void) {
        func range(_ low: CGFloat, _ high: CGFloat, _ limit: Int) -> Range<Int> {
            guard low.isFinite, high.isFinite, high > 0, low * scale < Double(limit) else { return 0..<0 }
            let (first, last) = (
                max((low * scale).rounded(.up), 0), min((high * scale).rounded(.down), Double(limit))
            )
            if last > first { return Int(first)..<Int(last) }
            let middle = Int(min(max((low + high) / 2 * scale, 0), Double(limit - 1)))
            return middle..<middle + 1
        }
        let (columns, rows) = (
            range(box.minX, box.maxX, behind.width), range(box.minY, box.maxY, behind.height)
        )
        if columns.isEmpty || rows.isEmpty { return }
        let step = max(1, columns.count * rows.count / 4096)
        for number in stride(from: 0, to: columns.count * rows.count, by: step) {
            let (row, column) = number.quotientAndRemainder(dividingBy: columns.count)
            visit(((rows.lowerBound + row) * behind.width + columns.lowerBound + column) * 4)
        }
    }

    /// The pixel at a point of the picture without glyphs; `nil` outside of it, and where it can be seen through.
    func opaquePlace(at point: CGPoint) -> Int? {
        let (x, y) = ((point.x * scale).rounded(.down), (point.y * scale).rounded(.down))
        guard x >= 0, y >= 0, x < Double(behind.width), y < Double(behind.height) else { return nil }
        let place = (Int(y) * behind.width + Int(x)) * 4
        return behind.bytes[place + 3] == 255 ? place : nil
    }

    func luminance(at place: Int) -> Double { luminance(behind, place) }

    func color(at place: Int) -> RGBA { color(behind, place) }

    private func luminance(_ pixmap: Pixmap, _ place: Int) -> Double {
        relativeLuminance(
            red: pixmap.bytes[place], green: pixmap.bytes[place + 1], blue: pixmap.bytes[place + 2])
    }

    private func color(_ pixmap: Pixmap, _ place: Int) -> RGBA {
        func channel(_ offset: Int) -> Double { Double(pixmap.bytes[place + offset]) / 255 }
        return RGBA(red: channel(0), green: channel(1), blue: channel(2))
    }
}

extension Paint {
    /// The alpha of a plain colour, or the largest of a gradient's.
    fileprivate var largestAlpha: Double {
        switch self {
        case .solid(let color): color.alpha
        case .gradient(let gradient): gradient.stops.map(\.color.alpha).max() ?? 0
        }
    }
}
