import Foundation
import Installation
import SourceDiscovery

/// The tool that reads Swift files and manifests, which stands beside the program or in its installed tree.
struct ParserProgram {
    let path: String
    /// Where the libraries are that it was linked with.
    let libraries: String

    init(_ path: String, of toolchain: Toolchain) {
        self.path = path
        libraries = "\(toolchain.host):\(toolchain.runtime)"
    }

    /// The one of this program.
    static func own() throws(SourceError) -> ParserProgram {
        do {
            if let tree = InstalledTree.own {
                let toolchain = try CompileFacts(of: tree).toolchain()
                return ParserProgram(tree.tools + "/specimen-parser", of: toolchain)
            }
            guard let compiler = Toolchain.compiler() else {
                throw ToolchainError.missing(wanted: "Swift 6.3")
            }
            let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
            let path = program.parentFolder + "/specimen-parser"
            guard FileManager.default.isExecutableFile(atPath: path) else { throw SourceError(missing(path)) }
            return ParserProgram(path, of: try Toolchain(compiler: compiler))
        } catch {
            throw SourceError("\(error)")
        }
    }

    static func missing(_ path: String) -> String {
        "\(path) is missing; make it with scripts/tools/build-parser \(path)"
    }

    /// The lines of its answer.
    func lines(_ arguments: [String]) throws(SourceError) -> [Data] {
        let answer = try Tool.run(path, arguments, environment: ["LD_LIBRARY_PATH": libraries])
        guard answer.code == 0 else {
            throw SourceError("\(answer.errors.split(separator: "\n").last ?? "no answer")")
        }
        return answer.output.utf8.split(separator: UInt8(ascii: "\n")).map { Data($0) }
    }
}
