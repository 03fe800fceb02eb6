import Drawing
import Foundation
import Pixels
import Testing

@testable import Golden

/// Icons beside each other: by their glyphs and what they are called.
private func list(_ symbols: [(glyph: UInt32, name: String)], missing: [String] = [], shade: Double = 0)
    -> DisplayList
{
    var list = DisplayList(
        size: CGSize(width: 132, height: 40), scale: 1,
        items: [
            .fill(
                .rectangle(CGRect(x: 0, y: 0, width: 132, height: 40)),
                .solid(RGBA(red: shade, green: 1, blue: 1)), .nonZero)
        ]
            + symbols.enumerated().map { place, symbol in
                .glyphs(
                    GlyphRun(
                        face: FontFace(name: FontFace.symbols), size: 17,
                        glyphs: [.init(id: symbol.glyph, x: CGFloat(place) * 20, y: 20)],
                        paint: .solid(.black), text: symbol.name))
            })
    list.missingImages = missing
    return list
}

private func tile(
    _ list: DisplayList, stack: Stack = sampleStack, shade: UInt8 = 0x7A
) -> TileEvidence {
    TileEvidence(
        id: "a/b", listDigest: list.digest, stack: stack, frame: sampleFrame, list: { list },
        trace: { Trace() }, pixmap: { samplePixmap(shade: shade) })
}

private func golden(_ list: DisplayList, stack: Stack = sampleStack) -> GoldenFile {
    GoldenFile(
        path: "g.png",
        bytes: makeGolden(
            pixmap: samplePixmap(), list: list, trace: Trace(), stack: stack, frame: sampleFrame,
            owner: sampleOwner))
}

/// What is told of two lists with the same pixels; empty where they pass.
private func told(_ old: DisplayList, _ new: DisplayList) -> String {
    judge(tile(new), golden: golden(old)).difference?.summary ?? ""
}

private let tray = list([(7, "tray")])
private let filled = list([(7, "tray.fill")])
private let words = "symbol tray → tray.fill, both drawn as the same icon"

struct DrawnNamesTests {
    @Test(arguments: [false, true])
    func `A symbol of another name is another picture, though its icon is the same`(full: Bool) throws {
        let judgement = judge(tile(filled), golden: golden(tray), options: JudgementOptions(full: full))
        let difference = try #require(judgement.difference)
        #expect(judgement.exitCode == 1 && difference.summary == words)
        #expect(difference.extent == "" && difference.lines == [])
    }

    @Test func `Whatever else a list has otherwise passes where all pixels are equal`() {
        #expect(told(list([(7, "tray")]), list([(7, "tray")], shade: 0.5)) == "")
        // One that is covered may go, come or have another icon.
        #expect(told(list([(7, "tray"), (8, "star")]), list([(7, "tray")])) == "")
        #expect(told(list([(7, "tray")]), list([(9, "star"), (7, "tray")])) == "")
        #expect(told(list([(7, "tray")]), list([(9, "star")])) == "")
    }

    @Test func `Each symbol is told once, those that changed places too`() {
        #expect(told(list([(7, "tray"), (7, "tray")]), list([(7, "tray.fill"), (7, "tray.fill")])) == words)
        let back = "symbol tray.fill → tray, both drawn as the same icon"
        #expect(
            told(list([(7, "tray"), (7, "tray.fill")]), list([(7, "tray.fill"), (7, "tray")]))
                == "\(words); \(back)")
    }

    @Test func `A name is found where another symbol came in, too`() {
        #expect(told(list([(7, "tray")]), list([(9, "star"), (7, "tray.fill")])) == words)
    }

    @Test func `Icons that were recorded without their names pass`() {
        #expect(told(list([(7, "\u{E156}")]), list([(7, "tray")])) == "")
    }

    @Test func `Images that squares stand for are told apart by their names`() {
        let square = "image logo → badge, both drawn as a square"
        #expect(told(list([], missing: ["logo"]), list([], missing: ["badge"])) == square)
    }

    @Test func `No tolerance and no other stack excuses a name`() throws {
        var tolerant = tile(filled, shade: 0x7B)
        tolerant.tolerance = Tolerance(.maxDelta(1), because: "a test")
        let judgement = judge(tolerant, golden: golden(tray))
        #expect(judgement.exitCode == 1 && judgement.difference?.summary == words)
        let other = Stack([Stack.Component("revision", "2")] + sampleStack.components.dropFirst())
        let elsewhere = judge(tile(filled, stack: other), golden: golden(tray))
        #expect(elsewhere.exitCode == 1 && elsewhere.difference?.summary == words)
        #expect(judge(tile(tray, stack: other), golden: golden(tray)).exitCode == 0)
    }

    @Test func `Recording and approving take the new name over`() async throws {
        try await withFolder { folder in
            let store = GoldenStore(root: folder + "/Golden")
            let writer = try store.beginWriting(environment: [:])
            #expect(try writer.record(tile(tray), mode: .changed) == .added)
            let report = try ReportWriter(directory: folder + "/report", stack: sampleStack)
            report.add(examine(tile(filled), golden: try store.golden(of: "a/b")))
            let model = try report.finish()
            #expect(model.tiles.map(\.message) == [words] && model.tiles.map(\.status) == [.different])
            let outcomes = try approve(report: folder + "/report", into: store, writer: writer)
            guard case .accepted = try #require(outcomes.first).outcome else {
                Issue.record("not accepted")
                return
            }
            #expect(judge(tile(filled), golden: try store.golden(of: "a/b")).isPassed)
            #expect(try writer.record(tile(tray), mode: .changed) == .replaced)
            #expect(judge(tile(tray), golden: try store.golden(of: "a/b")).isPassed)
        }
    }
}
