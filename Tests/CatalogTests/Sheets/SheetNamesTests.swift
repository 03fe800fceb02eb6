@testable import Catalog
import Foundation
import Testing
import ViewCore

struct SheetNamesTests {
    private func names(_ ids: String...) -> [String] {
        let catalog = Catalog("A") { ids.map { specimen($0, axes: onePoint()) } }
        let names = SheetNames(catalog)
        return catalog.specimens.map { names.name(of: $0.id) }
    }

    @Test func `A sheet is called as its specimen`() {
        #expect(
            names("Button/primary", "Button/a-b", "Button/a b") == [
                "A-Button-primary", "A-Button-a-b", "A-Button-a%20b",
            ])
    }

    @Test func `Ids that would have one name have two`() {
        #expect(
            names("b/c-d", "b-c/d", "B/x", "b-c-d") == ["A-b-c%2Dd", "A-b%2Dc-d", "A-B-x", "A-b%2Dc%2Dd"])
        #expect(Set(names("a-/b", "a/-b", "a-b/c", "a/b-c")).count == 4)
    }

    @Test func `Pages are told from sheets of other names`() {
        #expect(
            SheetNames.file("A-b", page: 1) == "A-b.png" && SheetNames.file("A-b", page: 12) == "A-b~12.png")
        #expect(SheetNames.page(of: "A-b~12.png", "A-b") == 12 && SheetNames.page(of: "A-b.png", "A-b") == 1)
        for other in ["A-bc.png", "A-b~1.png", "A-b~02.png", "A-b~2~3.png", "../A-b.png", "A-b~x.png"] {
            #expect(SheetNames.page(of: other, "A-b") == nil)
        }
    }
}
