public import Catalog
public import Foundation
import Drawing
import Streams
public import Testing
public import ViewCore
import XCTest

/// How a snapshot in a test's source is written.
public enum SnapshotFormat: String, Sendable, CaseIterable {
    /// A line for each view or item, what is inside of it further in.
    case text
    /// The same as JSON.
    case json
}

/// Compares where a view and what is in it stand with what the test's source says.
///
/// ```swift
/// await expectFrames(Button("Save") {}.buttonStyle(PillButtonStyle())) {
///     """
///     .padding(.horizontal) (0 0 88 44)
///       Text (20 12 48 20)
///     """
/// }
/// ```
///
/// Frames are in points from the view's own corner: x, y, width, height. Several points of `axes` stand below each
/// other, each behind its name. Written without the closure, the test fails once and writes it into its own source;
/// `SPECIMEN_RECORD` and `.recordGoldens` say what else may be written, as for goldens, and where
/// `CI` is set nothing is. Works in Swift Testing and in XCTest.
@MainActor public func expectFrames<V: View>(
    _ view: @autoclosure @escaping @MainActor @Sendable () -> V, as format: SnapshotFormat = .text,
    axes: Axes = Axes(states: [.normal], sizes: [.regular], schemes: [.light]), width: CGFloat = 320,
    height: CGFloat? = nil, target: String? = nil, file: StaticString = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation, matches expected: (() -> String)? = nil
) async {
    let specimen = Specimen(
        "View/frames", style: V.self, axes: axes, width: width, height: height, target: target
    ) { view() }
    await expect(
        specimen, expected?(), by: InlineSnapshot(name: "expectFrames", file: file, location: sourceLocation)
    ) { format.frames(of: try await GoldenExaminer.shared.layOut($0).trace) }
}

/// Compares what a view draws with what the test's source says: its display list, as `specimen inspect` prints it.
///
/// Written and rewritten like ``expectFrames(_:as:axes:width:height:target:file:sourceLocation:matches:)``.
@MainActor public func expectList<V: View>(
    _ view: @autoclosure @escaping @MainActor @Sendable () -> V, as format: SnapshotFormat = .text,
    axes: Axes = Axes(states: [.normal], sizes: [.regular], schemes: [.light]), width: CGFloat = 320,
    height: CGFloat? = nil, target: String? = nil, file: StaticString = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation, matches expected: (() -> String)? = nil
) async {
    let specimen = Specimen(
        "View/list", style: V.self, axes: axes, width: width, height: height, target: target
    ) { view() }
    await expect(
        specimen, expected?(), by: InlineSnapshot(name: "expectList", file: file, location: sourceLocation)
    ) { format.list(try await GoldenExaminer.shared.layOut($0).list) }
}

/// Compares what a screen reader meets in a view with what the test's source says: labels, values, traits, actions, in
/// order, as `specimen inspect --accessibility` prints them.
///
/// ```swift
/// await expectAccessibility(Toggle("Wi-Fi", isOn: .constant(true))) {
///     """
///     1 "Wi-Fi", on (toggle)
///     """
/// }
/// ```
///
/// Written and rewritten like ``expectFrames(_:as:axes:width:height:target:file:sourceLocation:matches:)``.
@MainActor public func expectAccessibility<V: View>(
    _ view: @autoclosure @escaping @MainActor @Sendable () -> V, as format: SnapshotFormat = .text,
    axes: Axes = Axes(states: [.normal], sizes: [.regular], schemes: [.light]), width: CGFloat = 320,
    height: CGFloat? = nil, target: String? = nil, file: StaticString = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation, matches expected: (() -> String)? = nil
) async {
    let specimen = Specimen(
        "View/accessibility", style: V.self, axes: axes, width: width, height: height, target: target
    ) { view() }
    await expect(
        specimen, expected?(),
        by: InlineSnapshot(name: "expectAccessibility", file: file, location: sourceLocation)
    ) { format.spoken(try await GoldenExaminer.shared.spokenTree($0)) }
}

@MainActor private func expect(
    _ specimen: Specimen, _ expected: String?, by snapshot: InlineSnapshot,
    text: @MainActor (Tile) async throws -> String
) async {
    let tiles = Catalog("Tests") { specimen }.tiles
    do {
        var parts: [String] = []
        for tile in tiles {
            let part = try await text(tile)
            parts.append(tiles.count > 1 ? tile.point.name + "\n" + part : part)
        }
        if let failure = snapshot.failure(of: parts.joined(separator: "\n"), expected: expected) {
            snapshot.report(failure)
        }
    } catch {
        snapshot.report("\(error)")
    }
}

/// A call that holds what it expects.
struct InlineSnapshot {
    /// The function's, as the source has it.
    let name: String
    let file: StaticString
    let location: SourceLocation

    /// What is wrong, or `nil`; writes the source as the mode in force says.
    @MainActor func failure(of actual: String, expected: String?) -> String? {
        if actual == expected { return nil }
        let mode = GoldenRecording.effective
        /// What to do stands before the lines, of which the last is the snapshot's.
        func told(_ advice: String) -> String {
            guard let expected else { return "there is no snapshot" + advice }
            return (["the snapshot differs\(advice):"] + lineChanges(expected, actual))
                .joined(separator: "\n")
        }
        let isWritten = mode == .all || mode == .failed || mode == .missing && expected == nil
        guard isWritten else {
            return told(
                GoldenRecording.advice(wanting: expected == nil ? .missing : .failed)
                    + GoldenRecording.misspelledNote)
        }
        do throws(SourceEditError) {
            try SourceEdits.shared.write(
                actual, over: expected, in: "\(file)", at: (location.line, location.column), call: name)
        } catch {
            return told("; it could not be written: \(error)")
        }
        return told("; recorded in \(file):\(location.line); run the test again to compare")
    }

    @MainActor func report(_ failure: String) {
        // Line by line: the breaks are ours.
        let message = failure.split(separator: "\n", omittingEmptySubsequences: false)
            .map { harmlessLine(String($0)) }.joined(separator: "\n")
        if Test.current != nil {
            Issue.record(Comment(rawValue: message), sourceLocation: location)
        } else {
            XCTFail(message, file: file, line: UInt(location.line))
        }
    }
}

/// Lines that went with a minus, lines that came with a plus, in their order, at most forty.
private func lineChanges(_ old: String, _ new: String) -> [String] {
    func lines(_ text: String) -> [Substring] {
        text.split(separator: "\n", omittingEmptySubsequences: false)
    }
    let difference = lines(new).difference(from: lines(old))
    let all =
        (difference.removals.map { change -> (Int, Int, String) in
            guard case .remove(let offset, let line, _) = change else { return (0, 0, "") }
            return (offset, 0, "- \(line)")
        }
        + difference.insertions.map { change in
            guard case .insert(let offset, let line, _) = change else { return (0, 0, "") }
            return (offset, 1, "+ \(line)")
        }).sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
    return all.count <= 40 ? all : all.prefix(40) + ["and \(all.count - 40) more lines"]
}
