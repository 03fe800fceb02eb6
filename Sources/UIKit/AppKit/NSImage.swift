public import Foundation
public import ViewCore

/// A picture as AppKit spells it, by name, or none.
open class NSImage: UIImage, @unchecked Sendable {
    public typealias Name = String

    public override init() { super.init() }
    /// Files of pictures are not read.
    public override init?(data: Data) { return nil }
    public override init?(contentsOfFile path: String) { return nil }
    public init?(contentsOf url: URL) { return nil }
    open var isTemplate = false
    public init(size: CGSize) { super.init(nil, size: size) }
    public override init?(named name: String) { super.init(named: name) }
    public init?(systemSymbolName name: String, accessibilityDescription description: String?) {
        super.init(systemName: name)
    }
}

extension Image {
    nonisolated public init(nsImage: NSImage) { self.init(uiImage: nsImage) }
}
