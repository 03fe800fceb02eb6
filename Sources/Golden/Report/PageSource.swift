/// What the page's own texts under `Page/` hold, in raw literals that are nothing but the page's languages. As
/// resources that the build embeds they would be arrays of numbers, on which the compiler spends seconds.
enum PageSource {
    /// One strict script in the order of its parts.
    static let script = [list, views, pixels].joined(separator: "\n")
}
