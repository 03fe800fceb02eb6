internal import Pixels
internal import Rendering

/// Whether a file may be named so that is to hold a picture.
enum PictureName {
    /// What is wrong with the name, and what to do; `nil` for a good one.
    ///
    /// A picture's format is what its name ends in, so that a name of another kind of file would say what is not so. A
    /// name without an ending is a PNG file's.
    ///
    /// - Parameter isFolder: whether there is a folder of this name.
    /// - Parameter formats: what it may be, the usual one first; a picture of a difference is a PNG file.
    static func problem(
        _ path: String, isFolder: Bool = false, formats: [PictureFormat] = PictureFormat.all
    ) -> String? {
        let usual = formats.first?.fileExtension ?? "png"
        if path.isEmpty { return "the name of the file is empty: give one that ends in .\(usual)" }
        let start = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) }
        let name = path[(start ?? path.startIndex)...]
        if name.isEmpty || name == "." || name == ".." || isFolder {
            return
                "'\(path)' is a folder: name a file in it, such as '\(path)\(name.isEmpty ? "" : "/")picture.\(usual)'"
        }
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")),
            case let ending = name[name.utf8.index(after: dot)...], !ending.isEmpty
        else { return nil }
        // The first comparison is all that most names need.
        if ending == usual { return nil }
        if let format = PictureFormat(fileExtension: String(ending)), formats.contains(format) { return nil }
        let names = formats.map { $0.fileExtension.uppercased() }
        let kinds =
            (names.count > 1 ? names.dropLast().joined(separator: ", ") + " or " : "") + (names.last ?? "")
        return "'\(path)' ends in .\(ending), but pictures are \(kinds) files: name it "
            + "'\(path.dropLast(ending.count + 1))\(name.first == "." && dot == name.startIndex ? "picture" : "").\(usual)'"
    }
    /// Whether the name of the file, not of a folder that it lies in, says a format.
    static func hasEnding(_ path: String) -> Bool {
        path.utf8.reversed().prefix { $0 != UInt8(ascii: "/") }.contains(UInt8(ascii: "."))
    }

    /// The format that a name says; PNG for one that says none.
    static func format(_ path: String) -> PictureFormat {
        guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return .png(.fast) }
        let ending = path[path.utf8.index(after: dot)...]
        return ending == "png" ? .png(.fast) : PictureFormat(fileExtension: String(ending)) ?? .png(.fast)
    }
}
