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
