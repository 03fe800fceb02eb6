import CPangoCairo
import Glibc

/// The fonts of the given folders by full name, PostScript name and family.
struct CustomFonts {
    /// Paths by name; more than one path makes the name ambiguous.
    private var paths: [String: [String]] = [:]
    /// A file of a family of several.
    private struct Member {
        let path: String
        /// A name that is its alone.
        let name: String
        let weight: Double
        let isItalic: Bool
        let hasWeights: Bool
    }
    private var members: [String: [Member]] = [:]
    /// The families of each file.
    private var familyNames: [String: [String]] = [:]

    /// Files that are called as fonts are and cannot be used, in file-name order.
    private(set) var unusable: [RasterError] = []

    var names: [String] { paths.keys.sorted() }

    /// Reads each `.ttf` and `.otf` in file-name order; a file that cannot be used answers to no name.
    init(folders: [String]) {
        let manifestFiles = Set(FontManifest.faces.map(\.fileName))
        var families: [String: [(path: String, isRegular: Bool)]] = [:]
        for folder in folders {
            for file in CustomFonts.fontFiles(in: folder) where !manifestFiles.contains(file) {
                let path = folder + "/" + file
                let face: HarfBuzzFace
                do throws(RasterError) {
                    face = try CustomFonts.face(of: path)
                } catch {
                    unusable.append(error)
                    continue
                }
                let own = Set(
                    [.full, .postScript].compactMap { face.name($0) })
                for name in own { paths[name, default: []].append(path) }
                let style =
                    face.name(.typographicSubfamily) ?? face.name(.subfamily)
                let both = Set(
                    [.typographicFamily, .family].compactMap { face.name($0) })
                if let name = face.name(.postScript) ?? face.name(.full) {
                    let (weight, isItalic) = face.style
                    let member = Member(
                        path: path, name: name, weight: weight, isItalic: isItalic,
                        hasWeights: face.axis(HarfBuzzFont.tag("wght")) != nil)
                    for family in both { members[family, default: []].append(member) }
                    familyNames[path] = both.sorted()
                }
                for family in both.subtracting(own) {
                    families[family, default: []].append((path, style == "Regular"))
                }
            }
        }
        // A family of several files means its regular one, when there is exactly one of those.
        for (family, members) in families where paths[family] == nil {
            let regular = members.filter(\.isRegular)
            paths[family] = (regular.count == 1 ? regular : members).map(\.path)
        }
    }

    func path(named name: String) -> Result<String, RasterError> {
        guard let found = paths[name], let first = found.first else {
            return .failure(.unknownFont(name: name))
        }
        return found.count == 1
            ? .success(first) : .failure(.ambiguousFont(name: name, files: found))
    }

    /// The face of the family with the slant and, of these, the nearest weight; `nil` where that is what `name` means.
    ///
    /// Of two that are as near the lighter one up to medium and the heavier one above, as CSS has it (Fonts, 5.2).
    func member(ofFamilyOf name: String, weight: Double?, isItalic: Bool?) -> String? {
        guard case .success(let path) = path(named: name), let families = familyNames[path] else {
            return nil
        }
        // The largest family: its files may be in smaller ones, too.
        let all = families.compactMap { members[$0] }.max { $0.count < $1.count } ?? []
        guard all.count > 1, let own = all.first(where: { $0.path == path }) else { return nil }
        let wanted = (weight: weight ?? own.weight, isItalic: isItalic ?? own.isItalic)
        let slanted = all.filter { $0.isItalic == wanted.isItalic }
        func distance(_ member: Member) -> Double {
            guard !member.hasWeights else { return 0 }
            let difference = member.weight - wanted.weight
            return abs(difference) + ((difference > 0) == (wanted.weight > 500) ? 0 : 0.5)
        }
        let nearest = (slanted.isEmpty ? [own] : slanted).min { distance($0) < distance($1) }
        return nearest.flatMap { $0.path == path || paths[$0.name]?.count != 1 ? nil : $0.name }
    }

    private static func face(of path: String) throws(RasterError) -> HarfBuzzFace {
        let contents = try MappedFile(path: path)
        guard contents.hasWholeTables else {
            throw .unreadableFont(path: path, reason: "it is damaged: its tables extend beyond its end")
        }
        let face = HarfBuzzFace(contents)
        guard face.glyphCount > 0 else {
            throw .unreadableFont(path: path, reason: "it is not a font, or it is damaged")
        }
        return face
    }

    private static func fontFiles(in folder: String) -> [String] {
        guard let stream = unsafe opendir(folder) else { return [] }
        defer { unsafe closedir(stream) }
        var files: [String] = []
        while let entry = unsafe readdir(stream) {
            let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            let lowered = name.lowercased()
            // Hidden files are those that macOS leaves beside copied ones.
            if name.hasPrefix(".") { continue }
            if lowered.hasSuffix(".ttf") || lowered.hasSuffix(".otf") { files.append(name) }
        }
        return files.sorted()
    }
}
