import Foundation
import Testing

@testable import ViewCore

/// The tables of sizes and tracking against the published ones.
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
        #expect(styles == Font.TextStyle.allCases.sorted { $0.index < $1.index }.map { "\($0)" })
    }

    /// Documentation/Rules/typography.json, `scale`.
    @Test func `A text style scales by its published line heights`() throws {
        let block = try typography("scale")
        let columns = try #require(block["columns"] as? [String])
        let leadings = try #require(block["leadings"] as? [String: [Double]])
        #expect(columns == Font.TextStyle.allCases.sorted { $0.index < $1.index }.map { "\($0)" })
        #expect(TypeScale.scaleLeadings == DynamicTypeSize.allCases.map { leadings[$0.rawValue] ?? [] })
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

    /// At 17 points an icon measures 19 across, which is 208/256 of its square.
    @Test func `An icon's em follows its font and its scale`() {
        let em = 19.0 * 256 / 208
        #expect(abs(Symbols.emSize(17, .medium) - em) < 1e-9)
        #expect(abs(Symbols.emSize(17, .large) - em * 1.28) < 1e-9)
        #expect(abs(Symbols.emSize(34, .small) - 2 * em * 0.78) < 1e-9)
    }
}
