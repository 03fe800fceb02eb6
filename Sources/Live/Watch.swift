import Foundation
import Installation
import Pixels
package import SourceMode
import Streams

/// `specimen watch` and `specimen playground`: serve the page over sources until somebody ends it.
package enum Watch {
    /// Returns the exit code, where it does not run until a signal ends it.
    package static func run(_ request: WatchRequest) async -> Int32 {
        let session: LiveSession
        let server: LiveServer
        do {
            (session, server) = try await request.hasEditor ? edited(request) : watched(request)
        } catch {
            StandardStream.error.write("error: \(harmlessLine("\(error)"))\n")
            return (error as? SourceError)?.exitCode ?? 3
        }
        StandardStream.output.write(server.address + "\n")
        if request.opens { Browser.open(server.address) }
        let watcher = Task { await SourceWatcher(session).run() }
        await session.sourcesChanged()
        // Whoever types sees errors come and go on the page.
        for await event in session.events where !request.hasEditor { say(event) }
        watcher.cancel()
        await server.stop()
        return 0
    }

    private static func watched(_ request: WatchRequest) async throws -> (LiveSession, LiveServer) {
        let sources =
            request.program.map { LiveSources($0) }
            ?? LiveSources(
                request.sources, together: request.isTogether, targets: request.targets,
                packages: request.packages, platform: request.platform)
        // Fails before anything is compiled where a path is wrong.
        if request.program == nil { _ = try sources.modules() }
        let session = try LiveSession(sources)
        let shown =
            request.program.map { [String($0.path.split(separator: "/").last ?? "")] } ?? request.sources
        let title = shown.map(harmless).joined(separator: ", ")
        return (session, try await LiveServer(session, title: title, port: request.port))
    }

    private static func edited(_ request: WatchRequest) async throws -> (LiveSession, LiveServer) {
        let playground =
            if let path = request.sources.first {
                try Playground(path)
            } else {
                try Playground(beginningWith: GalleryExample.all.first?.text ?? Playground.plainText)
            }
        return (playground.session, try await playground.serve(port: request.port))
    }

    /// One line for each time that the sources become others; the page has the rest.
    private static func say(_ event: LiveEvent) {
        guard case .problems(let problems) = event else { return }
        guard let first = problems.first else {
            StandardStream.error.write("everything compiles again\n")
            return
        }
        let place = first.line > 0 ? "\(first.path):\(first.line):\(first.column): " : ""
        let more = problems.count > 1 ? " (and \(problems.count - 1) more)" : ""
        StandardStream.error.write(harmlessLine("\(place)error: \(first.message)\(more)") + "\n")
    }
}

/// Opens an address in the user's browser.
private enum Browser {
    static func open(_ address: String) {
        // Other users see the words of a process: so it is told of a file that only this user reads, and that leads on.
        do {
            let folder = try FileManager.default.url(
                for: .itemReplacementDirectory, in: .userDomainMask,
                appropriateFor: URL(fileURLWithPath: NSTemporaryDirectory()), create: true)
            _ = unsafe chmod(folder.path, 0o700)
            let file = folder.appending(path: "open.html").path
            let cleaning = ProcessEnding.Cleaning { try? FileManager.default.removeItem(at: folder) }
            cleaning.begin()
            let page =
                "<!doctype html><meta charset=utf-8><meta http-equiv=refresh content=\"0; url=\(address)\">\n"
            try writeAtomically(Array(page.utf8), to: file, durable: false)
            guard let opener, RunningTools.startDetached(opener, [file]) else { return fail() }
        } catch {
            fail()
        }
    }

    private static var opener: String? {
        let folders = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        return folders.split(separator: ":").map { $0 + "/xdg-open" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    private static func fail() {
        StandardStream.error.write(
            "warning: no browser was opened (xdg-open); open the address by hand\n")
    }
}
