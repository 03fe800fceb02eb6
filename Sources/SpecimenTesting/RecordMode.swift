import Foundation
public import Testing

/// What a golden test may write.
public enum GoldenRecording: String, Sendable, CaseIterable {
    /// Every golden that the run draws.
    case all
    /// Goldens of tests that fail, and missing ones.
    case failed
    /// Goldens of tiles that have none.
    case missing
    /// Nothing: what has no golden fails.
    case never

    @TaskLocal static var current: GoldenRecording?

    /// The mode in force: never where `CI` is set, else the nearest trait, else `SPECIMEN_RECORD`, else missing.
    static var effective: GoldenRecording {
        let environment = ProcessInfo.processInfo.environment
        if isCI { return .never }
        if let current { return current }
        guard let text = environment["SPECIMEN_RECORD"], !text.isEmpty else { return .missing }
        return GoldenRecording(rawValue: text) ?? .never
    }

    private static var isCI: Bool {
        let ci = ProcessInfo.processInfo.environment["CI"]?.lowercased() ?? ""
        return !ci.isEmpty && ci != "0" && ci != "false"
    }

    /// How to have the golden written although the mode in force kept it from that.
    static func advice(wanting mode: GoldenRecording) -> String {
        let run = "SPECIMEN_RECORD=\(mode.rawValue)"
        if isCI { return "; no golden is written if CI is set: record it on another machine with \(run)" }
        if let current {
            return "; its trait .recordGoldens(.\(current.rawValue)) prevents recording: "
                + "use .recordGoldens(.\(mode.rawValue)) once"
        }
        return "; accept it with \(run)"
    }

    /// What `SPECIMEN_RECORD` says if that is no mode; then nothing is written, and failures tell.
    static var misspelled: String? {
        guard let text = ProcessInfo.processInfo.environment["SPECIMEN_RECORD"], !text.isEmpty,
            GoldenRecording(rawValue: text) == nil
        else { return nil }
        return text
    }

    /// The same for the end of a failure; empty where there is nothing to say.
    static var misspelledNote: String {
        guard let wrong = misspelled else { return "" }
        return "; SPECIMEN_RECORD is '\(wrong)', which is none of "
            + allCases.map(\.rawValue).joined(separator: ", ")
    }
}

/// Sets what the goldens of a test or suite may be written over.
public struct GoldenRecordingTrait: TestTrait, SuiteTrait, TestScoping {
    let mode: GoldenRecording

    public var isRecursive: Bool { true }

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await GoldenRecording.$current.withValue(mode) { try await function() }
    }
}

extension Trait where Self == GoldenRecordingTrait {
    /// Records goldens in this test or suite as `mode` says; in CI nothing is ever written.
    public static func recordGoldens(_ mode: GoldenRecording) -> Self { Self(mode: mode) }
}
