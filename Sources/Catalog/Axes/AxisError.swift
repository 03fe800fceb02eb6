/// A value or an axis that does not exist, with what there is instead.
package struct AxisError: Error, CustomStringConvertible {
    package let description: String

    static func value(
        _ name: String, of axis: AxisDefinition, among names: [String]
    ) -> AxisError {
        let noun = axis.title.prefix(1).lowercased() + axis.title.dropFirst()
        if let hint = axis.hint {
            return AxisError(description: "a \(noun) is \(hint), not '\(name)'")
        }
        return AxisError(
            description: "'\(name)' is no \(noun)\(NearNames.note(name, names)); there are "
                + names.joined(separator: ", "))
    }

    static func axis(_ id: String, among ids: [String]) -> AxisError {
        AxisError(
            description: "no specimen has an axis '\(id)'\(NearNames.note(id, ids))"
                + (ids.isEmpty ? "" : "; there are \(ids.joined(separator: ", "))"))
    }
}
