import JSON

/// A value of a `Contents.json` and where it stands, such as `images[2].resizing`.
struct AssetPart {
    let value: JSONValue
    let place: String

    func fault(_ words: String) -> AssetFault {
        AssetFault(place.isEmpty ? words : "\(place) \(words)")
    }

    private func members() throws(AssetFault) -> [(key: String, value: JSONValue)] {
        guard case .object(let members) = value else {
            throw fault(place.isEmpty ? "holds no JSON object; begin it with {" : "is no object; write {…}")
        }
        return members
    }

    private func place(_ key: String) -> String { place.isEmpty ? key : "\(place).\(key)" }

    /// The member of that name, if there is one.
    func member(_ key: String) throws(AssetFault) -> AssetPart? {
        try members().first { $0.key == key }.map { AssetPart(value: $0.value, place: place(key)) }
    }

    /// Names that nobody reads, as sentences: a name that is almost right would have no effect in silence.
    func notes(knowing keys: Set<String>) throws(AssetFault) -> [String] {
        try members().filter { !keys.contains($0.key) }.map {
            "\(place($0.key)) is not known and has no effect; correct the name or take it out"
        }
    }

    func array() throws(AssetFault) -> [AssetPart] {
        guard case .array(let values) = value else { throw fault("is no array; write […]") }
        return values.enumerated().map { AssetPart(value: $0.element, place: "\(place)[\($0.offset)]") }
    }

    func string() throws(AssetFault) -> String {
        guard case .string(let text) = value else { throw fault("is no string; write it in quotes") }
        return text
    }

    /// Of a file in the set's folder.
    func fileName() throws(AssetFault) -> String {
        let name = try string()
        guard !name.isEmpty, name != ".", name != "..", !name.contains("/"),
            name.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F })
        else {
            throw fault("is no name of a file in the set's folder; put the file there and name it alone")
        }
        return name
    }

    func bool() throws(AssetFault) -> Bool {
        guard case .bool(let isTrue) = value else {
            throw fault("is neither true nor false; write one of them")
        }
        return isTrue
    }

    func number() throws(AssetFault) -> Double {
        guard case .number(let number) = value else { throw fault("is no number; write it without quotes") }
        return number
    }

    /// One of a few words.
    func word(_ words: [String]) throws(AssetFault) -> String {
        let text = try string()
        guard words.contains(text) else {
            throw fault(
                "is \"\(text)\"; write \(words.count > 1 ? "one of " : "")\(words.joined(separator: ", "))")
        }
        return text
    }

    func strings() throws(AssetFault) -> [String] {
        var strings: [String] = []
        for part in try array() { strings.append(try part.string()) }
        return strings
    }

    func word(_ key: String, _ words: [String]) throws(AssetFault) -> String? {
        try member(key)?.word(words)
    }
    func string(_ key: String) throws(AssetFault) -> String? { try member(key)?.string() }
    func bool(_ key: String) throws(AssetFault) -> Bool? { try member(key)?.bool() }
    func array(_ key: String) throws(AssetFault) -> [AssetPart]? { try member(key)?.array() }

    /// What every set says of itself: who has written it, in which version of the format, and whether it is translated.
    ///
    /// - Parameter keys: of the properties, with what they must be.
    /// - Returns: what has no effect, as sentences.
    func head(properties keys: [String: AssetProperty]) throws(AssetFault) -> [String] {
        var notes: [String] = []
        if let info = try member("info") {
            notes += try info.notes(knowing: ["version", "author"])
            if let version = try info.member("version"), try version.number() != 1 {
                throw version.fault("is not 1; write the set in the first version of the format")
            }
            _ = try info.string("author")
        }
        guard let properties = try member("properties") else { return notes }
        notes += try properties.notes(knowing: Set(keys.keys))
        for (key, property) in keys.sorted(by: { $0.key < $1.key }) {
            guard let part = try properties.member(key) else { continue }
            switch property {
            case .bool: _ = try part.bool()
            case .words(let words): _ = try part.word(words)
            case .strings: _ = try part.strings()
            }
        }
        return notes
    }

    /// That of a set which has to have it.
    func required(_ key: String) throws(AssetFault) -> AssetPart {
        guard let part = try member(key) else { throw fault("has no \"\(key)\"; add it") }
        return part
    }
}

/// What a property of a set must be.
enum AssetProperty {
    case bool
    case words([String])
    case strings

    /// Those that all sets may have.
    static let all: [String: AssetProperty] = ["localizable": .bool, "on-demand-resource-tags": .strings]

    static let compression = AssetProperty.words([
        "automatic", "lossless", "lossy", "gpu-optimized-best", "gpu-optimized-smallest",
    ])
}
