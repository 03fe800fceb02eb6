import Controls
public import Foundation
import ViewCore

/// A control of AppKit.
@MainActor @preconcurrency open class NSControl: NSView {
    public enum ControlSize: UInt, Sendable { case regular, small, mini, large }
    open var isEnabled = true
    open var stringValue = ""
    open var doubleValue = 0.0
    open var font: NSFont?
    open var alignment = NSTextAlignment.natural
    open var controlSize = ControlSize.regular
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    open weak var target: AnyObject?
    open var action: Selector?
}

/// Text on one line, to read or to write.
@MainActor @preconcurrency open class NSTextField: NSControl {
    open var placeholderString: String?
    open var textColor: NSColor?
    open var backgroundColor: NSColor?
    open var drawsBackground = true
    open var isBordered = true
    open var isBezeled = true
    open var isEditable = true
    open var isSelectable = true
    open var focusRingType = NSFocusRingType.default
    open var maximumNumberOfLines = 0

    public convenience init(labelWithString stringValue: String) {
        self.init(frame: .zero)
        self.stringValue = stringValue
        (isEditable, isBordered, drawsBackground) = (false, false, false)
    }
    public convenience init(string stringValue: String) {
        self.init(frame: .zero)
        self.stringValue = stringValue
    }

    override func drawn() -> AnyView? {
        let words = stringValue.isEmpty ? placeholderString ?? "" : stringValue
        let color = stringValue.isEmpty ? NSColor.placeholderTextColor : textColor ?? .labelColor
        return AnyView(
            Text(verbatim: words).font(font.map { Font($0) } ?? .system(size: 13)).lineLimit(1)
                .foregroundStyle(Color(nsColor: color)))
    }
}

public enum NSFocusRingType: UInt, Sendable { case `default`, none, exterior }

/// How far something is, as a bar or a spinner.
@MainActor @preconcurrency open class NSProgressIndicator: NSView {
    public enum Style: UInt, Sendable { case bar, spinning }
    open var style = Style.bar
    open var isIndeterminate = true
    open var doubleValue = 0.0
    open var minValue = 0.0
    open var maxValue = 100.0
    open var controlSize = NSControl.ControlSize.regular
    open var isDisplayedWhenStopped = true
    open func startAnimation(_ sender: Any?) {}
    open func stopAnimation(_ sender: Any?) {}

    override func drawn() -> AnyView? {
        let size: ControlSize = controlSize == .small ? .small : controlSize == .mini ? .mini : .regular
        guard !isIndeterminate, maxValue > minValue else {
            return AnyView(ProgressView().controlSize(size))
        }
        let part = min(max((doubleValue - minValue) / (maxValue - minValue), 0), 1)
        return AnyView(
            style == .bar
                ? AnyView(ProgressView(value: part).progressViewStyle(.linear))
                : AnyView(ProgressView(value: part).progressViewStyle(.circular)))
    }
}

@MainActor @preconcurrency open class NSImageView: NSControl {
    open var image: NSImage?
    open var contentTintColor: NSColor?
    public convenience init(image: NSImage) {
        self.init(frame: .zero)
        self.image = image
    }
    override func drawn() -> AnyView? {
        guard let image else { return AnyView(Color.clear) }
        return AnyView(
            Image(nsImage: image).foregroundStyle(Color(nsColor: contentTintColor ?? .labelColor)))
    }
}

@MainActor @preconcurrency open class NSScrollView: NSView {
    open var documentView: NSView?
    open var hasVerticalScroller = false
    open var hasHorizontalScroller = false
    open var drawsBackground = true
    open var autohidesScrollers = false
    open var backgroundColor = NSColor.controlBackgroundColor
}

@MainActor @preconcurrency open class NSTextView: NSView {
    open var string = ""
    open var font: NSFont?
    open var textColor: NSColor?
    open var backgroundColor = NSColor.textBackgroundColor
    open var drawsBackground = true
    open var isEditable = true
    open var isSelectable = true
    open var isRichText = true
    open var allowsUndo = false
    open var insertionPointColor: NSColor?
    open var textContainerInset = NSSize.zero
}
