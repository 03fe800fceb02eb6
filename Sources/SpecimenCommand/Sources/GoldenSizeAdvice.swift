internal import Catalog
import Foundation

/// What states in a `specimen.yaml` that goldens may be larger than all may be: views of a source file have no modifier
/// of a specimen that they could wear.
struct GoldenSizeAdvice {
    /// The file, as the user calls it.
    private let path: String
    private var largest: [String: Int] = [:]
    private var limits: [String: String] = [:]
    private var order: [String] = []

    init(path: String) { self.path = path }

    /// Beside the files of a module; `nil` for every other catalogue.
    init?(_ part: CatalogPart) {
        guard let file = part.files.sorted().first else { return nil }
        let folder = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        self.init(path: (folder + ["specimen.yaml"]).joined(separator: "/"))
    }

    /// Takes note of a specimen's golden that was refused; answers whether it was for its size.
    mutating func take(_ reason: String, of specimen: String) -> Bool {
        guard let found = reason.firstMatch(of: #/takes (\d+) bytes, and the limit is (\d+)/#),
            let bytes = Int(found.1)
        else { return false }
        if largest[specimen] == nil { order.append(specimen) }
        largest[specimen] = max(largest[specimen] ?? 0, bytes)
        limits[specimen] = String(found.2)
        return true
    }

    /// Why goldens of a specimen were refused for their size, the same for all of its tiles.
    func reason(of specimen: String) -> String {
        "its golden takes up to \(largest[specimen] ?? 0) bytes, and the limit is \(limits[specimen] ?? ""): draw "
            + "less in it, or state in \(path) why it needs more"
    }

    /// What is to be written, in no particular file's words yet.
    var rooms: [GoldenRoom] {
        order.map { GoldenRoom(specimen: $0, bytes: GoldenRoom.enough(for: largest[$0] ?? 0), path: path) }
    }
}

/// A specimen whose goldens want more room, and the `specimen.yaml` that can state it.
struct GoldenRoom: Hashable, Sendable {
    var specimen: String
    var bytes: Int
    var path: String

    /// Room is stated in round numbers, with some to spare.
    static func enough(for bytes: Int) -> Int { (bytes / step + 1) * step }
    private static let step = 16 << 10

    /// What to write into each of the files, to be copied as it is; empty where nothing is too large.
    static func lines(_ rooms: [GoldenRoom]) -> [String] {
        var order: [String] = []
        for room in rooms where !order.contains(room.path) { order.append(room.path) }
        return order.flatMap { path in
            let entries = rooms.filter { $0.path == path }.flatMap { room in
                [
                    "  \"\(room.specimen)\":",
                    "    goldenSize: {bytes: \(room.bytes), because: \"write here why it is large\"}",
                ]
            }
            let hasList = (try? String(contentsOfFile: path, encoding: .utf8))?
                .split(whereSeparator: \.isNewline).contains { $0.hasPrefix("specimens:") }
            return hasList == true
                ? ["add below 'specimens:' in \(path):"] + entries
                : ["add to \(path):", "specimens:"] + entries
        }
    }
}
