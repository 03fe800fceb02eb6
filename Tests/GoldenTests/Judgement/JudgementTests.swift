import Drawing
import Foundation
import Pixels
import TestSupport
import Testing

@testable import Golden

private func golden(_ bytes: [UInt8]) -> GoldenFile { GoldenFile(path: "g.png", bytes: bytes) }

/// A tile that fails the test when it is drawn.
private func undrawn(stack: Stack = sampleStack) -> TileEvidence {
    TileEvidence(
        id: "a/b", listDigest: sampleList().digest, stack: stack, frame: sampleFrame, list: { sampleList() },
        trace: { sampleTrace() },
        pixmap: {
            Issue.record("the tile was drawn")
            return samplePixmap()
        })
}

@Suite struct JudgementTests {
    @Test func `an unchanged list passes without drawing`() async {
        let judgement = judge(undrawn(), golden: golden(sampleGolden()))
        guard case .passed(.sameList, []) = judgement else { return fail(judgement) }
    }

    @Test func `full draws even an unchanged list`() async {
        let judgement = judge(
            sampleTile(), golden: golden(sampleGolden()), options: JudgementOptions(full: true))
        guard case .passed(.samePixels, []) = judgement else { return fail(judgement) }
    }

    @Test func `full finds a renderer that changed`() async {
        let tile = TileEvidence(
            id: "a/b", listDigest: sampleList().digest, stack: sampleStack, frame: sampleFrame,
            list: { sampleList() }, trace: { sampleTrace() }, pixmap: { samplePixmap(shade: 9) })
        let judgement = judge(
            tile, golden: golden(sampleGolden()), options: JudgementOptions(full: true))
        guard case .different(let difference) = judgement else { return fail(judgement) }
        #expect(difference.changes.map(\.fact) == [.drawnDifferently(underOneStack: true)])
    }

    @Test func `another list with the same pixels passes`() async {
        let tile = TileEvidence(
            id: "a/b", listDigest: sampleList(shade: 1).digest, stack: sampleStack, frame: sampleFrame,
            list: { sampleList(shade: 1) }, trace: { sampleTrace() }, pixmap: { samplePixmap() })
        let judgement = judge(tile, golden: golden(sampleGolden()))
        guard case .passed(.samePixels, []) = judgement else { return fail(judgement) }
    }

    @Test func `of two sizes the boxes are on the bands that came in`() async {
        // A frame around a plain shape, and the same in a larger picture.
        @Sendable func frame(_ width: Int, _ height: Int) -> Pixmap {
            let bytes = (0..<height).flatMap { y in
                (0..<width).flatMap { x -> [UInt8] in
                    (4..<height - 4).contains(y) && (4..<width - 4).contains(x)
                        ? [0, 122, 255, 255] : [255, 255, 255, 255]
                }
            }
            return Pixmap(width: width, height: height, bytes: bytes)
        }
        let old = makeGolden(
            pixmap: frame(60, 40), list: sampleList(), trace: sampleTrace(), stack: sampleStack,
            frame: sampleFrame,
            owner: sampleOwner)
        let tile = TileEvidence(
            id: "a/b", listDigest: sampleList(shade: 1).digest, stack: sampleStack, frame: sampleFrame,
            list: { sampleList(shade: 1) }, trace: { sampleTrace() }, pixmap: { frame(66, 42) })
        let judgement = judge(tile, golden: golden(old))
        guard case .different(let difference) = judgement else { return fail(judgement) }
        #expect(difference.classification == "2 rows inserted at 36, 6 columns inserted at 56")
        #expect(
            difference.comparison.clusters == [
                Box(x: 0, y: 36, width: 66, height: 2), Box(x: 56, y: 0, width: 6, height: 42),
            ])
    }

    @Test func `a changed style is different, and says why`() async throws {
        let judgement = judge(sampleTile(padding: 20), golden: golden(sampleGolden()))
        guard case .different(let difference) = judgement else { return fail(judgement) }
        #expect(
            difference.changes.map(\.description) == [
                "PrimaryButtonStyle › .padding(.horizontal) 16 → 20"
            ])
        #expect(difference.old == samplePixmap())
        #expect(difference.new == samplePixmap(padding: 20))
        #expect(judgement.exitCode == 1)
    }

    @Test func `what approving a changed tile would write is today's golden, clusters drawn or not`()
        async throws
    {
        for draws in [true, false] {
            let result = examine(
                sampleTile(padding: 20), golden: golden(sampleGolden()),
                options: JudgementOptions(drawsDifference: draws))
            let candidate = try #require(result.candidate)
            #expect(try recompressed(candidate, name: "it", picture: nil) == sampleGolden(padding: 20))
            guard case .different(let difference) = result.judgement else {
                return fail(result.judgement)
            }
            #expect((difference.comparison.difference != nil) == draws)
            #expect(difference.comparison.clusters.isEmpty != draws)
        }
    }

    @Test func `no golden is missing, and an answer of 1`() async {
        let judgement = judge(undrawn(), golden: nil)
        guard case .missing = judgement else { return fail(judgement) }
        #expect(judgement.exitCode == 1)
    }

    @Test func `an edited golden is unreadable even where the list agrees`() async {
        var bytes = sampleGolden()
        bytes[60] ^= 1
        let judgement = judge(undrawn(), golden: golden(bytes))
        guard case .unreadable(let text) = judgement else { return fail(judgement) }
        #expect(text.hasPrefix("g.png cannot be used: it "))
        #expect(judgement.exitCode == 3)
    }

    @Test func `a golden of another stack is named, component by component`() async {
        let other = Stack([Stack.Component("revision", "2")] + sampleStack.components.dropFirst())
        let judgement = judge(
            undrawn(stack: other), golden: golden(sampleGolden()),
            options: JudgementOptions(strictStack: true))
        guard case .stackDiffers(let differences, nil) = judgement else { return fail(judgement) }
        #expect(differences.map(\.description) == ["revision: golden 1, here 2"])
        #expect(judgement.exitCode == 4)
    }

    private static let otherStack = Stack(
        [Stack.Component("revision", "2")] + sampleStack.components.dropFirst())

    @Test func `under another stack equal pixels pass, and the stack is told`() async {
        let judgement = judge(sampleTile(stack: Self.otherStack), golden: golden(sampleGolden()))
        guard case .passed(.samePixels, let differences) = judgement else { return fail(judgement) }
        #expect(differences.map(\.description) == ["revision: golden 1, here 2"])
    }

    @Test func `under another stack an equal list proves nothing`() async {
        let tile = TileEvidence(
            id: "a/b", listDigest: sampleList().digest, stack: Self.otherStack, frame: sampleFrame,
            list: { sampleList() }, trace: { sampleTrace() }, pixmap: { samplePixmap(shade: 9) })
        let judgement = judge(tile, golden: golden(sampleGolden()))
        guard case .stackDiffers(let stack, .some(let difference)) = judgement else {
            return fail(judgement)
        }
        #expect(stack.map(\.description) == ["revision: golden 1, here 2"])
        #expect(difference.changes.map(\.fact) == [.drawnDifferently(underOneStack: false)])
        #expect(judgement.exitCode == 4)
    }

    @Test func `under another stack a changed view is told with what changed`() async {
        let judgement = judge(
            sampleTile(shade: 0x10, stack: Self.otherStack), golden: golden(sampleGolden()))
        guard case .stackDiffers(_, .some(let difference)) = judgement else { return fail(judgement) }
        #expect(difference.summary.contains("#"), "\(difference.summary)")
    }

    @Test func `a part of the stack that only one side has is another stack, a face is not`() async {
        func judged(_ component: Stack.Component) -> Judgement {
            judge(
                sampleTile(shade: 0x10, stack: Stack(sampleStack.components + [component])),
                golden: golden(sampleGolden()))
        }
        guard case .stackDiffers = judged(.init("PIXMAN_DISABLE", "sse2")) else {
            return fail(judged(.init("PIXMAN_DISABLE", "sse2")))
        }
        let face = Stack.Component("Noto Color Emoji", String(repeating: "a", count: 64))
        guard case .different = judged(face) else { return fail(judged(face)) }
    }

    @Test func `of a face's digest its beginning is told`() {
        let (a, b) = (String(repeating: "a", count: 64), String(repeating: "b", count: 64))
        let differences = Stack([.init("Inter", b)]).differences(from: Stack([.init("Inter", a)]))
        #expect(differences.map(\.description) == ["Inter: golden aaaaaaaaaaaa…, here bbbbbbbbbbbb…"])
    }

    @Test(arguments: RecordMode.allCases)
    func `recording under another stack leaves an equal golden, unless strictness is asked for`(
        mode: RecordMode
    ) async throws {
        let tile = sampleTile(stack: Self.otherStack)
        let old = golden(sampleGolden())
        let store = GoldenStore(root: "/nowhere")
        switch try store.planRecording(tile, over: old, mode: mode) {
        case .done(let outcome): #expect(outcome == (mode == .missing ? .left : .unchanged))
        case .write: Issue.record("an equal golden would be written")
        }
        switch try store.planRecording(tile, over: old, mode: mode, strictStack: true) {
        case .done(let outcome): #expect(mode == .missing && outcome == .left)
        case .write(_, let outcome): #expect(mode != .missing && outcome == .replaced)
        }
        let changed = sampleTile(shade: 1, stack: Self.otherStack)
        if case .done = try store.planRecording(changed, over: old, mode: mode), mode != .missing {
            Issue.record("a golden that differs would stay")
        }
    }

    @Test func `a tile that cannot be drawn says so`() async {
        struct Broken: Error {}
        let tile = TileEvidence(
            id: "a/b", listDigest: sampleList(shade: 3).digest, stack: sampleStack, frame: sampleFrame,
            list: { sampleList() }, trace: { sampleTrace() }, pixmap: { throw Broken() })
        let judgement = judge(tile, golden: golden(sampleGolden()))
        guard case .undrawable = judgement else { return fail(judgement) }
        let result = examine(tile, golden: nil)
        guard case .undrawable = result.judgement else { return fail(result.judgement) }
    }

    private func fail(_ judgement: Judgement) { Issue.record("it is \(judgement)") }
}
