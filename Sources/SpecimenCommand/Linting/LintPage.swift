internal import Catalog
internal import Golden
internal import Lint

/// A page of findings with the pictures that they are outlined in; it needs nothing but the folder's files.
struct LintPage {
    let groups: [PlacedFinding]
    /// The file of a tile's picture, by the tile's id.
    let pictures: [String: String]
    let sum: String

    var text: String {
        var text = """
            <!doctype html>
            <html lang="en">
            <meta charset="utf-8">
            <title>Lint: \(xml(sum))</title>
            <style>
            :root { color-scheme: light dark; font: 15px/1.45 system-ui, sans-serif }
            body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem }
            article { border-top: 1px solid #8886; padding: 1rem 0 }
            h2 { font-size: 1rem; margin: 0 0 .25rem }
            p { margin: .25rem 0 }
            img { max-width: 100%; margin-top: .5rem; border: 1px solid #8886 }
            code { font-size: .85em }
            </style>
            <h1>\(xml(sum))</h1>

            """
        for (index, group) in groups.enumerated() {
            let finding = group.finding
            text += "<article id=\"finding-\(index + 1)\">\n"
            text += "<h2>\(index + 1)  \(finding.severity.rawValue): \(finding.rule.rawValue): "
            text += "\(xml(finding.view))</h2>\n<p>\(xml(finding.message))</p>\n"
            guard let tile = group.tiles.first else { continue }
            let others = group.tiles.count - 1
            text += "<p><code>\(xml(tile))</code>"
            text += others > 0 ? " and \(counted(others, "more tile"))</p>\n" : "</p>\n"
            if let picture = pictures[tile] {
                text +=
                    "<img loading=\"lazy\" src=\"\(xml(picture.replacing("%", with: "%25")))\" alt=\"\(xml(tile)), with its findings outlined\">\n"
            }
            text += "</article>\n"
        }
        return text + "</html>\n"
    }
}
