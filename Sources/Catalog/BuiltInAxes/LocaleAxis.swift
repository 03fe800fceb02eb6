import Foundation
import ViewCore

extension Axis where Value == String {
    /// The language and region that texts and numbers are written in, such as `pt-BR`.
    public static var locale: Axis { localeAxis }
}

private let localeAxis = Axis(
    "locale", title: "Locale", ["en"], default: "en", isReplaced: true,
    open: OpenValues(
        name: { canonical($0) ?? $0 }, parse: canonical, hint: "an identifier such as en or pt-BR"),
    caption: { canonical($0) ?? $0 }
) { locale, setting in
    // The default says nothing, so that no picture depends on what a library knows of English.
    let locale = canonical(locale) ?? locale
    if locale != "en" { setting.environment.locale = Locale(identifier: locale) }
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
