import Controls
public import Foundation
import ViewCore

/// A view of a picture, which it is filled with, fitted into, or left as large as it is.
@MainActor @preconcurrency open class UIImageView: UIView {
    open var image: UIImage?
    open var highlightedImage: UIImage?
    open var isHighlighted = false
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

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

    override var contentAlignment: Alignment {
        switch contentMode {
        case .top: .top
        case .bottom: .bottom
        case .left: .leading
        case .right: .trailing
        case .topLeft: .topLeading
        case .topRight: .topTrailing
        case .bottomLeft: .bottomLeading
        case .bottomRight: .bottomTrailing
        default: .center
        }
    }
    override func drawn() -> AnyView? {
        guard let image = (isHighlighted ? highlightedImage : nil) ?? image else {
            return AnyView(Color(backgroundColor ?? .clear))
        }
        let picture = Image(uiImage: image)
        let tint = tintColor.map { AnyShapeStyle(Color($0)) } ?? AnyShapeStyle(.tint)
        switch contentMode {
        case .scaleToFill, .redraw: return AnyView(picture.resizable().foregroundStyle(tint))
        case .scaleAspectFit: return AnyView(picture.resizable().scaledToFit().foregroundStyle(tint))
        case .scaleAspectFill:
            return AnyView(picture.resizable().scaledToFill().foregroundStyle(tint).clipped())
        case .center: return AnyView(picture.foregroundStyle(tint))
        default:
            return AnyView(
                picture.foregroundStyle(tint)
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: contentAlignment))
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
        let (isRow, isEqual) = (axis == .horizontal, distribution == .fillEqually)
        let layout =
            isRow
            ? AnyLayout(HStackLayout(alignment: rowAlignment, spacing: spacing))
            : AnyLayout(VStackLayout(alignment: columnAlignment, spacing: spacing))
        return AnyView(
            layout {
                ForEach(Array(parts.enumerated()), id: \.offset) { part in
                    if isEqual {
                        part.element.frame(
                            maxWidth: isRow ? .infinity : nil, maxHeight: isRow ? nil : .infinity)
                    } else {
                        part.element
                    }
                }
            })
    }
    private var rowAlignment: VerticalAlignment {
        switch alignment {
        case .fill, .center: .center
        case .leading: .top
        case .trailing: .bottom
        case .firstBaseline: .firstTextBaseline
        case .lastBaseline: .lastTextBaseline
        }
    }
    // Views that fill a column are as wide as the widest; what a label has in it stands where its text is aligned.
    private var columnAlignment: HorizontalAlignment {
        switch alignment {
        case .leading, .firstBaseline, .lastBaseline: return .leading
        case .trailing: return .trailing
        case .center: return .center
        case .fill:
            let own = arrangedSubviews.filter { !$0.isHidden }.map(\.contentAlignment.horizontal)
            return own.first { $0 != .center } ?? .center
        }
    }
}
