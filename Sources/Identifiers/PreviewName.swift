/// Names of previews, which are sentences, as names of presets.
package enum PreviewName {
    /// A preview's name as an id may have it, which names files: no part leads out of a folder, and all of it leaves room
    /// in the 200 bytes that an id has, where most signs take three for each of theirs.
    package static func part(_ name: String?) -> String {
        let whole = (name ?? "preview").split(separator: "/", omittingEmptySubsequences: false).map { part in
            part.allSatisfy { $0 == "." }
                ? String(repeating: "_", count: max(part.count, 1)) : String(part)
        }.joined(separator: "/")
        var length = 0
        let start = whole.prefix { sign in
            length += sign.isASCII && (sign.isLetter || sign.isNumber) ? 1 : 3 * sign.utf8.count
            return length <= 110
        }
        return start.count < whole.count ? start + "…" : whole
    }
}
