/// The beginning of words that only say which view is meant.
func shortened(_ text: String) -> String {
    text.count > 24 ? text.prefix(22) + "…" : text
}

/// The first two of several names.
func few(_ names: [String]) -> [String] { names.count > 2 ? Array(names.prefix(2)) + ["…"] : names }

/// The first two of several names that differ.
func fewKinds(of names: [String]) -> [String] {
    few(names.reduce(into: []) { found, name in if !found.contains(name) { found.append(name) } })
}

/// Two long texts around what differs between them, so that a failure stays one line that can be read.
func excerpts(_ old: String, _ new: String) -> (old: String, new: String) {
    let longest = 48
    if max(old.count, new.count) <= longest { return (old, new) }
    let (a, b) = (Array(old), Array(new))
    let start = zip(a, b).prefix { $0 == $1 }.count
    let rest = min(a.count, b.count) - start
    let end = zip(a.reversed(), b.reversed()).prefix(rest).prefix { $0 == $1 }.count
    func excerpt(_ text: [Character]) -> String {
        let context = 12
        let from = max(start - context, 0)
        let to = min(text.count - end + context, text.count, from + longest)
        return (from > 0 ? "…" : "") + String(text[from..<to]) + (to < text.count ? "…" : "")
    }
    return (excerpt(a), excerpt(b))
}
