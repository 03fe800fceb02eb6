package import Foundation

/// The package as it lies on disk, and what was built of it.
package enum Package {
    /// The folder with `Package.swift`.
    package static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The folder that this test bundle was linked into.
    package static let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent()

    package static let galleryModules = [
        "GalleryConfiguration", "GalleryFilled", "GalleryProtocols", "GalleryComposition",
        "GalleryCells", "GalleryEffects", "GalleryControls",
    ]

    /// Runs a tool found in `PATH`.
    package static func run(_ tool: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [tool] + arguments
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }
}

package struct ExtractionError: Error, CustomStringConvertible {
    package var description: String
}

extension SymbolGraph {
    /// The graphs of a built module, one of them for each module that it extends.
    ///
    /// Read, once in a run, from the compiled module by the compiler's own tool, so that no way of writing a declaration
    /// can hide it.
    package static func of(_ module: String) throws -> [SymbolGraph] { try known[module]?.get() ?? [] }

    private static let known = Dictionary(
        uniqueKeysWithValues: Package.galleryModules.map { module in
            (module, Result { try extract(module) })
        })

    /// - Parameter synthesized: whether members that types have of protocols are told of for each of them; the graphs
    ///   are a hundredth as large without.
    package static func extract(
        _ module: String, access: String = "private", synthesized: Bool = true
    ) throws -> [SymbolGraph] {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("specimen-symbols-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (status, output) = try Package.run(
            "swift-symbolgraph-extract",
            [
                "-module-name", module, "-minimum-access-level", access, "-output-dir",
                folder.path, "-target", target, "-I", Package.products.path, "-I",
                Package.products.appendingPathComponent("Modules").path,
            ] + (synthesized ? [] : ["-skip-synthesized-members"]) + includes)
        guard status == 0 else {
            throw ExtractionError(description: "swift-symbolgraph-extract \(module): \(output)")
        }
        return try FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: nil
        ).filter { $0.lastPathComponent.hasSuffix(".symbols.json") }
            .map { try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0)) }
    }

    private static var target: String {
        #if arch(arm64)
            "aarch64-unknown-linux-gnu"
        #else
            "x86_64-unknown-linux-gnu"
        #endif
    }

    /// Folders of the C modules that ours are built on.
    package static var includes: [String] {
        let scratch = Package.products.deletingLastPathComponent().deletingLastPathComponent()
        let roots = [
            Package.root.appendingPathComponent("Sources").resolvingSymlinksInPath(),
            scratch.appendingPathComponent("checkouts"),
        ]
        let written = roots.flatMap { root in
            (FileManager.default.enumerator(atPath: root.path)?.allObjects ?? [])
                .compactMap { $0 as? String }
                .filter { $0.hasSuffix("module.modulemap") }
                .map { root.appendingPathComponent($0).deletingLastPathComponent().path }
        }
        // C targets without a module map of their own get one beside their objects.
        let made = ((try? FileManager.default.contentsOfDirectory(atPath: Package.products.path)) ?? [])
            .map { Package.products.appendingPathComponent($0).path }
            .filter { FileManager.default.fileExists(atPath: $0 + "/module.modulemap") }
        let flags = (try? Package.run("pkg-config", ["--cflags-only-I", "pangocairo"]).output) ?? ""
        return (written + made).sorted().flatMap { ["-I", $0] }
            + flags.split(whereSeparator: \.isWhitespace).map(String.init)
    }
}
