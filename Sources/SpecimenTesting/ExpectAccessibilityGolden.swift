public import Catalog
public import Foundation
import Golden
import ScreenReader
import Streams
public import Testing
public import ViewCore
import XCTest

/// Compares what a screen reader meets in a tile with what was accepted: the file of the golden's name with `.json`, as
/// `record --accessibility` writes it; meant for `@Test(arguments: catalog.tiles)`.
///
/// A failure says what is spoken otherwise. Files are kept and recorded as ``expectGolden(_:goldens:tokens:file:sourceLocation:function:)``
/// does it with pictures.
@MainActor public func expectAccessibility(
    _ tile: Tile, goldens: String? = nil, file: StaticString = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
) async {
    let folder = goldens ?? ("\(file)" as NSString).deletingLastPathComponent + "/Golden"
    var failure: String?
    do {
        failure = try await GoldenExaminer.shared.judgeSpoken(tile, in: GoldenStore(root: folder))
    } catch {
        failure = "\(tile.id): \(error)"
    }
    guard let failure else { return }
    // Line by line: the breaks are ours.
    let message = failure.split(separator: "\n", omittingEmptySubsequences: false)
        .map { harmlessLine(String($0)) }.joined(separator: "\n")
    if Test.current != nil {
        Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
    } else {
        XCTFail(message, file: file, line: UInt(sourceLocation.line))
    }
}

/// Compares what a screen reader meets in a view with what was accepted, a file for each point of `axes`, in place of a
/// snapshot in the test's source.
@MainActor public func expectAccessibility<V: View>(
    _ view: @autoclosure @escaping @MainActor @Sendable () -> V, named name: String,
    axes: Axes = Axes(states: [.normal], sizes: [.regular], schemes: [.light]), width: CGFloat = 320,
    height: CGFloat? = nil, target: String? = nil, goldens: String? = nil, file: StaticString = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
) async {
    let specimen = Specimen(
        "View/\(name)", style: V.self, axes: axes, width: width, height: height, target: target
    ) { view() }
    for tile in Catalog("Tests", specimens: { specimen }).tiles {
        await expectAccessibility(tile, goldens: goldens, file: file, sourceLocation: sourceLocation)
    }
}

extension GoldenExaminer {
    /// What is spoken otherwise than was accepted, or `nil`; records as the mode in force says.
    func judgeSpoken(_ tile: Tile, in store: GoldenStore) async throws -> String? {
        let tree = try await spokenTree(tile)
        let id = GoldenStore.tree(of: tile.id)
        var message: String
        let wanted: GoldenRecording
        switch try store.judge(tree, of: tile.id) {
        case .passed: return nil
        case .missing: (message, wanted) = ("\(id): there is no golden", .missing)
        case .unreadable(let text): (message, wanted) = ("\(id): \(text)", .failed)
        case .different(let changes):
            (message, wanted) = ("\(id): " + changes.joined(separator: "\n"), .failed)
        }
        let mode = GoldenRecording.effective
        if mode == .all || mode == .failed || mode == wanted {
            let plan = try store.planRecording(tree, of: tile.id, mode: .changed)
            message += self.message(for: try await writing(in: store) { try $0.carryOut(plan, for: id) })
        } else {
            message += GoldenRecording.advice(wanting: wanted)
        }
        return message + GoldenRecording.misspelledNote
    }
}
