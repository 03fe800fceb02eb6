import Controls
public import Foundation
import ViewCore

extension UIButton {
    /// The look of a button: its words and picture on a ground, as SwiftUI's buttons of the same kinds.
    @MainActor @preconcurrency public struct Configuration {
        public enum Size: Int, Sendable { case large, medium, small, mini }
        public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }
        public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
        public enum MacIdiomStyle: Int, Sendable { case automatic, bordered, borderless, borderlessTinted }
        fileprivate enum Kind { case plain, gray, tinted, filled }
        fileprivate let kind: Kind
        public var title: String?
        public var attributedTitle: AttributedString?
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var subtitle: String?
        public var attributedSubtitle: AttributedString?
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        public var titleAlignment = TitleAlignment.automatic
        public var titlePadding: CGFloat = 1
        public var image: UIImage?
        public var imagePlacement = NSDirectionalRectEdge.leading
        public var imagePadding: CGFloat = 0
        public var imageColorTransformer: UIConfigurationColorTransformer?
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        public var showsActivityIndicator = false
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var buttonSize = Size.medium
        public var cornerStyle = CornerStyle.dynamic
        public var macIdiomStyle = MacIdiomStyle.automatic
        public var background = UIBackgroundConfiguration.clear()
        public var automaticallyUpdateForSelection = true
        public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        public mutating func setDefaultContentInsets() {
            contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        }
        public func updated(for button: UIButton) -> Configuration { self }

        public static func plain() -> Configuration { Configuration(kind: .plain) }
        public static func borderless() -> Configuration { Configuration(kind: .plain) }
        public static func gray() -> Configuration { Configuration(kind: .gray) }
        public static func bordered() -> Configuration { Configuration(kind: .gray) }
        public static func tinted() -> Configuration { Configuration(kind: .tinted) }
        public static func borderedTinted() -> Configuration { Configuration(kind: .tinted) }
        public static func filled() -> Configuration { Configuration(kind: .filled) }
        public static func borderedProminent() -> Configuration { Configuration(kind: .filled) }
        public static func glass() -> Configuration { Configuration(kind: .gray) }
        public static func prominentGlass() -> Configuration { Configuration(kind: .filled) }
        private init(kind: Kind) { self.kind = kind }

        // Corners of 6, 9 and 12 points stand for small, medium and large ones: a guess, UIKit says no numbers.
        private var corner: CGFloat {
            switch cornerStyle {
            case .fixed: background.cornerRadius
            case .small: 6
            case .dynamic, .medium: 9
            case .large: 12
            case .capsule: 1000
            }
        }

        func drawn(isEnabled: Bool) -> AnyView? {
            let tint = baseBackgroundColor.map { AnyShapeStyle(Color($0)) }
            let words = baseForegroundColor.map { AnyShapeStyle(Color($0)) }
            let own = background.backgroundColor.map { AnyShapeStyle(Color($0)) }
            let ground: AnyShapeStyle =
                switch kind {
                case _ where own != nil: own ?? AnyShapeStyle(.clear)
                case .plain: AnyShapeStyle(.clear)
                case .gray: tint ?? AnyShapeStyle(Color(UIColor.secondarySystemFill))
                case .tinted: AnyShapeStyle((tint ?? AnyShapeStyle(.tint)).opacity(0.18))
                case .filled: tint ?? AnyShapeStyle(.tint)
                }
            let ink = words ?? (kind == .filled ? AnyShapeStyle(.white) : AnyShapeStyle(.tint))
            let isVertical = imagePlacement == .top || imagePlacement == .bottom
            let isAfter = imagePlacement == .trailing || imagePlacement == .bottom
            let layout =
                isVertical
                ? AnyLayout(VStackLayout(spacing: imagePadding))
                : AnyLayout(HStackLayout(spacing: imagePadding))
            let title = attributedTitle.map { Text($0) } ?? self.title.map { Text(verbatim: $0) }
            let subtitle = attributedSubtitle.map { Text($0) } ?? self.subtitle.map { Text(verbatim: $0) }
            let side: HorizontalAlignment =
                titleAlignment == .leading ? .leading : titleAlignment == .trailing ? .trailing : .center
            let shape = RoundedRectangle(cornerRadius: corner, style: .continuous)
            let outset = background.strokeOutset
            let stroke = background.strokeWidth > 0 ? background.strokeColor ?? baseForegroundColor : nil
            return AnyView(
                layout {
                    if showsActivityIndicator { ProgressView() }
                    if let image, !isAfter, !showsActivityIndicator { Image(uiImage: image) }
                    VStack(alignment: side, spacing: titlePadding) {
                        if let title { title }
                        if let subtitle { subtitle.font(.caption) }
                    }
                    if let image, isAfter, !showsActivityIndicator { Image(uiImage: image) }
                }
                .foregroundStyle(ink)
                .padding(EdgeInsets(contentInsets))
                .background(ground, in: shape)
                .overlay {
                    if let stroke {
                        shape.strokeBorder(Color(stroke), lineWidth: background.strokeWidth).padding(-outset)
                    }
                }
                .disabled(!isEnabled))
        }
    }
}

@MainActor @preconcurrency public struct UIConfigurationTextAttributesTransformer {
    let transform: (AttributeContainer) -> AttributeContainer
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }
}
@MainActor @preconcurrency public struct UIConfigurationColorTransformer {
    let transform: (UIColor) -> UIColor
    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
    public static let grayscale = UIConfigurationColorTransformer { _ in .gray }
}

/// The ground of a button or a cell.
@MainActor @preconcurrency public struct UIBackgroundConfiguration {
    public var customView: UIView?
    public var cornerRadius: CGFloat = 0
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    public var backgroundColor: UIColor?
    public var visualEffect: UIVisualEffect?
    public var image: UIImage?
    public var imageContentMode = UIView.ContentMode.scaleToFill
    public var strokeColor: UIColor?
    public var strokeWidth: CGFloat = 0
    public var strokeOutset: CGFloat = 0
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}

/// What fills a view from values.
@MainActor @preconcurrency public protocol UIContentConfiguration {
    func makeContentView() -> any UIView & UIContentView
    func updated(for state: any UIConfigurationState) -> Self
}
@MainActor @preconcurrency public protocol UIContentView: AnyObject {
    var configuration: any UIContentConfiguration { get set }
}
public protocol UIConfigurationState {}
public struct UICellConfigurationState: UIConfigurationState {
    public var isSelected = false
    public var isHighlighted = false
    public var isFocused = false
    public var isDisabled = false
    public var isEditing = false
    public var isExpanded = false
    public var isSwiped = false
}
public struct UIViewConfigurationState: UIConfigurationState {
    public var isSelected = false
    public var isHighlighted = false
}

@MainActor @preconcurrency public struct UIListContentConfiguration: UIContentConfiguration {
    public struct TextProperties {
        public var font = UIFont.systemFont(ofSize: 17)
        public var color = UIColor.label
        public var numberOfLines = 0
        public var alignment = 0
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    }
    public struct ImageProperties {
        public var tintColor: UIColor?
        public var cornerRadius: CGFloat = 0
        public var maximumSize = CGSize.zero
        public var reservedLayoutSize = CGSize.zero
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    }
    public var text: String?
    public var attributedText: NSAttributedString?
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var image: UIImage?
    public var textProperties = TextProperties()
    public var secondaryTextProperties = TextProperties()
    public var imageProperties = ImageProperties()
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    public var prefersSideBySideTextAndSecondaryText = false
    public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
    public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
    public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }
    public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }
    public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
    public static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

@MainActor @preconcurrency public final class UIListContentView: UIView, UIContentView {
    public var configuration: any UIContentConfiguration
    public init(configuration: UIListContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
    }
    public required init?(coder: NSCoder) {
        configuration = UIListContentConfiguration()
        super.init(coder: coder)
    }
}
