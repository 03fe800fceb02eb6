public import Foundation

// Registering the files of fonts, as Core Text has it. Files below a target are found without it, so that there is
// nothing to do but to say whether the file is there.

// What C interfaces of the system take. There is no bridge here: values stay what they are.
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFString = String
public typealias CFURL = URL
public typealias CFData = Data
public typealias CFError = NSError

/// The contents of a file.
public final class CGDataProvider {
    let data: Data

    /// Nothing where the file cannot be read.
    public init?(url: CFURL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.data = data
    }
    /// The contents of a file that is read already.
    public init?(data: Data) { self.data = data }
}

/// A font in a file.
public final class CGFont {
    /// Nothing where the data is that of no font.
    public init?(_ provider: CGDataProvider) {
        // TrueType, OpenType, a collection of them, and what Apple's own begin with.
        let kinds = [[0, 1, 0, 0], Array("OTTO".utf8), Array("ttcf".utf8), Array("true".utf8)]
        guard kinds.contains(Array(provider.data.prefix(4))) else { return nil }
    }
}

public enum CTFontManagerScope: UInt32, Sendable { case none, process, persistent, session }

/// Whether there is a font in the file.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    if CGDataProvider(url: fontURL).flatMap(CGFont.init) != nil { return true }
    let words = "\(fontURL.path) is no file of a font"
    // kCTFontManagerErrorUnrecognizedFormat.
    unsafe error?.pointee = .passRetained(
        CFError(
            domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: 103,
            userInfo: [NSLocalizedDescriptionKey: words]))
    return false
}

@discardableResult
public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }
