package import Foundation

/// Which names of languages are looked for where a locale is asked for, the best first.
package enum LocaleFallback {
    /// Of `de-AT`: `de-AT`, `de`. Of `zh-TW`: `zh-TW`, `zh-Hant`, `zh`.
    package static func names(of locale: Locale) -> [String] {
        // Keywords of a locale, such as a calendar, name no language.
        let parts = canonical(String(locale.identifier.prefix { $0 != "@" })).split(separator: "-").map(
            String.init)
        guard let language = parts.first else { return [] }
        let region = parts.dropFirst().first { $0.count == 2 || $0.allSatisfy(\.isNumber) }
        let script =
            parts.dropFirst().first { $0.count == 4 } ?? (language == "zh" ? chineseScript(region) : nil)
        var names = [parts.joined(separator: "-")]
        func add(_ more: String?...) {
            let name = ([language] + more.compactMap(\.self)).joined(separator: "-")
            if !names.contains(name) { names.append(name) }
        }
        add(script, region)
        add(script)
        add(region)
        if language == "es", let region, latinAmerica.contains(region) { add("419") }
        // What is written in another script is another language to who reads it.
        if script == nil || language == "zh" { add() }
        if language == "pt", region == nil { add("BR") }
        if language == "nb" || language == "nn" { names.append("no") }
        return names
    }

    /// `pt_br` as `pt-BR`, `zh-hans` as `zh-Hans`; the oldest folders have the names of languages in English.
    package static func canonical(_ name: String) -> String {
        if let code = oldNames[name] { return code }
        let parts = name.split { $0 == "-" || $0 == "_" }
        return parts.enumerated().map { index, part in
            if index == 0 { return part.lowercased() }
            return switch part.count {
            case 2: part.uppercased()
            case 4: part.prefix(1).uppercased() + part.dropFirst().lowercased()
            default: part.lowercased()
            }
        }.joined(separator: "-")
    }

    private static func chineseScript(_ region: String?) -> String {
        ["TW", "HK", "MO"].contains(region) ? "Hant" : "Hans"
    }

    private static let oldNames = [
        "English": "en", "German": "de", "French": "fr", "Italian": "it", "Spanish": "es", "Dutch": "nl",
        "Japanese": "ja",
    ]

    /// Regions whose Spanish CLDR derives from `es-419`.
    private static let latinAmerica: Set<String> = [
        "AR", "BO", "BR", "BZ", "CL", "CO", "CR", "CU", "DO", "EC", "GT", "HN", "MX", "NI", "PA", "PE", "PR",
        "PY", "SV", "US", "UY", "VE",
    ]
}
