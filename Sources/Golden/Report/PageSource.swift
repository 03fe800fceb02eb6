/// What the page's own files under `Page/` hold; the build puts them into the program.
enum PageSource {
    /// System colours and fonts, light and dark by the reader's setting.
    static let style = text(PackageResources.report_css)

    /// One strict script in the order of its parts: the list of tiles with its filters, groups and keys;
    /// the views of one tile; the pixel lens and the walk from one differing box to the next.
    static let script = [
        PackageResources.list_js, PackageResources.views_js, PackageResources.pixels_js,
    ].map(text).joined(separator: "\n")

    /// What stands between the page's head and its scripts.
    static let body = text(PackageResources.body_html)

    /// Without the line break that ends every text file.
    private static func text(_ bytes: [UInt8]) -> String {
        String(decoding: bytes.last == UInt8(ascii: "\n") ? bytes.dropLast() : bytes[...], as: UTF8.self)
    }
}
