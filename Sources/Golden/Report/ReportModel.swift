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
    /// Of the passed ones, how many goldens each other stack made; `nil` where there are none.
    public var otherStacks: [OtherStack]?
    /// Goldens of no tile.
    public var stale: [String] = []
    /// From, to.
    public var renames: [[String]] = []
    /// How to accept what the report shows; `nil` where no command has made it.
    public var approval: Approval?
    /// The parts of a check that are in it, such as `1/4`; `nil` where they are the whole check.
    public var shards: [String]?
    /// What lint found in the tiles, the gravest first; `nil` where it was not asked.
    package var lint: [LintFinding]?
    /// Tiles of findings with these outlined and numbered, by the tile's id, relative to the report.
    package var lintPictures: [String: Picture]?

    /// The parts of a command line of POSIX shells, each quoted already.
    public struct Approval: Codable, Sendable {
        /// What starts the tool that has made the report, in the folder where it was made.
        public var tool: String
        /// The report's folder, as it was named there.
        public var report: String
        /// Where the goldens are, if not in the usual folder.
        public var options: String

        public init(tool: String, report: String, options: String) {
            (self.tool, self.report, self.options) = (tool, report, options)
        }

        var command: String { "\(tool) approve \(report)" + (options.isEmpty ? "" : " " + options) }
    }

    public enum Status: String, Codable, Sendable, CaseIterable {
        case different, missing, unreadable, stack, undrawable

        /// The exit code of a check for it alone.
        package var exitCode: Int32 {
            switch self {
            case .different, .missing: 1
            case .unreadable, .undrawable: 3
            case .stack: 4
            }
        }

        /// As people read it.
        var title: String {
            switch self {
            case .different: "different"
            case .missing: "no golden"
            case .unreadable: "unreadable"
            case .stack: "environment differs"
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
        public var comparison: Compared?
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
        /// By which groups are found again where reports are merged; `nil` in reports of former versions.
        package var cause: Cause?
        public var file: String?
        public var line: Int?
        /// On how many axes the tile is not where they usually are; `nil` for the usual one.
        public var distance: Int?
        /// How many bytes the golden may take, where the specimen states more than all have.
        package var room: Int?
        /// What is spoken, where that is what was compared.
        package var spoken: Spoken?
    }

    /// What was accepted to be spoken of a tile, and what is spoken today, a line for each thing that is said.
    package struct Spoken: Codable, Sendable {
        /// `nil` where there is no golden, or one that cannot be read.
        package var expected: [String]?
        package var actual: [String]
    }

    /// A finding of lint, with all tiles that have it.
    package struct LintFinding: Codable, Sendable {
        /// As the outlines of its first tile's picture are numbered.
        package var number: Int
        package var rule: String
        package var severity: String
        package var view: String
        /// Measured, demanded and what to do.
        package var message: String
        /// The first is the one that the numbers are of.
        package var tiles: [String]

        package init(
            number: Int, rule: String, severity: String, view: String, message: String, tiles: [String]
        ) {
            (self.number, self.rule, self.severity) = (number, rule, severity)
            (self.view, self.message, self.tiles) = (view, message, tiles)
        }
    }

    /// Passed tiles whose goldens another stack made: drawn, and the same in every pixel, or within the
    /// tolerance that is stated.
    public struct OtherStack: Codable, Hashable, Sendable {
        /// What that stack has otherwise: `cairo: golden 1.16.0, here 1.18.4`.
        public var differences: [String]
        public var tiles: Int

        /// Counts tiles by what their stacks differ in, the most first.
        package static func counted(_ stacks: some Sequence<[String]>) -> [OtherStack] {
            var counts: [[String]: Int] = [:]
            for differences in stacks where !differences.isEmpty {
                counts[differences, default: 0] += 1
            }
            return inOrder(counts)
        }

        /// By how many tiles have what differences, the most first.
        static func inOrder(_ counts: [[String]: Int]) -> [OtherStack] {
            counts.map { OtherStack(differences: $0.key, tiles: $0.value) }.sorted {
                ($1.tiles, $0.differences.joined()) < ($0.tiles, $1.differences.joined())
            }
        }

        /// All of them in one line.
        package static func line(_ stacks: [OtherStack]) -> String {
            // A report's file may say any number.
            let count = stacks.reduce(0) { $0.addingReportingOverflow($1.tiles).partialValue }
            let parts = stacks.map { stack in
                (stacks.count > 1 ? "\(stack.tiles) by " : "") + stack.differences.joined(separator: "; ")
            }
            return
                "\(count) of them compared by pixels, because \(stacks.count > 1 ? "other stacks" : "another stack") "
                + "made the goldens (\(parts.joined(separator: ". ")))"
        }
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

    public struct Compared: Codable, Sendable {
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
        /// The most usual one first: whoever looks at one picture looks at that.
        public var tiles: [Tile]
    }

    public var groups: [Group] {
        var places: [String: Int] = [:]
        var groups: [Group] = []
        let usualFirst = tiles.enumerated().sorted {
            ($0.element.distance ?? 0, $0.offset) < ($1.element.distance ?? 0, $1.offset)
        }
        for (_, tile) in usualFirst {
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
        if tiles.isEmpty {
            return passed.count == 1
                ? "The only tile equals its golden" : "All \(passed.count) tiles equal their goldens"
        }
        let parts = Status.allCases.compactMap { status -> String? in
            let count = count(of: status)
            return count == 0 ? nil : "\(count) \(status.title)"
        }
        return "\(parts.joined(separator: ", ")) of \(counted(total, "tile"))"
    }
}
