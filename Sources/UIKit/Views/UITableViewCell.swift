import Controls
public import Foundation
public import ViewCore

/// A label of UIKit.
@MainActor @preconcurrency open class UILabel: UIView {
    open var text: String?
    open var textColor: UIColor! = .label
    open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize)
    open var numberOfLines = 1
    open var textAlignment = NSTextAlignment.natural

    override func drawn() -> AnyView? { AnyView(LabelRepresentation(self, font: Font(font))) }
}

public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType

/// A row of a table.
@MainActor @preconcurrency open class UITableViewCell: UIView {
    public enum AccessoryType: Int, Hashable, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }

    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

    open var accessoryType = AccessoryType.none
    open var accessoryView: UIView?
    open var selectionStyle = SelectionStyle.default
    open var separatorInset = UIEdgeInsets.zero
    open var backgroundView: UIView?
    open var selectedBackgroundView: UIView?
    open var isSelected = false
    open var isHighlighted = false
    open var isEditing = false
    open var reuseIdentifier: String? { nil }
    public let contentView = UIView()
    /// The row's own labels; shown once they have words.
    public let textLabel: UILabel? = UILabel()
    public let detailTextLabel: UILabel? = UILabel()
    public let imageView: UIImageView? = UIImageView()

    public init(style: CellStyle, reuseIdentifier: String?) { super.init(frame: .zero) }
    public convenience init() { self.init(style: .default, reuseIdentifier: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    open func prepareForReuse() {}
}

/// A piece of a grid or a list that is laid out by its collection.
@MainActor @preconcurrency open class UICollectionViewCell: UIView {
    open var isSelected = false
    open var isHighlighted = false
    open var backgroundView: UIView?
    open var selectedBackgroundView: UIView?
    open var reuseIdentifier: String? { nil }
    public let contentView = UIView()

    open func prepareForReuse() {}
}

/// A `UILabel` as a view: hidden ones keep no room, as in a stack.
public struct LabelRepresentation: View {
    private let label: UILabel
    private let font: Font

    public init(_ label: UILabel, font: Font) {
        self.label = label
        self.font = font
    }

    public var body: some View {
        if !label.isHidden {
            Text(verbatim: label.text ?? "")
                .font(font)
                .foregroundStyle(Color(label.textColor))
                .lineLimit(label.numberOfLines == 0 ? nil : label.numberOfLines)
                .opacity(label.alpha)
        }
    }
}

/// A table row around its content: 44 points high at least, insets of 20, the accessory at the end, gray
/// while pressed if it takes touches (Documentation/Rules/metrics.json, `list.ios18_insetGrouped` and
/// `list.accessories`).
public struct CellRow<Content: View>: View {
    private let cell: UITableViewCell
    private let content: Content

    public init(_ cell: UITableViewCell, @ViewBuilder content: () -> Content) {
        self.cell = cell
        self.content = content()
    }

    public var body: some View {
        PressReader(isEnabled: cell.isUserInteractionEnabled) { isPressed in
            HStack(spacing: 8) {
                content
                accessory
            }
            .padding(.horizontal, 20)
            .padding(.vertical, 8)
            .frame(maxWidth: .infinity, minHeight: 44)
            .background(
                isPressed
                    ? Color(UIColor.systemGray4)
                    : Color(
                        cell.contentView.backgroundColor ?? cell.backgroundColor
                            ?? .secondarySystemGroupedBackground))
        }
    }

    @ViewBuilder private var accessory: some View {
        switch cell.accessoryType {
        case .none: EmptyView()
        case .disclosureIndicator: chevron
        case .checkmark: check
        case .detailButton: info
        case .detailDisclosureButton:
            info
            chevron
        }
    }

    private var chevron: some View {
        Image(systemName: "chevron.right")
            .font(.system(size: 14, weight: .semibold))
            .foregroundStyle(Color(UIColor.tertiaryLabel))
    }
    private var check: some View {
        Image(systemName: "checkmark").font(.body.weight(.semibold)).foregroundStyle(.tint)
    }
    private var info: some View {
        Image(systemName: "info.circle").font(.body).foregroundStyle(.tint)
    }
}

/// Content that knows whether the tile's press is on it.
struct PressReader<Content: View> {
    let isEnabled: Bool
    let content: (Bool) -> Content
}

extension PressReader: View {
    typealias Body = Never
    init(isEnabled: Bool, @ViewBuilder content: @escaping (Bool) -> Content, _: Void = ()) {
        self.isEnabled = isEnabled
        self.content = content
    }
    func unfold(into unfolding: inout Unfolding) {
        let outer = unfolding.environment
        // Without interaction nothing inside of the row takes touches either.
        if !isEnabled { unfolding.environment.allowsHitTesting = false }
        unfolding.claim(.press) { claim, unfolding in
            content(claim.shown.contains(.press)).unfold(into: &unfolding)
        }
        unfolding.environment = outer
    }
}
