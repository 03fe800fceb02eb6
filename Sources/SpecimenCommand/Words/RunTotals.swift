import Synchronization

/// Numbers that a command ends with, for the sum over several runs of it.
package final class RunTotals: Sendable {
    package enum Count: String, CaseIterable, Sendable {
        case specimens, tiles, passed, failed, added, replaced, unchanged, sheets, stale
    }
    private let counts = Mutex<[Count: Int]>([:])
    /// Commands that are offered, which several runs may offer alike.
    private let offers = Mutex<[String]>([])

    package init() {}

    /// Each once, in the order in which they came.
    package var hints: [String] { offers.withLock(\.self) }

    func add(hint: String) { offers.withLock { if !$0.contains(hint) { $0.append(hint) } } }

    /// Filters that something of a part matches; `nil` where no part was asked.
    private let filters = Mutex<[String]?>(nil)

    package var matchedFilters: [String] { filters.withLock { $0 ?? [] } }
    /// Whether parts have said which filters they match.
    package var isFiltered: Bool { filters.withLock { $0 != nil } }

    func add(matchedFilters: [String]) { filters.withLock { $0 = ($0 ?? []) + matchedFilters } }

    /// What is to be stated of goldens that are too large.
    private let rooms = Mutex<[GoldenRoom]>([])

    func add(_ more: [GoldenRoom]) { rooms.withLock { $0 += more } }

    /// The lines that state it, to be copied.
    package var roomLines: [String] { GoldenRoom.lines(rooms.withLock(\.self)) }

    package func add(_ number: Int, to count: Count) {
        counts.withLock { $0[count, default: 0] += number }
    }

    package subscript(count: Count) -> Int { counts.withLock { $0[count] ?? 0 } }

    /// As another process is told them, a line each.
    package var text: String {
        counts.withLock { counts in
            Count.allCases.compactMap { count in counts[count].map { "\(count.rawValue)=\($0)\n" } }.joined()
        } + hints.map { "hint=\($0.replacing("\n", with: " "))\n" }.joined()
            + filters.withLock {
                $0.map { ["filters=\n"] + $0.map { "filter=\($0.replacing("\n", with: " "))\n" } } ?? []
            }
            .joined()
            + rooms.withLock(\.self).map { room in
                "room=\(room.bytes)\t\(room.specimen)\t\(room.path)\n"
            }.joined()
    }

    /// Adds what another process has told, as far as it can be true.
    package func add(_ text: some StringProtocol) {
        for line in text.split(separator: "\n") {
            if line.hasPrefix("hint=") {
                add(hint: String(line.dropFirst("hint=".count)))
                continue
            }
            if line == "filters=" {
                add(matchedFilters: [])
                continue
            }
            if line.hasPrefix("filter=") {
                add(matchedFilters: [String(line.dropFirst("filter=".count))])
                continue
            }
            if line.hasPrefix("room=") {
                let parts = String(line).dropFirst("room=".count).split(separator: "\t").map { String($0) }
                if parts.count == 3, let bytes = Int(parts[0]), 1...1_000_000_000 ~= bytes {
                    add([GoldenRoom(specimen: parts[1], bytes: bytes, path: parts[2])])
                }
                continue
            }
            let parts = line.split(separator: "=")
            guard parts.count == 2, let count = Count(rawValue: String(parts[0])), let number = Int(parts[1]),
                0...1_000_000_000 ~= number
            else { continue }
            add(number, to: count)
        }
    }
}
