import Foundation
import Golden
import Pixels

/// A golden's file as somebody else would have recorded it: under another stack, for another owner,
/// with other pixels.
func forged(
    _ data: Data, owner: GoldenOwner?? = nil, stack change: ([Stack.Component]) -> [Stack.Component] = { $0 },
    pixels: (inout Pixmap) -> Void = { _ in }
) throws -> Data {
    let bytes = [UInt8](data)
    let details = try readGoldenChunk(bytes).details()
    var pixmap = try decodePNG(bytes, name: "a golden")
    pixels(&pixmap)
    guard let list = details.list, let trace = details.trace else { throw CocoaError(.coderReadCorrupt) }
    return Data(
        makeGolden(
            pixmap: pixmap, list: list, trace: trace, stack: Stack(change(details.stack.components)),
            frame: details.frame, owner: owner ?? details.owner))
}

/// The components with another version of one of them.
func with(_ version: String, of name: String) -> ([Stack.Component]) -> [Stack.Component] {
    { $0.map { $0.name == name ? Stack.Component(name, version) : $0 } }
}
