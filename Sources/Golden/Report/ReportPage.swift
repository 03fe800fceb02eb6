import Foundation

/// The report's page: one file that needs no network, beside the pictures it shows.
func reportPage(_ model: ReportModel) -> String {
    struct Page: Encodable {
        struct Group: Encodable {
            var title: String
            var status: String
            var tiles: [Int]
        }
        var tiles: [ReportModel.Tile]
        var groups: [Group]
        var statuses: [String: String]
        var passed: String
        var passedCount: Int
        var staleCount: Int
        /// In words, a renamed specimen in one line.
        var stale: [String]
        var approval: ReportModel.Approval?
        var lint: [ReportModel.LintFinding]?
        var lintPictures: [String: ReportModel.Picture]?
    }
    var places: [String: Int] = [:]
    for (place, tile) in model.tiles.enumerated() { places[tile.id] = place }
    let page = Page(
        tiles: model.tiles,
        groups: model.groups.map { group in
            Page.Group(
                title: group.title, status: group.tiles.first?.status.rawValue ?? "",
                tiles: group.tiles.compactMap { places[$0.id] })
        },
        statuses: Dictionary(
            uniqueKeysWithValues: ReportModel.Status.allCases.map { ($0.rawValue, $0.title) }),
        passed: frontCoded(model.passed), passedCount: model.passed.count,
        staleCount: model.stale.count, stale: staleLines(model), approval: model.approval,
        lint: model.lint, lintPictures: model.lintPictures)
    // Inside a script element only "<" could end the data early.
    let data = json(page, pretty: false).unicodeScalars.reduce(into: "") {
        if $1 == "<" { $0 += "\\u003C" } else { $0.unicodeScalars.append($1) }
    }
    let stack = model.stack.map { $0.joined(separator: " ") }.joined(separator: " · ")
    let otherStacks = model.otherStacks.map {
        "<p class=\"stack\">\(counted(model.passed.count, "tile")) passed; \(xml(ReportModel.OtherStack.line($0)))</p>"
    }
    return """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>\(xml(model.headline)) · \(xml(model.title))</title>
        <style>
        \(PageSource.style)
        </style>
        </head>
        <body>
        <a class="skip" href="#main">Skip to the pictures</a>
        <header>
        <h1>\(xml(model.headline))</h1>
        <button type="button" id="keys" aria-haspopup="dialog">Keys <kbd>?</kbd></button>
        <p class="stack">\(xml(stack))</p>\(otherStacks ?? "")
        </header>
        \(PageSource.body.replacing("<!--tolerated-->", with: toleratedList(model)))
        <script type="application/json" id="data">\(data)</script>
        <script>
        \(PageSource.script)
        start();
        </script>
        </body>
        </html>

        """
}

/// Goldens of no tile: those of a renamed specimen in one line, the others one by one.
private func staleLines(_ model: ReportModel) -> [String] {
    let renames = model.renames.compactMap { pair in
        pair.count == 2 ? Rename(from: pair[0], to: pair[1]) : nil
    }
    let renamed = Set(renames.map(\.from))
    return renames.bySpecimen.map(\.statement) + model.stale.filter { !renamed.contains($0) }
}

/// Tiles that passed only because their specimen states a tolerance; empty without such.
private func toleratedList(_ model: ReportModel) -> String {
    guard let tolerations = model.tolerations, !tolerations.isEmpty else { return "" }
    let rows = tolerations.map { "<li>\(xml($0.id)): \(xml("\($0)"))</li>" }
    return """
        <details id="tolerated">
            <summary>\(tolerations.count) passed by a stated tolerance</summary>
            <ul>\(rows.joined(separator: "\n"))</ul>
          </details>
        """
}

/// Sorted ids, one a line: how many characters the line shares with the one before, then the rest.
///
/// Ten thousand ids that differ in their last part take a sixth of their length.
func frontCoded(_ ids: [String]) -> String {
    var lines: [String] = []
    var last: [Character] = []
    for id in ids {
        let characters = Array(id)
        let shared = zip(last, characters).prefix { $0 == $1 }.count
        lines.append("\(shared):\(String(characters[shared...]))")
        last = characters
    }
    return lines.joined(separator: "\n")
}

/// What the page's own texts under `Page/` hold, in raw literals that are nothing but the page's languages. As
/// resources that the build embeds they would be arrays of numbers, on which the compiler spends seconds.
enum PageSource {
    /// One strict script in the order of its parts.
    static let script = [list, views, pixels, found].joined(separator: "\n")
}
