import Foundation
import Golden
import Testing

extension IntegerCase {
    /// A report as `approve` finds it, all of its numbers `number`.
    private static func report(_ number: Int) throws {
        let text = """
            {"version": \(number), "title": "", "stack": [], "stackID": "", "passed": ["a"], "tolerated": [],
             "stale": [], "renames": [], "otherStacks": [
                {"differences": ["a"], "tiles": \(number)}, {"differences": ["b"], "tiles": \(number)}],
             "tiles": [{"id": "a", "status": "different", "message": "", "changes": [], "group": "g",
                "boxes": [[\(number), \(number), \(number), \(number)]], "line": \(number), "distance": \(number),
                "expected": {"path": "p", "digest": "", "size": [\(number), \(number)]},
                "comparison": {"verdict": "different", "pixels": \(number), "fraction": 1, "maxDelta": \(number),
                    "antialiased": \(number), "box": [\(number), \(number), \(number), \(number)],
                    "mode": "exact"}}]}
            """
        let report = try JSONDecoder().decode(ReportModel.self, from: Data(text.utf8))
        #expect(report.total == 2 && report.groups.count == 1 && !report.headline.isEmpty)
        #expect(report.version == number)
        let again = try JSONDecoder().decode(ReportModel.self, from: JSONEncoder().encode(report))
        #expect(again.tiles.first?.line == number && again.tiles.first?.distance == number)
        #expect(!ReportModel.OtherStack.line(report.otherStacks ?? []).isEmpty)
    }

    static let goldenCases: [IntegerCase] =
        each([
            "Golden ReportModel.Compared.antialiased value: Int",
            "Golden ReportModel.Compared.box value: [Int]?",
            "Golden ReportModel.Compared.maxDelta value: Int",
            "Golden ReportModel.Compared.pixels value: Int",
            "Golden ReportModel.OtherStack.tiles value: Int", "Golden ReportModel.Picture.size value: [Int]?",
            "Golden ReportModel.Tile.boxes value: [[Int]]", "Golden ReportModel.Tile.distance value: Int?",
            "Golden ReportModel.Tile.line value: Int?",
            "Golden ReportModel.version value: Int",
        ]) { try report($0) }
        + [
            IntegerCase("Golden GoldenError.version(_:) payload: (UInt8)") {
                #expect(!"\(GoldenError.version(UInt8(clamping: $0)))".isEmpty)
            },
            IntegerCase(
                "Golden StoreError.tooLarge(id:bytes:limit:) payload: (id: String, bytes: Int, limit: Int)"
            ) {
                #expect(!"\(StoreError.tooLarge(id: "a", bytes: $0, limit: $0))".isEmpty)
            },
            IntegerCase("Golden GoldenStore.init(root:byteLimit:) byteLimit: Int") {
                let folder = FileManager.default.temporaryDirectory.path + "/specimen-\(UUID().uuidString)"
                let store = GoldenStore(root: folder, byteLimit: $0)
                let ids = try store.storedIDs()
                #expect(ids.isEmpty && store.byteLimit == $0)
            },
            IntegerCase("Golden TileEvidence.SizeAllowance.init(bytes:reason:) bytes: Int") {
                #expect(TileEvidence.SizeAllowance(bytes: $0, reason: "a test").bytes == $0)
            },
            IntegerCase("Golden TileEvidence.Source.init(file:line:) line: Int") {
                #expect(TileEvidence.Source(file: "a.swift", line: $0).line == $0)
            },
        ]
}
