import Digests
import Foundation
import Pixels
import SourceDiscovery
import SourceMode
import Streams

/// What `specimen playground` serves: a session over one file, with an editor of it on the page.
package struct Playground: Sendable {
    package let session: LiveSession
    package let file: EditedFile

    /// Over somebody's file.
    ///
    /// Throws where it cannot be read as a text, or is too long to be edited.
    package init(_ path: String) throws {
        let sources = LiveSources([path])
        // Says what is wrong with the path in the words of other commands.
        _ = try sources.modules()
        file = EditedFile(path)
        _ = try file.read()
        session = try LiveSession(sources)
    }

    /// Over a file of its own that goes with it, with a text to begin with and the colours that the Gallery names.
    package init(beginningWith text: String) throws {
        let build = try SourceBuild()
        let scratch = try build.scratchFolder()
        let folder = scratch.path + "/playground"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
        if let colors = GalleryExample.colors {
            try FileManager.default.copyItem(atPath: colors, toPath: folder + "/Colors.xcassets")
        }
        let path = folder + "/Playground.swift"
        try writeAtomically(Array(text.utf8), to: path, durable: false)
        file = EditedFile(path, isKept: false)
        session = LiveSession(LiveSources([path]), build: build, scratch: scratch)
    }

    /// What stands there where the Gallery's sources are not installed.
    package static let plainText = """
        import SwiftUI

        struct FilledButtonStyle: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label
                    .font(.headline)
                    .padding(.horizontal, 20)
                    .padding(.vertical, 12)
                    .background(configuration.isPressed ? Color.blue.opacity(0.6) : Color.blue)
                    .foregroundStyle(.white)
                    .clipShape(Capsule())
            }
        }

        """

    package var title: String { file.isKept ? file.path : "Playground" }

    /// The port of a file's own, so that the browser finds there what it has kept of it: it keeps texts by ports.
    package var usualPort: UInt16 {
        let name = file.isKept ? absolutePath(file.path) : ""
        // Of those that are assigned to nothing.
        return 49152 + UInt16(ContentDigest(of: Array(name.utf8)).low % 16384)
    }

    /// Serves it.
    ///
    /// - Parameter port: 0 for its usual one, or another one where that is taken.
    package func serve(port: UInt16 = 0) async throws -> LiveServer {
        if port == 0 {
            do {
                return try await LiveServer(session, title: harmless(title), editor: file, port: usualPort)
            } catch is ServerError {
                StandardStream.error.write(
                    "warning: port \(usualPort) is taken, which is usual for this text: what the browser has kept "
                        + "there of an earlier time is not shown\n")
            }
        }
        return try await LiveServer(session, title: harmless(title), editor: file, port: port)
    }
}
