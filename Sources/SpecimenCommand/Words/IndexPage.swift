internal import Catalog
import Foundation

/// The page that shows all sheets; works from a file, needs no network.
enum IndexPage {
    struct Entry {
        var specimen: Specimen
        var file: String
        var tiles: Int
        /// Of the picture in points.
        var width: Double
        var height: Double
    }

    static func html(_ entries: [Entry]) -> String {
        var groups: [(String, [Entry])] = []
        for entry in entries {
            let group = entry.specimen.id.split(separator: "/").first.map(String.init) ?? ""
            if groups.last?.0 == group {
                groups[groups.count - 1].1.append(entry)
            } else {
                groups.append((group, [entry]))
            }
        }
        let navigation = groups.map { group, entries in
            "<li><a href=\"#\(escaped(group))\">\(escaped(group))</a> <small>\(entries.count)</small></li>"
        }.joined(separator: "\n")
        let sections = groups.map { group, entries in
            "<section id=\"\(escaped(group))\"><h2>\(escaped(group))</h2>\n"
                + entries.map(figure).joined(separator: "\n") + "</section>"
        }.joined(separator: "\n")
        return """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>Style sheets</title>
            <style>
            \(style)
            </style>
            </head>
            <body>
            <header><h1>Style sheets</h1>
            <p>\(entries.count) specimens, \(entries.reduce(0) { $0 + $1.tiles }) tiles.</p>
            <nav aria-label="Groups"><ul>
            \(navigation)
            </ul></nav></header>
            <main>
            \(sections)
            </main>
            </body>
            </html>

            """
    }

    /// What `IndexPage.css` holds, which the build puts into the program, without its last line break.
    private static let style = String(decoding: PackageResources.IndexPage_css.dropLast(), as: UTF8.self)

    private static func figure(_ entry: Entry) -> String {
        let (specimen, file) = (entry.specimen, escaped(entry.file))
        return """
            <figure>
            <figcaption><strong>\(escaped(specimen.id))</strong> \
            <small>\(escaped(specimen.style)) · \(entry.tiles) tiles</small></figcaption>
            <a href="\(file)"><img loading="lazy" src="\(file)" width="\(Int(entry.width))" \
            height="\(Int(entry.height))" alt="Every state and size of \(escaped(specimen.id))"></a>
            </figure>
            """
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;")
            .replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: "\"", with: "&quot;")
    }
}
