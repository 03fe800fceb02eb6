import Foundation

/// `report.json`: everything a report knows, for `approve` and for other programs.
public struct ReportModel: Codable, Sendable {
    /// Raised when a field changes its meaning; fields may be added without.
    public static let currentVersion = 1

    public var version = ReportModel.currentVersion
    public var title: String
    /// Component and version, in order.
    public var stack: [[String]]
    public var stackID: String
    /// Ids that passed, in order; all others are in `tiles`.
    public var passed: [String] = []
    /// Of the passed ones, those within a tolerance.
    public var tolerated: [String] = []
    /// What was measured of those, and why it may be; `nil` where there are none.
    public var tolerations: [Tolerance.Outcome]?
    public var tiles: [Tile] = []
    /// Goldens of no tile.
    public var stale: [String] = []
    /// From, to.
    public var renames: [[String]] = []

    public enum Status: String, Codable, Sendable, CaseIterable {
        case different, missing, unreadable, stack, undrawable

        /// As people read it.
        var title: String {
            switch self {
            case .different: "different"
            case .missing: "no golden"
            case .unreadable: "unreadable"
            case .stack: "other stack"
            case .undrawable: "not drawn"
            }
        }
    }

    public struct Tile: Codable, Sendable {
        public var id: String
        public var status: Status
        /// One line: the likeliest cause, or why there is no comparison.
        public var message: String
        /// All that changed, the likeliest cause first.
        public var changes: [String] = []
        public var classification: String?
        /// Verdict and numbers as `specimen diff --json` prints them.
        public var comparison: Comparison?
        /// Boxes around what differs, in pixels: x, y, width, height.
        public var boxes: [[Int]] = []
        public var expected: Picture?
        public var actual: Picture?
        /// The difference's picture, relative to the report.
        public var diff: String?
        /// Both pictures' raw pixels for the page, relative to the report.
        public var pixels: String?
        /// Equal for tiles that changed alike.
        public var group: String
        public var file: String?
        public var line: Int?
    }

    public struct Picture: Codable, Sendable {
        /// Relative to the report.
        public var path: String
        /// Of the file: what `approve` proves.
        public var digest: String
        /// Of size and decoded pixels.
        public var pixels: String?
        public var size: [Int]?
    }

    public struct Comparison: Codable, Sendable {
        public var verdict: String
        public var pixels: Int
        public var fraction: Double
        public var maxDelta: Int
        public var antialiased: Int
        public var box: [Int]?
        public var mode: String
        /// The tolerance that the specimen states and this exceeds.
        public var exceeded: Tolerance.Outcome?
    }

    /// Tiles that changed alike, the largest group first.
    public struct Group: Sendable {
        public var title: String
        public var tiles: [Tile]
    }

    public var groups: [Group] {
        var places: [String: Int] = [:]
        var groups: [Group] = []
        for tile in tiles {
            if let place = places[tile.group] {
                groups[place].tiles.append(tile)
            } else {
                places[tile.group] = groups.count
                // Damaged goldens have a group, though each says where its file lies.
                let title = tile.status == .unreadable ? "unreadable golden" : tile.message
                groups.append(Group(title: title, tiles: [tile]))
            }
        }
        return groups.enumerated().sorted {
            ($1.element.tiles.count, $0.offset) < ($0.element.tiles.count, $1.offset)
        }.map(\.element)
    }

    public func count(of status: Status) -> Int { tiles.count { $0.status == status } }

    /// Tiles that were looked at.
    public var total: Int { passed.count + tiles.count }

    /// `12 of 400 tiles differ`, in as many words as needed.
    public var headline: String {
        if tiles.isEmpty { return "All \(passed.count) tiles are as their goldens" }
        let parts = Status.allCases.compactMap { status -> String? in
            let count = count(of: status)
            return count == 0 ? nil : "\(count) \(status.title)"
        }
        return "\(parts.joined(separator: ", ")) of \(total) tiles"
    }
}
