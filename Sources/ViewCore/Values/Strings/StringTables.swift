import Foundation

/// The tables of strings of somebody's target, by name and language.
package struct StringTables: Sendable {
    private struct Table: Sendable {
        var sourceLanguage: String
        /// By key and language.
        var translations: [String: [String: Translation]] = [:]
        var untranslated: Set<String> = []
        var languages: Set<String> = []
        /// For messages: the file that was read first.
        var file: String
        /// Why a file of it cannot be used.
        var fault: String?
    }

    private var tables: [String: Table] = [:]
    /// Problems met while reading, each naming the file.
    package private(set) var problems: [String] = []

    package init() {}

    package var isEmpty: Bool { tables.isEmpty }

    /// Larger files are no table of an app.
    private static let byteLimit = 64 << 20

    /// Reads `.xcstrings`, `.strings` and `.stringsdict` files; of two translations of a key the first counts.
    package init(files: [String]) {
        for file in files {
            let parts = file.split(separator: "/")
            guard let name = parts.last, let dot = name.lastIndex(of: ".") else { continue }
            let table = String(name[..<dot])
            let folder = parts.dropLast().last ?? ""
            let language =
                folder.hasSuffix(".lproj") ? LocaleFallback.canonical(String(folder.dropLast(6))) : "base"
            do throws(AssetFault) {
                let bytes = try AssetFile.bytes(file, limit: Self.byteLimit)
                switch name[dot...] {
                case ".xcstrings": add(try StringCatalogFile(bytes), to: table, file)
                case ".strings": add(try StringsFile.strings(bytes), language, to: table, file)
                case ".stringsdict": add(try StringsFile.dictionary(bytes), language, to: table, file)
                default: continue
                }
            } catch {
                let problem = "\(file): \(error.words)"
                problems.append(problem)
                var own = tables[table] ?? Table(sourceLanguage: "en", file: file)
                own.fault = own.fault ?? problem
                tables[table] = own
            }
        }
    }

    private mutating func add(_ catalog: StringCatalogFile, to name: String, _ file: String) {
        var table = tables[name] ?? Table(sourceLanguage: catalog.sourceLanguage, file: file)
        if table.languages.isEmpty { table.sourceLanguage = catalog.sourceLanguage }
        table.translations.merge(catalog.translations) { $0.merging($1) { first, _ in first } }
        table.untranslated.formUnion(catalog.untranslated)
        for own in catalog.translations.values { table.languages.formUnion(own.keys) }
        tables[name] = table
    }

    private mutating func add(
        _ translations: [String: Translation], _ language: String, to name: String, _ file: String
    ) {
        // A table of plurals stands beside one of words and counts for more, as Foundation has it.
        let isFirst = !file.hasSuffix(".stringsdict")
        var table = tables[name] ?? Table(sourceLanguage: "en", file: file)
        for (key, translation) in translations {
            let known = table.translations[key]?[language]
            if known == nil || !isFirst { table.translations[key, default: [:]][language] = translation }
        }
        table.languages.insert(language)
        tables[name] = table
    }

    // MARK: Looking up

    /// What is found of a key.
    struct Found {
        var translation: Translation?
        var language: String
        /// What is to be said of it.
        var problem: String?
    }

    /// `nil` where nothing is to be said, and the key is the words.
    func find(_ key: String, table name: String?, in locale: Locale) -> Found? {
        let tableName = name ?? "Localizable"
        guard let table = tables[tableName] else {
            guard let name else { return nil }
            return Found(
                language: "en", problem: "no table of strings is named \"\(name)\"; the key is drawn")
        }
        if let fault = table.fault { return Found(language: "en", problem: fault) }
        var chain = LocaleFallback.names(of: locale)
        let source = table.sourceLanguage
        let isDefault = locale.identifier == EnvironmentValues().locale.identifier
        // Where nobody asks for a locale, and nothing is in English, the source language is meant.
        if isDefault, !chain.contains(where: table.languages.contains) { chain = [source] }
        let own = table.translations[key] ?? [:]
        if !table.untranslated.contains(key) {
            for language in chain {
                if let translation = own[language] {
                    return Found(translation: translation, language: language)
                }
            }
        }
        let found = [source, "base"].lazy.compactMap { language in own[language].map { (language, $0) } }
            .first
        let isSource = chain.contains { $0 == source || $0 == language(of: source) }
        let isSaid = !isSource && !table.untranslated.contains(key)
        return Found(
            translation: found?.1, language: source,
            problem: isSaid
                ? "\"\(key)\" has no translation for \(chain.first ?? "") in \(table.file); "
                    + (found == nil ? "the key is drawn" : "that for \(source) is drawn") : nil)
    }

    private func language(of name: String) -> String { String(name.prefix { $0 != "-" }) }
}

private struct StringTablesKey: EnvironmentKey { static var defaultValue: StringTables { StringTables() } }

extension EnvironmentValues {
    package var stringTables: StringTables {
        get { self[StringTablesKey.self] }
        set { self[StringTablesKey.self] = newValue }
    }
}
