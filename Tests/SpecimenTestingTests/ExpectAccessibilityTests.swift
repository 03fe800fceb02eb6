import Foundation
import Golden
import SwiftUI
import Testing

@testable import SpecimenTesting

/// What is spoken beside an accepted file.
@MainActor @Suite(.recordGoldens(.never)) struct ExpectAccessibilityTests {
    private func withAccepted(_ text: String, _ body: (_ folder: String) async throws -> Void) async throws {
        let folder = NSTemporaryDirectory() + "spoken-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = folder + "/Tests/View/save"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        try text.write(toFile: path + "/normal-regular@2x.json", atomically: true, encoding: .utf8)
        try await body(folder)
    }

    /// The file as a person could have written it.
    private let save = #"{"elements": [{"label": "Save", "traits": ["button"]}]}"#

    @Test func `A view of which the file says what is spoken passes`() async throws {
        try await withAccepted(save) { folder in
            await expectAccessibility(Button("Save") {}, named: "save", goldens: folder)
        }
    }

    @Test func `Another label fails with both`() async throws {
        try await withAccepted(save) { folder in
            await withKnownIssue {
                await expectAccessibility(Button("Save draft") {}, named: "save", goldens: folder)
            } matching: {
                "\($0)".contains(#"label "Save" → "Save draft""#)
            }
        }
    }

    @Test func `A file that is none fails, and so does one that is not there`() async throws {
        try await withAccepted("{}") { folder in
            await withKnownIssue {
                await expectAccessibility(Button("Save") {}, named: "save", goldens: folder)
            } matching: {
                "\($0)".contains("is no accessibility golden")
            }
            await withKnownIssue {
                await expectAccessibility(Button("Save") {}, named: "other", goldens: folder)
            } matching: {
                "\($0)".contains("there is no golden")
            }
        }
    }

    /// Where CI is set nothing is recorded, whoever asks.
    @Test(.recordGoldens(.missing)) func `What is missing is recorded, and compared the next time`()
        async throws
    {
        guard GoldenRecording.effective == .missing else { return }
        let folder = NSTemporaryDirectory() + "spoken-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        await withKnownIssue {
            await expectAccessibility(Button("Save") {}, named: "save", goldens: folder)
        } matching: {
            "\($0)".contains("recorded; run the test again to compare")
        }
        await expectAccessibility(Button("Save") {}, named: "save", goldens: folder)
    }
}
