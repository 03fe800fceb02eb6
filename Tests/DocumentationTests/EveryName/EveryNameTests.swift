import Foundation
import TestSupport
import Testing

/// Each public name that paints or changes a view is drawn, recorded, warned of or listed.
///
/// The names are those that the compiler wrote down of the modules behind `import SwiftUI`. What is in no table of
/// ``NameRows`` and not in the document's list of what has no look fails by its name.
@MainActor struct EveryNameTests {
    nonisolated static let rows = NameRows([
        NameRows.layout, NameRows.looks, NameRows.visualEffects, NameRows.text, NameRows.textMembers,
        NameRows.controls, NameRows.lists, NameRows.places, NameRows.presentations, NameRows.actions,
        NameRows.spoken, NameRows.shapes, NameRows.paths, NameRows.paints, NameRows.colors, NameRows.fonts,
        NameRows.images, NameRows.canvas,
    ]).rows

    @Test func `Every public name has a row, or is listed as having no look`() throws {
        let rows = try UnsupportedDocument.rows("Without a look in a still picture")
        let listed = Set(rows.map(\.text).flatMap(UnsupportedDocument.quoted))
        let found = try SurfaceName.all()
        #expect(found.count > 1000, "the symbol graphs show \(found.count) names only")
        for name in found.sorted() where Self.rows[name.description] == nil && !listed.contains(name.base) {
            Issue.record(
                """
                \(name) is public, and nothing says what becomes of it: add a row of it to NameRows, or list \
                it in Documentation/Unsupported.md
                """)
        }
        for name in Set(Self.rows.keys).subtracting(found.map(\.description)).sorted() {
            Issue.record("\(name) is no public name any more: take its row out")
        }
    }

    @Test(arguments: rows.keys.sorted())
    func `What is applied shows, is recorded, or is named in a warning`(name: String) throws {
        let row = try #require(Self.rows[name])
        if let problem = row.problem() { Issue.record("\(name) \(problem)") }
    }
}
