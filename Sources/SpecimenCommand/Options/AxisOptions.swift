internal import ArgumentParser
internal import Catalog

/// An option for each axis of the catalogue: `--size mini,large`.
///
/// ArgumentParser finds options by looking at the properties of a value, so that this type shows it one
/// for each axis, which no property declares: help, completions, and what it says of a mistyped option
/// are those of any other option.
struct AxisOptions: ParsableArguments {
    /// The axes of the catalogue that is worked on.
    @TaskLocal static var axes: [AnyAxis] = []

    /// What was written, by the axis' id.
    private(set) var texts: [(axis: String, text: String)] = []

    init() {}

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        for id in AxisOptions.plain.map(\.id) {
            let option = try container.decode(
                Option<[String]>.self, forKey: Key(stringValue: id))
            texts += option.wrappedValue.map { (id, $0) }
        }
    }

    /// Axes that an option can be called by; others are chosen with `--axis` alone.
    private static var plain: [AnyAxis] {
        axes.filter { axis in
            axis.id.first?.isLetter == true
                && axis.id.utf8.allSatisfy { byte in
                    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
                        || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || byte == UInt8(ascii: "-")
                }
        }
    }
}

extension AxisOptions: CustomReflectable {
    var customMirror: Mirror {
        Mirror(
            self,
            children: AxisOptions.plain.map { axis in
                let option = Option<[String]>(
                    wrappedValue: [], name: .customLong(axis.id),
                    help: ArgumentHelp(axis.definition.help, valueName: "values"),
                    completion: .list(axis.values.map(\.name)))
                return (label: axis.id, value: option)
            })
    }
}

extension AxisDefinition {
    /// Its title, whether the values choose or replace, and what they are.
    fileprivate var help: String {
        let names = values.map(\.name).joined(separator: ", ") + (example.map { ", \($0), …" } ?? "")
        return title + (isReplaced ? ", instead of the catalogue's values: " : ": ") + (hint ?? names) + "."
    }
}
