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
    open var progressImage: UIImage?
    open var trackImage: UIImage?
    open var observedProgress: Progress?
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    override func drawn() -> AnyView? {
        AnyView(
            ProgressView(value: min(max(observedProgress?.fractionCompleted ?? Double(progress), 0), 1))
                .progressViewStyle(.linear)
                .tint((progressTintColor ?? tintColor).map { Color($0) }))
    }
}

@MainActor @preconcurrency open class UISwitch: UIControl {
    open var isOn = false
    open var onTintColor: UIColor?
    open var thumbTintColor: UIColor?
    public enum Style: Int, Sendable { case automatic, checkbox, sliding }
    open var preferredStyle = Style.automatic
    open var title: String?
    open var onImage: UIImage?
    open var offImage: UIImage?
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
    open var minimumValueImage: UIImage?
    open var maximumValueImage: UIImage?
    open var currentThumbImage: UIImage? { nil }
    open func trackRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect { .zero }
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
    open func thumbImage(for state: State) -> UIImage? { nil }
    open func setThumbImage(_ image: UIImage?, for state: State) {
        undrawn("UISlider.setThumbImage(_:for:)", if: image != nil)
    }
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
        undrawn("UISlider.setMinimumTrackImage(_:for:)", if: image != nil)
    }
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
        undrawn("UISlider.setMaximumTrackImage(_:for:)", if: image != nil)
    }

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
    open var isMomentary = false
    open var apportionsSegmentWidthsByContent = false
    open func titleForSegment(at segment: Int) -> String? {
        titles.indices.contains(segment) ? titles[segment] : nil
    }
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        if titles.indices.contains(segment) { titles[segment] = title ?? "" }
    }
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        undrawn("UISegmentedControl.setImage(_:forSegmentAt:)", if: image != nil)
    }
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        undrawn("UISegmentedControl.setWidth(_:forSegmentAt:)", if: width != 0)
    }
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        undrawn("UISegmentedControl.setEnabled(_:forSegmentAt:)", if: !enabled)
    }
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        undrawn("UISegmentedControl.insertSegment(with:at:animated:)", if: image != nil)
        insertSegment(withTitle: nil, at: segment, animated: animated)
    }
    open func removeAllSegments() { titles = [] }
    open func removeSegment(at segment: Int, animated: Bool) {
        if titles.indices.contains(segment) { titles.remove(at: segment) }
    }
    open func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) {
        undrawn(
            "UISegmentedControl.setContentPositionAdjustment(_:forSegmentType:barMetrics:)",
            if: adjustment != .zero)
    }
    public enum Segment: Int, Sendable { case any, left, center, right, alone }
    public static let noSegment = -1
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        undrawn("UISegmentedControl.setTitleTextAttributes(_:for:)", if: !(attributes ?? [:]).isEmpty)
    }
    open func setBackgroundImage(_ image: UIImage?, for state: State, barMetrics: UIBarMetrics) {
        undrawn("UISegmentedControl.setBackgroundImage(_:for:barMetrics:)", if: image != nil)
    }
    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState left: State, rightSegmentState right: State,
        barMetrics: UIBarMetrics
    ) {
        undrawn(
            "UISegmentedControl.setDividerImage(_:forLeftSegmentState:rightSegmentState:barMetrics:)",
            if: image != nil)
    }

    override func drawn() -> AnyView? {
        AnyView(
            Picker(
                "", selection: .constant(isMomentary ? UISegmentedControl.noSegment : selectedSegmentIndex)
            ) {
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
    public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
    public enum InteractionState: Int, Sendable { case none, discrete, continuous }
    public enum Direction: Int, Sendable { case natural, leftToRight, rightToLeft, topToBottom, bottomToTop }
    open var backgroundStyle = BackgroundStyle.automatic
    open var direction = Direction.natural
    open var interactionState: InteractionState { .none }
    open var allowsContinuousInteraction = true
    open var preferredIndicatorImage: UIImage?
    open var preferredCurrentPageIndicatorImage: UIImage?
    open var progress: AnyObject?
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        undrawn("UIPageControl.setIndicatorImage(_:forPage:)", if: image != nil)
    }
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        undrawn("UIPageControl.setCurrentPageIndicatorImage(_:forPage:)", if: image != nil)
    }
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: CGFloat(max(pageCount, 0)) * 16, height: 26)
    }

    // Dots of 7 points, 9 apart, in a row 26 high: as an index view has them.
    override func drawn() -> AnyView? {
        let (rest, current) = (pageIndicatorTintColor, currentPageIndicatorTintColor)
        let (page, count) = (currentPage, SourceCount(numberOfPages, limit: 100, "UIPageControl", "pages"))
        guard count.shown > 1 || !hidesForSinglePage else { return AnyView(EmptyView()) }
        return AnyView(
            HStack(spacing: 9) {
                ForEach(0..<count.shown, id: \.self) { number in
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
