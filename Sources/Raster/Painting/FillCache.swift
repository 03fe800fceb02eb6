import Drawing
import Foundation

/// How an outline becomes an area.
enum OutlineInk: Hashable {
    case fill(FillRule)
    case stroke(StrokePen)

    /// A box that it cannot leave.
    func bounds(of outline: Outline) -> CGRect {
        switch self {
        case .fill: outline.bounds
        case .stroke(let pen): outline.strokeBounds(pen)
        }
    }

    /// How far it goes past its outline where that is straight.
    fileprivate var overhang: CGFloat {
        if case .stroke(let pen) = self { pen.width / 2 } else { 0 }
    }

    /// Whether it looks the same all along a straight side.
    fileprivate var isEven: Bool {
        if case .stroke(let pen) = self { pen.dash.isEmpty } else { true }
    }
}

/// All that decides which pixels a fill or a line covers, and how far.
///
/// Rounded rectangles that differ by whole pixels of width are one: their corners are the same, and what is between is as wide
/// as it has to be.
struct FillKey: Hashable {
    private var outline: Outline
    private var ink: OutlineInk
    private var matrix: CGAffineTransform
    /// Each way of mixing is tried before it is relied on.
    private var isOpaque: Bool
    /// By how many pixels the outline is wider than the narrowest with its corners. Not a part of the key.
    let stretch: Int
    /// A column of pixels between the corners of one side and those of the other.
    let middle: Int

    static func == (a: FillKey, b: FillKey) -> Bool {
        a.outline == b.outline && a.ink == b.ink && a.isOpaque == b.isOpaque && a.matrix == b.matrix
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(outline)
        hasher.combine(ink)
        hasher.combine(matrix)
        hasher.combine(isOpaque)
    }

    /// - Parameter transform: from the outline's coordinates to the layer's pixels.
    init(_ outline: Outline, _ ink: OutlineInk, _ transform: CGAffineTransform, isOpaque: Bool) {
        self.isOpaque = isOpaque
        self.ink = ink
        matrix = transform
        // Steps of a pixel are exact at such scales.
        let isPlain =
            transform.b == 0 && transform.c == 0 && transform.a > 0 && transform.d > 0
            && transform.a.significand == 1 && ink.isEven
        guard isPlain, case .roundedRectangle(var rect, let radii, let curve) = outline else {
            (self.outline, stretch, middle) = (outline, 0, .max)
            return
        }
        // Continuous corners reach further along the sides than their radii, by 1.53 times at the most.
        let largest = max(radii.topLeft, radii.topRight, radii.bottomLeft, radii.bottomRight)
        let reach = (largest * 1.6 + ink.overhang) * transform.a + 2
        let surplus = (rect.width * transform.a - 2 * reach).rounded(.down)
        guard surplus >= 0, surplus < 1e6, rect.minX.magnitude < 1e6 else {
            (self.outline, stretch, middle) = (outline, 0, .max)
            return
        }
        stretch = Int(surplus)
        middle = Int((rect.midX * transform.a + transform.tx).rounded(.down))
        rect.size.width -= surplus / transform.a
        self.outline = .roundedRectangle(rect, radii, curve)
    }
}

/// How far a fill or a line covers the pixels that it touches, row by row.
///
/// To find that out, Cairo cuts each row into fifteen and each curve into lines, which for the ground of a button takes longer
/// than all else that is drawn. The same shapes come again in most pictures: in other states, schemes and labels.
struct FillSpans {
    /// Pixels side by side with one coverage.
    struct Span {
        var x: Int32
        var y: Int32
        var length: Int32
        /// 1...255, all of the pixel.
        var coverage: UInt8
    }
    private var spans: [Span] = []
    /// Of the outline that they were made of.
    private let stretch: Int
    private let middle: Int

    /// Of a mask's bytes, `stride` from row to row, whose first pixel is that of `box`.
    @unsafe init(mask: UnsafePointer<UInt8>, stride: Int, box: PixelBox, of key: FillKey) {
        (stretch, middle) = (key.stretch, key.middle)
        for y in 0..<box.height {
            let row = unsafe mask + y * stride
            var x = 0
            while x < box.width {
                let coverage = unsafe row[x]
                let start = x
                while x < box.width, unsafe row[x] == coverage { x += 1 }
                guard coverage > 0 else { continue }
                spans.append(
                    Span(
                        x: Int32(box.left + start), y: Int32(box.top + y), length: Int32(x - start),
                        coverage: coverage))
            }
        }
    }

    /// Bytes that it takes, for a cache's limit.
    fileprivate var cost: Int { spans.capacity * MemoryLayout<Span>.stride }

    /// Puts a pixel over those of a picture, as Cairo does.
    ///
    /// An opaque one is mixed: each channel is `colour × coverage ÷ 255` and `ground × (255 − coverage) ÷ 255`, both rounded
    /// (halves down), added. Another one is `colour × coverage ÷ 255` over the ground, both products rounded (halves up).
    ///
    /// - Parameters:
    ///   - words: the picture's, without gaps between its rows of `width`.
    ///   - clip: inside of the picture.
    ///   - key: of what is drawn, equal to that which they were made of.
    @unsafe func draw(
        _ pixel: UInt32, on words: UnsafeMutablePointer<UInt32>, width: Int, clip: PixelBox, as key: FillKey
    ) {
        let wider = key.stretch - stretch
        let isOpaque = pixel >> 24 == 255
        for span in spans {
            let y = Int(span.y)
            guard y >= clip.top, y < clip.bottom else { continue }
            let (left, right) = (Int(span.x), Int(span.x) + Int(span.length))
            let start = max(left > middle ? left + wider : left, clip.left)
            let end = min(right > middle ? right + wider : right, clip.right)
            guard start < end else { continue }
            let row = unsafe words + y * width
            let coverage = UInt32(span.coverage)
            if isOpaque, coverage == 255 {
                unsafe setPixels(row + start, pixel, end - start)
                continue
            }
            let half: UInt32 = isOpaque ? 0x007F_007F : 0x0080_0080
            let even = FillSpans.scaled(pixel, coverage, half)
            let odd = FillSpans.scaled(pixel &>> 8, coverage, half)
            let rest = 255 &- (isOpaque ? coverage : odd &>> 16)
            var x = start
            while x < end {
                let ground = unsafe row[x]
                let mixed =
                    (even &+ FillSpans.scaled(ground, rest, half))
                    | (odd &+ FillSpans.scaled(ground &>> 8, rest, half)) &<< 8
                unsafe row[x] = mixed
                x += 1
                // Grounds are plain mostly: what is equal there stays equal.
                let first = x
                while x &+ 8 <= end, unsafe FillSpans.areAll(row + x, ground) { x &+= 8 }
                if first < x { unsafe setPixels(row + first, mixed, x &- first) }
            }
        }
    }

    /// Whether the eight pixels from a place on have one colour.
    @inline(__always)
    @unsafe private static func areAll(_ start: UnsafePointer<UInt32>, _ pixel: UInt32) -> Bool {
        let eight = unsafe UnsafeRawPointer(start).loadUnaligned(as: SIMD8<UInt32>.self)
        let difference = eight ^ SIMD8(repeating: pixel)
        let halves = difference.lowHalf | difference.highHalf
        let quarters = unsafe unsafeBitCast(halves, to: SIMD2<UInt64>.self)
        return quarters[0] | quarters[1] == 0
    }

    /// The first and the third byte from below, each times `factor` ÷ 255, rounded.
    @inline(__always)
    private static func scaled(_ pixel: UInt32, _ factor: UInt32, _ half: UInt32) -> UInt32 {
        let product = (pixel & 0x00FF_00FF) &* factor &+ half
        return (product &+ (product &>> 8 & 0x00FF_00FF)) &>> 8 & 0x00FF_00FF
    }
}

/// What is known of a fill or a line.
enum KnownFill {
    /// It was drawn once or twice, which most are, in two colour schemes: finding out more takes as long as drawing it thrice.
    case seen(times: Int)
    case spans(FillSpans)
    /// Cairo draws it in another way than spans are mixed.
    case other

    /// Bytes that it takes, its key and its place in a table that is half full.
    var cost: Int {
        let place = 2 * (MemoryLayout<FillKey>.stride + MemoryLayout<KnownFill>.stride)
        if case .spans(let spans) = self { return place + spans.cost }
        return place
    }
}
