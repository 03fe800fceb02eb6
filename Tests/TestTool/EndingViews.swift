import Catalog
import Foundation
import Rendering
import SourceMode
import SpecimenCommand
import SwiftUI

/// Draws, or has drawn by another process of this program, what a source file may have: styles that end the program which
/// draws them, in some states or in all. A picture has minutes, so that none is late on a machine with much to do; one
/// that never ends says so, and has a second.
func drawEndingViews(of source: String) async -> Never {
    guard CommandLine.arguments.dropFirst().first == OwnProgram.word else {
        let worker = SourceProgram(
            path: Bundle.main.executablePath ?? CommandLine.arguments[0], arguments: [OwnProgram.word],
            environment: ["SOURCE": source], folder: NSTemporaryDirectory())
        await SpecimenCommand.main(source: BuiltProgram(of: source, group: "Ends"), drawnBy: worker)
    }
    await WorkerServer.serve(endingViews, within: WorkerServer.Limits(begin: { _ in alarm(300) }))
    exit(0)
}

private var endingViews: Catalog {
    Catalog("Ends") {
        specimen("fine")
        specimen("traps", traps: true)
        specimen("still", isStill: true)
        specimen("waits") { $0.isPressed }
        specimen("sleeps") { _ in true }
        // Each of its states but the usual one, so that no value of an axis tells which they are.
        specimen("dozes") { $0.isUnusual }
        Specimen("Square/large", style: SquareStyle.self, axes: Axes(states: [.normal], sizes: [.regular])) {
            Button("") {}.buttonStyle(SquareStyle(color: 0x007AFF, noise: 90))
        }
        Specimen("Square/wide", style: SquareStyle.self, axes: Axes(states: [.normal], sizes: [.regular])) {
            Color.red.frame(width: 20_000, height: 20_000)
        }
    }
}

private struct Situation: Sendable {
    var isPressed: Bool
    var isUnusual: Bool
}

private func specimen(
    _ name: String, traps: Bool = false, isStill: Bool = false,
    waits: @escaping @Sendable (Situation) -> Bool = { _ in false }
) -> Specimen {
    Specimen("Button/\(name)", style: Ending.self) {
        Button("Label") {}.buttonStyle(Ending(traps: traps, isStill: isStill, waits: waits))
    }
}

private struct Ending: ButtonStyle {
    let traps: Bool
    /// Whether it looks the same pressed.
    let isStill: Bool
    let waits: @Sendable (Situation) -> Bool
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var size
    @Environment(\.colorScheme) private var scheme

    func makeBody(configuration: Configuration) -> some View {
        let isPressed = configuration.isPressed
        if traps, isPressed { fatalError("on purpose") }
        let isUnusual = isPressed || !isEnabled || size != .regular || scheme == .dark
        if waits(Situation(isPressed: isPressed, isUnusual: isUnusual)) {
            noteTry()
            alarm(1)
            sleep(1000)
        }
        return configuration.label.opacity(isPressed && !isStill ? 0.5 : 1)
    }
}

/// Leaves a byte in the folder for whoever counts how often a view was waited for.
private func noteTry() {
    let file = unsafe open("tries", O_WRONLY | O_APPEND | O_CREAT, 0o600)
    _ = unsafe write(file, [1] as [UInt8], 1)
    close(file)
}
