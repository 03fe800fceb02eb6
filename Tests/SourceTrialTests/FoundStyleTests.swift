import Foundation
import Testing

/// A file as it stands in somebody's app: its ids, its pictures, and words that go wrong.
struct FoundStyleTests {
    @Test func `list has styles, presets, modifiers and previews, and says what is left out`() throws {
        let list = try Trial.chips().run("list styles/Chips.swift")
        for id in [
            "Button/plainChip", "Button/ChipStyle", "View/boxed", "Preview/Both", "Preview/Chips_Previews",
        ] {
            list.says("Chips/\(id) ")
        }
        list.says("left out")
    }

    @Test func `list --json is one object with each specimen`() throws {
        let trial = try Trial.chips()
        try trial.run("list --json styles/Chips.swift")
        let list = try trial.shell(#""$specimen" list --json styles/Chips.swift 2>/dev/null"#)
        let object = try #require(
            try JSONSerialization.jsonObject(with: Data(list.words.utf8)) as? [String: Any])
        #expect((object["specimens"] as? [Any])?.count == 5, "\(list)")
    }

    @Test func `sheet writes a picture of each and an index`() throws {
        let trial = try Trial.chips()
        try trial.run("sheet styles/Chips.swift -o out")
        trial.expectFiles("out/Chips-Button-plainChip.png", "out/index.html")
    }

    @Test func `render takes an id, and options that say the values`() throws {
        let trial = try Trial.chips()
        try trial.run("render styles/Chips.swift Chips/Button/plainChip -o chip.png")
        try trial.run(
            "render styles/Chips.swift Chips/Button/plainChip --scheme dark --state=pressed -o dark.png")
        trial.expectFiles("chip.png", "dark.png")
    }

    @Test func `An id with its values in another order is read, and its usual spelling is said`() throws {
        try Trial.chips().run("inspect styles/Chips.swift Chips/Button/plainChip/dark-pressed@2x-regular")
            .says("is spelled 'Chips/Button/plainChip/pressed-regular-dark@2x'")
    }

    @Test func `A value that an axis does not have is a mistake that is named`() throws {
        try Trial.chips().run(
            "render styles/Chips.swift Chips/Button/plainChip --locale xx-nonsense -o chip.png", code: 64
        ).says("xx-nonsense")
    }

    @Test func `An id that is not there, and a sheet without a folder, are mistakes`() throws {
        let trial = try Trial.chips()
        try trial.run("render styles/Chips.swift Chips/Button/missing -o chip.png", code: 64)
        try trial.run("sheet styles/Chips.swift", code: 64)
    }

    @Test func `A file that is not there cannot be read`() throws {
        try Trial.chips().run("list styles/Missing.swift", code: 3)
    }

    @Test func `Jobs come by a pipe, and one whose label changes nothing says so alone`() throws {
        let trial = try Trial.chips()
        let batch = try trial.run(
            "batch styles/Chips.swift - -o piped",
            input: """
                {"id":"Chips/Button/plainChip","output":"p.png","label":"Pay"}
                {"id":"Chips/View/boxed","output":"b.png","label":"Pay"}

                """)
        trial.expectFiles("piped/p.png", "piped/b.png")
        batch.says(#""warnings":["the label changes nothing: no words of a control"#)
        #expect(batch.lines(with: #""warnings":[]"#) == 1, "\(batch)")
    }

    @Test func `Equal ids of two files are told with both files`() throws {
        let trial = try Trial()
        try trial.add("Chips.swift", as: "two/a/Chips.swift")
        try trial.add("Chips.swift", as: "two/b/Chips.swift")
        try trial.run("list two", code: 3).says("two/a/Chips.swift and in two/b/Chips.swift")
    }
}
