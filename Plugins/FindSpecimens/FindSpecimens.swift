import Foundation
import PackagePlugin

/// Writes down, while the Gallery is built, what its files offer that can be shown: a new preset is in the catalogue
/// without a word of it anywhere else.
///
/// What reads the files is the parser of source mode with its discovery, compiled against the toolchain's own parser
/// in one call of the compiler, so that the package needs no other one; see Finder.
@main struct FindSpecimens: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let users = context.package.targets.filter { user in
            user.name.hasPrefix("Gallery") && (user as? SwiftSourceModuleTarget)?.kind == .generic
        }
        .map(\.name).sorted()
        guard let first = users.first else { return [] }
        // One tool for all targets, which the first of them makes: a file has one command that makes it.
        let tool = folder(of: first, insteadOf: target.name, context.pluginWorkDirectoryURL)
            .appending(path: "specimen-finder")
        var commands: [Command] = []
        if target.name == first { commands.append(try compile(tool, context)) }
        let output = context.pluginWorkDirectoryURL.appending(path: "Found.swift")
        let files = target.sourceFiles(withSuffix: ".swift").map(\.url).sorted { $0.path < $1.path }
        let settings = settings(in: target.directoryURL)
        commands.append(
            .buildCommand(
                displayName: "Finding the presets of \(target.name)", executable: tool,
                arguments: [output.path] + files.map(\.path), inputFiles: files + settings + [tool],
                outputFiles: [output]))
        return commands
    }

    private func folder(of name: String, insteadOf other: String, _ folder: URL) -> URL {
        var parts = folder.pathComponents
        if let place = parts.lastIndex(of: other) { parts[place] = name }
        return URL(filePath: parts.dropFirst().reduce("") { $0 + "/" + $1 }, directoryHint: .isDirectory)
    }

    private func compile(_ tool: URL, _ context: PluginContext) throws -> Command {
        // By the name that it is called by, which the driver goes by; its libraries lie where the file itself does.
        let compiler = try context.tool(named: "swiftc").url
        let host = compiler.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "lib/swift/host").path
        let root = context.package.directoryURL
        var sources: [URL] = []
        for folder in ["Finder", "Parser", "Sources/SourceMode/Facts", "Sources/SourceMode/Discovery"] {
            sources += try swiftFiles(in: root.appending(path: folder))
        }
        sources += ["ModuleSettings", "SettingsText", "SourceSettings"].map {
            root.appending(path: "Sources/SourceMode/Settings/\($0).swift")
        }
        sources += ["PathParts", "SourceError", "SourceModule"].map {
            root.appending(path: "Sources/SourceMode/Modules/\($0).swift")
        }
        sources += ["Glob", "Axes/IDSpelling"].map { root.appending(path: "Sources/Catalog/\($0).swift") }
        // The parser's own beginning of a program.
        sources.removeAll { $0.path.hasSuffix("/Parser/main.swift") }
        let libraries = ["SwiftSyntax", "SwiftParser", "SwiftIfConfig", "SwiftOperators", "SwiftDiagnostics"]
        return .buildCommand(
            displayName: "Compiling what finds presets", executable: compiler,
            arguments: [
                "-Onone", "-Xfrontend", "-disable-llvm-verify", "-wmo", "-swift-version", "6",
                "-package-name", "specimen", "-module-name", "SpecimenFinder", "-suppress-warnings",
                "-I", host, "-L", host, "-Xlinker", "-rpath", "-Xlinker", host, "-o", tool.path,
            ] + libraries.map { "-l\($0)" } + sources.map(\.path), inputFiles: sources, outputFiles: [tool])
    }

    private func swiftFiles(in folder: URL) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
            .sorted().map { folder.appending(path: $0) }
    }

    /// What authors say of presets, which is no source.
    private func settings(in folder: URL) -> [URL] {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix("specimen.yaml") }.sorted().map { folder.appending(path: $0) }
    }
}
