/// A value or an axis that does not exist, with what there is instead.
package struct AxisError: Error, CustomStringConvertible {
    package let description: String

    static func value(
        _ name: String, of axis: AxisDefinition, among names: [String]
    ) -> AxisError {
        if let hint = axis.hint {
            return AxisError(description: "'\(name)' is not a \(axis.noun); it must be \(hint)")
        }
        return AxisError(
            description:
                "'\(name)' is not a \(axis.noun)\(NearNames.question(about: name, among: names)); the values are "
                + names.joined(separator: ", "))
    }

    /// A value that is one of the axis, and that no specimen takes.
    static func lacked(_ name: String, of axis: AxisDefinition, among names: [String]) -> AxisError {
        AxisError(
            description:
                "no specimen has the \(axis.noun) '\(name)'\(NearNames.question(about: name, among: names)); the values are "
                + names.joined(separator: ", "))
    }

    static func axis(_ id: String, among ids: [String]) -> AxisError {
        AxisError(
            description: "no specimen has an axis '\(id)'\(NearNames.question(about: id, among: ids))"
                + (ids.isEmpty ? "" : "; the axes are \(ids.joined(separator: ", "))"))
    }
}

extension AxisDefinition {
    /// Its title inside of a sentence.
    package var noun: String { title.prefix(1).lowercased() + title.dropFirst() }
}
