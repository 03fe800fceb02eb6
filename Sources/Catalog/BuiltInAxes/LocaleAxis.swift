import Foundation
import ViewCore

extension Axis where Value == String {
    /// The language and region that texts and numbers are written in, such as `pt-BR`.
    public static var locale: Axis { localeAxis }
}

private let localeAxis = Axis(
    "locale", title: "Locale", ["en"], default: "en", isReplaced: true,
    open: OpenValues(
        name: { canonical($0) ?? $0 }, parse: { canonical($0).flatMap(registered) },
        hint: "an identifier such as en or pt-BR, of an existing language and region"),
    caption: { canonical($0) ?? $0 }
) { locale, setting in
    // The default says nothing, so that no picture depends on what a library knows of English.
    guard locale != "en" else { return }
    let locale = canonical(locale) ?? locale
    guard locale != "en" else { return }
    let own = Locale(identifier: locale)
    setting.environment.locale = own
    // A device of a place has its calendar, such as Thailand's.
    let calendar = own.calendar.identifier
    if calendar != .gregorian { setting.environment.calendar = Calendar(identifier: calendar) }
}

/// The identifier as the standard writes it, so that a locale has one name: `pt_br` is `pt-BR`. `nil` for what
/// cannot be one.
private func canonical(_ identifier: String) -> String? {
    let parts = identifier.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard let language = parts.first, [2, 3, 5, 6, 7, 8].contains(language.utf8.count),
        language.utf8.allSatisfy({ UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 }),
        parts.dropFirst().allSatisfy({ part in
            1...8 ~= part.utf8.count
                && part.utf8.allSatisfy {
                    UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20
                        || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
                }
        })
    else { return nil }
    // Behind a single letter, which begins an extension, all is lower case.
    var isExtended = false
    let rest = parts.dropFirst().map { part -> String in
        if part.utf8.count == 1 { isExtended = true }
        if isExtended { return part.lowercased() }
        switch part.utf8.count {
        case 2: return part.uppercased()
        case 4 where part.first?.isLetter == true:
            return part.prefix(1).uppercased() + part.dropFirst().lowercased()
        default: return part.lowercased()
        }
    }
    return ([language.lowercased()] + rest).joined(separator: "-")
}

/// The identifier, if its language, script, region and variants are ones that there are: numbers and dates of any other are
/// those of no language, and nobody would see that a letter is wrong.
private func registered(_ identifier: String) -> String? {
    var parts = identifier.split(separator: "-")[...]
    guard let language = parts.popFirst(), Locale.LanguageCode(String(language)).isISOLanguage else {
        return nil
    }
    for part in parts {
        // What an extension says is its own matter.
        if part.utf8.count == 1 { break }
        let isDigits = part.allSatisfy(\.isNumber)
        let isKnown =
            switch part.utf8.count {
            case 2: Locale.Region(String(part)).isISORegion
            case 3: isDigits
            case 4 where !(part.first?.isNumber ?? false): Locale.Script(String(part)).isISOScript
            default: LocaleVariants.registered.contains(part.lowercased())
            }
        guard isKnown else { return nil }
    }
    return identifier
}
