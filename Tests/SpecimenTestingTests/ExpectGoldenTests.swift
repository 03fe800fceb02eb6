import Catalog
import Rendering
import Foundation
import Golden
import Pixels
import Raster
import SwiftUI
import Testing

@testable import SpecimenTesting

/// A square, and its golden in a new folder as `expectGolden` looks for it.
@MainActor private func withGolden(
    of color: Color, _ body: (_ folder: String) async throws -> Void
) async throws {
    let folder = NSTemporaryDirectory() + "expect-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let square = Specimen("View/square", style: Text.self, axes: axes) { Square(color: color) }
    let evidenceMaker = EvidenceMaker(settler: TileSettler(library: FontLibrary()))
    let writer = try GoldenStore(root: folder).beginWriting(environment: [:])
    for tile in Catalog("Tests", specimens: { square }).tiles {
        _ = try writer.record(await evidenceMaker.settle(tile).traced(), mode: .all)
    }
    try await body(folder)
}

/// Has the folder's goldens as a machine with another Cairo would have recorded them.
private func recordElsewhere(in folder: String) throws {
    let store = GoldenStore(root: folder)
    for id in try store.storedIDs() {
        guard let golden = try store.golden(of: id) else { continue }
        let details = try readGoldenChunk(golden.bytes).details()
        let stack = details.stack.components.map {
            $0.name == "cairo" ? Stack.Component("cairo", "1.99.9") : $0
        }
        let bytes = makeGolden(
            pixmap: try decodePNG(golden.bytes, name: id), list: try #require(details.list),
            trace: try #require(details.trace), stack: Stack(stack), frame: details.frame,
            owner: details.owner)
        try Data(bytes).write(to: URL(fileURLWithPath: golden.path))
    }
}

private let isCI = !["", "0", "false"].contains(
    ProcessInfo.processInfo.environment["CI"]?.lowercased() ?? "")

/// In the palette of iOS 18, whose blue the expected lines name.
private let axes = {
    var axes = Axes(states: [.normal], sizes: [.regular], schemes: [.light])
    axes[.generation] = [.ios18]
    return axes
}()

private struct Square: View {
    var color: Color
    var body: some View { color.frame(width: 20, height: 20) }
}

private let near = Color(red: 0, green: 123.0 / 255, blue: 1)

@MainActor @Suite(.recordGoldens(.never)) struct ExpectGoldenTests {
    @Test func `A view as its golden shows it passes`() async throws {
        try await withGolden(of: .blue) { folder in
            await expectGolden(Square(color: .blue), named: "square", axes: axes, goldens: folder)
        }
    }

    @Test func `A symbol of another name fails, though its icon is the same`() async throws {
        let folder = NSTemporaryDirectory() + "expect-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let icon = Specimen("View/icon", style: Text.self, axes: axes) { Image(systemName: "chevron.right") }
        let evidenceMaker = EvidenceMaker(settler: TileSettler(library: FontLibrary()))
        let writer = try GoldenStore(root: folder).beginWriting(environment: [:])
        for tile in Catalog("Tests", specimens: { icon }).tiles {
            _ = try writer.record(await evidenceMaker.settle(tile).traced(), mode: .all)
        }
        await expectGolden(Image(systemName: "chevron.right"), named: "icon", axes: axes, goldens: folder)
        await withKnownIssue {
            await expectGolden(
                Image(systemName: "chevron.forward"), named: "icon", axes: axes, goldens: folder)
        } matching: {
            "\($0)".contains("symbol chevron.right → chevron.forward, both drawn as the same icon")
        }
    }

    @Test func `A failure names the view, the property and the system's colours`() async throws {
        try await withGolden(of: .blue) { folder in
            await withKnownIssue {
                await expectGolden(
                    Square(color: .red), named: "square", axes: axes, goldens: folder)
            } matching: {
                "\($0)".contains("blue #007AFF → red #FF3B30")
            }
        }
    }

    @Test func `A failure names colours by the design tokens it is given`() async throws {
        let tokens = NSTemporaryDirectory() + "tokens-\(UUID().uuidString).json"
        defer { try? FileManager.default.removeItem(atPath: tokens) }
        try ##"{"brand": {"$type": "color", "alert": {"$value": "#FF3B30"}}}"##.write(
            toFile: tokens, atomically: true, encoding: .utf8)
        try await withGolden(of: .blue) { folder in
            await withKnownIssue {
                await expectGolden(
                    Square(color: .red), named: "square", axes: axes, goldens: folder,
                    tokens: [tokens])
            } matching: {
                "\($0)".contains("blue #007AFF → brand.alert #FF3B30")
            }
        }
    }

    @Test func `A token file that is not there fails the test and is named`() async throws {
        try await withGolden(of: .blue) { folder in
            await withKnownIssue {
                await expectGolden(
                    Square(color: .blue), named: "square", axes: axes, goldens: folder,
                    tokens: ["/nowhere/brand.json"])
            } matching: {
                "\($0)".contains("/nowhere/brand.json")
            }
        }
    }

    /// Where CI is set nothing is recorded, whoever asks.
    @Test(.recordGoldens(.missing))
    func `Tests that run interleaved record side by side`() async throws {
        let folder = NSTemporaryDirectory() + "expect-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        // Who waited for a lock that the same process holds would say so, and that is no known issue.
        await withKnownIssue {
            await withTaskGroup(of: Void.self) { group in
                for number in 0..<12 {
                    group.addTask {
                        await expectGolden(
                            Square(color: .blue), named: "square\(number)", axes: axes,
                            goldens: folder)
                    }
                }
            }
        } matching: {
            "\($0)".contains(isCI ? "if CI is set" : "recorded; run the test again to compare")
        }
        #expect(try GoldenStore(root: folder).storedIDs().count == (isCI ? 0 : 12))
    }

    @Test func `A test that may not record says how it could`() async throws {
        try await withGolden(of: .blue) { folder in
            await withKnownIssue {
                await expectGolden(
                    Square(color: .red), named: "square", axes: axes, goldens: folder)
            } matching: {
                "\($0)".contains(isCI ? "if CI is set" : "use .recordGoldens(.failed) once")
            }
        }
    }

    @Test func `Under another stack an equal picture passes, and a different one is the environment's`()
        async throws
    {
        try await withGolden(of: .blue) { folder in
            try recordElsewhere(in: folder)
            await expectGolden(Square(color: .blue), named: "square", axes: axes, goldens: folder)
            await withKnownIssue {
                await expectGolden(
                    Square(color: .red), named: "square", axes: axes, goldens: folder)
            } matching: {
                let text = "\($0)"
                return text.contains("environment differs: cairo: golden 1.99.9, here ")
                    && text.contains("color blue #007AFF → red #FF3B30")
            }
        }
    }

    @Test func `What a test records is the test's, with the name it gives the view`() async throws {
        let folder = NSTemporaryDirectory() + "expect-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        await withKnownIssue {
            await GoldenRecording.$current.withValue(.all) {
                await expectGolden(Square(color: .blue), named: "mine", axes: axes, goldens: folder)
            }
        }
        let store = GoldenStore(root: folder)
        guard !isCI else { return }
        let id = try #require(try store.storedIDs().first)
        let golden = try #require(try store.golden(of: id))
        #expect(
            try readGoldenChunk(golden.bytes).details().owner
                == .test(
                    target: "SpecimenTestingTests",
                    function: "What a test records is the test's, with the name it gives the view()",
                    view: "mine"))
    }

    @Test func `A stated tolerance lets a picture differ`() async throws {
        try await withGolden(of: .blue) { folder in
            await expectGolden(
                Square(color: near), named: "square", axes: axes,
                tolerance: .init(.maxDelta(1), because: "a test of nearness"), goldens: folder)
        }
    }

    @Test func `Where standard error is closed a tolerance still passes`() async {
        await #expect(processExitsWith: .success) {
            try await withGolden(of: .blue) { folder in
                _ = close(2)
                await expectGolden(
                    Square(color: near), named: "square", axes: axes,
                    tolerance: .init(.maxDelta(1), because: "a test of nearness"), goldens: folder)
            }
        }
    }

    @Test func `Beyond the tolerance the test fails, and says how far`() async throws {
        try await withGolden(of: .blue) { folder in
            await withKnownIssue {
                await expectGolden(
                    Square(color: .red), named: "square", axes: axes,
                    tolerance: .init(.maxDelta(1), because: "a test of nearness"), goldens: folder)
            } matching: {
                "\($0)".contains("more than the stated tolerance: 1600 pixels differ")
            }
        }
    }

    @Test func `A tolerance without a reason fails the test, and passes nothing`() async throws {
        try await withGolden(of: .blue) { folder in
            await withKnownIssue {
                await expectGolden(
                    Square(color: .blue), named: "square", axes: axes,
                    tolerance: .init(.maxDelta(1), because: ""), goldens: folder)
            } matching: {
                "\($0)".contains("Tests/View/square: the tolerance states no reason")
            }
        }
    }
}
