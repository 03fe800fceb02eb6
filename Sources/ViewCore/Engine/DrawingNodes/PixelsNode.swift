import Drawing
import Foundation

/// A bitmap: stretched or repeated in its frame, its caps kept, or a stencil for a style.
class PixelsNode: LayoutNode {
    private let bitmap: Bitmap
    private let scale: CGFloat
    private let image: Image
    private let natural: CGSize
    /// Draws it in other sizes, where it is a drawing that stays sharp.
    private let sharp: ((_ width: Int, _ height: Int) -> Bitmap?)?
    /// Of the file; caps that code states count for more.
    private let slicing: ImageSlicing?
    /// What a template's alpha is filled with.
    private let template: ResolvedStyle?

    /// - Parameters:
    ///   - image: how the bitmap is drawn.
    ///   - natural: its size in points, where its pixels do not fill that exactly.
    init(
        _ bitmap: Bitmap, scale: CGFloat, as image: Image, natural: CGSize? = nil,
        slicing: ImageSlicing? = nil, sharp: ((_ width: Int, _ height: Int) -> Bitmap?)? = nil,
        template: ResolvedStyle?
    ) {
        self.natural =
            natural
            ?? CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
        self.sharp = sharp
        self.bitmap = bitmap
        self.scale = scale
        self.slicing = slicing
        self.image = image
        self.template = template
        super.init(.pixels)
    }

    override func equivalent(_ proposal: ProposedViewSize) -> ProposedViewSize {
        image.isResizable ? proposal : .unspecified
    }
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard image.isResizable else { return natural }
        return CGSize(
            width: proposal.width ?? natural.width, height: proposal.height ?? natural.height)
    }
    override func draw(into builder: inout DisplayBuilder) {
        guard let template else { return drawParts(into: &builder) }
        let stencil = builder.collected { drawParts(into: &$0) }
        builder.grouped({ $0.mask = stencil }) {
            let rect = $0.snapped(frame)
            $0.fill(.rectangle(rect), template, in: rect)
        }
    }

    private func drawParts(into builder: inout DisplayBuilder) {
        let frame = builder.snapped(frame)
        func draw(_ bitmap: Bitmap, _ frame: CGRect) {
            var drawn = DisplayImage(
                pixels: bitmap.pixels, size: PixelSize(width: bitmap.width, height: bitmap.height),
                frame: frame, interpolation: image.interpolation)
            drawn.library = bitmap.library
            builder.image(drawn)
        }
        guard image.isResizable, let slicing = stated ?? slicing else {
            return draw(sharpened(for: frame, builder.grid.scale) ?? bitmap, frame)
        }
        let columns = ImagePart.along(
            bitmap.width, scale, from: frame.minX, to: frame.maxX, slicing.columns, builder.snap)
        let rows = ImagePart.along(
            bitmap.height, scale, from: frame.minY, to: frame.maxY, slicing.rows, builder.snap)
        for row in rows {
            for column in columns {
                var part = bitmap.cropped(column.source, row.source)
                if slicing.isTiled {
                    part = part.repeated(
                        width: column.length(scale, isCap: column.isCap),
                        height: row.length(scale, isCap: row.isCap))
                }
                draw(
                    part,
                    CGRect(
                        x: column.from, y: row.from, width: column.to - column.from,
                        height: row.to - row.from))
            }
        }
    }

    /// A pixel for each that the frame covers.
    private func sharpened(for frame: CGRect, _ scale: CGFloat) -> Bitmap? {
        guard let sharp, frame.width > 0, frame.width.isFinite, frame.height > 0, frame.height.isFinite else {
            return nil
        }
        let (width, height) = (
            ImageCatalog.count(frame.width * scale), ImageCatalog.count(frame.height * scale)
        )
        return width == bitmap.width && height == bitmap.height ? nil : sharp(width, height)
    }

    /// What code says of caps and repetition, in whole pixels of the bitmap.
    private var stated: ImageSlicing? {
        let caps = image.capInsets
        guard image.resizingMode == .tile || caps != EdgeInsets() else { return nil }
        func pixels(_ cap: CGFloat) -> Int {
            cap > 0 ? Int(min((cap * scale).rounded(), CGFloat(max(bitmap.width, bitmap.height)))) : 0
        }
        return ImageSlicing(
            columns: .init(first: pixels(caps.leading), last: pixels(caps.trailing)),
            rows: .init(first: pixels(caps.top), last: pixels(caps.bottom)),
            isTiled: image.resizingMode == .tile)
    }

    override var traceName: String { "Image" }
}

/// A stretch of a bitmap along one axis, and where in the frame it is drawn.
private struct ImagePart {
    /// Pixels of the bitmap.
    var source: Range<Int>
    /// Places in points.
    var from: CGFloat
    var to: CGFloat
    /// Whether it is at an end and keeps its length.
    var isCap: Bool

    /// The cap, the middle and the other cap: those of them that have pixels and room. Caps are whole pixels of
    /// the bitmap; where they have no room beside each other, they share it.
    static func along(
        _ count: Int, _ scale: CGFloat, from: CGFloat, to: CGFloat, _ side: ImageSlicing.Side,
        _ snap: (CGFloat) -> CGFloat
    ) -> [ImagePart] {
        let first = min(side.first, count)
        let last = min(side.last, count - first)
        let center = min(side.center ?? count, count - first - last)
        let fixed = CGFloat(first + last) / scale
        let share = fixed > to - from ? (to - from) / fixed : 1
        let inner = snap(from + CGFloat(first) / scale * share)
        let outer = max(snap(to - CGFloat(last) / scale * share), inner)
        let parts = [
            ImagePart(source: 0..<first, from: from, to: inner, isCap: true),
            ImagePart(source: first..<first + center, from: inner, to: outer, isCap: false),
            ImagePart(source: count - last..<count, from: outer, to: to, isCap: true),
        ]
        return parts.filter { !$0.source.isEmpty && $0.to > $0.from }
    }

    /// How many pixels of the bitmap's size fill the room, repeated as often as that takes.
    func length(_ scale: CGFloat, isCap: Bool) -> Int {
        guard !isCap else { return source.count }
        return Int(min(max(((to - from) * scale).rounded(), 1), Bitmap.longest))
    }
}

/// Straight RGBA rows.
struct Bitmap {
    var pixels: [UInt8]
    var width: Int
    var height: Int
    /// Who has read or drawn the pixels, with a version.
    var library: String?

    /// Longer sides are not made by repetition.
    static let longest: CGFloat = 4096

    func cropped(_ columns: Range<Int>, _ rows: Range<Int>) -> Bitmap {
        guard columns.count < width || rows.count < height, pixels.count == width * height * 4 else {
            return self
        }
        var result: [UInt8] = []
        result.reserveCapacity(columns.count * rows.count * 4)
        for row in rows {
            let start = (row * width + columns.lowerBound) * 4
            result += pixels[start..<start + columns.count * 4]
        }
        return Bitmap(pixels: result, width: columns.count, height: rows.count, library: library)
    }

    init(_ pixels: ImageCatalog.Pixels, isMirrored: Bool) {
        self.init(
            pixels: pixels.bytes, width: pixels.width, height: pixels.height, library: pixels.library)
        if isMirrored { self = mirrored }
    }

    init(pixels: [UInt8], width: Int, height: Int, library: String? = nil) {
        self.library = library
        self.pixels = pixels
        self.width = width
        self.height = height
    }

    /// As in a mirror that stands beside it.
    var mirrored: Bitmap {
        guard pixels.count == width * height * 4 else { return self }
        var result = self
        for row in 0..<height {
            for column in 0..<width {
                let (to, from) = ((row * width + column) * 4, (row * width + width - 1 - column) * 4)
                for channel in 0..<4 { result.pixels[to + channel] = pixels[from + channel] }
            }
        }
        return result
    }

    /// As many pixels as asked for, from the top left corner, beginning again where they end.
    func repeated(width newWidth: Int, height newHeight: Int) -> Bitmap {
        guard newWidth != width || newHeight != height, pixels.count == width * height * 4 else {
            return self
        }
        var result: [UInt8] = []
        result.reserveCapacity(newWidth * newHeight * 4)
        for row in 0..<newHeight {
            let start = row % height * width * 4
            let line = pixels[start..<start + width * 4]
            for _ in 0..<newWidth / width { result += line }
            result += line.prefix(newWidth % width * 4)
        }
        return Bitmap(pixels: result, width: newWidth, height: newHeight, library: library)
    }
}
