internal import Golden
internal import Rendering

/// What `check` says of one tile.
struct CheckFinding: Encodable, Sendable {
    var id: String
    var status: String
    var message: String
    var pixels: Int?
    var box: [Int]?
    /// What the golden's stack has otherwise than the one here, where that is the finding.
    var stack: [String]?
    /// The tolerance that the specimen states and this exceeds.
    var exceeded: Tolerance.Outcome?
    /// Of a difference: how far it reaches.
    let extent: String
    /// What tiles share that changed alike.
    let cause: Cause?

    private enum CodingKeys: CodingKey { case id, status, message, pixels, box, stack, exceeded }

    init(_ verdict: TileVerdict) {
        id = verdict.id
        status = verdict.status.rawValue
        message = verdict.message
        pixels = verdict.pixels
        box = verdict.box
        stack = verdict.status == .stack ? verdict.otherStack : nil
        exceeded = verdict.exceeded
        extent = verdict.extent
        cause = verdict.cause
    }

    /// What is spoken of a tile otherwise than it was accepted; `nil` where it is not.
    init?(spokenOf tile: String, _ judgement: SpokenJudgement) {
        id = GoldenStore.tree(of: tile)
        switch judgement {
        case .passed: return nil
        case .missing: (status, message) = ("missing", "there is no accessibility golden")
        case .unreadable(let text): (status, message) = ("unreadable", text)
        case .different(let changes): (status, message) = ("different", changes.joined(separator: "; "))
        }
        extent = ""
        cause = status == "unreadable" ? nil : Cause(spoken: message, called: status)
    }

    /// Whether it is what is spoken of the tile, and not its picture.
    var isSpoken: Bool { GoldenStore.tile(ofTree: id) != id }

    /// The finding in one line.
    var text: String { "\(status): \(id): \(message)" + (extent.isEmpty ? "" : "; " + extent) }
}

/// Findings of one cause together, as a report has them: hundreds of lines of a few causes would hide these.
struct FindingGroups {
    private var groups: [[CheckFinding]] = []

    /// So many tiles of a group are named.
    private static let named = 3

    /// The largest group first; of equal ones that of the first tile.
    init(_ findings: [CheckFinding]) {
        var causes: [String: Cause] = [:]
        for finding in findings { causes[finding.id] = finding.cause }
        let names = Golden.groups(of: causes)
        var places: [String: Int] = [:]
        for finding in findings {
            if let name = names[finding.id], let place = places[name] {
                groups[place].append(finding)
            } else {
                if let name = names[finding.id] { places[name] = groups.count }
                groups.append([finding])
            }
        }
        groups = groups.enumerated().sorted { a, b in
            (b.element.count, a.offset) < (a.element.count, b.offset)
        }.map(\.element)
    }

    /// A line for what is alone, and a block for what is not.
    var lines: [String] { groups.flatMap(lines) }

    private func lines(of group: [CheckFinding]) -> [String] {
        guard group.count > 1, let first = group.first else { return group.map(\.text) }
        // Each unreadable golden has a place of its own, and they share nothing else.
        let message = first.status == "unreadable" ? "" : first.message
        var lines = [
            "\(first.status): \(counted(group.count, "tile"))" + (message.isEmpty ? "" : ": " + message)
        ]
        for finding in group.prefix(FindingGroups.named) {
            let own = [finding.message == message ? "" : finding.message, finding.extent]
            lines.append("  " + ([finding.id] + own.filter { !$0.isEmpty }).joined(separator: ": "))
        }
        let rest = group.count - FindingGroups.named
        if rest > 0 { lines.append("  and \(rest) more; list them with --all") }
        return lines
    }
}
