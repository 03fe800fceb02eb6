import Foundation
internal import Installation
internal import SourceMode

/// The program that serves pages, which `watch` and `playground` become: what a server is linked of would make every other
/// command start later.
enum ServingProgram {
    /// Returns only by throwing.
    static func become(_ request: WatchRequest) throws {
        let program = path
        var words = unsafe [strdup(program), strdup(request.word), nil]
        defer { unsafe words.forEach { unsafe free($0) } }
        _ = unsafe execv(program, &words)
        throw Failure.input(
            "\(program): cannot be started (\(unsafe String(cString: strerror(errno)))); "
                + "build it with swift build --product specimen-live, or install again with scripts/install")
    }

    /// Of the installed tree, else beside this program, as a build puts it, else of the tree whose `specimen` the search path
    /// leads to.
    private static var path: String {
        if let tree = InstalledTree.own { return tree.tools + "/specimen-live" }
        let beside = sibling(of: ownPath)
        guard !FileManager.default.isExecutableFile(atPath: beside) else { return beside }
        let folders = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        let installed = folders.split(separator: ":").lazy.map { folder in
            let tool = URL(fileURLWithPath: folder + "/specimen").resolvingSymlinksInPath().path
            return InstalledTree(holding: tool).map { $0.tools + "/specimen-live" } ?? sibling(of: tool)
        }
        return installed.first { FileManager.default.isExecutableFile(atPath: $0) } ?? beside
    }

    private static func sibling(of program: String) -> String {
        URL(fileURLWithPath: program).deletingLastPathComponent().appending(path: "specimen-live").path
    }

    /// The file of this process's program.
    static var ownPath: String { URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path }
}
