import Foundation
import JSON

/// Carries out `$extends`: a group takes over the tokens of another, its own going first.
struct GroupExtension {
    let root: JSONValue
    let file: String
    /// Groups that are being expanded, to find those that extend themselves.
    private var active: [[String]] = []
    /// Groups that extend others and are complete, with how many one after another they lead through.
    private var finished: [[String]: (value: JSONValue, depth: Int)] = [:]
    /// The longest way so far from the group that is being expanded.
    private var depth = 0
    /// Members made so far; groups that extend each other twice over could double without end.
    private var work = 0
    private var extensions = 0

    /// Groups that may extend each other one after another.
    static let depthLimit = 256

    init(root: JSONValue, file: String) {
        self.root = root
        self.file = file
    }

    /// The value with every group below it complete.
    mutating func expanded(_ value: JSONValue, path: [String]) throws(TokenError) -> JSONValue {
        guard case .object(let own) = value, value.tokenValue == nil else {
            return value
        }
        guard let target = value["$extends"] else { return .object(try complete(own, path: path)) }
        if let known = finished[path] {
            // Counts as if it were done here, so that the order of groups decides nothing.
            try checkDepth(known.depth, path)
            depth = max(depth, known.depth)
            return known.value
        }
        if let start = active.firstIndex(of: path) {
            let circle = shownCircle((active[start...] + [path]).map { shownPath($0) })
            throw error(path, "its \"$extends\" forms a cycle: \(circle); break it")
        }
        try checkDepth(1, path)
        extensions += 1
        guard extensions <= 1000 else {
            throw error(path, "more than 1000 groups of the file extend other groups")
        }
        let outer = depth
        depth = 0
        active.append(path)
        let members = try merged(try base(target, path: path), own, path: path)
        active.removeLast()
        let below = depth + 1
        depth = 0
        let result = JSONValue.object(try complete(members, path: path))
        let longest = max(below, depth)
        finished[path] = (result, longest)
        depth = max(outer, longest)
        return result
    }

    private func checkDepth(_ more: Int, _ path: [String]) throws(TokenError) {
        guard active.count + more <= GroupExtension.depthLimit else {
            throw error(
                path, "its \"$extends\" goes on for more than \(GroupExtension.depthLimit) groups")
        }
    }

    /// The members with every group among them complete.
    private mutating func complete(
        _ members: [(key: String, value: JSONValue)], path: [String]
    ) throws(TokenError) -> [(key: String, value: JSONValue)] {
        var result: [(key: String, value: JSONValue)] = []
        for (key, child) in members {
            work += 1
            guard work <= 4 * DesignTokens.tokenLimit else {
                throw error(path, "its groups extend each other into too many tokens")
            }
            let isGroup = !key.hasPrefix("$") || key == "$root"
            result.append((key, isGroup ? try expanded(child, path: path + [key]) : child))
        }
        return result
    }

    /// The members of the group that `$extends` names, complete.
    private mutating func base(
        _ target: JSONValue, path: [String]
    ) throws(TokenError) -> [(key: String, value: JSONValue)] {
        var names: [String]?
        if case .string(let text) = target { names = aliasPath(text) ?? pointerPath(text) }
        if case .string(let text)? = target["$ref"] { names = pointerPath(text) }
        guard let names else {
            throw error(path, "\"$extends\" must name a group: \"{color.brand}\"")
        }
        var group = root
        for name in names {
            guard let next = group[name] else {
                throw error(
                    path, "it extends '\(shownPath(names))', which is not in the file")
            }
            group = next
        }
        guard case .object(let members) = try expanded(group, path: names),
            group.tokenValue == nil
        else {
            throw error(path, "it extends '\(shownPath(names))', which is not a group")
        }
        return members.filter { $0.key != "$extends" }
    }

    /// The base's members with those of `own` put over them, groups merged with groups.
    private mutating func merged(
        _ base: [(key: String, value: JSONValue)], _ own: [(key: String, value: JSONValue)],
        path: [String]
    ) throws(TokenError) -> [(key: String, value: JSONValue)] {
        var places: [String: Int] = [:]
        for (place, member) in base.enumerated() { places[member.key] = place }
        var result = base
        for (key, value) in own where key != "$extends" {
            work += 1
            guard let place = places[key] else {
                result.append((key, value))
                continue
            }
            if case .object(let inner) = value, case .object(let below) = result[place].value,
                value.tokenValue == nil, result[place].value.tokenValue == nil,
                !key.hasPrefix("$"), value["$extends"] == nil
            {
                result[place].value = .object(try merged(below, inner, path: path + [key]))
            } else {
                result[place].value = value
            }
        }
        return result
    }

    private func error(_ path: [String], _ reason: String) -> TokenError {
        TokenError(file: file, token: path.joined(separator: "."), reason: reason)
    }
}

/// The names of `{color.brand}`; `nil` where the text is no alias.
func aliasPath(_ text: String) -> [String]? {
    guard text.hasPrefix("{"), text.hasSuffix("}"), text.count > 2 else { return nil }
    let inner = text.dropFirst().dropLast()
    guard !inner.contains("{"), !inner.contains("}") else { return nil }
    return inner.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
}

/// The names of a JSON pointer as a fragment, `#/color/brand` (RFC 6901); `nil` where it is none.
func pointerPath(_ text: String) -> [String]? {
    guard text.hasPrefix("#/") else { return nil }
    return text.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false).map {
        let plain = String($0).removingPercentEncoding ?? String($0)
        return plain.replacing("~1", with: "/").replacing("~0", with: "~")
    }
}
