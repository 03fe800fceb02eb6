public import Foundation
public import ViewCore

/// A picture by name, or none: files of pictures are not read.
open class UIImage: Hashable, @unchecked Sendable {
    // Nothing of it changes after it was made.
    let picture: Image?
    public let size: CGSize
    public let scale: CGFloat = 1

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
    }

    public init() {
        picture = nil
        size = .zero
    }
    init(_ picture: Image?, size: CGSize) {
        self.picture = picture
        self.size = size
    }
    /// As large as the file of its image set; what is not there, and what is made outside of a tile, is drawn 24 wide.
    public init?(named name: String) {
        picture = Image(name)
        size = UIImage.size(named: name) ?? CGSize(width: 24, height: 24)
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
    }
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        self.init(systemName: name)
    }
    /// Files of pictures are not read.
    public init?(data: Data) { return nil }
    public init?(contentsOfFile path: String) { return nil }

    public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
        UIImage(
            picture?.renderingMode(
                mode == .alwaysTemplate ? .template : mode == .alwaysOriginal ? .original : nil),
            size: size)
    }
    public func withTintColor(_ color: UIColor) -> UIImage { self }
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }

    public static func == (a: UIImage, b: UIImage) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Image {
    nonisolated public init(uiImage: UIImage) { self = uiImage.picture ?? Image("UIImage()") }
}
