import CPangoCairo
public import Drawing

/// What decides pixels besides the display list, in words that can be compared and stored.
public enum RasterStack {
    /// Raised when, and only when, pixels may change for reasons in this code.
    public static let renderingRevision = 3

    /// The parts every picture shares: revision, processor, each library with its upstream version, and what
    /// of the environment makes libraries draw otherwise.
    ///
    /// FriBidi's is the one compiled against, as it offers no other that is safe to read from threads.
    public static let components: [String] =
        [
            "rendering \(renderingRevision)",
            architecture,
            unsafe "cairo " + String(cString: cairo_version_string()),
            unsafe "pixman " + String(cString: pixman_version_string()),
            unsafe "pango " + String(cString: pango_version_string()),
            unsafe "harfbuzz " + String(cString: hb_version_string()),
            "freetype " + freeTypeVersion,
            "fribidi " + FRIBIDI_VERSION,
        ] + DrawingVariables.components

    private static var architecture: String {
        #if arch(x86_64)
            "x86_64"
        #elseif arch(arm64)
            "arm64"
        #else
            "another processor"
        #endif
    }

    private static var freeTypeVersion: String {
        var library: FT_Library?
        guard unsafe FT_Init_FreeType(&library) == 0 else { return "unusable" }
        defer { unsafe FT_Done_FreeType(library) }
        var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
        unsafe FT_Library_Version(library, &major, &minor, &patch)
        return "\(major).\(minor).\(patch)"
    }
}

extension FontLibrary {
    /// The shared components, then each face used so far as `name sha256`, by name.
    public var stackDescription: [String] {
        RasterStack.components + used.map { "\($0.name) \($0.sha256)" }
    }

    /// The shared components, then the faces that one list draws with and the libraries that its pictures are from: a new font
    /// elsewhere is no change.
    public func stackDescription(for list: DisplayList) throws(RasterError) -> [String] {
        var description = RasterStack.components
        let parts = parts(of: list)
        for name in parts.faces.sorted() { description.append("\(name) \(try face(named: name).sha256)") }
        return description + parts.libraries.sorted()
    }

    /// The names of the faces that a list draws with, each once, in order of appearance.
    public func faces(of list: DisplayList) -> [String] { parts(of: list).faces }

    /// The names of the faces that a list draws with, and the libraries that have read or drawn its pictures: each once, in
    /// order of appearance.
    package func parts(of list: DisplayList) -> StackParts {
        var parts = StackParts()
        list.walk { item in
            switch item {
            case .glyphs(let run): parts.faces.appendNew(run.face.name)
            case .image(let image): if let library = image.library { parts.libraries.appendNew(library) }
            default: break
            }
            return .into
        }
        return parts
    }
}

/// What a list is drawn with besides what every list is.
package struct StackParts: Hashable, Sendable {
    package fileprivate(set) var faces: [String] = []
    package fileprivate(set) var libraries: [String] = []
}

extension [String] {
    fileprivate mutating func appendNew(_ name: String) {
        if last != name, !contains(name) { append(name) }
    }
}
