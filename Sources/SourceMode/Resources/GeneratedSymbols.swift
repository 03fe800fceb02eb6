import Foundation
import SourceDiscovery
import ViewCore

/// The Swift that SwiftGen makes of asset catalogues and texts when an app is built: `Asset.brand.swiftUIColor`,
/// `L10n.Greeting.hello("Ada")`. It is made where files use such a type that nothing declares.
struct GeneratedSymbols: Sendable {
    /// What a type declares, as its text, and what that was made from, for people.
    struct Declaration: Sendable {
        var name: String
        var text: String
        var origin: String
    }

    private(set) var declarations: [Declaration] = []

    init() {}

    /// - Parameters:
    ///   - texts: of the module's files.
    init(for module: SourceModule, _ resources: ModuleResources, texts: some Collection<Data>) {
        func isUsed(_ name: String) -> Bool { texts.contains { $0.range(of: Data("\(name).".utf8)) != nil } }
        let settings = GeneratorSettings(for: module)
        let assets = (["Asset"] + settings.assets).filter(isUsed)
        let strings = (["L10n"] + settings.strings).filter(isUsed)
        guard !assets.isEmpty || !strings.isEmpty else { return }
        if !assets.isEmpty {
            let catalogs = resources.catalogs.map { ($0, AssetSet.all(in: $0)) }
            let scope = Self.assetScope(catalogs)
            if !scope.isEmpty {
                for name in assets { add(name, scope, from: "the asset catalogues") }
            }
        }
        guard !strings.isEmpty else { return }
        let tables = Self.baseTables(among: resources.strings)
        let scope = Self.stringScope(tables.map { ($0.lastPart, Self.pairs(in: $0)) })
        guard !scope.isEmpty else { return }
        for name in strings { add(name, scope, from: tables.joined(separator: ", ")) }
    }

    /// What the type of a name draws, as a part of what a program is known by.
    var key: String { declarations.map(\.text).joined(separator: "\n") }

    private mutating func add(_ name: String, _ scope: Scope, from origin: String) {
        guard !declarations.contains(where: { $0.name == name }) else { return }
        declarations.append(
            Declaration(
                name: name, text: (["enum \(name) {"] + scope.lines + ["}"]).joined(separator: "\n"),
                origin: origin))
    }

    /// A file with the declarations of some of these types.
    ///
    /// - Parameter declared: names of types that the files have themselves.
    static func file(_ declarations: [Declaration], declared: Set<String>) -> String {
        var lines = [
            "import Foundation", "import SwiftUI", "import UIKit",
            "struct __ColorAsset {", "let name: String", "var color: UIColor { UIColor(named: name)! }",
            "var swiftUIColor: Color { Color(name) }", "}",
            "struct __ImageAsset {", "let name: String", "var image: UIImage { UIImage(named: name)! }",
            "var swiftUIImage: Image { Image(name) }", "}",
        ]
        for name in ["ColorAsset", "ImageAsset"] where !declared.contains(name) {
            lines.append("typealias \(name) = __\(name)")
        }
        return (lines + declarations.map(\.text)).joined(separator: "\n") + "\n"
    }

    // MARK: Scopes

    /// A type's members and the types in it; the first of two with one name keeps it.
    private struct Scope {
        var members: [String: String] = [:]
        var scopes: [String: Scope] = [:]
        var isEmpty: Bool { members.isEmpty && scopes.isEmpty }

        mutating func add(_ name: String, _ text: String, in path: ArraySlice<String>) {
            if let first = path.first {
                scopes[first, default: Scope()].add(name, text, in: path.dropFirst())
            } else if members[name] == nil {
                members[name] = text
            }
        }

        var lines: [String] {
            members.sorted { $0.key < $1.key }.map(\.value)
                + scopes.sorted { $0.key < $1.key }.flatMap {
                    ["enum `\($0.key)` {"] + $0.value.lines + ["}"]
                }
        }
    }

    /// SwiftGen puts a catalogue's sets into a type of its name where there are several.
    private static func assetScope(_ catalogs: [(path: String, sets: [AssetSet])]) -> Scope {
        var scope = Scope()
        for catalog in catalogs {
            let file = String(catalog.path.lastPart.prefix { $0 != "." })
            for set in catalog.sets {
                guard let name = GeneratorNames.value(set.name) else { continue }
                let text = "static let `\(name)` = __\(set.kind.rawValue)Asset(name: \(quoted(set.path)))"
                let path = set.namespaces.compactMap(GeneratorNames.type)
                scope.add(name, text, in: path[...])
                if let outer = GeneratorNames.type(file) { scope.add(name, text, in: ([outer] + path)[...]) }
            }
        }
        return scope
    }

    /// A key's dots are types in types; with the template `flat` they are none. A table is a type where there are several.
    private static func stringScope(_ tables: [(file: String, pairs: [(key: String, value: String)])])
        -> Scope
    {
        var scope = Scope()
        for table in tables {
            let file = String(table.file.prefix { $0 != "." })
            let outer = GeneratorNames.type(file)
            for (key, value) in table.pairs {
                let format = FormatText(value, of: key, in: file)
                // Types in types have an end.
                let parts = key.split(separator: ".").map(String.init)
                guard parts.count <= 12, let last = parts.last, let name = GeneratorNames.value(last) else {
                    continue
                }
                let path = parts.dropLast().compactMap(GeneratorNames.type)
                scope.add(name, format.member(name), in: path[...])
                if let outer { scope.add(name, format.member(name), in: ([outer] + path)[...]) }
                if let flat = GeneratorNames.value(key) { scope.add(flat, format.member(flat), in: []) }
            }
        }
        return scope
    }

    /// In the order of their keys.
    private static func pairs(in path: String) -> [(key: String, value: String)] {
        guard let data = try? SourceFiles.contents(of: path, limit: 1 << 22) else { return [] }
        let words = StringsFile.words(in: Array(data)) ?? [:]
        return words.sorted { $0.key < $1.key }.prefix(20_000).map { ($0.key, $0.value) }
    }

    /// Of each table the file in the language that an app is written in: in `Base.lproj`, else in English, else in the
    /// first language that there is.
    static func baseTables(among files: [String]) -> [String] {
        let words = files.filter { $0.hasSuffix(".strings") && $0.parentFolder.hasSuffix(".lproj") }
        let tables = Dictionary(grouping: words.sorted()) { path in
            path.parentFolder.parentFolder + "/" + path.lastPart
        }
        return tables.sorted { $0.key < $1.key }.compactMap { _, files in
            func file(in language: String) -> String? { files.first { $0.parentFolder.lastPart == language } }
            return file(in: "Base.lproj") ?? file(in: "en.lproj") ?? files.first
        }
    }
}

/// Names that a `swiftgen.yml` gives to its types.
struct GeneratorSettings {
    var assets: [String] = []
    var strings: [String] = []

    init(for module: SourceModule) {
        var folder = URL(fileURLWithPath: module.home).standardizedFileURL
        for _ in 0..<6 where folder.path.count > 1 {
            let names = Set((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
            if let name = ["swiftgen.yml", "swiftgen.yaml"].first(where: names.contains),
                let data = try? SourceFiles.contents(of: folder.path + "/" + name, limit: 1 << 20)
            {
                read(String(decoding: data, as: UTF8.self))
            }
            if names.contains(".git") { return }
            folder.deleteLastPathComponent()
        }
    }

    /// What stands behind `enumName:` below a parser's key; all else of the file is of no account here.
    private mutating func read(_ text: String) {
        var section = Substring()
        for line in text.split(whereSeparator: \.isNewline) {
            if let match = line.prefixMatch(of: #/([a-z]\w*):/#) { section = match.1 }
            guard let match = line.firstMatch(of: #/enumName:\s*["']?([A-Za-z_]\w*)/#) else { continue }
            let name = String(match.1)
            if section == "xcassets", !assets.contains(name) { assets.append(name) }
            if section == "strings", !strings.contains(name) { strings.append(name) }
        }
    }
}
