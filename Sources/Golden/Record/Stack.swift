public import Digests

/// What decides pixels: named components with their versions.
public struct Stack: Hashable, Sendable {
    /// One part, such as `cairo` `1.16.0`, or `font Inter` with the file's SHA-256.
    public struct Component: Hashable, Sendable {
        public let name: String
        public let version: String

        /// Control characters become spaces, so that a component stays on one line.
        public init(_ name: String, _ version: String) {
            self.name = Component.withoutControls(name)
            self.version = Component.withoutControls(version)
        }

        private static func withoutControls(_ text: String) -> String {
            guard text.unicodeScalars.contains(where: { $0.value < 0x20 }) else { return text }
            return String(
                String.UnicodeScalarView(text.unicodeScalars.map { $0.value < 0x20 ? " " : $0 }))
        }
    }

    /// In the order they are shown.
    public let components: [Component]
    /// The same for the same components in any order.
    public let id: ContentDigest

    public init(_ components: [Component]) {
        self.components = components
        let lines = components.map { "\($0.name)\t\($0.version)" }.sorted()
        id = ContentDigest(of: Array(lines.joined(separator: "\n").utf8))
    }

    /// From lines of a name and a version, such as `cairo 1.16.0`; a line of one word is the processor's
    /// architecture.
    public init(lines: [String]) {
        self.init(
            lines.map { line in
                guard let cut = line.lastIndex(of: " ") else { return Component("architecture", line) }
                return Component(String(line[..<cut]), String(line[line.index(after: cut)...]))
            })
    }

    public static func == (a: Stack, b: Stack) -> Bool { a.id == b.id }
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// A component that differs between the stack of a golden and the stack here.
public struct StackDifference: Hashable, Sendable, CustomStringConvertible {
    public let component: String
    /// `nil` where that side has no such component.
    public let golden: String?
    public let here: String?

    public var description: String {
        "\(component): golden \(shortened(golden)), here \(shortened(here))"
    }

    /// Whether it is a face that only one side draws with.
    var isFaceOfOneSide: Bool { (golden == nil || here == nil) && [golden, here].contains { isDigest($0) } }

    /// Of a face's digest its beginning tells enough.
    private func shortened(_ version: String?) -> String {
        guard let version else { return "none" }
        return isDigest(version) ? version.prefix(12) + "…" : version
    }

    /// Whether the version is a face's: the SHA-256 of its file.
    private func isDigest(_ version: String?) -> Bool {
        guard let version else { return false }
        return version.utf8.count == 64 && version.allSatisfy(\.isHexDigit)
    }
}

/// `environment differs: cairo: golden 1.16.0, here 1.18.4; …`.
public func environmentDiffers(_ stack: [StackDifference]) -> String {
    "environment differs: " + stack.map(\.description).joined(separator: "; ")
}

extension Stack {
    /// Every component with another version, or on one side only: `self` is here, `golden` there.
    public func differences(from golden: Stack) -> [StackDifference] {
        let ours = Stack.versions(of: self)
        let theirs = Stack.versions(of: golden)
        var names: [String] = []
        var seen: Set<String> = []
        for component in golden.components + components
        where seen.insert(component.name).inserted {
            names.append(component.name)
        }
        return names.compactMap { name in
            ours[name] == theirs[name]
                ? nil : StackDifference(component: name, golden: theirs[name], here: ours[name])
        }
    }

    /// A name that appears twice has its versions side by side.
    private static func versions(of stack: Stack) -> [String: String] {
        Dictionary(
            stack.components.map { ($0.name, $0.version) },
            uniquingKeysWith: { [$0, $1].sorted().joined(separator: " ") })
    }

    /// One component a line: name, tab, version.
    var text: String {
        components.map { "\($0.name)\t\($0.version)" }.joined(separator: "\n")
    }

    init(text: String) {
        self.init(
            text.split(separator: "\n").map { line in
                let parts = line.split(
                    separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
                return Component(String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
            })
    }
}
