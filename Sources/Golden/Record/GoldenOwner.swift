/// Who recorded a golden, in words that are the same on every machine.
public enum GoldenOwner: Hashable, Sendable {
    /// A command over a catalogue, by the module that starts it.
    case command(String)
    /// A source file, or a folder of some that is one module, by its place as seen from the folder that the goldens'
    /// folder is in: `Login/Styles.swift`.
    case source(String)
    /// A test by its target and function, with the view it names; `nil` for a catalogue's tile.
    case test(target: String, function: String, view: String?)

    /// What the names of sources began with in versions that did not keep their places.
    package static let formerPrefix = "Source-"

    /// As the record keeps it: the kind and what is known of it, with tabs between.
    package var text: String {
        switch self {
        case .command(let module): GoldenOwner.joined(["command", module])
        case .source(let place): GoldenOwner.joined(["source", place])
        case .test(let target, let function, let view):
            GoldenOwner.joined(["test", target, function] + [view].compactMap { $0 })
        }
    }

    /// `nil` for a kind of owner that is not known here.
    package init?(text: String) {
        let parts = text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        switch (parts.first, parts.count) {
        case ("command", 2): self = .command(parts[1])
        case ("source", 2): self = .source(parts[1])
        case ("test", 3), ("test", 4):
            self = .test(target: parts[1], function: parts[2], view: parts.count > 3 ? parts[3] : nil)
        default: return nil
        }
    }

    /// Control characters become spaces, so that what is written is what is read.
    private static func joined(_ parts: [String]) -> String {
        parts.map { part in
            String(
                String.UnicodeScalarView(
                    part.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
        }.joined(separator: "\t")
    }
}

extension GoldenOwner: CustomStringConvertible {
    public var description: String {
        switch self {
        // Earlier versions kept of a source file its name alone.
        case .command(let module) where module.hasPrefix(GoldenOwner.formerPrefix):
            "a source file named '\(module.dropFirst(GoldenOwner.formerPrefix.count))' at an unknown place"
        case .command(let module): "the catalogue of '\(module)'"
        case .source(let place): "the source file '\(place)'"
        case .test(let target, let function, let view):
            "test '\(function)' of \(target)" + (view.map { ", which names it '\($0)'" } ?? "")
        }
    }
}
