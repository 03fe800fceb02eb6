import Foundation
import ViewCore

extension Axis where Value == String {
    /// The language and region that texts and numbers are written in, such as `pt-BR`.
    public static var locale: Axis { localeAxis }
}

private let localeAxis = Axis(
    "locale", title: "Locale", ["en"], default: "en", isReplaced: true,
    open: OpenValues(
        name: \.self, parse: { $0.isEmpty ? nil : $0 }, hint: "an identifier such as en or pt-BR"),
    caption: \.self
) { locale, setting in
    // The default says nothing, so that no picture depends on what a library knows of English.
    if locale != "en" { setting.environment.locale = Locale(identifier: locale) }
}
