import Controls
public import Foundation
import ViewCore

/// What draws a control in AppKit; here the control does.
@MainActor @preconcurrency open class NSCell {
    public init() {}
    open var isEnabled = true
    open var isBordered = false
    open var title = ""
}

@MainActor @preconcurrency open class NSButtonCell: NSCell {
    open var backgroundColor: NSColor?
}

/// A button of AppKit, with the look of SwiftUI's on macOS.
@MainActor @preconcurrency open class NSButton: NSControl {
    public enum BezelStyle: Sendable {
        case automatic, push, flexiblePush, disclosure, circular, helpButton, smallSquare, toolbar
        case accessoryBarAction, accessoryBar, pushDisclosure, badge
        public static let rounded = BezelStyle.push
        public static let regularSquare = BezelStyle.flexiblePush
        public static let texturedRounded = BezelStyle.toolbar
        public static let inline = BezelStyle.badge
        public static let recessed = BezelStyle.accessoryBar
    }
    public enum ButtonType: Sendable {
        case momentaryLight, pushOnPushOff, toggle, `switch`, radio, momentaryChange, onOff, momentaryPushIn
        case accelerator, multiLevelAccelerator
    }

    open var title = ""
    open var attributedTitle = NSAttributedString(string: "") { didSet { title = attributedTitle.string } }
    open var alternateTitle = ""
    open var image: NSImage?
    open var alternateImage: NSImage?
    open var imagePosition = NSControl.ImagePosition.imageLeading
    open var bezelStyle = BezelStyle.automatic
    open var bezelColor: NSColor?
    open var contentTintColor: NSColor?
    open var isBordered = true
    open var isTransparent = false
    open var state = NSControl.StateValue.off
    open var keyEquivalent = ""
    open var keyEquivalentModifierMask: NSEvent.ModifierFlags = []
    open var cell: NSCell? = NSButtonCell()
    private var type = ButtonType.momentaryPushIn

    public convenience init(title: String, target: Any?, action: Selector?) {
        self.init(frame: .zero)
        self.title = title
        (self.target, self.action) = (target as AnyObject?, action)
    }
    public convenience init(image: NSImage, target: Any?, action: Selector?) {
        self.init(title: "", target: target, action: action)
        self.image = image
    }
    public convenience init(title: String, image: NSImage, target: Any?, action: Selector?) {
        self.init(title: title, target: target, action: action)
        self.image = image
    }
    public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?) {
        self.init(title: title, target: target, action: action)
        type = .switch
    }
    public convenience init(radioButtonWithTitle title: String, target: Any?, action: Selector?) {
        self.init(title: title, target: target, action: action)
        type = .radio
    }
    open func setButtonType(_ type: ButtonType) { self.type = type }
    open func setAccessibilityLabel(_ label: String?) {}
    open func performClick(_ sender: Any?) {}

    override func drawn() -> AnyView? {
        let (title, image) = (title, image)
        if type == .switch {
            return AnyView(
                Toggle(isOn: .constant(state == .on)) { Text(verbatim: title) }
                    .toggleStyle(.checkbox).disabled(!isEnabled))
        }
        let button = Button {
        } label: {
            HStack(spacing: 4) {
                if let image { Image(nsImage: image) }
                if !title.isEmpty { Text(verbatim: title) }
            }
            .foregroundStyle(
                contentTintColor.map { AnyShapeStyle(Color(nsColor: $0)) } ?? AnyShapeStyle(.primary))
        }
        .font(font.map { Font($0) } ?? .system(size: 13))
        .tint(bezelColor.map { Color(nsColor: $0) })
        .disabled(!isEnabled)
        let ground = layer?.backgroundColor.map { Color(cgColor: $0) } ?? .clear
        let shape = RoundedRectangle(cornerRadius: layer?.cornerRadius ?? 0)
        return AnyView(
            Group {
                if isBordered { button.buttonStyle(.bordered) } else { button.buttonStyle(.plain) }
            }
            .background(ground, in: shape))
    }
}

extension NSControl {
    public enum ImagePosition: Sendable {
        case noImage, imageOnly, imageLeft, imageRight, imageBelow, imageAbove, imageOverlaps, imageLeading
        case imageTrailing
    }
    public enum StateValue: Sendable { case mixed, off, on }
}
