/// What the `Contents.json` of a symbol set says.
struct SymbolSetFile: Sendable {
    var slots: [AssetSlot] = []
    /// A file for each.
    var files: [String] = []
    /// What has no effect, as sentences.
    var notes: [String] = []

    private static let keys = AssetSlot.keys.union(["filename", "unassigned"])
    private static let intent = "symbol-rendering-intent"
    private static let properties = AssetProperty.all.merging([
        intent: .words(["automatic", "monochrome", "hierarchical", "multicolor", "template"])
    ]) { $1 }

    init(_ file: AssetPart) throws(AssetFault) {
        notes = try file.notes(knowing: ["symbols", "info", "properties"])
        notes += try file.head(properties: SymbolSetFile.properties)
        if let intent = try file.member("properties")?.member(SymbolSetFile.intent),
            ["hierarchical", "multicolor"].contains(try intent.string())
        {
            notes.append("\(intent.place) is ignored; the symbol is drawn in one colour")
        }
        var parts: [(slot: AssetSlot, part: AssetPart)] = []
        for item in try file.required("symbols").array() {
            notes += try item.notes(knowing: SymbolSetFile.keys)
            let slot = try AssetSlot(item, &notes)
            guard let name = try item.member("filename"), try item.bool("unassigned") != true else {
                continue
            }
            parts.append((slot, item))
            slots.append(slot)
            files.append(try name.fileName())
        }
        try AssetSlot.checkRepeats(parts)
    }
}
