import Foundation
import LayoutSupport
import Testing
import ViewCore

/// One line of the collected examples: a tree, an offer, the size and frames it must give.
struct WorkedExample: Decodable, CustomStringConvertible, Sendable {
    var id: Int
    var tree: String
    var proposal: [CGFloat?]
    var size: [CGFloat?]
    var frames: [String: [CGFloat?]]
    var displayScale: CGFloat?
    var snapped: [String: [CGFloat]]?

    var description: String { "\(id): \(tree)" }

    /// The examples of Documentation/Rules/layout-rules.md, section 17, as Tests/Fixtures holds them.
    static let all: [WorkedExample] = {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        do {
            let data = try Data(contentsOf: tests.appending(path: "Fixtures/layout-examples.json"))
            return try JSONDecoder().decode([WorkedExample].self, from: data)
        } catch {
            fatalError("the worked examples cannot be read: \(error)")
        }
    }()

    static let snapping = all.filter { $0.snapped != nil }
}

@MainActor
struct WorkedExamplesTests {
    @Test func `There are 108 examples`() {
        #expect(WorkedExample.all.map(\.id) == Array(1...108))
    }

    @Test(arguments: WorkedExample.all)
    func `Frames are those of the example`(_ example: WorkedExample) throws {
        let laid = try lay(example, scale: 2)
        let size = laid.root.frame.size
        var wrong: [String] = []
        if !matches([size.width, size.height], example.size) {
            wrong.append("size \(size) instead of \(example.size)")
        }
        for (name, expected) in example.frames.sorted(by: { $0.key < $1.key }) {
            // A name that the tree does not have is the root's: `g` of an unnamed GeometryReader.
            let frame = laid.frame(name) ?? laid.root.frame
            if !matches(frame.numbers, expected) {
                wrong.append("\(name)\(numbers(frame)) instead of \(expected)")
            }
        }
        #expect(wrong.isEmpty, "\(example)")
    }

    @Test(arguments: WorkedExample.snapping)
    func `Snapped frames are those of the example`(_ example: WorkedExample) throws {
        let scale = example.displayScale ?? 2
        let laid = try lay(example, scale: scale)
        let builder = DisplayBuilder(scale: scale)
        for (name, expected) in example.snapped ?? [:] {
            let frame = builder.snapped(try #require(laid.frame(name)))
            #expect(matches(frame.numbers, expected), "\(name)\(numbers(frame)) in \(example)")
        }
    }

    private func lay(_ example: WorkedExample, scale: CGFloat) throws -> Laid {
        // The Divider of the examples is one point thick.
        let scale = example.tree.contains("Divider") ? 1 : scale
        return Laid(
            try TreeParser.parse(example.tree).view, example.proposal[0], example.proposal[1],
            fillsOffer: true, in: EnvironmentValues(scale: scale))
    }

    /// Equal within a thousandth of a point; `nil` is not looked at.
    private func matches(_ found: [CGFloat], _ expected: [CGFloat?]) -> Bool {
        zip(found, expected).allSatisfy { found, expected in
            expected.map { abs(found - $0) < 0.001 } ?? true
        }
    }
}
