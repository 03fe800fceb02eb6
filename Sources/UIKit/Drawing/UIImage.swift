public import Foundation
public import ViewCore

/// A picture by name, or of a file or bytes that hold PNG or JPEG.
open class UIImage: Hashable, @unchecked Sendable {
    // Nothing of it changes after it was made.
    let picture: Image?
    public let size: CGSize
    /// Pixels a point.
    public let scale: CGFloat
    /// What was asked of it and is not drawn, said where it is.
    let undrawn: [String]

    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

    /// What a configuration asks for beyond the name is not drawn.
    open class Configuration: @unchecked Sendable {
        init() {}
    }
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        public enum Weight: Int, Sendable {
            case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
        }
        public enum Scale: Int, Sendable { case `default` = -1, unspecified, small, medium, large }
        public init(pointSize: CGFloat, weight: Weight = .regular, scale: Scale = .default) { super.init() }
        public init(weight: Weight) { super.init() }
        public init(scale: Scale) { super.init() }
        public init(textStyle: UIFont.TextStyle) { super.init() }
        public init(textStyle: UIFont.TextStyle, scale: Scale) { super.init() }
        public init(font: UIFont) { super.init() }
        public init(font: UIFont, scale: Scale) { super.init() }
        public init(hierarchicalColor: UIColor) { super.init() }
        public init(paletteColors: [UIColor]) { super.init() }
        private override init() { super.init() }
        public static func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration() }
        public static func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration() }
        public static let unspecified = SymbolConfiguration()
        public func applying(_ other: Configuration?) -> SymbolConfiguration { self }
    }

    public init() {
        picture = nil
        size = .zero
        scale = 1
        undrawn = []
    }
    init(_ picture: Image?, size: CGSize, scale: CGFloat = 1, undrawn: [String] = []) {
        self.picture = picture
        self.size = size
        self.scale = scale
        self.undrawn = undrawn
    }
    private func asked(_ what: String, if isAsked: Bool = true) -> UIImage {
        isAsked ? UIImage(picture, size: size, scale: scale, undrawn: undrawn + [what]) : self
    }
    /// As large as the file of its image set; what is not there, and what is made outside of a tile, is drawn 24 wide.
    public init?(named name: String) {
        picture = Image(name)
        size = UIImage.size(named: name) ?? CGSize(width: 24, height: 24)
        scale = 1
        undrawn = []
    }
    public convenience init(resource: ImageResource) {
        self.init(
            Image(resource), size: UIImage.size(named: resource.name) ?? CGSize(width: 24, height: 24))
    }
    private static func size(named name: String) -> CGSize? {
        guard ViewGraph.isWorkingHere else { return nil }
        return onMain(name) { name in
            guard let setting = ViewGraph.current?.setting else { return nil }
            return setting.colorCatalog.images.size(of: name, in: setting)
        }
    }
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith: UITraitCollection?) {
        self.init(named: name)
    }
    public init?(systemName name: String) {
        picture = Image(systemName: name)
        size = CGSize(width: 20, height: 20)
        scale = 1
        undrawn = []
    }
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        self.init(
            Image(systemName: name), size: CGSize(width: 20, height: 20),
            undrawn: UIImage.undrawn(configuration))
    }
    private static func undrawn(_ configuration: Configuration?) -> [String] {
        configuration == nil || configuration === SymbolConfiguration.unspecified
            ? [] : ["UIImage.SymbolConfiguration"]
    }
    public enum ResizingMode: Int, Sendable { case tile, stretch }
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }
    public var imageOrientation: Orientation { .up }
    public var isSymbolImage: Bool { false }
    public var renderingMode: RenderingMode { .automatic }
    public var capInsets: UIEdgeInsets { .zero }
    public var images: [UIImage]? { nil }
    public var cgImage: CGImage? { CGImage(self) }
    public var ciImage: AnyObject? { nil }
    public convenience init(cgImage: CGImage) {
        let image = cgImage.image
        self.init(image.picture, size: image.size, undrawn: image.undrawn)
    }
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let image = cgImage.image.asked("UIImage.imageOrientation", if: orientation != .up)
        self.init(image.picture, size: image.size, undrawn: image.undrawn)
    }
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(
            Image(name), size: UIImage.size(named: name) ?? CGSize(width: 24, height: 24),
            undrawn: UIImage.undrawn(configuration))
    }
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name)
    }
    /// A scale that is no number above 0 counts as 1.
    public init?(data: Data, scale: CGFloat) {
        guard let pixels = UIImage.said(PictureReader.pixels(Array(data), name: "UIImage(data:)")) else {
            return nil
        }
        let scale = scale > 0 && scale.isFinite ? scale : 1
        (picture, size) = UIImage.picture(pixels, scale: scale)
        self.scale = scale
        undrawn = []
    }
    /// What was read; why nothing was is said with the tile that is made.
    private static func said(
        _ read: Result<ImageCatalog.Pixels, ImageCatalog.Problem>?
    ) -> ImageCatalog.Pixels? {
        switch read {
        case nil: return nil
        case .success(let pixels): return pixels
        case .failure(let problem):
            if ViewGraph.isWorkingHere { onMain(problem.words) { ValueWarnings.hear($0) } }
            return nil
        }
    }
    private static func picture(_ pixels: ImageCatalog.Pixels, scale: CGFloat) -> (Image, CGSize) {
        let size = CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
        var picture = Image(
            .pixels(pixels.bytes, width: pixels.width, height: pixels.height, scale: scale))
        picture.library = pixels.library
        return (picture, size)
    }
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        images.first
    }
    public func withHorizontallyFlippedOrientation() -> UIImage {
        asked("UIImage.withHorizontallyFlippedOrientation()")
    }
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        UIImage(picture, size: size, undrawn: undrawn + UIImage.undrawn(configuration))
    }
    public func preparingForDisplay() -> UIImage? { self }
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        UIImage(picture, size: size, undrawn: undrawn)
    }
    public init?(data: Data) {
        guard let pixels = UIImage.said(PictureReader.pixels(Array(data), name: "UIImage(data:)")) else {
            return nil
        }
        (picture, size) = UIImage.picture(pixels, scale: 1)
        scale = 1
        undrawn = []
    }
    /// A name that ends in `@2x` or `@3x` says how many pixels are a point. Where there is no such file, the one with
    /// such a name is taken.
    public init?(contentsOfFile path: String) {
        let name = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
        let dot = path[name...].lastIndex(of: ".") ?? path.endIndex
        let paths = [path] + ["@2x", "@3x"].map { path[..<dot] + $0 + path[dot...] }
        for path in paths {
            guard let pixels = UIImage.said(PictureReader.pixels(path: path)) else { continue }
            let stem = path[..<(path.lastIndex(of: ".") ?? path.endIndex)]
            scale = stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : 1
            (picture, size) = UIImage.picture(pixels, scale: scale)
            undrawn = []
            return
        }
        return nil
    }

    public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
        UIImage(
            picture?.renderingMode(
                mode == .alwaysTemplate ? .template : mode == .alwaysOriginal ? .original : nil),
            size: size, scale: scale, undrawn: undrawn)
    }
    public func withTintColor(_ color: UIColor) -> UIImage { asked("UIImage.withTintColor(_:)") }
    // A template has the tint of the view that it is in, whatever its own.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        withRenderingMode(renderingMode)
            .asked("UIImage.withTintColor(_:renderingMode:)", if: renderingMode != .alwaysTemplate)
    }

    public static func == (a: UIImage, b: UIImage) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Image {
    nonisolated public init(uiImage: UIImage) {
        self = uiImage.picture ?? Image("UIImage()")
        guard !uiImage.undrawn.isEmpty, ViewGraph.isWorkingHere else { return }
        onMain(uiImage.undrawn) { for what in $0 { ignored(what) } }
    }
}

/// A picture of Core Graphics: that of UIKit it was taken from.
public final class CGImage: Hashable, Sendable {
    let image: UIImage
    init(_ image: UIImage) { self.image = image }
    public var width: Int { pixels(image.size.width) }
    public var height: Int { pixels(image.size.height) }
    private func pixels(_ length: CGFloat) -> Int { Int(min(max(length.rounded(), 0), 1e6)) }
    /// The whole: parts are not cut out, which is said where it is drawn.
    public func cropping(to rect: CGRect) -> CGImage? {
        CGImage(UIImage(image.picture, size: rect.size, undrawn: image.undrawn + ["CGImage.cropping(to:)"]))
    }
    public static func == (a: CGImage, b: CGImage) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A picture or a file among words.
open class NSTextAttachment: NSObject {
    open var image: UIImage?
    open var bounds = CGRect.zero
    open var contents: Data?
    public override init() { super.init() }
    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }
    public init(data contentData: Data?, ofType uti: String?) { contents = contentData }
}

extension NSAttributedString {
    /// The words have a sign in place of what is attached, which is not drawn.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
