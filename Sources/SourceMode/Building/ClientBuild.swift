import Digests
import Foundation
import Installation

/// What source files are compiled with: the modules, the library, and the tool that reads files.
struct ClientBuild: Sendable {
    /// What the compiler of a file is told.
    var compileFlags: [String]
    /// What the linker is told.
    var linkFlags: [String]
    /// Changes with the product.
    var digest: String
    /// Of an installed tree, which one compiler reads only.
    var facts: CompileFacts?
    /// The tool that reads files.
    var parser: String

    /// Of the tree that the program lies in, else of the folder of a build.
    static func find(program: String) throws(SourceError) -> ClientBuild {
        if let tree = InstalledTree.own { return try installed(tree) }
        let folder = program.parentFolder
        if FileManager.default.fileExists(atPath: folder + "/Modules/SourceProgram.swiftmodule") {
            return try built(folder)
        }
        throw SourceError(
            "the modules that source files are compiled with are missing; install them beside the program with scripts/install"
        )
    }

    /// The compiler that is found, if it reads the modules.
    func toolchain() throws(SourceError) -> Toolchain {
        do {
            if let facts { return try facts.toolchain() }
            guard let compiler = Toolchain.compiler() else {
                throw ToolchainError.missing(wanted: "Swift 6.3")
            }
            return try Toolchain(compiler: compiler)
        } catch {
            throw SourceError("\(error)")
        }
    }

    private static func installed(_ tree: InstalledTree) throws(SourceError) -> ClientBuild {
        do {
            let facts = try CompileFacts(of: tree)
            return ClientBuild(
                compileFlags: facts.compile, linkFlags: facts.link, digest: facts.digest, facts: facts,
                parser: tree.tools + "/specimen-parser")
        } catch {
            throw SourceError("\(tree.compileFacts): cannot be read; make it again with scripts/install")
        }
    }

    // MARK: A build

    private static let modules = [
        "COpenCombineHelpers", "OpenCombine", "Combine",
        "Digests", "Drawing", "Installation", "Pixels", "Raster", "Streams", "JSON", "ViewCore",
        "Controls", "SwiftUI", "_Testing_UIKit", "UIKit", "Identifiers", "Catalog",
        "Differences", "Explanations", "ScreenReader", "Golden", "Lint", "Vectors",
        "Rendering", "SourceProgram",
    ]

    /// Links the objects of a build to a library once.
    private static func built(_ folder: String) throws(SourceError) -> ClientBuild {
        let root = packageRoot(of: folder)
        let parser = folder + "/specimen-parser"
        guard FileManager.default.isExecutableFile(atPath: parser) else {
            throw SourceError(ParserProgram.missing(parser))
        }
        var objects: [String] = []
        var identity = ""
        // What the program itself was linked of: a build folder keeps the objects of files that are gone.
        let linked = folder + "/specimen.product/Objects.LinkFileList"
        guard let list = try? String(contentsOfFile: linked, encoding: .utf8) else {
            throw SourceError("\(linked): cannot be read; make it again with swift build --product specimen")
        }
        // Bytes, since each command reads thousands of lines here.
        let folders = Set(modules.map { Substring($0 + ".build") })
        let quotes = [UInt8(ascii: "'"), UInt8(ascii: "\"")]
        for line in list.utf8.split(separator: UInt8(ascii: "\n")) {
            var line = line.drop { quotes.contains($0) }
            while let last = line.last, quotes.contains(last) { line.removeLast() }
            let parts = line.split(separator: UInt8(ascii: "/")).dropLast()
            guard parts.contains(where: { folders.contains(Substring($0)) }) else { continue }
            let path = String(Substring(line))
            let attributes = try? FileManager.default.attributesOfItem(atPath: path)
            identity += "\(path) \(attributes?[.size] ?? 0) \(attributes?[.modificationDate] ?? 0)\n"
            objects.append(path)
        }
        let packages = ["pangocairo", "pangoft2", "harfbuzz", "freetype2", "fontconfig"]
        func config(_ what: String) throws(SourceError) -> [String] {
            try Tool.run("/usr/bin/env", ["pkg-config", what] + packages).output
                .split { $0.isWhitespace }.map(String.init).filter { $0 != "-pthread" }
        }
        let digest = ContentDigest(of: Array(identity.utf8)).hex
        let library = folder + "/specimen-source/\(digest)"
        if !FileManager.default.fileExists(atPath: library + "/libSpecimen.so") {
            try link(objects, into: library, flags: try config("--libs"))
        }
        var flags = ["-I", folder + "/Modules"]
        for module in ["CPangoCairo", "CDeflate", "CXXHash"] {
            flags += ["-Xcc", "-fmodule-map-file=\(root)/Sources/\(module)/module.modulemap"]
        }
        flags += ["-Xcc", "-fmodule-map-file=\(folder)/COpenCombineHelpers.build/module.modulemap"]
        for flag in try config("--cflags") { flags += ["-Xcc", flag] }
        flags += ["-load-plugin-executable", "\(folder)/ViewMacros-tool#ViewMacros"]
        return ClientBuild(
            compileFlags: flags,
            linkFlags: ["-L", library, "-lSpecimen", "-Xlinker", "-rpath", "-Xlinker", library],
            // What reads and finds is not in the library.
            digest: digest
                + ["specimen", "specimen-parser"].map { Toolchain.identity(of: folder + "/" + $0) }.joined(),
            facts: nil, parser: parser)
    }

    /// Another run or thread may do the same at the same time: each links aside, the last one's is kept.
    private static func link(
        _ objects: [String], into library: String, flags: [String]
    ) throws(SourceError) {
        let files = FileManager.default
        let aside = library + "/\(UUID().uuidString)"
        do {
            // Of a build that is gone.
            let others = library.parentFolder
            for old in (try? files.contentsOfDirectory(atPath: others)) ?? []
            where "\(others)/\(old)" != library { try? files.removeItem(atPath: "\(others)/\(old)") }
            try files.createDirectory(atPath: aside, withIntermediateDirectories: true)
            defer { try? files.removeItem(atPath: aside) }
            let list = aside + "/objects"
            try Data(objects.map { "\"\($0)\"\n" }.joined().utf8).write(to: URL(fileURLWithPath: list))
            let answer = try Tool.run(
                Toolchain.compiler() ?? "swiftc",
                ["-emit-library", "-o", aside + "/libSpecimen.so", "@" + list] + flags
                    + ["-ldeflate", "-lxxhash", "-lstdc++", "-lpng", "-lz"])
            guard answer.code == 0 else {
                throw SourceError("the library cannot be linked: \(answer.errors)")
            }
            guard unsafe rename(aside + "/libSpecimen.so", library + "/libSpecimen.so") == 0 else {
                throw SourceError("\(library): cannot be written: \(unsafe String(cString: strerror(errno)))")
            }
        } catch let error as SourceError {
            throw error
        } catch {
            throw SourceError("\(library): cannot be written: \(error.localizedDescription)")
        }
    }

    private static func packageRoot(of folder: String) -> String {
        var path = folder
        while path.count > 1 {
            if FileManager.default.fileExists(atPath: path + "/Package.swift") { return path }
            path = path.parentFolder
        }
        return folder
    }
}
