import Foundation
import SwiftIfConfig
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// What a manifest says, read and never run. Conditions are decided as on a Mac, where packages with views are built.
func readManifest(_ source: String) -> ManifestFacts {
    var notes: [String] = []
    let source = source.replacing("\r\n", with: "\n")
    var configuration = PlatformConfiguration(
        platform: .macos, ownModules: ["Darwin", "PackageDescription", "AppleProductTypes"])
    configuration.languageVersion = languageVersion(of: source)
    let active = activeText(source, for: configuration, notes: &notes)
    let parsed = Parser.parse(source: active)
    // What has no order of operators stays a sequence, which nobody evaluates.
    let tree = OperatorTable.standardOperators.foldAll(parsed) { _ in }.as(SourceFileSyntax.self) ?? parsed
    let evaluator = ManifestEvaluator(SourceLocationConverter(fileName: "", tree: tree))
    evaluator.runAll(tree.statements)
    // Of several the last one is the package's: others would be parts of it.
    guard let package = evaluator.packages.last else { return ManifestFacts() }
    return ManifestAnswer(evaluator).facts(of: package)
}

/// A manifest for older tools is compiled in an older mode, which `#if swift(…)` tells.
private func languageVersion(of source: String) -> VersionTuple {
    let line = source.prefix { !$0.isNewline }
    guard let match = line.firstMatch(of: /swift-tools-version\s*:?\s*(\d+)/), let major = Int(match.1),
        major < 6
    else { return VersionTuple(6, 3) }
    return VersionTuple(5, 10)
}

/// Makes facts of values that a manifest has come to.
struct ManifestAnswer {
    private let evaluator: ManifestEvaluator

    init(_ evaluator: ManifestEvaluator) { self.evaluator = evaluator }

    func facts(of package: ManifestObject) -> ManifestFacts {
        var facts = ManifestFacts()
        facts.name = package["name"]?.text
        for value in elements(package["targets"]) {
            switch value {
            case .object(let object):
                if let target = target(object) {
                    facts.targets.append(target)
                } else if !["plugin", "binaryTarget", "systemLibrary"].contains(object.name) {
                    let name = object["name"]?.unread
                    facts.unread.append(name ?? UnreadFact(line: 1, text: ".\(object.name)(…)"))
                }
            case .unknown(let fact): facts.unread.append(fact)
            default: facts.unread.append(UnreadFact(line: 1, text: "a target that is none"))
            }
        }
        facts.packages = elements(package["dependencies"]).compactMap { $0.object.flatMap(self.package) }
        facts.libraries = elements(package["products"]).compactMap { value in
            guard let object = value.object, let name = object["name"]?.text else { return nil }
            return LibraryFact(name: name, targets: elements(object["targets"]).compactMap(\.text))
        }
        return facts
    }

    private func elements(_ value: ManifestValue?) -> [ManifestValue] {
        switch value {
        case .list(let list): list
        case .unknown: value.map { [$0] } ?? []
        default: []
        }
    }

    private func target(_ object: ManifestObject) -> TargetFact? {
        guard ["target", "executableTarget", "testTarget", "macro"].contains(object.name),
            let name = object["name"]?.text, !name.isEmpty
        else { return nil }
        var target = TargetFact(kind: object.name, name: name)
        target.path = text(object["path"], &target)
        target.sources = texts(object["sources"], &target)
        target.exclude = texts(object["exclude"], &target) ?? []
        target.resources = resources(object["resources"])
        for value in elements(object["dependencies"]) { addDependency(value, to: &target) }
        for value in elements(object["swiftSettings"]) {
            guard let setting = value.object, setting.name == "define",
                isInEffect(setting.arguments.dropFirst()),
                let name = setting.arguments.first?.value.text
            else { continue }
            target.defines.append(name)
        }
        return target
    }

    private func text(_ value: ManifestValue?, _ target: inout TargetFact) -> String? {
        switch value {
        case .text(let text): return text
        case nil, .nothing: return nil
        case .unknown(let fact): target.unreadPlace = target.unreadPlace ?? fact
        default:
            target.unreadPlace = target.unreadPlace ?? UnreadFact(line: 1, text: "a path that is no text")
        }
        return nil
    }

    private func texts(_ value: ManifestValue?, _ target: inout TargetFact) -> [String]? {
        switch value {
        case .list(let list): return list.compactMap { text($0, &target) }
        case nil, .nothing: return nil
        default: return text(value, &target).map { [$0] }
        }
    }

    private func resources(_ value: ManifestValue?) -> [ResourceFact]? {
        guard let list = value?.list else { return nil }
        let entries = list.map { value -> ResourceFact? in
            guard let object = value.object, let path = object.arguments.first?.value.text else { return nil }
            return ResourceFact(rule: object.name, path: path)
        }
        return entries.contains(nil) ? nil : entries.compactMap(\.self)
    }

    private func addDependency(_ value: ManifestValue, to target: inout TargetFact) {
        switch value {
        case .text(let name): target.dependencies.append(name)
        case .object(let object):
            guard let name = object["name"]?.text else {
                // Some write `.target("A")` by a function of their own, which nobody knows.
                target.unreadDependencies.append(
                    object["name"]?.unread ?? UnreadFact(line: 1, text: ".\(object.name)"))
                return
            }
            if object.name == "product", let package = object["package"]?.text {
                target.products.append(ProductFact(name: name, package: package))
            } else {
                target.dependencies.append(name)
            }
        case .unknown(let fact): target.unreadDependencies.append(fact)
        default: break
        }
    }

    /// Whether a setting's `.when(platforms:configuration:)` holds for what is drawn, a debug build for iOS.
    private func isInEffect(_ arguments: ArraySlice<ManifestArgument>) -> Bool {
        guard let condition = arguments.first?.value.object else { return true }
        if let configuration = condition["configuration"]?.object, configuration.name != "debug" {
            return false
        }
        guard let platforms = condition["platforms"]?.list else { return true }
        return platforms.contains { $0.object?.name == "iOS" }
    }

    private func package(_ object: ManifestObject) -> PackageFact? {
        guard object.name == "package" else { return nil }
        let path = object["path"]?.text
        let url = object["url"]?.text
        guard var place = path ?? url ?? object["id"]?.text else { return nil }
        while place.count > 1, place.hasSuffix("/") { place.removeLast() }
        var end = place.split(separator: "/").last.map(String.init) ?? place
        if end.hasSuffix(".git") { end.removeLast(4) }
        return PackageFact(name: object["name"]?.text ?? end, path: path, url: url)
    }
}
