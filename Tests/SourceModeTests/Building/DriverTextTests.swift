import Testing

@testable import SourceDiscovery
@testable import SourceMode

struct DriverTextTests {
    private let driver = DriverText(
        index: 2, path: "Styles/My \"own\".swift", copy: "My.swift",
        facts: SourceFacts(
            text: "struct A {}\nstruct B {}\n",
            previews: [PreviewFact(provider: "P", lines: LineRange(first: 7, last: 9))],
            items: [
                ItemFact(name: "A", lines: LineRange(first: 1, last: 4)),
                ItemFact(name: "f", lines: LineRange(first: 2, last: 3)),
            ]),
        candidates: [
            Candidate(name: "Button/a", style: "A", line: 1, view: "a"),
            Candidate(name: "Button/b", style: "B", line: 2, view: "b"),
        ])

    @Test func `The user's lines keep their numbers and messages name the user's file`() {
        let text = driver.text(without: [])
        #expect(text.hasPrefix("struct A {}\nstruct B {}\n"))
        let message = CompilerMessage(
            file: "My.swift", line: 2, column: 1, isError: true, words: "no", text: "My.swift:2:1: error: no")
        #expect(driver.text(of: message) == "Styles/My \"own\".swift:2:1: error: no")
        #expect(driver.holds(file: "My.swift", line: 2))
        #expect(!driver.holds(file: "My.swift", line: 9))
    }

    @Test func `A name is mentioned where it is compiled, whatever the file is called`() {
        var driver = driver
        #expect(driver.mentions("A", without: []) && driver.mentions("Color.B", without: []))
        #expect(!driver.mentions("own", without: []) && !driver.mentions("stru", without: []))
        #expect(driver.mentions("b", without: [0]) && !driver.mentions("b", without: [1]))
        driver.blankedLines = [1]
        #expect(!driver.mentions("A", without: []))
    }

    @Test func `An error inside of a piece belongs to that piece`() {
        #expect(driver.pieces(file: "/x/specimen-piece-2-1", line: 1) == [1])
        #expect(driver.pieces(file: "specimen-piece-0-1", line: 1) == [])
        #expect(driver.pieces(file: "Styles/My \"own\".swift", line: 1) == [])
    }

    @Test func `An error in one of several views belongs to it, and one in what they share to all`() {
        var driver = driver
        for line in [4, 5] {
            var view = Candidate(name: "Preview/\(line)", style: "Preview", line: 3, view: "P\(line)()")
            view.declaration = .init(
                name: "P\(line)", properties: [], body: "Text(\"a\")", line: 4,
                lines: LineRange(first: 3, last: 6), own: LineRange(first: line, last: line))
            driver.candidates.append(view)
        }
        #expect(driver.pieces(file: "My.swift", line: 5) == [3])
        #expect(driver.pieces(file: "My.swift", line: 6) == [2, 3])
        #expect(driver.pieces(file: "My.swift", line: 7) == [])
    }

    @Test func `Where a type is extended is a part of the piece, since the type may be left out`() {
        var driver = driver
        driver.candidates[1].extended = "B"
        let lines = driver.text(without: []).split(separator: "\n").map(String.init)
        let start = lines.firstIndex(of: "extension B {")
        #expect(start.map { lines[$0 - 1] } == "#sourceLocation(file: \"specimen-piece-2-1\", line: 1)")
    }

    @Test func `A provider's view is made where its static members can be named`() {
        var driver = driver
        var view = Candidate(name: "Preview/Dark", style: "Preview", line: 3, view: "P.Q()")
        view.declaration = .init(
            name: "Q", properties: [], body: "Text(title)", line: 4, lines: LineRange(first: 3, last: 6),
            own: LineRange(first: 4, last: 4), provider: "P")
        driver.candidates = [view]
        let lines = driver.text(without: []).split(separator: "\n").map(String.init)
        let start = lines.firstIndex(of: "extension P {")
        #expect(start.map { lines[$0 + 1].contains("static func Q() -> some View {") } == true)
        #expect(start.map { lines[$0 + 3] } == "Text(title)")
    }

    @Test func `A piece that was dropped is not compiled`() {
        let text = driver.text(without: [0])
        #expect(!text.contains("__specimenPiece2_0"))
        #expect(text.contains("__specimenPiece2_1"))
    }

    @Test func `Lines that are left out are blank and all others where they were`() {
        var driver = driver
        driver.blankedLines = [1]
        let lines = driver.text(without: []).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[0] == "")
        #expect(lines[1] == "struct B {}")
    }

    @Test func `The smallest declaration around an error is left out first`() {
        #expect(driver.item(at: 2)?.name == "f")
        #expect(driver.item(at: 4)?.name == "A")
        #expect(driver.item(at: 40) == nil)
        #expect(driver.providerLines(at: 8) == 7...9)
    }
}
