/// Text that somebody else wrote, as messages have it: without power over the terminal, and cut.
///
/// `limit` counts Unicode scalars, as one character may have any number of them; what is cut off is an
/// ellipsis.
package func shown(_ text: String, limit: Int = 40) -> String {
    if limit == .max { return harmless(text) }
    let kept = text.unicodeScalars.prefix(limit)
    return harmless(String(kept)) + (kept.endIndex == text.unicodeScalars.endIndex ? "" : "…")
}
