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

    private static var path: String {
        if let tree = InstalledTree.own { return tree.tools + "/specimen-live" }
        return URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
            .deletingLastPathComponent().appending(path: "specimen-live").path
    }
}
