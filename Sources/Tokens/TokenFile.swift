import JSON
import Streams

/// A file's tokens by path, groups unfolded, values as they are written.
struct TokenFile {
    let name: String
    private(set) var tokens: [String: RawToken] = [:]
    /// The paths in the order of the file.
    private(set) var order: [String] = []

    struct RawToken {
        /// What stands behind `$value`, or the whole `{"$ref": …}`.
        let value: JSONValue
        let type: String?
        /// Of the nearest group that has a type.
        let groupType: String?
    }

    init(_ source: DesignTokens.Source) throws(TokenError) {
        name = source.name
        guard source.bytes.count <= DesignTokens.byteLimit else {
            throw TokenError(
                file: name, token: "",
                reason: "it has \(source.bytes.count) bytes, and the limit is "
                    + "\(DesignTokens.byteLimit); split it and name each part")
        }
        let bytes = TextEncoding.withoutMark(source.bytes[...])
        let document: JSONValue
        do {
            document = try JSONValue.parse(bytes, memberLimit: DesignTokens.tokenLimit)
        } catch {
            // Behind what a byte order mark takes, columns count from the line's start.
            let before = bytes.prefix(error.column - 1)
            let line = before.count { $0 == 0x0A } + 1
            let column = before.count - (before.lastIndex(of: 0x0A).map { $0 - bytes.startIndex } ?? -1)
            throw TokenError(
                file: name, token: "",
                reason: "not JSON: \(error.reason) at line \(line), column \(column)"
                    + (error.remedy.map { "; " + $0 } ?? ""))
        }
        guard case .object = document else {
            throw TokenError(
                file: name, token: "", reason: "a token file is one JSON object of tokens and groups")
        }
        var extending = GroupExtension(root: document, file: name)
        try add(try extending.expanded(document, path: []), path: [], groupType: nil)
    }

    private mutating func add(
        _ value: JSONValue, path: [String], groupType: String?
    ) throws(TokenError) {
        let here = path.joined(separator: ".")
        guard case .object(let members) = value else {
            throw TokenError(
                file: name, token: here,
                reason: "it is not an object; a token is written {\"$value\": …, \"$type\": …}")
        }
        let type = try ownType(members, at: here)
        let children = members.filter { !$0.key.hasPrefix("$") || $0.key == "$root" }
        if let raw = value.tokenValue {
            guard !path.isEmpty else {
                throw TokenError(
                    file: name, token: "",
                    reason: "its value has no name; write {\"name\": {\"$value\": …}}")
            }
            guard children.isEmpty else {
                throw TokenError(
                    file: name, token: here,
                    reason: "it has a value and tokens inside; name the token of the value \"$root\"")
            }
            guard order.count < DesignTokens.tokenLimit else {
                throw TokenError(
                    file: name, token: here,
                    reason: "there are more than \(DesignTokens.tokenLimit) tokens")
            }
            tokens[here] = RawToken(value: raw, type: type, groupType: groupType)
            order.append(here)
            return
        }
        for (key, child) in children {
            guard !key.contains(where: { "{}.".contains($0) }), !key.isEmpty else {
                throw TokenError(
                    file: name, token: (path + [key]).joined(separator: "."),
                    reason: "the name '\(shown(key))' is not allowed: leave out '.', '{' and '}'")
            }
            try add(child, path: path + [key], groupType: type ?? groupType)
        }
        // `{"$vlaue": …}` would otherwise be an empty group, and the token gone without a word.
        if children.isEmpty, let odd = members.first(where: { !JSONValue.known.contains($0.key) }) {
            throw TokenError(
                file: name, token: here,
                reason: "it has '\(shown(odd.key))' but neither \"$value\" nor tokens inside")
        }
    }

    private func ownType(
        _ members: [(key: String, value: JSONValue)], at path: String
    ) throws(TokenError) -> String? {
        guard let value = members.first(where: { $0.key == "$type" })?.value else { return nil }
        guard case .string(let type) = value else {
            throw TokenError(
                file: name, token: path, reason: "\"$type\" must be a string such as \"color\"")
        }
        return type
    }
}

extension JSONValue {
    /// Properties of groups and tokens that need no tokens inside.
    fileprivate static let known: Set = [
        "$schema", "$type", "$description", "$extensions", "$deprecated", "$extends",
    ]

    subscript(name: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == name }?.value
    }

    /// What a token's value is: `$value`, or the object itself where a `$ref` stands in its place.
    var tokenValue: JSONValue? {
        if let value = self["$value"] { return value }
        if let reference = self["$ref"] { return .object([("$ref", reference)]) }
        return nil
    }
}
