public import Catalog
public import Foundation
import Golden
import Streams
public import Testing
public import ViewCore
import XCTest

/// Compares a view's pictures with their goldens, one for each point of `axes`.
///
/// Works in Swift Testing and in XCTest. A failure says which property of which view changed, and leaves the
/// expected picture, the actual one, their difference and all that changed as text: attached in Swift Testing, in a
/// folder that the message names in XCTest, which has no attachments on Linux. Goldens are kept in `Golden` beside the
/// test's file unless `goldens` names another folder. Recording, too, fails the test, so that nobody takes a picture
/// that was just written for one that was checked.
///
/// A `tolerance` lets the pictures differ, `goldenSize` lets them take more room; both state a reason. `tokens` are
/// design token files (DTCG) whose names failures use for colours; a relative path starts where the tests run.
/// `target` is the identifier of the control that takes a tile's state, in place of the first that does; a state that
/// nothing takes is a warning on standard error.
@MainActor public func expectGolden<V: View>(
    _ view: @autoclosure @escaping @MainActor @Sendable () -> V, named name: String,
    axes: Axes = Axes(states: [.normal], sizes: [.regular]), width: CGFloat = 320,
    height: CGFloat? = nil, target: String? = nil, tolerance: Specimen.Tolerance? = nil,
    goldenSize: Specimen.GoldenSize? = nil,
    goldens: String? = nil, tokens: [String] = [], file: StaticString = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation, function: String = #function
) async {
    var specimen = Specimen(
        "View/\(name)", style: V.self, axes: axes, width: width, height: height, target: target
    ) {
        view()
    }
    specimen.tolerance = tolerance
    specimen.goldenSize = goldenSize
    let catalog = Catalog("Tests") { specimen }
    for tile in catalog.tiles {
        await expectGolden(
            tile, owner: owner(in: function, at: sourceLocation, view: name), goldens: goldens,
            tokens: tokens, file: file, sourceLocation: sourceLocation)
    }
}

/// Compares one tile of a catalogue with its golden; meant for `@Test(arguments: catalog.tiles)`.
@MainActor public func expectGolden(
    _ tile: Tile, goldens: String? = nil, tokens: [String] = [], file: StaticString = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation, function: String = #function
) async {
    await expectGolden(
        tile, owner: owner(in: function, at: sourceLocation, view: nil), goldens: goldens,
        tokens: tokens, file: file, sourceLocation: sourceLocation)
}

@MainActor private func expectGolden(
    _ tile: Tile, owner: GoldenOwner, goldens: String?, tokens: [String], file: StaticString,
    sourceLocation: SourceLocation
) async {
    let folder =
        goldens ?? ("\(file)" as NSString).deletingLastPathComponent + "/Golden"
    let store = GoldenStore(root: folder)
    let failure: GoldenFailure?
    do {
        failure = try await GoldenExaminer.shared.judge(
            tile, of: owner, in: store, tokens: tokens)
    } catch {
        failure = GoldenFailure(message: "\(tile.id): \(error)")
    }
    if let failure { report(failure, file, at: sourceLocation) }
}

/// The test that runs, and where there is none of Swift Testing, as in XCTest, the function that asks.
@MainActor private func owner(
    in function: String, at location: SourceLocation, view: String?
) -> GoldenOwner {
    let test = Test.current
    // Compilers spell names that are sentences with backticks or without.
    let name = (test?.name ?? function).filter { $0 != "`" }
    return .test(
        target: (test?.sourceLocation ?? location).moduleName, function: name, view: view)
}

@MainActor private func report(
    _ failure: GoldenFailure, _ file: StaticString, at location: SourceLocation
) {
    let message = harmlessLine(failure.message)
    if Test.current != nil {
        for file in failure.files {
            Attachment.record(file.bytes, named: file.name, sourceLocation: location)
        }
        Issue.record(Comment(rawValue: message), sourceLocation: location)
    } else {
        XCTFail(message + harmlessLine(failure.keepFiles()), file: file, line: UInt(location.line))
    }
}

extension Tile: CustomTestStringConvertible {
    public var testDescription: String { harmlessLine(id) }
}
