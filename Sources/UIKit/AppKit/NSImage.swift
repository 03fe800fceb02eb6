public import Foundation
public import ViewCore

/// A picture as AppKit spells it, by name, or of a file or bytes.
open class NSImage: UIImage, @unchecked Sendable {
    public typealias Name = String

    public override init() { super.init() }
    public override init?(data: Data) { super.init(data: data) }
    public override init?(contentsOfFile path: String) { super.init(contentsOfFile: path) }
    /// Of a file alone; nothing is fetched.
    public init?(contentsOf url: URL) {
        guard url.isFileURL else { return nil }
        super.init(contentsOfFile: url.path)
    }
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
