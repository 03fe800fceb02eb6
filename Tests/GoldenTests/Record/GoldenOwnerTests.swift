import Foundation
import Testing

@testable import Golden

@Suite struct GoldenOwnerTests {
    @Test(arguments: [
        GoldenOwner.command("specimen"),
        .test(target: "BadgesTests", function: "Badges look as accepted(_:)", view: nil),
        .test(target: "BadgesTests", function: "testPair()", view: "pair"),
        .test(target: "Übungen", function: "two  spaces", view: ""),
    ])
    func `an owner is read as it was written`(_ owner: GoldenOwner) {
        #expect(GoldenOwner(text: owner.text) == owner)
    }

    @Test(arguments: [
        "", "command", "command\ta\tb", "test\ta", "test\ta\tb\tc\td", "robot\tR2",
    ])
    func `what is no known kind of owner is nobody`(_ text: String) {
        #expect(GoldenOwner(text: text) == nil)
    }

    @Test func `a tab in a name makes nobody else of its owner`() {
        let owner = GoldenOwner.test(target: "T", function: "a\tb\n", view: nil)
        #expect(GoldenOwner(text: owner.text) == .test(target: "T", function: "a b ", view: nil))
    }
}
