import Foundation
import PackagePlugin

/// Writes down, while the Gallery is built, what its files offer that can be shown: a new preset is in the catalogue
/// without a word of it anywhere else.
///
/// The files are read by the parser of source mode, which is compiled here against the toolchain's own, so that the
/// package needs no other one. What reads its answers is a target of the package; see Finder.
@main struct FindSpecimens: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let users = context.package.targets.filter { user in
            user.name.hasPrefix("Gallery") && (user as? SwiftSourceModuleTarget)?.kind == .generic
        }
        .map(\.name).sorted()
        guard let first = users.first else { return [] }
        // One parser for all targets, which the first of them makes: a file has one command that makes it.
        let parser = folder(of: first, insteadOf: target.name, context.pluginWorkDirectoryURL)
            .appending(path: "specimen-parser")
        var commands: [Command] = []
        if target.name == first { commands.append(try compile(parser, context)) }
        let finder = try context.tool(named: "specimen-finder").url
        let output = context.pluginWorkDirectoryURL.appending(path: "Found.swift")
        let files = target.sourceFiles(withSuffix: ".swift").map(\.url).sorted { $0.path < $1.path }
        let settings = settings(in: target.directoryURL)
        commands.append(
            .buildCommand(
                displayName: "Finding the presets of \(target.name)", executable: finder,
                arguments: [parser.path, try axes(context).joined(separator: ","), output.path]
                    + files.map(\.path),
                inputFiles: files + settings + [parser], outputFiles: [output]))
        return commands
    }

    private func folder(of name: String, insteadOf other: String, _ folder: URL) -> URL {
        var parts = folder.pathComponents
        if let place = parts.lastIndex(of: other) { parts[place] = name }
        return URL(filePath: parts.dropFirst().reduce("") { $0 + "/" + $1 }, directoryHint: .isDirectory)
    }

    private func compile(_ parser: URL, _ context: PluginContext) throws -> Command {
        // By the name that it is called by, which the driver goes by; its libraries lie where the file itself does.
        let compiler = try context.tool(named: "swiftc").url
        let host = compiler.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "lib/swift/host").path
        // As scripts/tools/build-parser.
        let sources = try ["Parser", "Sources/SourceDiscovery/Facts"].flatMap {
            try swiftFiles(in: context.package.directoryURL.appending(path: $0))
        }
        let libraries = ["SwiftSyntax", "SwiftParser", "SwiftIfConfig", "SwiftOperators", "SwiftDiagnostics"]
        return .buildCommand(
            displayName: "Compiling what reads Swift files", executable: compiler,
            arguments: [
                "-Onone", "-Xfrontend", "-disable-llvm-verify", "-wmo", "-swift-version", "6",
                "-package-name", "specimen", "-module-name", "SpecimenParser", "-suppress-warnings",
                "-I", host, "-L", host, "-Xlinker", "-rpath", "-Xlinker", host, "-o", parser.path,
            ] + libraries.map { "-l\($0)" } + sources.map(\.path), inputFiles: sources, outputFiles: [parser])
    }

    /// The ids of the axes that every specimen has: each is declared in a file of its name, `ContrastAxis.swift`. The
    /// catalogue, which knows them, is not compiled yet.
    private func axes(_ context: PluginContext) throws -> [String] {
        let folder = context.package.directoryURL.appending(path: "Sources/Catalog/BuiltInAxes")
        return try swiftFiles(in: folder).map(\.lastPathComponent).filter { $0.hasSuffix("Axis.swift") }
            .map { String($0.dropLast("Axis.swift".count)).lowercased() }
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
