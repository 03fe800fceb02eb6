import JSON

/// What a string catalogue (`.xcstrings`) says.
struct StringCatalogFile {
    var sourceLanguage = "en"
    /// By key and language.
    var translations: [String: [String: Translation]] = [:]
    /// Keys that are the same in each language.
    var untranslated: Set<String> = []

    /// Catalogues of large apps have tens of thousands of keys.
    static let keyLimit = 200_000

    init(_ bytes: [UInt8]) throws(AssetFault) {
        let root: AssetPart
        do {
            root = AssetPart(value: try JSONValue.parse(bytes[...], memberLimit: Self.keyLimit), place: "")
        } catch {
            throw AssetFault("is \(error); write it as Xcode does")
        }
        guard let source = try root.string("sourceLanguage") else {
            throw AssetFault("has no \"sourceLanguage\"; add it, such as \"en\"")
        }
        sourceLanguage = LocaleFallback.canonical(source)
        let strings = try root.required("strings")
        guard case .object(let keys) = strings.value else { throw strings.fault("is no object; write {…}") }
        for (key, value) in keys {
            let part = AssetPart(value: value, place: "\"\(key.prefix(40))\"")
            if try part.bool("shouldTranslate") == false { untranslated.insert(key) }
            var own: [String: Translation] = [:]
            if let localizations = try part.member("localizations") {
                guard case .object(let languages) = localizations.value else {
                    throw localizations.fault("is no object; write {…}")
                }
                for (language, value) in languages {
                    let part = AssetPart(value: value, place: "\(part.place) in \(language)")
                    own[LocaleFallback.canonical(language)] = try Self.localization(part)
                }
            }
            translations[key] = own.compactMapValues(\.self)
        }
    }

    /// `nil` for what Xcode has only made room for.
    private static func localization(_ part: AssetPart) throws(AssetFault) -> Translation? {
        guard let base = try translation(part, depth: 0) else { return nil }
        guard let substitutions = try part.member("substitutions") else { return base }
        guard case .object(let names) = substitutions.value else {
            throw substitutions.fault("is no object; write {…}")
        }
        var own: [String: Translation.Substitution] = [:]
        for (name, value) in names {
            let part = AssetPart(value: value, place: "\(substitutions.place).\(name)")
            let number = try part.member("argNum")?.number()
            guard number.map({ 1...100 ~= $0 && $0 == $0.rounded() }) ?? true else {
                throw part.fault("has an argNum that is no number of an argument; write 1 or more")
            }
            guard let words = try translation(part, depth: 0) else {
                throw part.fault("has no \"variations\"; add them")
            }
            own[name] = .init(argument: number.map { Int($0) }, translation: words)
        }
        return .substituting(base, own)
    }

    private static func translation(_ part: AssetPart, depth: Int) throws(AssetFault) -> Translation? {
        guard depth < 4 else { throw part.fault("varies by too much; plural and device are enough") }
        if let unit = try part.member("stringUnit") {
            let state = try unit.string("state")
            let value = try unit.required("value").string()
            return state == "new" && value.isEmpty ? nil : .words(value)
        }
        guard let variations = try part.member("variations") else { return nil }
        func all(_ part: AssetPart) throws(AssetFault) -> [String: Translation] {
            guard case .object(let members) = part.value else { throw part.fault("is no object; write {…}") }
            var all: [String: Translation] = [:]
            for (name, value) in members {
                all[name] = try translation(
                    AssetPart(value: value, place: "\(part.place).\(name)"), depth: depth + 1)
            }
            return all
        }
        if let plural = try variations.member("plural") {
            var words: [PluralCategory: Translation] = [:]
            for (name, translation) in try all(plural) {
                guard let category = PluralCategory(rawValue: name) else {
                    throw plural.fault("has \"\(name)\"; write one of zero, one, two, few, many, other")
                }
                words[category] = translation
            }
            return .plural(words)
        }
        if let device = try variations.member("device") { return .device(try all(device)) }
        throw variations.fault("are neither by plural nor by device; others are not known")
    }
}
