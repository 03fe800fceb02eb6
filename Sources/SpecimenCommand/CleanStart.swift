import Foundation
internal import Raster
internal import Streams

/// Begins the process anew where the environment would change its pictures.
enum CleanStart {
    static func ensure() {
        let names = DrawingVariables.names.filter { unsafe getenv($0) != nil }
        guard !names.isEmpty else { return }
        for name in names { unsafe unsetenv(name) }
        // Clearing them is not enough: libraries have read some already. What they may have printed of that is
        // gone with the old program, too, before it could get among the output.
        startProgramOver()
        Console().warning(
            "\(names.joined(separator: ", ")) may change pictures: unset \(names.count == 1 ? "it" : "them")")
    }
}
