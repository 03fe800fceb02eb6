import ScreenReader
import Testing

/// What is said of two trees, and how a tree is kept.
struct SpokenChangesTests {
    private func tree(_ elements: SpokenElement...) -> SpokenTree { SpokenTree(elements) }
    private let save = SpokenElement(label: "Save", traits: ["button"], frame: [0, 0, 10, 10])

    @Test func `Equal trees have no changes, wherever they stand`() {
        var moved = save
        moved.frame = [5, 5, 20, 20]
        #expect(tree(save).changes(from: tree(moved)) == [])
    }

    @Test func `Another label is said with both`() {
        var draft = save
        draft.label = "Save draft"
        #expect(tree(draft).changes(from: tree(save)) == [#"label "Save" → "Save draft""#])
    }

    @Test func `Each property is said by its name`() {
        var other = save
        (other.value, other.hint, other.headingLevel) = ("on", "Saves", 2)
        other.traits = ["button", "selected"]
        other.actions = ["Undo"]
        #expect(
            tree(other).changes(from: tree(save)) == [
                #""Save": value none → on"#, #""Save": traits + selected"#, #""Save": hint none → Saves"#,
                #""Save": heading level none → 2"#, #""Save": actions + Undo"#,
            ])
    }

    @Test func `An element that goes or comes is one sentence`() {
        let cancel = SpokenElement(label: "Cancel", traits: ["button"])
        #expect(tree(save).changes(from: tree(cancel, save)) == [#""Cancel" (button) is gone"#])
        #expect(tree(save, cancel).changes(from: tree(save)) == [#""Cancel" (button) is new"#])
    }

    @Test func `An element elsewhere has moved`() {
        let (a, b) = (SpokenElement(label: "a"), SpokenElement(label: "b"))
        #expect(tree(b, a, save).changes(from: tree(a, b, save)) == [#""a" moved from place 1 to 2"#])
    }

    @Test func `A change in a group is said with the group`() {
        func group(_ child: SpokenElement) -> SpokenTree {
            tree(SpokenElement(label: "Users", children: [child], isGroup: true))
        }
        var off = save
        off.value = "off"
        #expect(group(off).changes(from: group(save)) == [#"in "Users": "Save": value none → off"#])
    }

    @Test func `Ten thousand elements that all changed end`() {
        let old = SpokenTree((0..<10_000).map { SpokenElement(label: "old \($0)") })
        let new = SpokenTree((0..<10_000).map { SpokenElement(label: "new \($0)") })
        #expect(new.changes(from: old).count == 10_000)
    }

    @Test func `A file holds all but the places, and reads back`() throws {
        let element = SpokenElement(
            label: "a", value: "b", traits: ["button"], hint: "c", headingLevel: 1, actions: ["d"],
            details: [.init("e", "f", isImportant: true)], inputLabels: ["g"], rotors: ["h"],
            identifier: "i", others: [.init("j", "k")],
            children: [SpokenElement(label: "l")], isGroup: true, frame: [1, 2, 3, 4])
        let tree = SpokenTree([element])
        #expect(try SpokenTree(file: tree.file) == tree.placeless)
        #expect(!String(decoding: tree.file, as: UTF8.self).contains("frame"))
        #expect(tree.file.last == 10)
    }

    @Test(arguments: [
        ("", "it is no JSON"), ("{}", #""elements" is missing"#),
        (#"{"elements":[{"label":1}]}"#, "another kind of value is needed at .elements[0].label"),
        (#"{"elements":"x"}"#, "another kind of value is needed at .elements"),
    ])
    func `A file that is none says what is wrong`(text: String, says: String) {
        #expect(throws: SpokenFileError(description: says)) { try SpokenTree(file: Array(text.utf8)) }
    }
}
