import Drawing
import JSON

/// Follows references from token to token, and into their values.
///
/// The answer of each token and of each reference is kept, so that none is followed twice. What is
/// left grows with the length of references and the size of the values they lead through; it is
/// counted for all files together and ends at `workLimit`.
struct TokenResolver {
    let files: [TokenFile]
    private var types: [Place: String] = [:]
    private var colors: [Place: TokenColor] = [:]
    private var values: [Reference: JSONValue] = [:]
    /// Steps taken inside of values so far.
    private(set) var work = 0

    /// A token in a file, by the file's number.
    private struct Place: Hashable {
        let file: Int
        let path: String
    }

    /// A reference as it is written in a file.
    private struct Reference: Hashable {
        let file: Int
        let text: String
        let isPointer: Bool
    }

    /// References that may be followed one after another.
    static let stepLimit = 64
    /// Steps inside of values before reading ends: about a second's work.
    static let workLimit = 1_000_000

    init(files: [TokenFile]) { self.files = files }

    // MARK: Types

    /// The token's own type, else that of the token it refers to, else that of the nearest group.
    mutating func type(of path: String, in file: Int) throws(TokenError) -> String {
        do {
            return try type(of: Place(file: file, path: path), trail: [])
        } catch {
            throw TokenError(file: files[file].name, token: path, reason: error.reason)
        }
    }

    private mutating func type(
        of place: Place, trail: [Place]
    ) throws(ValueError) -> String {
        if let known = types[place] { return known }
        guard let token = files[place.file].tokens[place.path] else {
            throw ValueError("there is no token '\(shownPath(place.path))'")
        }
        let trail = try extended(trail, with: place)
        let type: String
        if let own = token.type {
            type = own
        } else if let target = try target(of: token.value, from: place.file) {
            type = try self.type(of: target, trail: trail)
        } else if let group = token.groupType {
            type = group
        } else {
            throw ValueError("it has no \"$type\", and no group around it has one; write it")
        }
        types[place] = type
        return type
    }

    // MARK: Colours

    mutating func color(of path: String, in file: Int) throws(TokenError) -> TokenColor {
        do {
            return try color(of: Place(file: file, path: path), trail: [])
        } catch {
            throw TokenError(file: files[file].name, token: path, reason: error.reason)
        }
    }

    private mutating func color(
        of place: Place, trail: [Place]
    ) throws(ValueError) -> TokenColor {
        if let known = colors[place] { return known }
        guard let token = files[place.file].tokens[place.path] else {
            throw ValueError("there is no token '\(shownPath(place.path))'")
        }
        let trail = try extended(trail, with: place)
        let color: TokenColor
        if let target = try target(of: token.value, from: place.file) {
            let type = try type(of: target, trail: [])
            guard type == "color" else {
                throw ValueError("it refers to '\(shownPath(target.path))', which is of type \(shown(type))")
            }
            color = try self.color(of: target, trail: trail)
        } else {
            let value = try followed(token.value, in: place.file, steps: 0)
            color = try TokenColor(value) { (part) throws(ValueError) in
                try followed(part, in: place.file, steps: 0)
            }
        }
        colors[place] = color
        return color
    }

    // MARK: References

    /// The token that a value as a whole refers to: `"{a.b}"` or `{"$ref": "#/a/b/$value"}`.
    private func target(of value: JSONValue, from file: Int) throws(ValueError) -> Place? {
        if case .string(let text) = value, let names = aliasPath(text) {
            let path = names.joined(separator: ".")
            // The own file goes first; of the others, the first that was named.
            for index in [file] + files.indices where files[index].tokens[path] != nil {
                return Place(file: index, path: path)
            }
            throw ValueError(
                "it refers to '\(shownPath(path))', which no file has; name the file that does with --tokens")
        }
        guard case .string(let text)? = value["$ref"], var names = pointerPath(text) else {
            return nil
        }
        if names.last == "$value" { names.removeLast() }
        let path = names.joined(separator: ".")
        return files[file].tokens[path] == nil ? nil : Place(file: file, path: path)
    }

    private func extended(_ trail: [Place], with place: Place) throws(ValueError) -> [Place] {
        if trail.contains(place) {
            var circle = (trail.drop { $0 != place } + [place]).map { shownPath($0.path) }
            if circle.count > 10 { circle.replaceSubrange(5..<(circle.count - 4), with: ["…"]) }
            throw ValueError(
                "its references go in a circle: \(circle.joined(separator: " → ")); break it")
        }
        guard trail.count < TokenResolver.stepLimit else {
            throw ValueError("its references go on for more than \(TokenResolver.stepLimit) tokens")
        }
        return trail + [place]
    }

    // MARK: Inside of values

    /// The value that a reference inside of a value leads to; any other value as it is.
    private mutating func followed(
        _ value: JSONValue, in file: Int, steps: Int
    ) throws(ValueError) -> JSONValue {
        let reference: Reference
        let names: [String]
        if case .string(let text)? = value["$ref"] {
            reference = Reference(file: file, text: text, isPointer: true)
            guard let path = pointerPath(text) else {
                throw ValueError("\"$ref\" must be a pointer into the file: \"#/color/brand/$value\"")
            }
            names = path
        } else if case .string(let text) = value, let path = aliasPath(text) {
            reference = Reference(file: file, text: text, isPointer: false)
            names = path
        } else {
            return value
        }
        guard steps < TokenResolver.stepLimit else {
            throw ValueError("its references go in a circle, or on for too long; break it")
        }
        try spend(reference.text.utf8.count)
        if let known = values[reference] { return known }
        // Through the table of tokens, not through the tree: one step, however large the groups are.
        let end = names.firstIndex(of: "$value") ?? names.endIndex
        guard let token = files[file].tokens[names[..<end].joined(separator: ".")] else {
            throw ValueError("it refers to '\(shownPath(names, separator: "/"))', which is no token")
        }
        var place = token.value
        for name in names[end...].dropFirst() {
            // Below a value that is a reference itself, the way goes on where that leads.
            place = try followed(place, in: file, steps: steps + 1)
            try spend(place.count)
            if case .array(let items) = place, let number = Int(name), items.indices.contains(number) {
                place = items[number]
            } else if let next = place[name] {
                place = next
            } else {
                throw ValueError(
                    "it refers to '\(shownPath(names, separator: "/"))', which is not there")
            }
        }
        let result = try followed(place, in: file, steps: steps + 1)
        values[reference] = result
        return result
    }

    /// Counts a step; each hundred of what it has to look at are one more.
    private mutating func spend(_ size: Int) throws(ValueError) {
        work += 1 + size / 100
        guard work <= TokenResolver.workLimit else {
            throw ValueError(
                "following the references up to it takes more than \(TokenResolver.workLimit) steps; "
                    + "refer to whole tokens, \"{color.brand}\", or write the values out")
        }
    }
}

extension JSONValue {
    /// Members of an object; 0 of any other value, whose parts are found without a search.
    fileprivate var count: Int {
        if case .object(let members) = self { members.count } else { 0 }
    }
}
