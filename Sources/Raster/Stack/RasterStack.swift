import CPangoCairo
public import Drawing

/// What decides pixels besides the display list, in words that can be compared and stored.
public enum RasterStack {
    /// Raised when, and only when, pixels may change for reasons in this code.
    public static let renderingRevision = 2

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

    /// The shared components, then the faces that one list draws with: a new font elsewhere is no change.
    public func stackDescription(for list: DisplayList) throws(RasterError) -> [String] {
        var description = RasterStack.components
        for name in faces(of: list).sorted() { description.append("\(name) \(try face(named: name).sha256)") }
        return description
    }

    /// The names of the faces that a list draws with, each once, in order of appearance.
    public func faces(of list: DisplayList) -> [String] {
        var names: [String] = []
        list.walk { item in
            if case .glyphs(let run) = item, names.last != run.face.name,
                !names.contains(run.face.name)
            {
                names.append(run.face.name)
            }
            return .into
        }
        return names
    }
}
