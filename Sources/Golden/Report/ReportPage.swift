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
        var stale: [String]
        var renames: [[String]]
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
        passed: frontCoded(model.passed), passedCount: model.passed.count, stale: model.stale,
        renames: model.renames)
    // Inside a script element only "<" could end the data early.
    let data = json(page, pretty: false).unicodeScalars.reduce(into: "") {
        if $1 == "<" { $0 += "\\u003C" } else { $0.unicodeScalars.append($1) }
    }
    let stack = model.stack.map { $0.joined(separator: " ") }.joined(separator: " · ")
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
        <p class="stack">\(xml(stack))</p>
        </header>
        \(reportBody.replacing("<!--tolerated-->", with: toleratedList(model)))
        <script type="application/json" id="data">\(data)</script>
        <script>
        \(PageSource.script)
        start();
        </script>
        </body>
        </html>

        """
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

private let reportBody = """
    <div class="columns">
    <nav aria-label="Tiles">
      <form role="search" id="filters">
        <label for="search">Filter by id or change <kbd>/</kbd></label>
        <input id="search" type="search" autocomplete="off" spellcheck="false">
        <fieldset id="statuses"><legend>Show</legend></fieldset>
      </form>
      <p id="count" role="status"></p>
      <div id="groups"></div>
      <!--tolerated-->
      <details id="passed">
        <summary></summary><ul></ul><button type="button" hidden>Show more</button>
      </details>
      <details id="stale" hidden><summary></summary><ul></ul></details>
    </nav>
    <main id="main" tabindex="-1" aria-labelledby="name">
      <h2 id="name">Nothing to show</h2>
      <p id="message"></p>
      <ul id="changes"></ul>
      <p id="numbers"></p>
      <div id="viewer" hidden>
        <div class="bar">
          <div role="tablist" aria-label="View" id="views"></div>
          <div class="zoom" role="group" aria-label="Zoom">
            <button type="button" id="smaller" aria-label="Smaller">−</button>
            <output id="zoom">100 %</output>
            <button type="button" id="larger" aria-label="Larger">+</button>
          </div>
          <label id="mixing" hidden>
            <span id="mix-name">Line</span> <input id="mix" type="range" min="0" max="100" value="50">
          </label>
        </div>
        <div id="stage" role="tabpanel" tabindex="0" aria-label="Pictures"></div>
        <section aria-labelledby="boxes-title" id="clusters">
          <h3 id="boxes-title">What differs</h3>
          <ol id="boxes"></ol>
        </section>
        <section aria-labelledby="pixels-title" id="inspector">
          <h3 id="pixels-title">Pixels</h3>
          <p id="position">Point at the picture, or choose a box above.</p>
          <div class="lenses">
            <figure>
              <canvas id="lens-old" width="165" height="165" role="img"
                aria-label="Expected pixels, enlarged"></canvas>
              <figcaption>Expected <code id="value-old"></code></figcaption>
            </figure>
            <figure>
              <canvas id="lens-new" width="165" height="165" role="img"
                aria-label="Actual pixels, enlarged"></canvas>
              <figcaption>Actual <code id="value-new"></code></figcaption>
            </figure>
          </div>
        </section>
      </div>
      <p id="accept" hidden>Accept this tile: <code id="command"></code></p>
    </main>
    </div>
    <dialog id="help" aria-labelledby="help-title">
      <h2 id="help-title">Keys</h2>
      <dl>
        <div><dt><kbd>j</kbd> <kbd>k</kbd></dt><dd>next, previous tile</dd></div>
        <div><dt><kbd>n</kbd> <kbd>p</kbd></dt><dd>next, previous change</dd></div>
        <div><dt><kbd>1</kbd> – <kbd>6</kbd></dt><dd>view</dd></div>
        <div><dt><kbd>+</kbd> <kbd>−</kbd> <kbd>0</kbd></dt><dd>larger, smaller, fitted</dd></div>
        <div><dt><kbd>Space</kbd></dt><dd>stop blinking, then swap</dd></div>
        <div><dt><kbd>←</kbd> <kbd>→</kbd> <kbd>↑</kbd> <kbd>↓</kbd></dt>
          <dd>move the pixel lens</dd></div>
        <div><dt><kbd>/</kbd></dt><dd>filter</dd></div>
        <div><dt><kbd>Esc</kbd></dt><dd>leave the filter, close this</dd></div>
      </dl>
      <form method="dialog"><button autofocus>Close</button></form>
    </dialog>
    """
