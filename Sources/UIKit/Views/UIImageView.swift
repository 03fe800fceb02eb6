import Controls
public import Foundation
import ViewCore

/// A view of a picture, which it is filled with, fitted into, or left as large as it is.
@MainActor @preconcurrency open class UIImageView: UIView {
    open var image: UIImage?
    open var highlightedImage: UIImage?
    open var isHighlighted = false

    /// As large as the picture, until somebody says otherwise.
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    }
    public init(image: UIImage?, highlightedImage: UIImage?) {
        self.image = image
        self.highlightedImage = highlightedImage
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func drawn() -> AnyView? {
        guard let image else { return AnyView(Color(backgroundColor ?? .clear)) }
        let picture = Image(uiImage: image)
        let tint = tintColor.map { AnyShapeStyle(Color($0)) } ?? AnyShapeStyle(.tint)
        switch contentMode {
        case .scaleToFill, .redraw: return AnyView(picture.resizable().foregroundStyle(tint))
        case .scaleAspectFit: return AnyView(picture.resizable().scaledToFit().foregroundStyle(tint))
        case .scaleAspectFill:
            return AnyView(picture.resizable().scaledToFill().foregroundStyle(tint).clipped())
        default: return AnyView(picture.foregroundStyle(tint))
        }
    }
}

/// Views in a row or a column, each as it is drawn.
@MainActor @preconcurrency open class UIStackView: UIView {
    public enum Distribution: Int, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }
    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        public static let top = Alignment.leading
        public static let bottom = Alignment.trailing
    }
    open var axis = NSLayoutConstraint.Axis.horizontal
    open var spacing: CGFloat = 0
    open var distribution = Distribution.fill
    open var alignment = Alignment.fill
    open private(set) var arrangedSubviews: [UIView] = []

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        views.forEach(addArrangedSubview)
    }
    open func addArrangedSubview(_ view: UIView) {
        addSubview(view)
        arrangedSubviews.append(view)
    }
    open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }

    override func drawn() -> AnyView? {
        let parts = arrangedSubviews.filter { !$0.isHidden }.map { $0.picture() }
        guard parts.allSatisfy({ $0 != nil }) else { return nil }
        let layout =
            axis == .horizontal
            ? AnyLayout(HStackLayout(spacing: spacing)) : AnyLayout(VStackLayout(spacing: spacing))
        return AnyView(
            layout { ForEach(Array(parts.enumerated()), id: \.offset) { $0.element } })
    }
}
