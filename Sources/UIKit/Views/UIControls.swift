import Controls
public import Foundation
import ViewCore

/// How far something is, as a line.
@MainActor @preconcurrency open class UIProgressView: UIView {
    public enum Style: Int, Sendable { case `default`, bar }
    open var progress: Float = 0
    open var progressTintColor: UIColor?
    open var trackTintColor: UIColor?
    open var progressViewStyle = Style.default

    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    override func drawn() -> AnyView? {
        AnyView(
            ProgressView(value: min(max(Double(progress), 0), 1)).progressViewStyle(.linear)
                .tint((progressTintColor ?? tintColor).map { Color($0) }))
    }
}

@MainActor @preconcurrency open class UISwitch: UIControl {
    open var isOn = false
    open var onTintColor: UIColor?
    open var thumbTintColor: UIColor?
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    override func drawn() -> AnyView? {
        AnyView(
            Toggle("", isOn: .constant(isOn)).labelsHidden().tint(onTintColor.map { Color($0) })
                .disabled(!isEnabled))
    }
}

@MainActor @preconcurrency open class UISlider: UIControl {
    open var value: Float = 0
    open var minimumValue: Float = 0
    open var maximumValue: Float = 1
    open var minimumTrackTintColor: UIColor?
    open var maximumTrackTintColor: UIColor?
    open var thumbTintColor: UIColor?
    open var isContinuous = true
    open func setValue(_ value: Float, animated: Bool) { self.value = value }
    open func setThumbImage(_ image: UIImage?, for state: State) {}
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) {}
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) {}

    override func drawn() -> AnyView? {
        guard minimumValue < maximumValue else { return nil }
        return AnyView(
            Slider(
                value: .constant(min(max(value, minimumValue), maximumValue)), in: minimumValue...maximumValue
            )
            .tint((minimumTrackTintColor ?? tintColor).map { Color($0) }).disabled(!isEnabled))
    }
}

@MainActor @preconcurrency open class UISegmentedControl: UIControl {
    private var titles: [String] = []
    open var selectedSegmentIndex = -1
    open var selectedSegmentTintColor: UIColor?
    open var numberOfSegments: Int { titles.count }

    public init(items: [Any]?) {
        titles = items?.map { $0 as? String ?? "" } ?? []
        super.init(frame: .zero)
    }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        titles.insert(title ?? "", at: min(max(segment, 0), titles.count))
    }
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {}
    open func setBackgroundImage(_ image: UIImage?, for state: State, barMetrics: UIBarMetrics) {}
    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState left: State, rightSegmentState right: State,
        barMetrics: UIBarMetrics
    ) {}

    override func drawn() -> AnyView? {
        AnyView(
            Picker("", selection: .constant(selectedSegmentIndex)) {
                ForEach(Array(titles.enumerated()), id: \.offset) { Text(verbatim: $0.element) }
            }
            .pickerStyle(.segmented).labelsHidden().disabled(!isEnabled))
    }
}

@MainActor @preconcurrency open class UIPageControl: UIControl {
    open var numberOfPages = 0
    open var currentPage = 0
    open var pageIndicatorTintColor: UIColor?
    open var currentPageIndicatorTintColor: UIColor?
    open var hidesForSinglePage = false

    // Dots of 7 points, 9 apart, in a row 26 high: as an index view has them.
    override func drawn() -> AnyView? {
        let (rest, current) = (pageIndicatorTintColor, currentPageIndicatorTintColor)
        let page = currentPage
        return AnyView(
            HStack(spacing: 9) {
                ForEach(0..<min(max(numberOfPages, 0), 100), id: \.self) { number in
                    Circle()
                        .fill(
                            number == page
                                ? current.map { Color($0) } ?? .primary
                                : rest.map { Color($0) } ?? .primary.opacity(0.3)
                        )
                        .frame(width: 7, height: 7)
                }
            }
            .frame(height: 26))
    }
}

/// A button of UIKit: its title or its image, in the tint.
@MainActor @preconcurrency open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
    }
    open private(set) var title: String?
    open private(set) var image: UIImage?
    private var titleColor: UIColor?
    public let titleLabel: UILabel? = UILabel(frame: .zero)
    public let imageView: UIImageView? = UIImageView(frame: .zero)
    open var contentEdgeInsets = UIEdgeInsets.zero
    open var menu: UIMenu?
    open var showsMenuAsPrimaryAction = false

    public convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero)
    }
    open func setTitle(_ title: String?, for state: State) { if state == .normal { self.title = title } }
    open func title(for state: State) -> String? { title }
    open func setImage(_ image: UIImage?, for state: State) { if state == .normal { self.image = image } }
    open func setTitleColor(_ color: UIColor?, for state: State) {
        if state == .normal { titleColor = color }
    }

    override func drawn() -> AnyView? {
        let color = titleColor ?? tintColor
        return AnyView(
            HStack(spacing: 4) {
                if let image { Image(uiImage: image) }
                if let title { Text(verbatim: title) }
            }
            .foregroundStyle(color.map { AnyShapeStyle(Color($0)) } ?? AnyShapeStyle(.tint))
            .padding(
                EdgeInsets(
                    top: contentEdgeInsets.top, leading: contentEdgeInsets.left,
                    bottom: contentEdgeInsets.bottom, trailing: contentEdgeInsets.right)
            )
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(backgroundColor.map { Color($0) } ?? .clear)
            .clipShape(RoundedRectangle(cornerRadius: layer.cornerRadius)))
    }
}

/// Where bars differ by the height of a phone.
public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt }
