import Digests
import Foundation

/// The modules and the library that source files are compiled against, and the compiler that reads them.
struct Installation: Sendable {
    /// What the compiler of a file is told.
    var compileFlags: [String]
    /// What the linker is told.
    var linkFlags: [String]
    /// Changes with the product.
    var digest: String
    /// The compiler that made the modules; no other one reads them.
    var compilerVersion: String?
    /// The tool that reads files.
    var parser: String
    /// What a program must be told to find its libraries.
    var libraryFolders: [String]

    /// Beside the program in an installed tree, else in the folder of a build.
    static func find(program: String) throws(SourceError) -> Installation {
        let folder = (program as NSString).deletingLastPathComponent
        let prefix = (folder as NSString).deletingLastPathComponent
        let tree = prefix + "/lib/specimen"
        if FileManager.default.fileExists(atPath: tree + "/compile.json") {
            return try installed(tree, prefix: prefix)
        }
        if FileManager.default.fileExists(atPath: folder + "/Modules/SourceProgram.swiftmodule") {
            return try built(folder)
        }
        throw SourceError(
            "the modules that source files are compiled with are not here; scripts/install puts them beside the program"
        )
    }

    private struct Manifest: Decodable {
        var compiler: String?
        var compile: [String]
        var link: [String]
        var digest: String
    }

    private static func installed(_ tree: String, prefix: String) throws(SourceError) -> Installation {
        let path = tree + "/compile.json"
        guard let data = FileManager.default.contents(atPath: path),
            let manifest = try? JSONDecoder().decode(Manifest.self, from: data)
        else { throw SourceError("\(path): cannot be read; scripts/install makes it anew") }
        func placed(_ flags: [String]) -> [String] {
            flags.map {
                $0.replacing("{prefix}", with: prefix).replacing("{lib}", with: tree)
            }
        }
        return Installation(
            compileFlags: placed(manifest.compile), linkFlags: placed(manifest.link), digest: manifest.digest,
            compilerVersion: manifest.compiler, parser: prefix + "/libexec/specimen/specimen-parser",
            libraryFolders: [tree])
    }

    // MARK: A build

    private static let modules = [
        "COpenCombineHelpers", "OpenCombine", "ArgumentParser", "ArgumentParserToolInfo", "Combine",
        "Digests",
        "Drawing", "Pixels", "Raster", "Streams", "JSON", "Tokens", "ViewCore", "Controls", "SwiftUI",
        "_Testing_UIKit", "UIKit", "Catalog", "Golden", "Rendering", "SpecimenCommand", "SourceProgram",
    ]

    /// Links the objects of a build to a library once.
    private static func built(_ folder: String) throws(SourceError) -> Installation {
        let root = packageRoot(of: folder)
        var objects: [String] = []
        var identity = ""
        for module in modules {
            let build = folder + "/\(module).build"
            let paths = FileManager.default.enumerator(atPath: build)?.compactMap { $0 as? String } ?? []
            for path in paths.sorted() where path.hasSuffix(".o") {
                let attributes = try? FileManager.default.attributesOfItem(atPath: build + "/" + path)
                identity +=
                    "\(module)/\(path) \(attributes?[.size] ?? 0) \(attributes?[.modificationDate] ?? 0)\n"
                objects.append(build + "/" + path)
            }
        }
        let packages = ["pangocairo", "pangoft2", "harfbuzz", "freetype2", "fontconfig"]
        func config(_ what: String) throws(SourceError) -> [String] {
            try Tool.run("/usr/bin/env", ["pkg-config", what] + packages).output
                .split { $0.isWhitespace }.map(String.init).filter { $0 != "-pthread" }
        }
        let digest = ContentDigest(of: Array(identity.utf8)).hex
        let library = folder + "/specimen-source/\(digest)"
        if !FileManager.default.fileExists(atPath: library + "/libSpecimen.so") {
            try? FileManager.default.removeItem(atPath: folder + "/specimen-source")
            try? FileManager.default.createDirectory(atPath: library, withIntermediateDirectories: true)
            let list = library + "/objects"
            try? Data(objects.map { "\"\($0)\"\n" }.joined().utf8).write(to: URL(fileURLWithPath: list))
            let toolchain = try Toolchain.find()
            let answer = try Tool.run(
                toolchain.compiler,
                ["-emit-library", "-o", library + "/libSpecimen.so.new", "@" + list]
                    + (try config("--libs")) + ["-ldeflate", "-lxxhash", "-lstdc++", "-lpng", "-lz"])
            guard answer.code == 0 else {
                throw SourceError("the library cannot be linked: \(answer.errors)")
            }
            _ = unsafe rename(library + "/libSpecimen.so.new", library + "/libSpecimen.so")
        }
        var flags = ["-I", folder + "/Modules"]
        for module in ["CPangoCairo", "CDeflate", "CXXHash"] {
            flags += ["-Xcc", "-fmodule-map-file=\(root)/Sources/\(module)/module.modulemap"]
        }
        flags += ["-Xcc", "-fmodule-map-file=\(folder)/COpenCombineHelpers.build/module.modulemap"]
        for flag in try config("--cflags") { flags += ["-Xcc", flag] }
        flags += ["-load-plugin-executable", "\(folder)/ViewMacros-tool#ViewMacros"]
        return Installation(
            compileFlags: flags,
            linkFlags: ["-L", library, "-lSpecimen", "-Xlinker", "-rpath", "-Xlinker", library],
            digest: digest,
            compilerVersion: nil, parser: folder + "/specimen-parser", libraryFolders: [library])
    }

    private static func packageRoot(of folder: String) -> String {
        var path = folder
        while path.count > 1 {
            if FileManager.default.fileExists(atPath: path + "/Package.swift") { return path }
            path = (path as NSString).deletingLastPathComponent
        }
        return folder
    }
}
