package import Drawing
public import Foundation

/// A symbol or a picture.
public struct Image: Equatable, Sendable {
    public enum Scale: Hashable, Sendable { case small, medium, large }
    public enum ResizingMode: Hashable, Sendable { case tile, stretch }
    public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
    public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

    package enum Source: Equatable, Sendable {
        case symbol(String)
        case named(String)
        /// Straight RGBA rows; `scale` pixels are a point.
        case pixels([UInt8], width: Int, height: Int, scale: CGFloat)
        /// What commands draw.
        case drawing(ImageDrawing)
    }

    package var source: Source
    /// Who has read the pixels, with a version.
    package var library: String?
    package var isResizable = false
    package var capInsets = EdgeInsets()
    package var resizingMode = ResizingMode.stretch
    package var renderingMode: TemplateRenderingMode?
    package var interpolation = DisplayImage.Interpolation.medium
    /// What was asked of a symbol itself, and goes before what its environment says.
    var symbolMode: SymbolRenderingMode?
    var variableValue: Double?
    /// What assistive technology says instead of the name; of a decorative picture nothing, which is empty.
    package var spokenLabel: String?
    /// Warnings of what was asked for and has no effect.
    var ignored: [String] = []

    package init(_ source: Source) { self.source = source }

    nonisolated public init(systemName: String) { source = .symbol(systemName) }
    nonisolated public init(systemName: String, variableValue: Double?) {
        source = .symbol(systemName)
        self.variableValue = variableValue
    }
    nonisolated public init(_ name: String, bundle: Bundle? = nil) { source = .named(name) }
    nonisolated public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        source = .named(name)
        self.variableValue = variableValue
    }
    nonisolated public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        source = .named(name)
        spokenLabel = label.plain
    }
    nonisolated public init(decorative name: String, bundle: Bundle? = nil) {
        source = .named(name)
        spokenLabel = ""
    }

    private var isSymbol: Bool {
        if case .symbol = source { true } else { false }
    }

    func with(_ change: (inout Image) -> Void) -> Image {
        var image = self
        change(&image)
        return image
    }

    nonisolated public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
    ) -> Image {
        with { image in
            image.isResizable = true
            image.capInsets = capInsets
            image.resizingMode = resizingMode
            guard image.isSymbol else { return }
            if capInsets != EdgeInsets() {
                image.ignored.append(".resizable(capInsets:) is ignored; all of the icon is scaled")
            }
            if resizingMode == .tile {
                image.ignored.append(".resizable(resizingMode: .tile) is ignored; the icon is scaled")
            }
        }
    }
    nonisolated public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
        with { $0.renderingMode = mode }
    }
    nonisolated public func interpolation(_ interpolation: Interpolation) -> Image {
        with {
            $0.interpolation =
                switch interpolation {
                case .none: .none
                case .low: .low
                case .medium: .medium
                case .high: .high
                }
        }
    }
    nonisolated public func antialiased(_ isAntialiased: Bool) -> Image {
        with { if !isAntialiased { $0.ignored.append(".antialiased(false) is ignored; edges are smooth") } }
    }
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        with { $0.symbolMode = mode }
    }
}

/// Commands that draw a picture, as whoever runs them knows them.
package protocol ImageCommands: AnyObject, Sendable {}

/// A picture that commands draw. Two are equal if they are one.
package struct ImageDrawing: Equatable, Sendable {
    /// In points.
    package let size: CGSize
    package let commands: any ImageCommands

    package static func == (a: ImageDrawing, b: ImageDrawing) -> Bool { a.commands === b.commands }
}

/// How the layers of a symbol are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
    package let name: String
    /// One colour.
    public static let monochrome = SymbolRenderingMode(name: "monochrome")
    /// One colour, fainter from layer to layer.
    public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
    /// A style for each layer.
    public static let palette = SymbolRenderingMode(name: "palette")
    /// The symbol's own colours.
    public static let multicolor = SymbolRenderingMode(name: "multicolor")
}

/// The name of an image in an asset catalogue.
public struct ImageResource: Hashable, Sendable {
    package let name: String
    nonisolated public init(name: String, bundle: Bundle) { self.name = name }
}

extension Image {
    nonisolated public init(_ resource: ImageResource) { self.init(resource.name) }
    nonisolated public init(decorative resource: ImageResource) { self.init(decorative: resource.name) }
}
