import Foundation

/// A picture that lies among resources without a set, as `photo@2x~ipad.png`.
private struct LoosePicture {
    /// What code may call it: with the end of its name, and a PNG file without it, too.
    let names: [String]
    let slot: AssetSlot

    private static let idioms = ["iphone", "ipad", "mac"]

    init?(_ file: String) {
        guard let dot = file.lastIndex(of: "."), dot != file.startIndex else { return nil }
        let end = file[dot...]
        guard [".png", ".jpg", ".jpeg"].contains(end.lowercased()) else { return nil }
        var stem = file[..<dot]
        var slot = AssetSlot()
        for idiom in LoosePicture.idioms where stem.hasSuffix("~\(idiom)") {
            slot.idiom = idiom
            stem = stem.dropLast(idiom.count + 1)
        }
        slot.scale = 1
        for scale in [2, 3] where stem.hasSuffix("@\(scale)x") {
            slot.scale = scale
            stem = stem.dropLast(3)
        }
        guard !stem.isEmpty else { return nil }
        self.slot = slot
        names = ["\(stem)\(end)"] + (end.lowercased() == ".png" ? [String(stem)] : [])
    }
}

/// The pictures in a folder, as sets by the names that code has for them.
enum LoosePictures {
    /// More files than that are no resources of an app.
    private static let limit = 5000

    static func sets(in folder: String) -> [String: ImageSetFile] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        var sets: [String: ImageSetFile] = [:]
        for file in files.sorted().prefix(limit) {
            guard let picture = LoosePicture(file) else { continue }
            for name in picture.names { sets[name, default: ImageSetFile()].add(file, for: picture.slot) }
        }
        return sets
    }
}
