import Drawing
import JSON
import Streams

/// Follows references from token to token, and into their values.
///
/// The answer of each token and of each reference is kept, so that none is followed twice, and what can be
/// followed does not hang on the order of the tokens. What is left grows with the length of references and the
/// size of the values they lead through; it is counted for all files together and ends at `workLimit`.
struct TokenResolver {
    let files: [TokenFile]
    private var types: [Place: String] = [:]
    private var colors: [Place: TokenColor] = [:]
    private var values: [Reference: Found] = [:]
    /// References inside of values that wait for those they lead to.
    private var followed = Trail<Reference>()
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

    /// Where a reference led, and over how many references.
    private struct Found {
        let value: JSONValue
        let steps: Int
    }

    /// References inside of values that may be followed one after another; from token to token there may be
    /// any number.
    static let stepLimit = 1000
    /// Steps inside of values before reading ends: about a second's work.
    static let workLimit = 1_000_000

    init(files: [TokenFile]) { self.files = files }

    // MARK: Types

    /// The token's own type, else that of the token it refers to, else that of the nearest group.
    mutating func type(of path: String, in file: Int) throws(TokenError) -> String {
        do {
            return try type(of: Place(file: file, path: path))
        } catch {
            throw TokenError(file: files[file].name, token: path, reason: error.reason)
        }
    }

    private mutating func type(of start: Place) throws(ValueError) -> String {
        var (trail, place) = (Trail<Place>(), start)
        while types[place] == nil {
            let token = try token(at: place)
            try trail.add(place) { shownPath($0.path) }
            if let own = token.type {
                types[place] = own
            } else if let target = try target(of: token.value, from: place.file) {
                place = target
            } else if let group = token.groupType {
                types[place] = group
            } else {
                throw ValueError("neither it nor a group around it has a \"$type\"; add one")
            }
        }
        let type = types[place] ?? ""
        for passed in trail.items { types[passed] = type }
        return type
    }

    private func token(at place: Place) throws(ValueError) -> TokenFile.RawToken {
        guard let token = files[place.file].tokens[place.path] else {
            throw ValueError("no such token: '\(shownPath(place.path))'")
        }
        return token
    }

    // MARK: Colours

    mutating func color(of path: String, in file: Int) throws(TokenError) -> TokenColor {
        do {
            return try color(of: Place(file: file, path: path))
        } catch {
            throw TokenError(file: files[file].name, token: path, reason: error.reason)
        }
    }

    private mutating func color(of start: Place) throws(ValueError) -> TokenColor {
        var (trail, place) = (Trail<Place>(), start)
        var color = colors[place]
        while color == nil {
            let token = try token(at: place)
            try trail.add(place) { shownPath($0.path) }
            if let target = try target(of: token.value, from: place.file) {
                let type = try type(of: target)
                guard type == "color" else {
                    throw ValueError(
                        "it refers to '\(shownPath(target.path))', which is of type \(shown(type))")
                }
                place = target
                color = colors[place]
            } else {
                let value = try value(of: token.value, in: place.file)
                color = try TokenColor(value) { (part) throws(ValueError) in
                    try self.value(of: part, in: place.file)
                }
            }
        }
        guard let color else { preconditionFailure("the loop ends with a colour") }
        for passed in trail.items { colors[passed] = color }
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
                "it refers to '\(shownPath(path))', which is in none of the files; name the file that has it with --tokens"
            )
        }
        guard case .string(let text)? = value["$ref"], var names = pointerPath(text) else {
            return nil
        }
        if names.last == "$value" { names.removeLast() }
        let path = names.joined(separator: ".")
        return files[file].tokens[path] == nil ? nil : Place(file: file, path: path)
    }

    // MARK: Inside of values

    /// The value that a reference inside of a value leads to; any other value as it is.
    private mutating func value(of value: JSONValue, in file: Int) throws(ValueError) -> JSONValue {
        try found(value, in: file, steps: 0).value
    }

    /// - Parameter steps: references that led here.
    private mutating func found(
        _ value: JSONValue, in file: Int, steps: Int
    ) throws(ValueError) -> Found {
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
            return Found(value: value, steps: 0)
        }
        try spend(reference.text.utf8.count)
        let known = values[reference]
        // What is known counts as if it were followed here, so that the order of tokens decides nothing.
        guard steps + (known?.steps ?? 1) <= TokenResolver.stepLimit else {
            throw ValueError(
                "its references reach more than \(TokenResolver.stepLimit) parts of values; refer to "
                    + "whole tokens, \"{color.brand}\", or write the values out")
        }
        if let known { return known }
        try followed.add(reference) { shown($0.text) }
        let found = try end(of: reference, names, steps: steps)
        followed.removeLast()
        values[reference] = found
        return found
    }

    /// Where the names of a reference lead.
    private mutating func end(
        of reference: Reference, _ names: [String], steps: Int
    ) throws(ValueError) -> Found {
        // Through the table of tokens, not through the tree: one step, however large the groups are.
        let end = names.firstIndex(of: "$value") ?? names.endIndex
        guard let token = files[reference.file].tokens[names[..<end].joined(separator: ".")] else {
            throw ValueError("it refers to '\(shownPath(names, separator: "/"))', which is not a token")
        }
        var (place, deepest) = (token.value, 0)
        for name in names[end...].dropFirst() {
            // Below a value that is a reference itself, the way goes on where that leads.
            let inner = try found(place, in: reference.file, steps: steps + 1)
            (place, deepest) = (inner.value, max(deepest, inner.steps))
            try spend(place.count)
            if case .array(let items) = place, let number = Int(name), items.indices.contains(number) {
                place = items[number]
            } else if let next = place[name] {
                place = next
            } else {
                throw ValueError(
                    "it refers to '\(shownPath(names, separator: "/"))', which does not exist")
            }
        }
        let last = try found(place, in: reference.file, steps: steps + 1)
        return Found(value: last.value, steps: max(deepest, last.steps) + 1)
    }

    /// Counts a step; each hundred of what it has to look at are one more.
    private mutating func spend(_ size: Int) throws(ValueError) {
        work += 1 + size / 100
        guard work <= TokenResolver.workLimit else {
            throw ValueError(
                "its references take more than \(TokenResolver.workLimit) steps to follow; "
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

/// What was passed on a way along references, to tell where it comes back to itself.
struct Trail<Item: Hashable> {
    private(set) var items: [Item] = []
    private var passed: Set<Item> = []

    /// - Parameter shown: the item's name for messages.
    mutating func add(_ item: Item, shown: (Item) -> String) throws(ValueError) {
        guard passed.insert(item).inserted else {
            let circle = shownCircle((items.drop { $0 != item } + [item]).map(shown))
            throw ValueError("its references form a cycle: \(circle); break it")
        }
        items.append(item)
    }

    mutating func removeLast() { passed.remove(items.removeLast()) }
}

/// The names on a way that ends where it began; of many, the first and the last.
func shownCircle(_ names: [String]) -> String {
    var names = names
    if names.count > 10 { names.replaceSubrange(5..<(names.count - 4), with: ["…"]) }
    return names.joined(separator: " → ")
}
