import Foundation

/// Tells a session when one of its files has been saved.
///
/// It looks at each file's stamp twenty times a second: sources are few, and a look misses no way of saving, on no file
/// system.
package struct SourceWatcher: Sendable {
    private let session: LiveSession
    private static let pause = Duration.milliseconds(50)

    package init(_ session: LiveSession) { self.session = session }

    /// Returns when the task is cancelled.
    package func run() async {
        var before: [String: FileStamp] = [:]
        var told: [String: FileStamp] = [:]
        while !Task.isCancelled {
            try? await Task.sleep(for: SourceWatcher.pause)
            let known = await session.watched
            let now = Dictionary(uniqueKeysWithValues: known.keys.map { ($0, FileStamp(of: $0)) })
            defer { before = now }
            // Half a file is written between two looks, not between three.
            guard now != known, now == before, now != told else { continue }
            told = now
            await session.sourcesChanged()
        }
    }
}
