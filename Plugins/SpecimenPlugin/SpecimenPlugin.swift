import Foundation
import PackagePlugin

/// `swift package specimen sheet|check|record|…`: builds the package's own tool and hands it all that follows.
///
/// The tool is the executable target that depends on `SpecimenCommand`. It runs in the package's folder, where it keeps
/// goldens unless it is told otherwise.
@main struct SpecimenPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        var options = Options(arguments)
        try options.read()
        let tools = tools(of: context.package)
        guard let name = options.tool ?? tools.first else {
            throw Refusal.noTool(context.package.displayName)
        }
        guard tools.contains(name) else { throw Refusal.unknownTool(name, tools) }
        guard options.tool != nil || tools.count == 1 else { throw Refusal.severalTools(tools) }

        let result = try packageManager.build(
            .product(name), parameters: .init(configuration: options.configuration))
        guard result.succeeded, let program = result.executable(name) else {
            write(result.logText)
            throw Refusal.noBuild(name)
        }
        let process = Process()
        process.executableURL = program
        process.arguments = options.rest
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        guard process.terminationReason == .exit else {
            throw Refusal.killed(name, process.terminationStatus)
        }
        // What is wrong is said already.
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }

    /// Names of the executable targets that have the commands.
    private func tools(of package: Package) -> [String] {
        package.targets.filter { target in
            (target as? any SourceModuleTarget)?.kind == .executable && hasCommands(target)
        }
        .map(\.name).sorted()
    }

    private func hasCommands(_ target: any Target) -> Bool {
        target.dependencies.contains { dependency in
            switch dependency {
            case .product(let product): product.name == "SpecimenCommand"
            case .target(let target): hasCommands(target)
            @unknown default: false
            }
        }
    }

    private func write(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }
}

/// Words before the command are the plug-in's own; all others are the tool's.
private struct Options {
    var rest: [String]
    var tool: String?
    var configuration = PackageManager.BuildConfiguration.debug

    init(_ words: [String]) { rest = words }

    mutating func read() throws {
        while let word = rest.first, ["--tool", "-c", "--configuration"].contains(word) {
            rest.removeFirst()
            guard let value = rest.first else { throw Refusal.noValue(word) }
            rest.removeFirst()
            switch (word, value) {
            case ("--tool", _): tool = value
            case (_, "debug"): configuration = .debug
            case (_, "release"): configuration = .release
            default: throw Refusal.noConfiguration(value)
            }
        }
    }
}

private enum Refusal: Error, CustomStringConvertible {
    case noTool(String)
    case unknownTool(String, [String])
    case severalTools([String])
    case noBuild(String)
    case killed(String, Int32)
    case noValue(String)
    case noConfiguration(String)

    var description: String {
        switch self {
        case .noTool(let package):
            """
            no target of \(package) has the commands: add an executable target that depends on the product \
            SpecimenCommand and calls SpecimenCommand.main(catalog: Previews.catalog)
            """
        case .unknownTool(let name, let tools):
            "no tool is called \(name); there are: \(tools.joined(separator: ", "))"
        case .severalTools(let tools):
            "several tools have the commands: name one with --tool before the command: "
                + tools.joined(separator: ", ")
        case .noBuild(let name): "\(name) does not build; the compiler's messages are above"
        case .killed(let name, let signal): "\(name) was ended by signal \(signal)"
        case .noValue(let option): "\(option) wants a value"
        case .noConfiguration(let value): "-c takes debug or release, not \(value)"
        }
    }
}

extension PackageManager.BuildResult {
    fileprivate func executable(_ name: String) -> URL? {
        builtArtifacts.first { $0.kind == .executable && $0.url.lastPathComponent == name }?.url
    }
}
