import Foundation
import Testing

struct UndeclaredTests {
    /// Names that stand in the section to say what there is.
    static let there: Set<String> = []

    /// Of Swift, Foundation, OpenCombine, or of no module: a row of the table counts what code writes.
    private static let ofOthers: Set = [
        "Sendable", "Equatable", "Hashable", "Identifiable", "CaseIterable", "ObservableObject", "Published",
        "Context", "Style", "Configuration", "Content", "Data", "self",
    ]

    private static func names() throws -> [String] {
        UnsupportedDocument.quoted(try UnsupportedDocument.section("Not declared"))
            .filter { $0.wholeMatch(of: #/\w+/#) != nil }
    }

    @Test func `What is said not to be declared is declared nowhere`() throws {
        let names = try Self.names()
        #expect(names.count > 4)
        #expect(Declarations.names.contains("VStack") && Declarations.names.contains("tint"))
        let declared = names.filter { Declarations.names.contains($0) }
        #expect(declared.filter { !Self.there.contains($0) } == [])
        #expect(Self.there.subtracting(declared) == [])
    }

    /// The rows are names that style code of public repositories uses.
    @Test func `Every used name that is not declared is listed`() throws {
        let kinds: Set = ["view", "modifier", "type", "protocol", "property_wrapper", "env_key"]
        let listed = Set(try Self.names())
        var missing: [String] = []
        for line in try Repository.text("Documentation/Rules/api-frequency.tsv").split(separator: "\n") {
            let cells = line.split(separator: "\t")
            guard cells.count > 1, kinds.contains(String(cells[0])) else { continue }
            let name = cells[1].prefixMatch(of: #/[.@]?(\w+)/#).map { String($0.output.1) }
            guard let name, !Self.ofOthers.contains(name), !name.hasPrefix("_") else { continue }
            if !Declarations.names.contains(name), !listed.contains(name) { missing.append(name) }
        }
        #expect(missing == [])
    }
}
