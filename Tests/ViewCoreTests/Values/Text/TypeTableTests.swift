import Foundation
import Testing

@testable import ViewCore

/// The tables of sizes, tracking and symbols against the published ones.
struct TypeTableTests {
    private static let documents = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
        .appendingPathComponent("Documentation")

    private func typography(_ block: String) throws -> [String: Any] {
        let data = try Data(contentsOf: Self.documents.appendingPathComponent("Rules/typography.json"))
        let file = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
        return try #require(file[block] as? [String: Any])
    }

    /// Documentation/Rules/typography.json, `ios_dynamic_type`.
    @Test func `A text style has its published size in every category`() throws {
        let block = try typography("ios_dynamic_type")
        let categories = try #require(block["categories"] as? [String])
        let styles = try #require(block["styles"] as? [String])
        let table = try #require(block["table"] as? [String: [String: [String: Any]]])
        let published = categories.map { category in
            styles.map { table[category]?[$0]?["size"] as? Double ?? 0 }
        }
        #expect(TypeScale.sizes == published)
        #expect(categories == DynamicTypeSize.allCases.map(\.rawValue))
        #expect(styles == Font.TextStyle.allCases.map { "\($0)" })
    }

    /// Documentation/Rules/typography.json, `tracking.SFPro`.
    @Test func `Tracking is the published one, and between sizes in between`() throws {
        let rows = try #require(try typography("tracking")["SFPro"] as? [[String: Double]])
        let published = try rows.map { (size: try #require($0["size"]), points: try #require($0["pt"])) }
            .filter { $0.size <= 80 }
        #expect(TypeScale.tracking.map(\.size) == published.map(\.size))
        #expect(TypeScale.tracking.map(\.points) == published.map(\.points))
        for (low, high) in zip(published, published.dropFirst()) {
            #expect(abs(TypeScale.tracking(at: low.size) - low.points) < 1e-9)
            let middle = TypeScale.tracking(at: low.size + (high.size - low.size) / 4)
            #expect(abs(middle - (0.75 * low.points + 0.25 * high.points)) < 1e-9, "at \(low.size)")
        }
        // Below the first size the same part of the size, from the last one on none.
        #expect(abs(TypeScale.tracking(at: 3) - 0.12) < 1e-9)
        #expect(TypeScale.tracking(at: 80) == 0 && TypeScale.tracking(at: 500) == 0)
    }

    /// Documentation/Rules/symbols.tsv: 773 names.
    @Test func `A symbol is the icon of its line`() throws {
        let text = try String(
            contentsOf: Self.documents.appendingPathComponent("Rules/symbols.tsv"), encoding: .utf8)
        let lines = text.split(separator: "\n").dropFirst().map {
            $0.split(separator: "\t", omittingEmptySubsequences: false)
        }
        // A dash stands where no icon comes near.
        let drawn = lines.filter { $0[4] != "-" }
        #expect(SymbolTable.codePoints.count == drawn.count && drawn.count == 773)
        for line in drawn {
            #expect(SymbolTable.codePoints[line[0]] == UInt32(line[4].dropFirst(2), radix: 16), "\(line[0])")
        }
    }

    @Test func `A symbol that is not listed is the one without its variants`() throws {
        // One that is listed without any variant.
        let listed = SymbolTable.codePoints.keys.sorted()
        let plain = try #require(listed.first { name in !listed.contains { $0.hasPrefix(name + ".") } })
        let code = try #require(SymbolTable.codePoints[plain])
        for variant in ["fill", "circle", "square", "slash", "rectangle", "fill.circle.slash.square"] {
            #expect(Symbols.codePoint("\(plain).\(variant)") == code, "\(plain).\(variant)")
        }
        #expect(Symbols.codePoint("\(plain).nothing") == nil && Symbols.codePoint("nothing") == nil)
        // Five variants are taken off.
        #expect(Symbols.codePoint(plain + String(repeating: ".slash", count: 5)) == code)
        #expect(Symbols.codePoint(plain + String(repeating: ".slash", count: 6)) == nil)
    }

    /// Names and code points of Documentation/Rules/symbols.tsv.
    @Test func `A shape and a stroke that the icon of a name has are not drawn again`() throws {
        func icon(_ name: String) -> SymbolIcon? { Symbols.icon(name, in: .leftToRight) }
        func code(_ name: Substring) throws -> UInt32 { try #require(SymbolTable.codePoints[name]) }
        for name in ["star", "star.circle", "plus.circle.fill", "info.circle", "bell.slash", "square"] {
            #expect(icon(name) == SymbolIcon(code: try code(name[...])), "\(name)")
        }
        // Unlisted, and listed with the icon of the plain name.
        #expect(
            icon("flame.circle")
                == SymbolIcon(
                    code: try code("flame.fill"),
                    enclosure: .init(code: try code("circle"), isFilled: false)))
        #expect(
            icon("heart.circle.fill")
                == SymbolIcon(
                    code: try code("heart.fill"),
                    enclosure: .init(code: try code("circle.fill"), isFilled: true)))
        // What is there without being filled is not drawn into another shape.
        #expect(SymbolTable.codePoints["calendar.badge.plus.fill"] == nil)
        #expect(icon("calendar.badge.plus.fill") == SymbolIcon(code: try code("calendar.badge.plus")))
        #expect(icon("trash.slash")?.isSlashed == true && icon("trash.slash.fill")?.isSlashed == true)
        let both = try #require(icon("trash.slash.circle.fill"))
        #expect(both.isSlashed && both.enclosure?.isFilled == true)
        #expect(icon("nothing.circle") == nil)
    }

    /// At 17 points an icon measures 19 across, which is 20/24 of its em.
    @Test func `An icon's em follows its font and its scale`() {
        #expect(abs(Symbols.emSize(17, .medium) - 22.8) < 1e-9)
        #expect(abs(Symbols.emSize(17, .large) - 22.8 * 1.28) < 1e-9)
        #expect(abs(Symbols.emSize(34, .small) - 45.6 * 0.78) < 1e-9)
    }
}
