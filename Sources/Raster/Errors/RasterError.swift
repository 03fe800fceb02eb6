internal import CPangoCairo

/// Why a picture could not be drawn or a font could not be used.
public enum RasterError: Error, Hashable, Sendable {
    /// The picture, or a layer it needs, is past the limits of `RasterLimits`; sizes in pixels.
    case tooLarge(width: Int, height: Int)
    /// A drawing library gave up, with its own word for why.
    case drawingFailed(status: String)
    /// No face of the manifest and no font of the given folders has this name.
    case unknownFont(name: String)
    /// A face of the manifest whose file is in none of the folders.
    case fontMissing(face: String, file: String, package: String, set: FontSet = .usual)
    /// A file of the manifest's name with other bytes; it is never drawn with.
    case wrongFontDigest(
        face: String, path: String, expected: String, found: String, set: FontSet = .usual)
    case unreadableFont(path: String, reason: String)
    /// Several files of the given folders answer to one name.
    case ambiguousFont(name: String, files: [String])
}

extension RasterError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .tooLarge(let width, let height):
            """
            a picture of \(width) × \(height) pixels is too large: the limits are \(RasterLimits.side) pixels per side \
            and \(RasterLimits.pixels) pixels in total; make the view or the scale smaller
            """
        case .drawingFailed(let status): "drawing failed: \(status)"
        case .unknownFont(let name):
            "no font is named '\(name)'; name the folder of its file with --fonts"
        case .fontMissing(let face, let file, let package, let set):
            "the font '\(face)' is not installed: \(file) of \(package) is missing; \(set.remedy)"
        case .wrongFontDigest(let face, let path, let expected, let found, let set):
            """
            the font '\(face)' has other bytes than the manifest says: \(path) has SHA-256 \(found), \
            expected \(expected); \(set.remedy)
            """
        case .unreadableFont(let path, let reason):
            "the font file \(path) cannot be used: \(reason)"
        case .ambiguousFont(let name, let files):
            "several files have the font name '\(name)': \(files.joined(separator: ", ")); use a full font name"
        }
    }
}

/// How large a picture may be; larger ones are refused before memory is asked for.
public enum RasterLimits {
    /// Pixels along one side.
    public static let side = 16384
    /// Pixels in all.
    public static let pixels = 64_000_000

    static func check(width: Int, height: Int) throws(RasterError) {
        guard width <= side, height <= side, width * height <= pixels else {
            throw .tooLarge(width: width, height: height)
        }
    }
}

extension RasterError {
    init(_ status: cairo_status_t) {
        self = unsafe .drawingFailed(status: String(cString: cairo_status_to_string(status)))
    }
}
