internal import Catalog
import Foundation
internal import Golden
internal import PageParts

/// The page that shows all sheets; works from a file, needs no network.
enum IndexPage {
    /// A sheet as the page shows it, and as the page itself remembers it.
    struct Entry: Codable {
        struct Page: Codable {
            var file: String
            /// Of the picture in points.
            var width: Double
            var height: Double
            /// What is written on it, for the search; of files of shapes.
            var words: String?
        }
        /// The specimen's.
        var id: String
        var style: String
        var tiles: Int
        var pages: [Page]
        /// How many warnings there were, and how many tiles could not be drawn; pages of earlier versions don't know.
        var warnings: Int?
        var lost: Int?
        /// Where it stands among all sheets of its catalogue, from 0.
        var place: Int?
        /// What one of its tiles does after its change.
        var motion: Page?

        /// All that the page shows of it.
        var files: [Page] { pages + [motion].compactMap(\.self) }
    }

    /// - Parameter shards: the parts of the sheets that are on it, such as `1/4`; none where it has all.
    static func html(_ entries: [Entry], shards: [String] = []) throws -> String {
        var groups: [(String, [Entry])] = []
        for entry in entries {
            let group = entry.id.split(separator: "/").first.map(String.init) ?? ""
            if groups.last?.0 == group {
                groups[groups.count - 1].1.append(entry)
            } else {
                groups.append((group, [entry]))
            }
        }
        let navigation = groups.map { group, entries in
            "<li><a href=\"#\(link(group))\">\(escaped(IDSpelling.decoded(group)))</a> "
                + "<small>\(entries.count)</small></li>"
        }.joined(separator: "\n")
        let sections = groups.map { group, entries in
            "<section id=\"\(escaped(group))\"><h2>\(escaped(IDSpelling.decoded(group)))</h2>\n"
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
            \(memoryStart)\(try memory(of: entries))\(memoryEnd)\(try partMemory(of: shards))
            </head>
            <body>
            <header><h1>Style sheets</h1>
            <p>\(counted(entries.count, "specimen")), \(counted(entries.reduce(0) { $0 + $1.tiles }, "tile")).</p>
            <search hidden>
            <p class="row"><label for="search">Search</label>
            <input type="search" id="search" autocomplete="off" spellcheck="false" placeholder="id, style">
            <output id="found"></output></p>
            <fieldset id="filters"><legend>Show</legend>
            <label><input type="radio" name="show" value="all" checked> all</label>
            <label><input type="radio" name="show" value="warned"> warned</label>
            <label><input type="radio" name="show" value="failed"> failed</label></fieldset>
            </search>
            <nav aria-label="Groups"><ul>
            \(navigation)
            </ul></nav></header>
            <main>
            \(sections)
            </main>
            <dialog id="viewer" aria-labelledby="viewer-title"></dialog>
            <script>
            \(script)
            </script>
            </body>
            </html>

            """
    }

    /// The sheets that a page shows; `nil` where it is none of ours.
    static func entries(of html: String) -> [Entry]? { remembered(in: html, after: memoryStart) }

    /// The parts of the sheets that are on a page; none where it has all.
    static func shards(of html: String) -> [String] { remembered(in: html, after: partStart) ?? [] }

    private static func remembered<Value: Decodable>(in html: String, after mark: String) -> Value? {
        guard let start = html.range(of: mark),
            let end = html.range(of: memoryEnd, range: start.upperBound..<html.endIndex)
        else { return nil }
        return try? JSONDecoder().decode(
            Value.self, from: Data(html[start.upperBound..<end.lowerBound].utf8))
    }

    // What the page shows stands in it once more as data, so that a later run can add to it. That is also
    // how a page is known to be ours.
    private static let memoryStart = #"<script type="application/json" id="specimen-sheets">"#
    private static let partStart = #"<script type="application/json" id="specimen-shards">"#
    private static let memoryEnd = "</script>"

    private static func partMemory(of shards: [String]) throws -> String {
        shards.isEmpty ? "" : "\n" + partStart + (try encoded(shards)) + memoryEnd
    }

    /// Nothing in it looks like the end of a script.
    private static func memory(of entries: [Entry]) throws -> String {
        try encoded(entries).replacingOccurrences(of: "<", with: "\\u003c")
    }

    // What the files hold that the build puts into the program, without the last line break.
    private static let style = String(
        decoding: PageParts.style + PackageResources.IndexPage_css.dropLast(), as: UTF8.self)
    private static let script = String(
        decoding: PageParts.viewer + PackageResources.IndexPage_js.dropLast(), as: UTF8.self)

    private static func figure(_ entry: Entry) -> String {
        let pictures = entry.pages.enumerated().map { index, page in
            let file = link(page.file)
            let part = entry.pages.count > 1 ? ", page \(index + 1) of \(entry.pages.count)" : ""
            // No browser shows such a file as a picture of a page.
            if page.file.hasSuffix(".pdf") {
                return "<a href=\"\(file)\">Every state and size of \(escaped(entry.id)), a PDF file</a>"
            }
            return """
                <a href="\(file)"><img loading="lazy" src="\(file)" width="\(whole(page.width))" \
                height="\(whole(page.height))" alt="Every state and size of \(escaped(entry.id))\(part)"></a>
                """
        }.joined(separator: "\n")
        let motion = entry.motion.map { page in
            """

            <div class="motion"><button type="button" hidden>Pause</button>
            <img loading="lazy" src="\(link(page.file))" width="\(whole(page.width))" height="\(whole(page.height))" \
            alt="\(escaped(entry.id)) as it moves"></div>
            """
        }
        var marks = ""
        if let count = entry.lost, count > 0 {
            marks += " <small class=\"failed\">\(counted(count, "tile")) not drawn</small>"
        }
        if let count = entry.warnings, count > 0 {
            marks += " <small class=\"warned\">\(counted(count, "warning"))</small>"
        }
        let words = entry.pages.compactMap(\.words).joined(separator: " ")
        let search = words.isEmpty ? "" : " data-words=\"\(escaped(words))\""
        return """
            <figure\(search)>
            <figcaption><strong>\(escaped(entry.id))</strong> \
            <small>\(escaped(entry.style)) · \(counted(entry.tiles, "tile"))</small>\(marks)</figcaption>
            \(pictures)\(motion ?? "")
            </figure>
            """
    }

    private static func whole(_ length: Double) -> Int { Int(min(max(length, 0), 1_000_000)) }

    /// A file's name or an id as a link has it: a percent sign of its own is encoded, too.
    private static func link(_ name: String) -> String {
        name.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
    }

    private static let plain = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;")
            .replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: "\"", with: "&quot;")
    }
}
