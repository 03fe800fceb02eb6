import Drawing
public import Foundation

extension Image {
    /// A picture that commands draw, of a size of its own; what they draw outside of it is cut off.
    ///
    /// - Parameters:
    ///   - label: what assistive technology says; without one it says nothing.
    ///   - opaque: whether it is black where nothing is drawn.
    nonisolated public init(
        size: CGSize, label: Text? = nil, opaque: Bool = false,
        colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) {
        let commands = DrawnImage(size: size, opaque, colorMode, renderer)
        self.init(.drawing(ImageDrawing(size: size, commands: commands)))
        spokenLabel = label?.plain ?? ""
        if !size.width.isUsable || !size.height.isUsable || size.width < 0 || size.height < 0 {
            ignored.append(
                "Image(size: \(shortNumber(size.width)) × \(shortNumber(size.height))) is no usable size; nothing is drawn"
            )
        }
    }
}

/// The commands of an image.
final class DrawnImage: UnfoldedCommands {
    private let size: CGSize
    private let isOpaque: Bool
    private let colorMode: ColorRenderingMode
    // Called where views are laid out, which is the main actor.
    nonisolated(unsafe) private let renderer: (inout GraphicsContext) -> Void

    init(
        size: CGSize, _ isOpaque: Bool, _ colorMode: ColorRenderingMode,
        _ renderer: @escaping (inout GraphicsContext) -> Void
    ) {
        (self.size, self.isOpaque, self.colorMode) = (size, isOpaque, colorMode)
        unsafe self.renderer = renderer
    }

    @MainActor func unfold(as image: Image, into unfolding: inout Unfolding) {
        let size = size
        guard size.width.isUsable, size.height.isUsable, size.width >= 0, size.height >= 0 else {
            return
        }
        if colorMode == .extendedLinear {
            unfolding.warn(
                "Image(size:colorMode: .extendedLinear) is drawn as .linear; channels are held in 0…1")
        }
        if image.capInsets != EdgeInsets() || (image.isResizable && image.resizingMode == .tile) {
            unfolding.warn(
                ".resizable(capInsets:resizingMode:) of Image(size:) is ignored; all of it is scaled")
        }
        let isTemplate = image.renderingMode == .template
        let renderer = unsafe renderer
        let source = CanvasSource(symbols: [], isLinear: colorMode != .nonLinear, unfolding.deferred)
        unfolding.append(
            CanvasNode(source, isOpaque: isOpaque, natural: size, isResizable: image.isResizable) {
                context, room in
                if image.isResizable, size.width > 0, size.height > 0 {
                    context.scaleBy(x: room.width / size.width, y: room.height / size.height)
                }
                guard isTemplate else { return renderer(&context) }
                // The foreground, where anything is drawn.
                context.drawLayer { layer in
                    renderer(&layer)
                    layer.blendMode = .sourceIn
                    layer.fill(Path(CGRect(origin: .zero, size: size)), with: .foreground)
                }
            })
    }
}
