import Synchronization

/// Names near a name that does not exist.
package final class NearNames: Sendable {
    private let candidates: [Candidate]
    /// Steps that may still be taken. Each question adds some, so that those who ask a million times wait no
    /// longer than for their answers without suggestions; the first ones may take many.
    private let room: Mutex<Int>
    private let firstRoom: Int
    private let taken = Atomic<Int>(0)
    var stepsTaken: Int { taken.load(ordering: .relaxed) }

    private struct Candidate: Sendable {
        let name: String
        let whole: Word
        /// Behind the last slash.
        let last: Word
    }

    /// About 0.05 ms.
    static let stepsOfQuestion = 20_000
    /// Longer names are near nothing.
    private static let longest = 200

    package init(_ names: [String], room: Int = 50_000_000) {
        self.room = Mutex(room)
        firstRoom = room
        candidates = names.map { name in
            let whole = Array(name.lowercased().utf8)
            let cut = whole.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
            return Candidate(name: name, whole: Word(whole), last: Word(Array(whole[cut...])))
        }
    }

    /// ` (did you mean …?)`, or nothing where none is near.
    package static func question(about name: String, among names: [String]) -> String {
        let found = NearNames(names).near(name)
        return found.isEmpty ? "" : " (did you mean \(found.joined(separator: " or "))?)"
    }

    /// At most three of the names, nearest first.
    package func near(_ name: String) -> [String] {
        guard !name.isEmpty, name.utf8.count <= NearNames.longest else { return [] }
        var steps = 0
        let isAllowed = room.withLock { room in
            room = min(room + NearNames.stepsOfQuestion, firstRoom)
            return room > 0
        }
        guard isAllowed else { return [] }
        let wanted = Word(Array(name.lowercased().utf8))
        var pattern = EditPattern(wanted.bytes)
        let limit = max(2, wanted.bytes.count / 3)
        func distance(_ word: Word) -> Int {
            steps += 1
            guard wanted.leastDistance(to: word) <= limit else { return .max / 2 }
            steps += word.bytes.count * pattern.blockCount
            return pattern.distance(to: word.bytes)
        }
        var near: [(name: String, distance: Int)] = []
        for candidate in candidates {
            let found = min(distance(candidate.whole), distance(candidate.last) + 1)
            if found <= limit { near.append((candidate.name, found)) }
        }
        room.withLock { [steps] in $0 -= steps }
        taken.add(steps, ordering: .relaxed)
        near.sort { a, b in a.distance != b.distance ? a.distance < b.distance : a.name < b.name }
        return near.prefix(3).map(\.name)
    }
}

/// A word with what tells at once that another is far from it.
private struct Word: Sendable {
    let bytes: [UInt8]
    /// A bit for each byte it has, modulo 64.
    private let letters: UInt64

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        letters = bytes.reduce(0) { $0 | 1 << UInt64($1 & 63) }
    }

    /// A letter that the other lacks takes a step, and so does each that the longer has more.
    func leastDistance(to other: Word) -> Int {
        max(
            abs(bytes.count - other.bytes.count), (letters & ~other.letters).nonzeroBitCount,
            (other.letters & ~letters).nonzeroBitCount)
    }
}
