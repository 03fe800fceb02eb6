import Controls
public import Foundation
public import ViewCore

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
    open var showsReorderControl = false
    open var shouldIndentWhileEditing = true
    open var indentationLevel = 0
    open var indentationWidth: CGFloat = 10
    open var focusStyle = 0
    open var editingAccessoryType = AccessoryType.none
    open var editingAccessoryView: UIView?
    open var contentConfiguration: (any UIContentConfiguration)?
    open var backgroundConfiguration: UIBackgroundConfiguration?
    open var automaticallyUpdatesContentConfiguration = true
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
    open func willTransition(to state: StateMask) {}
    /// Where its content stands, only its table knows.
    override func drawn() -> AnyView? { nil }
    public struct StateMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let showingEditControl = StateMask(rawValue: 1)
        public static let showingDeleteConfirmation = StateMask(rawValue: 2)
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
        let _ = cell.warnOfIgnored()
        PressReader(isEnabled: cell.isUserInteractionEnabled) { isPressed in
            HStack(spacing: 8) {
                content
                accessory
            }
            .padding(.horizontal, 20)
            .padding(.vertical, 8)
            .frame(maxWidth: .infinity, minHeight: 44)
            .background(
                isPressed && cell.selectionStyle != .none
                    ? Color(UIColor.systemGray4)
                    : Color(
                        cell.contentView.backgroundColor ?? cell.backgroundColor
                            ?? .secondarySystemGroupedBackground))
        }
    }

    // A view of one's own stands in place of the kind.
    @ViewBuilder private var accessory: some View {
        if let view = cell.accessoryView {
            view.picture(in: view.frame.isEmpty ? nil : view.frame.size)
        } else {
            accessoryOfType
        }
    }
    @ViewBuilder private var accessoryOfType: some View {
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

/// A file of a designer's: none is read, so that nothing comes of it.
@MainActor @preconcurrency open class UINib {
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {}
    open func instantiate(withOwner ownerOrNil: Any?, options: [String: Any]? = nil) -> [Any] { [] }
}
