public import Foundation
public import ViewCore

/// Makes a picture of views; none is made, since this is in the middle of making one.
@MainActor @preconcurrency public final class ImageRenderer<Content: View> {
    public var content: Content
    public var scale: CGFloat = 1
    public var proposedSize = ProposedViewSize.unspecified
    public var isOpaque = false
    public init(content: Content) { self.content = content }

    public var uiImage: UIImage? {
        Journal.current?.warn("ImageRenderer makes no picture; what shows it shows nothing")
        return nil
    }
    public var nsImage: NSImage? {
        Journal.current?.warn("ImageRenderer makes no picture; what shows it shows nothing")
        return nil
    }
}
