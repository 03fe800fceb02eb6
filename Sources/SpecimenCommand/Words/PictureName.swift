/// Whether a file may be named so that is to hold a picture.
enum PictureName {
    /// What is wrong with the name, and what to do; `nil` for a good one.
    ///
    /// All pictures are PNG files, so that a name of another kind of file would say what is not so. A name without an
    /// ending says nothing.
    ///
    /// - Parameter isFolder: whether there is a folder of this name.
    static func problem(_ path: String, isFolder: Bool = false) -> String? {
        if path.isEmpty { return "the name of the file is empty: give one that ends in .png" }
        let start = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) }
        let name = path[(start ?? path.startIndex)...]
        if name.isEmpty || name == "." || name == ".." || isFolder {
            return
                "'\(path)' is a folder: name a file in it, such as '\(path)\(name.isEmpty ? "" : "/")picture.png'"
        }
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")),
            case let ending = name[name.utf8.index(after: dot)...], !ending.isEmpty
        else { return nil }
        if ending == "png" || ending.lowercased() == "png" { return nil }
        return "'\(path)' ends in .\(ending), but pictures are PNG files: name it "
            + "'\(path.dropLast(ending.count + 1))\(name.first == "." && dot == name.startIndex ? "picture" : "").png'"
    }
}
