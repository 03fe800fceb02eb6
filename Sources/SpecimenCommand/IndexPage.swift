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
            :root { color-scheme: light dark; --ink: #1d1d1f; --page: #fff; --line: #d2d2d7; }
            @media (prefers-color-scheme: dark) { :root { --ink: #f5f5f7; --page: #161617; --line: #424245; } }
            body { margin: 0 auto; max-width: 1400px; padding: 2.5rem 2rem; background: var(--page);
              color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
            h1 { font-size: 2rem; margin: 0 0 .5rem; }
            h2 { margin: 3rem 0 1rem; padding-top: 1rem; border-top: 1px solid var(--line); }
            nav ul { display: flex; flex-wrap: wrap; gap: 1.5rem; list-style: none; padding: 0; }
            figure { margin: 0 0 2.5rem; }
            figcaption { margin: 0 0 .5rem; }
            figcaption small { opacity: .65; }
            img { max-width: 100%; height: auto; border-radius: 12px; border: 1px solid var(--line); }
            a { color: inherit; }
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
