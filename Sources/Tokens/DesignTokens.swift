package import Drawing
import JSON
import Streams

/// The colours of design token files, by name (Design Tokens Format Module 2025.10).
///
/// Tokens of other types are counted, not read. `$description`, `$deprecated`, `$extensions` and
/// properties of later versions are passed over.
package struct DesignTokens: Hashable, Sendable {
    /// By the token's path, `color.brand.primary`. Where files give one path different values, the
    /// file is part of the name: `color.background in dark`. Names are fit to be printed: what is
    /// long is cut, controls are escaped, and of names that are equal then the later have a number.
    package private(set) var colors: [String: RGBA] = [:]
    /// Colour tokens that no 8-bit sRGB value stands for, with the reason.
    package private(set) var unnameable: [String: String] = [:]
    /// How many tokens there are of each type that is not a colour.
    package private(set) var others: [String: Int] = [:]

    /// A file's content with the name that messages have for it.
    package struct Source: Sendable {
        package let name: String
        package let bytes: [UInt8]

        package init(name: String, bytes: [UInt8]) {
            self.name = name
            self.bytes = bytes
        }

        /// What the file may be called, from its name without folders and endings to the whole path.
        private var shortNames: [String] {
            let parts = name.split(separator: "/")
            guard let file = parts.last else { return [name] }
            let stem = file.split(separator: ".").first ?? file
            let ends = (0..<parts.count).reversed().flatMap { start in
                [stem, file].map { (parts[start..<(parts.count - 1)] + [$0]).joined(separator: "/") }
            }
            return ends + [name]
        }

        /// For each file the first of its short names that no other file could have.
        static func stems(_ sources: [Source]) -> [String] {
            var owners: [String: Set<String>] = [:]
            for source in sources {
                for short in source.shortNames { owners[short, default: []].insert(source.name) }
            }
            return sources.map { source in
                source.shortNames.first { owners[$0]?.count == 1 } ?? source.name
            }
        }
    }

    /// Larger files are refused.
    package static let byteLimit = 16 << 20
    /// Files with more tokens are refused; `$extends` could multiply them without end.
    static let tokenLimit = 100_000

    /// Reads the files together: an alias is looked up in its own file, then in the others in the
    /// order given.
    package init(_ sources: [Source]) throws(TokenError) {
        var files: [TokenFile] = []
        for source in sources { files.append(try TokenFile(source)) }
        let stems = Source.stems(sources)
        var found: [String: [(stem: String, color: TokenColor)]] = [:]
        var resolver = TokenResolver(files: files)
        for index in files.indices {
            for path in files[index].order {
                let type = try resolver.type(of: path, in: index)
                guard type == "color" else {
                    others[type, default: 0] += 1
                    continue
                }
                let color = try resolver.color(of: path, in: index)
                found[path, default: []].append((stems[index], color))
            }
        }
        var names = PrintedNames()
        for (path, values) in found.sorted(by: { $0.key < $1.key }) {
            let isOne = Set(values.map(\.color)).count == 1
            var stems: Set<String> = []
            for (stem, color) in isOne ? values.prefix(1) : values[...] {
                // A file that was named twice.
                guard stems.insert(stem).inserted else { continue }
                let place = isOne ? "" : " in \(shown(stem, limit: 200))"
                let name = names.add(shownPath(path) + place)
                switch color {
                case .color(let color): colors[name] = color
                case .unnameable(let reason): unnameable[name] = reason
                }
            }
        }
    }

    /// `12 colours; not used: 3 of dimension, 1 of shadow`.
    package var summary: String {
        let types = others.sorted { $0.key < $1.key }
        var unused = types.prefix(20).map { "\($0.value) of \(shown($0.key))" }
        if types.count > 20 { unused.append("those of \(types.count - 20) more types") }
        if !unnameable.isEmpty { unused.append("\(colorCount(unnameable.count)) that sRGB lacks") }
        return colorCount(colors.count)
            + (unused.isEmpty ? "" : "; not used: \(unused.joined(separator: ", "))")
    }
}

private func colorCount(_ count: Int) -> String { "\(count) colour\(count == 1 ? "" : "s")" }

/// Names no two of which are equal.
private struct PrintedNames {
    private var taken: Set<String> = []
    private var counts: [String: Int] = [:]

    /// The name, with a number if it is taken: `accent (2)`.
    mutating func add(_ name: String) -> String {
        var unique = name
        while !taken.insert(unique).inserted {
            counts[name, default: 1] += 1
            unique = "\(name) (\(counts[name, default: 1]))"
        }
        return unique
    }
}
