import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// Frames that views have on Apple's systems, as `Tests/Fixtures/apple-frames.tsv` holds them with their source.
struct AppleFrames: CustomStringConvertible, Sendable {
    var name: String
    var offered: CGSize
    /// x, y, width and height; `nil` for a number that is not compared.
    var frames: [(name: String, numbers: [CGFloat?])]

    var description: String { name }

    static let all: [AppleFrames] = {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        do {
            let text = try String(
                contentsOf: tests.appending(path: "Fixtures/apple-frames.tsv"), encoding: .utf8)
            return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.dropFirst().map(read)
        } catch {
            fatalError("the frames of Apple's systems cannot be read: \(error)")
        }
    }()

    private static func read(_ line: Substring) -> AppleFrames {
        let fields = line.split(separator: "\t")
        let size = fields[1].split(separator: "x").compactMap { Double($0) }
        return AppleFrames(
            name: String(fields[0]), offered: CGSize(width: size[0], height: size[1]),
            frames: fields[2].split(separator: ";").map { part in
                let words = part.split(separator: " ")
                return (String(words[0]), words.dropFirst().map { Double($0).map { CGFloat($0) } })
            })
    }
}

/// Views that are laid out as those were whose frames were recorded, by the name of their case.
@MainActor enum AppleViews {
    static let all = stacks.merging(frames) { $1 }.merging(mirrored) { $1 }.merging(lazy) { $1 }
        .merging(grids) { $1 }.merging(scrolling) { $1 }.merging(shapes) { $1 }.merging(strokes) { $1 }
        .merging(positions) { $1 }.merging(sections) { $1 }.merging(repeated) { $1 }
        .merging(layouts) { $1 }.merging(images) { $1 }.merging(effects) { $1 }

    /// A word of a width that is a whole number of half points, one line of 16 with its baseline at 13: what the
    /// system's font gives at 13 points, the default on macOS.
    static func word(_ width: CGFloat) -> String { String(repeating: "x", count: Int(width * 2)) }
    static let engine = FixedTextEngine(advance: 0.5, ascent: 13, descent: 3)

    static func text(_ name: String, _ width: CGFloat) -> some View {
        Text(verbatim: word(width)).accessibilityIdentifier(name)
    }
}

extension View {
    nonisolated func named(_ name: String) -> some View { accessibilityIdentifier(name) }
}

@MainActor struct AppleFramesTests {
    /// Cases that are known to differ, with the reason; each still differs.
    private static let known: [String: String] = [:]

    private func written(_ frame: CGRect) -> String { numbers(frame) }

    @Test func `Each recorded case has its view, and each view its frames`() {
        #expect(Set(AppleFrames.all.map(\.name)) == Set(AppleViews.all.keys))
        #expect(AppleFrames.all.count == AppleViews.all.count)
    }

    @Test(arguments: AppleFrames.all)
    func `Frames are those that Apple's systems gave`(_ expected: AppleFrames) throws {
        let make = try #require(AppleViews.all[expected.name])
        // A divider is a point thick on macOS.
        let scale: CGFloat = expected.name == "layout/divider" ? 1 : 2
        let laid = Laid(
            make(), expected.offered.width, expected.offered.height, fillsOffer: true,
            in: EnvironmentValues(scale: scale), engine: AppleViews.engine)
        var wrong: [String] = []
        for (name, numbers) in expected.frames {
            guard let frame = laid.frame(name) else {
                wrong.append("\(name) is missing")
                continue
            }
            let isEqual = zip(frame.numbers, numbers).allSatisfy { found, expected in
                expected.map { abs(found - $0) < 0.001 } ?? true
            }
            if !isEqual {
                let asked = numbers.map { $0.map { shortNumber($0) } ?? "-" }.joined(separator: ", ")
                wrong.append("\(name)\(written(frame)) instead of (\(asked))")
            }
        }
        if let reason = Self.known[expected.name] {
            #expect(!wrong.isEmpty, "\(expected) agrees by now; known was: \(reason)")
        } else {
            #expect(wrong.isEmpty, "\(expected)")
        }
    }
}
