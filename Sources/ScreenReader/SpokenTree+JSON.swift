import Foundation

extension SpokenTree: Codable {
    private enum Keys: String, CodingKey { case elements }

    package init(from decoder: any Decoder) throws {
        elements = try decoder.container(keyedBy: Keys.self).decode([SpokenElement].self, forKey: .elements)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        try container.encode(elements, forKey: .elements)
    }
}

extension SpokenElement: Codable {
    private enum Keys: String, CodingKey {
        case label, value, traits, hint, headingLevel, actions, content, inputLabels, rotors, identifier,
            others,
            children, isGroup, frame
    }

    /// What is absent says nothing; what is of another kind is an error.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        func list<T: Decodable>(_ key: Keys) throws -> [T] {
            try container.decodeIfPresent([T].self, forKey: key) ?? []
        }
        self.init(
            label: try container.decodeIfPresent(String.self, forKey: .label),
            value: try container.decodeIfPresent(String.self, forKey: .value), traits: try list(.traits),
            hint: try container.decodeIfPresent(String.self, forKey: .hint),
            headingLevel: try container.decodeIfPresent(Int.self, forKey: .headingLevel),
            actions: try list(.actions), details: try list(.content), inputLabels: try list(.inputLabels),
            rotors: try list(.rotors),
            identifier: try container.decodeIfPresent(String.self, forKey: .identifier),
            others: try list(.others), children: try list(.children),
            isGroup: try container.decodeIfPresent(Bool.self, forKey: .isGroup) ?? false,
            frame: try list(.frame))
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        func write<T: Encodable>(_ list: [T], _ key: Keys) throws {
            if !list.isEmpty { try container.encode(list, forKey: key) }
        }
        try container.encodeIfPresent(label, forKey: .label)
        try container.encodeIfPresent(value, forKey: .value)
        try write(traits, .traits)
        try container.encodeIfPresent(hint, forKey: .hint)
        try container.encodeIfPresent(headingLevel, forKey: .headingLevel)
        try write(actions, .actions)
        try write(details, .content)
        try write(inputLabels, .inputLabels)
        try write(rotors, .rotors)
        try container.encodeIfPresent(identifier, forKey: .identifier)
        try write(others, .others)
        try write(children, .children)
        if isGroup { try container.encode(true, forKey: .isGroup) }
        try write(frame, .frame)
    }
}

extension SpokenElement.Detail: Codable {
    private enum Keys: String, CodingKey { case label, value, isImportant }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        self.init(
            try container.decode(String.self, forKey: .label),
            try container.decode(String.self, forKey: .value),
            isImportant: try container.decodeIfPresent(Bool.self, forKey: .isImportant) ?? false)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        try container.encode(label, forKey: .label)
        try container.encode(value, forKey: .value)
        if isImportant { try container.encode(true, forKey: .isImportant) }
    }
}

/// A file that should hold a tree holds something else.
package struct SpokenFileError: Error, Hashable, CustomStringConvertible {
    package let description: String

    package init(description: String) { self.description = description }
}

extension SpokenTree {
    /// The file that a golden is: what is spoken, not where; a key a line, so that a change is a line of a diff.
    package var file: [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        // Strings, numbers and lists of them encode always.
        guard let data = try? encoder.encode(placeless) else { preconditionFailure("a tree did not encode") }
        return Array(data) + [10]
    }

    /// - Throws: where the bytes are no such file, with what is wrong in words.
    package init(file: [UInt8]) throws(SpokenFileError) {
        do {
            self = try JSONDecoder().decode(SpokenTree.self, from: Data(file)).placeless
        } catch let error as DecodingError {
            throw SpokenFileError(description: error.spokenWords)
        } catch {
            throw SpokenFileError(description: "it is no JSON")
        }
    }
}

extension DecodingError {
    fileprivate var spokenWords: String {
        func place(_ context: Context) -> String {
            let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? "." + $0.stringValue }
            return path.isEmpty ? "" : " at " + path.joined()
        }
        switch self {
        case .dataCorrupted: return "it is no JSON"
        case .keyNotFound(let key, let context): return "\"\(key.stringValue)\" is missing\(place(context))"
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            return "another kind of value is needed\(place(context))"
        @unknown default: return "it is no tree of what is spoken"
        }
    }
}
