import Foundation

/// What a literal says of words that a table of strings may translate.
package final class LocalizedKey: Sendable {
    typealias Part = LocalizedStringKey.StringInterpolation.Part

    /// The literal's own words, where nothing is interpolated.
    private let literal: String?
    private let pieces: [LocalizedStringKey.StringInterpolation.Piece]
    let table: String?

    init(_ literal: String, table: String? = nil) {
        self.literal = literal
        pieces = []
        self.table = table
    }
    init(_ pieces: [LocalizedStringKey.StringInterpolation.Piece], table: String? = nil) {
        literal = nil
        self.pieces = pieces
        self.table = table
    }
    private init(_ other: LocalizedKey, table: String?, name: String? = nil) {
        literal = name ?? other.literal
        pieces = other.pieces
        self.table = table
    }

    /// The same under a name that is no words.
    func named(_ name: String) -> LocalizedKey { LocalizedKey(self, table: table, name: name) }

    func inTable(_ table: String?) -> LocalizedKey { table == nil ? self : LocalizedKey(self, table: table) }

    /// As a table has it: `%lld items`.
    package var key: String {
        if let literal { return literal }
        let isFormat = pieces.contains { if case .argument = $0 { true } else { false } }
        return pieces.map { piece in
            switch piece {
            case .words(let words): isFormat ? words.replacingOccurrences(of: "%", with: "%%") : words
            case .argument(let argument, _): argument.specifier
            }
        }.joined()
    }

    /// The literal as it is written.
    var ownParts: [Part] {
        if pieces.isEmpty { return literal.map { [.string($0)] } ?? [] }
        return pieces.map { piece in
            switch piece {
            case .words(let words): .string(words)
            case .argument(_, let part): part
            }
        }
    }

    /// The parts of the translation; `nil` where the literal is drawn as it is.
    func parts(
        _ tables: StringTables, _ locale: Locale, _ platform: Platform, _ warn: (String) -> Void
    ) -> [Part]? {
        let key = key
        guard !key.isEmpty, let found = tables.find(key, table: table, in: locale) else { return nil }
        if let problem = found.problem { warn(problem) }
        guard let translation = found.translation else { return nil }
        let device = platform == .macos ? "mac" : "iphone"
        let language = found.language == "pt-PT" ? "pt-PT" : String(found.language.prefix { $0 != "-" })
        let arguments = pieces.compactMap {
            if case .argument(let own, let part) = $0 { (own, part) } else { nil }
        }
        var writer = TranslationWriter(
            arguments.map(\.0), language: language == "base" ? "en" : language, device: device)
        let parts = writer.parts(translation)
        if let problem = writer.problem {
            warn("the translation of \"\(key)\" for \(found.language): \(problem)")
        }
        return parts.map {
            switch $0 {
            case .words(let words): .string(words)
            case .argument(let index): arguments[index].1
            }
        }
    }
}
