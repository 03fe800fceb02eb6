import Foundation

/// What a table of one language says: a `.strings` file or a `.stringsdict`.
package enum StringsFile {
    /// The words of a `.strings` file by their keys; `nil` where it is none, of which `StringTables` says why.
    package static func words(in bytes: [UInt8]) -> [String: String]? {
        (try? propertyList(bytes))?.compactMapValues { $0 as? String }
    }

    /// Of a `.strings` file in any of its forms: the old property list in UTF-8 or UTF-16, XML, or binary.
    static func strings(_ bytes: [UInt8]) throws(AssetFault) -> [String: Translation] {
        var translations: [String: Translation] = [:]
        for (key, value) in try propertyList(bytes) {
            guard let words = value as? String else {
                throw AssetFault("has no string for \"\(key.prefix(40))\"; write \"key\" = \"value\";")
            }
            translations[key] = .words(words)
        }
        return translations
    }

    static func dictionary(_ bytes: [UInt8]) throws(AssetFault) -> [String: Translation] {
        var translations: [String: Translation] = [:]
        for (key, value) in try propertyList(bytes) {
            translations[key] = try entry(value, place: "\"\(key.prefix(40))\"")
        }
        return translations
    }

    private static func propertyList(_ bytes: [UInt8]) throws(AssetFault) -> [String: Any] {
        // The reader of property lists goes down by recursion.
        guard !isDeep(bytes) else {
            throw AssetFault("is nested too deep; a table of strings has one level")
        }
        let read = unsafe try? PropertyListSerialization.propertyList(
            from: Data(bytes), options: [], format: nil)
        if bytes.allSatisfy({ $0 == 0x20 || 0x09...0x0D ~= $0 }) { return [:] }
        guard let table = read as? [String: Any] else {
            throw AssetFault("is no property list; look for a missing quote or semicolon")
        }
        return table
    }

    private static func isDeep(_ bytes: [UInt8]) -> Bool {
        var depth = 0
        for (index, byte) in bytes.enumerated() {
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "("): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: ")"): depth = max(depth - 1, 0)
            case UInt8(ascii: "<"):
                let tag = bytes[(index + 1)...].prefix(7)
                if tag.starts(with: "dict>".utf8) || tag.starts(with: "array>".utf8) { depth += 1 }
                if tag.starts(with: "/dict>".utf8) || tag.starts(with: "/array>".utf8) {
                    depth = max(depth - 1, 0)
                }
            default: continue
            }
            if depth > 1000 { return true }
        }
        return false
    }

    private static func entry(_ value: Any, place: String) throws(AssetFault) -> Translation {
        guard let entry = value as? [String: Any] else {
            throw AssetFault("\(place) is no dictionary; write one with NSStringLocalizedFormatKey")
        }
        if let device = entry["NSStringDeviceSpecificRuleType"] as? [String: Any] {
            return .device(device.compactMapValues { ($0 as? String).map(Translation.words) })
        }
        guard let format = entry["NSStringLocalizedFormatKey"] as? String else {
            throw AssetFault("\(place) has no NSStringLocalizedFormatKey; add it")
        }
        var substitutions: [String: Translation.Substitution] = [:]
        for (name, value) in entry where name != "NSStringLocalizedFormatKey" {
            guard let rule = value as? [String: Any] else { continue }
            guard rule["NSStringFormatSpecTypeKey"] as? String == "NSStringPluralRuleType" else {
                throw AssetFault("\(place).\(name) is no NSStringPluralRuleType; other rules are not known")
            }
            var words: [PluralCategory: Translation] = [:]
            for category in PluralCategory.allCases {
                if let format = rule[category.rawValue] as? String { words[category] = .words(format) }
            }
            guard words[.other] != nil else { throw AssetFault("\(place).\(name) has no \"other\"; add it") }
            substitutions[name] = .init(argument: nil, translation: .plural(words))
        }
        return .substituting(.words(format), substitutions)
    }
}
