internal import Glibc
internal import Pixels

/// What could be a picture below a folder: nothing of it is passed over in silence.
///
/// A file is a PNG file by its name, whatever its capitals, or by its first bytes, whatever its name. Other kinds of
/// pictures are known the same ways and are skipped with the reason. Links are followed inside of the folder; one that
/// leads out of it, to nowhere or back to a folder that it lies in is refused.
struct PictureListing {
    struct Entry {
        /// Below the folder.
        let name: String
        let kind: Kind

        /// By bytes, since names that only look alike are two.
        func isBefore(_ other: Entry) -> Bool { name.precedesByBytes(other.name) }

        func isNamed(as other: Entry) -> Bool { name.hasSameBytes(as: other.name) }
    }

    enum Kind {
        case picture
        /// Of a kind that is not compared; says why.
        case skipped(String)
        /// What stands there cannot be trusted or read; says why.
        case refused(String)
    }

    /// In the order of the names.
    private(set) var entries: [Entry] = []
    private let root: String
    private let realRoot: String

    /// More names in one folder are links that multiply.
    private static let most = 1_000_000

    init(of folder: String) throws {
        guard FileSystem.kind(of: folder, followingLinks: true) == .folder, let real = realPath(folder)
        else {
            throw StoreError.io(operation: "list", path: folder, reason: "it is not a folder")
        }
        root = folder
        realRoot = real
        try collect("", above: [real])
        entries.sort { $0.isBefore($1) }
    }

    /// - Parameter above: where the folders that `part` lies in really are.
    private mutating func collect(_ part: String, above: [String]) throws {
        for (name, kind) in try listed(part) {
            guard entries.count < Self.most else {
                throw StoreError.io(
                    operation: "list", path: root,
                    reason: "it holds more than \(Self.most) pictures: name a smaller folder")
            }
            // Nothing is found by a name that was mended to be a string.
            if name.containsByte(0xEF), name.unicodeScalars.contains("\u{FFFD}"),
                FileSystem.kind(of: root + "/" + part + name, followingLinks: false) == .none
            {
                add(part + name, .refused("the name is not UTF-8: rename it"))
                continue
            }
            switch kind {
            case .file: addFile(part + name)
            case .folder: try enter(part + name, above: above)
            case .link: try follow(part + name, above: above)
            case .other, .none: add(part + name, .skipped("it is neither a file nor a folder"))
            }
        }
    }

    /// What is in a folder, in any order; nothing where a folder below the first one cannot be read, which is refused.
    // Not inlined, for the reason that `Bands.swift` gives; so are those below.
    @inline(never)
    private mutating func listed(_ part: String) throws -> [(name: String, kind: FileSystem.Kind)] {
        let found = Result { try FileSystem.unsortedEntries(in: root + "/" + part) }
        if case .failure(let error) = found, !part.isEmpty {
            add(String(part.dropLast()), .refused("\(error)"))
            return []
        }
        return try found.get()
    }

    @inline(never)
    private mutating func enter(_ name: String, above: [String]) throws {
        let last = name.split(separator: "/").last.map(String.init) ?? ""
        try collect(name + "/", above: above + [above[above.count - 1] + "/" + last])
    }

    @inline(never)
    private mutating func follow(_ name: String, above: [String]) throws {
        guard let target = realPath(root + "/" + name) else {
            let reason = errno == ELOOP ? "the link leads to itself" : "the link leads to nothing"
            return add(name, .refused(reason))
        }
        guard target == realRoot || target.hasPrefix(realRoot == "/" ? "/" : realRoot + "/") else {
            return add(name, .refused("the link leads out of the folder, to \(target)"))
        }
        switch FileSystem.kind(of: target, followingLinks: false) {
        case .file: addFile(name)
        case .folder:
            guard !above.contains(target) else {
                return add(name, .refused("the link leads back to a folder that contains it, \(target)"))
            }
            try collect(name + "/", above: above + [target])
        case .link, .none, .other: add(name, .skipped("it leads to neither a file nor a folder"))
        }
    }

    @inline(never)
    private mutating func addFile(_ name: String) {
        let named = PictureKind(ofFileNamed: name)
        if named == .png { return add(name, .picture) }
        let head: [UInt8]
        do {
            head = try readStart(of: root + "/" + name, count: 16)
        } catch {
            return add(name, .refused("\(error)"))
        }
        // What a file is counts before what it is called.
        switch PictureKind(of: head) ?? named {
        case .png: add(name, .picture)
        case .other(let kind): add(name, .skipped("it is \(kind), and only PNG files are compared"))
        case nil: break
        }
    }

    @inline(never)
    private mutating func add(_ name: String, _ kind: Kind) { entries.append(Entry(name: name, kind: kind)) }
}

/// Kinds of pictures, by a file's name or by how it starts.
enum PictureKind: Equatable {
    case png
    /// With its article, as in "it is a JPEG picture".
    case other(String)

    private static let names = [
        "jpg": "a JPEG picture", "jpeg": "a JPEG picture", "jpe": "a JPEG picture", "jfif": "a JPEG picture",
        "pjpeg": "a JPEG picture", "pjp": "a JPEG picture", "gif": "a GIF picture",
        "webp": "a WebP picture", "bmp": "a BMP picture", "dib": "a BMP picture", "tif": "a TIFF picture",
        "tiff": "a TIFF picture", "dng": "a raw picture", "cr2": "a raw picture", "nef": "a raw picture",
        "heic": "a HEIF picture", "heif": "a HEIF picture", "hif": "a HEIF picture",
        "avif": "an AVIF picture",
        "jxl": "a JPEG XL picture", "jxr": "a JPEG XR picture",
        "ico": "an icon", "cur": "an icon", "icns": "an icon", "svg": "an SVG drawing",
        "svgz": "an SVG drawing",
        "apng": "an animated PNG picture", "mng": "a MNG picture", "jng": "a JNG picture",
        "tga": "a TGA picture", "ppm": "a PPM picture", "pgm": "a PGM picture", "pbm": "a PBM picture",
        "pnm": "a PNM picture", "pam": "a PAM picture", "qoi": "a QOI picture", "exr": "an OpenEXR picture",
        "hdr": "a Radiance picture", "dds": "a DDS picture", "ktx": "a KTX picture", "pcx": "a PCX picture",
        "psd": "a Photoshop picture", "xcf": "a GIMP picture",
        "jp2": "a JPEG 2000 picture", "j2k": "a JPEG 2000 picture",
    ]

    /// `nil` where the name says nothing.
    init?(ofFileNamed name: String) {
        // Each of thousands of names is asked; most end so.
        if name.hasSuffix(".png") {
            self = .png
            return
        }
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")),
            case let end = name[name.utf8.index(after: dot)...],
            !end.utf8.contains(UInt8(ascii: "/"))
        else { return nil }
        let ending = end.lowercased()
        if ending == "png" {
            self = .png
        } else if let kind = Self.names[ending] {
            self = .other(kind)
        } else {
            return nil
        }
    }

    private static let starts: [([UInt8], String)] = [
        ([0xFF, 0x0A], "a JPEG XL picture"), ([0, 0, 0, 12, 0x4A, 0x58, 0x4C, 0x20], "a JPEG XL picture"),
        ([0, 0, 0, 12, 0x6A, 0x50, 0x20, 0x20], "a JPEG 2000 picture"),
        (Array("8BPS".utf8), "a Photoshop picture"),
        (Array("qoif".utf8), "a QOI picture"), ([0x76, 0x2F, 0x31, 0x01], "an OpenEXR picture"),
        (Array("DDS ".utf8), "a DDS picture"), (Array("gimp xcf".utf8), "a GIMP picture"),
        (Array("#?RADIANCE".utf8), "a Radiance picture"), (Array("icns".utf8), "an icon"),
        (Array("<svg".utf8), "an SVG drawing"),
        ([0x8A, 0x4D, 0x4E, 0x47], "a MNG picture"), ([0x8B, 0x4A, 0x4E, 0x47], "a JNG picture"),
    ]

    /// By the first 16 bytes; `nil` where they are of no picture known here.
    init?(of head: [UInt8]) {
        func has(_ bytes: [UInt8], at place: Int = 0) -> Bool { head.dropFirst(place).starts(with: bytes) }
        let brand = Array("ftyp".utf8)
        if has([0x89, 0x50, 0x4E, 0x47]) {
            self = .png
        } else if has([0xFF, 0xD8, 0xFF]) {
            self = .other("a JPEG picture")
        } else if has(Array("GIF8".utf8)) {
            self = .other("a GIF picture")
        } else if has(Array("RIFF".utf8)), has(Array("WEBP".utf8), at: 8) {
            self = .other("a WebP picture")
        } else if has([0x49, 0x49, 0x2A, 0]) || has([0x4D, 0x4D, 0, 0x2A]) {
            self = .other("a TIFF picture")
        } else if has(brand, at: 4),
            ["heic", "heix", "hevc", "heim", "mif1", "msf1"].contains(where: { has(Array($0.utf8), at: 8) })
        {
            self = .other("a HEIF picture")
        } else if has(brand, at: 4), has(Array("avi".utf8), at: 8) {
            self = .other("an AVIF picture")
        } else if has(Array("BM".utf8)), head.count >= 10, head[6..<10].allSatisfy({ $0 == 0 }) {
            self = .other("a BMP picture")
        } else if let (_, kind) = Self.starts.first(where: { has($0.0) }) {
            self = .other(kind)
        } else {
            return nil
        }
    }
}

/// Where a path leads, over all links; `nil` where it leads nowhere, with the reason in `errno`.
private func realPath(_ path: String) -> String? {
    guard let resolved = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
}
