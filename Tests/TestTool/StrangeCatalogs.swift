import Catalog
import Foundation
import SwiftUI

/// Catalogues that strain names, captions and sheets, by the name that `CATALOG` gives.
func strangeCatalog(_ name: String) -> Catalog {
    switch name {
    case "empty": Catalog("Empty") { [Specimen]() }
    case "ids": Catalog("G") { strangeNames.map { square("Square/\($0)") } }
    case "values": Catalog("G") { square("Square/values", configuration: StrangeValues()) }
    case "axes":
        Catalog("G") {
            square("Square/haptic", axes: onePoint(Axis("haptic", ["light", "medium", "strong"])))
            square("Square/soft", axes: onePoint(Axis("haptic", ["light", "medium"])))
            square("Square/plain", axes: onePoint())
        }
    case "numbers":
        Catalog("G") {
            square("Square/ratio", axes: onePoint(Axis("ratio", [0.0001, 0.0002, 1.0 / 3, 2])))
        }
    case "tall":
        Catalog("G") {
            square(
                "Square/tall",
                axes: onePoint(rowAxis), varied: true)
        }
    case "wide":
        Catalog("G") {
            square(
                "Square/wide", axes: Axes(states: manyStates, sizes: [.regular], schemes: [.light, .dark]),
                varied: true)
        }
    case "many": Catalog("G") { (1...count("PRESETS", 50)).map { square("Square/preset\($0)") } }
    case "binary":
        Catalog("G") {
            Specimen("Square/flags", style: SquareStyle.self, axes: Axes(custom: flags)) { tile in
                // Any flag changes the colour.
                let color = flags.enumerated().reduce(0) { $0 + tile[$1.element] * (2 * $1.offset + 1) * 977 }
                Button("") {}.buttonStyle(SquareStyle(color: UInt32(color) & 0xFF_FFFF, noise: 0))
            }
        }
    case "allowed":
        Catalog("G") {
            (1...6).map { number in
                square("Square/preset\(number)")
                    .allowing(number == 5 ? .noName : .contrast, because: "a reason")
                    .allowing(.textCut, because: "of \(number % 2)")
            }
        }
    case "low": lowButtons
    case "captions":
        Catalog("G") {
            square(
                "Square/" + String(repeating: "aVeryLongName", count: 8), configuration: LongValues(),
                axes: onePoint(
                    Axis(
                        "words",
                        [String(repeating: "Donaudampfschiff", count: 6), "short words that wrap well"])
                ))
        }
    default: Catalog("Empty") { [Specimen]() }
    }
}

/// Names of presets that are no plain words.
let strangeNames = [
    "plain", "a-b", "a b", "größe", "50%", "a#b", "what?", "\"quoted\"", "it's", "a&b<c>", "a*[b]", "日本",
    "a+b=c@2x", "-", "%41", "a:b;c,d",
]

private func count(_ name: String, _ standard: Int) -> Int {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init) ?? standard
}

private func onePoint(_ custom: (any AxisDeclaration)...) -> Axes {
    Axes(states: [.normal], sizes: [.regular], schemes: [.light], custom: custom)
}

private func square(
    _ name: String, configuration: (any Sendable)? = nil, axes: Axes = onePoint(), varied: Bool = false
) -> Specimen {
    Specimen(name, style: SquareStyle.self, configuration: configuration, axes: axes) { tile in
        let color = varied ? UInt32(truncatingIfNeeded: hash(tile)) & 0xFF_FFFF : 0x007AFF
        Button("") {}.buttonStyle(SquareStyle(color: color, noise: 0))
    }
}

/// A hundred axes of two values.
private let flags = (1...100).map { Axis("flag\($0)", [0, 1]) }

private let rowAxis = Axis("row", Array(1...count("ROWS", 400)))

/// A number that differs from tile to tile.
private func hash(_ tile: TileContext) -> UInt64 {
    let row = tile[rowAxis]
    var bits = UInt64(row) &* 0x9E37_79B9_7F4A_7C15
    for part in tile.state.name.utf8 { bits = (bits ^ UInt64(part)) &* 0x0100_0000_01B3 }
    return bits ^ bits >> 29
}

/// Every set of four of the states that squares tell apart.
private let manyStates: [TileState] = {
    let parts: [ControlState] = [
        .on, .mixed, .filled, .selected, .expanded, .loading, .pressed, .hovered, .focused, .disabled,
    ]
    return (1..<count("STATES", 200)).map { bits in
        TileState(parts.enumerated().filter { bits >> $0.offset & 1 == 1 }.map(\.element))
    }
}()

/// A configuration of values whose own descriptions differ from run to run.
struct StrangeValues: Sendable {
    enum Kind: Hashable, Sendable { case plain, extraLarge, inset(by: Double, Edge.Set) }
    final class Theme: Sendable { let name = "Ocean" }
    struct Shadow: Hashable, Sendable {
        var radius = 4.0
        var isInner = false
    }

    var alignment = HorizontalAlignment.leading
    var anchor = Alignment.topLeading
    var edges: Set<Edge> = [.bottom, .top]
    var names: Set<String> = ["cherry", "apple", "fig", "banana", "elder", "date"]
    var numbers: Set<Int> = [10, 9, 1, 100, 11]
    var shades: [ColorScheme: Color] = [.dark: .white, .light: .indigo]
    var nested: [Set<Shadow>?] = [[Shadow(), Shadow(radius: 2, isInner: true)], nil]
    var tint = Color.indigo
    var fill = Color(red: 0.1, green: 0.2, blue: 0.3)
    var theme = Theme()
    var identity = ObjectIdentifier(Theme.self)
    var action: @Sendable (Int) -> Bool = { $0 > 0 }
    var kinds: Set<Kind> = [.extraLarge, .inset(by: 2.5, [.top, .bottom]), .plain]
    var font = Font.headline.bold()
}

/// A configuration whose captions are far longer than a sheet is wide.
struct LongValues: Sendable {
    var word = String(repeating: "Rindfleischetikettierung", count: 40)
    var sentence = String(repeating: "so it goes ", count: 40)
    var list = Array(0..<100_000)
    var set = Set(0..<100_000)
}
