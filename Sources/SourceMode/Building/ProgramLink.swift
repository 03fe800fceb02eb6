import Foundation
import Installation

/// Makes a program of object files.
struct ProgramLink {
    let client: ClientBuild
    let toolchain: Toolchain

    /// Writes `program` into the folder.
    ///
    /// - Parameter shown: those of the module that is shown, which import all that the program takes.
    func link(_ objects: [String], shown: [String], in folder: String) throws(SourceError) {
        let answer =
            if let words = words(objects, shown: shown, in: folder) {
                try Tool.run(toolchain.linker, words, folder: folder)
            } else {
                try Tool.run(
                    toolchain.compiler, objects + ["-o", "program"] + client.linkFlags, folder: folder)
            }
        guard answer.code == 0 else {
            throw SourceError(
                "the program cannot be linked: \(answer.errors.split(separator: "\n").prefix(4).joined(separator: " "))"
            )
        }
    }

    /// What the driver would tell the linker after three programs of its own; `nil` where the toolchain has not all
    /// that it takes.
    private func words(_ objects: [String], shown: [String], in folder: String) -> [String]? {
        let files = FileManager.default
        guard let triple = toolchain.triple, let start = toolchain.programStart,
            files.isExecutableFile(atPath: toolchain.linker), files.fileExists(atPath: start)
        else { return nil }
        var entries: [String] = []
        for name in shown {
            guard let object = files.contents(atPath: folder + "/" + name),
                let own = AutolinkEntries.read(object)
            else { return nil }
            for entry in own where !entries.contains(entry) { entries.append(entry) }
        }
        var flags = client.linkFlags.filter { !$0.hasPrefix("-use-ld=") }
        let hasOwnRuntime = flags.contains("-no-toolchain-stdlib-rpath")
        flags.removeAll { $0 == "-no-toolchain-stdlib-rpath" }
        if !hasOwnRuntime { flags += ["-Xlinker", "-rpath", "-Xlinker", toolchain.runtime] }
        return ["--target=\(triple)", "-fuse-ld=lld", "-pie", start] + objects + entries
            + ["-L", toolchain.runtime, "-lswiftCore"] + flags + ["-o", "program"]
    }
}
