import Pixels

/// The folder a report is written into, beside the one whose place it takes at the end.
///
/// An old report is there until a new one is whole. What is not finished is deleted when this goes
/// out of scope, or, where the process was killed, by the next report of the same name: a lock on
/// the folder, which the kernel drops with its process, tells the dead from the living. Glibc's
/// `renameat2`, which would exchange both in one step, cannot be called from Swift; so the old report
/// is set aside for a moment, and where the process was killed just then, the next one puts it back.
final class ReportFolder: Sendable {
    let target: String
    private let place: Place
    /// Removes what is not finished when the process is asked to end.
    private let cleaning: ProcessEnding.Cleaning
    /// Where everything is written until then.
    var temporary: String { place.path }

    /// A folder, and the lock on it.
    private struct Place: ~Copyable {
        let path: String
        let lock: FileDescriptor
    }

    private static let suffix = ".tmp"
    /// The folders that every report has.
    static let parts = ["expected", "actual", "diff", "pixels"]

    /// `target` may hold an older report, which is replaced, but nothing else.
    /// `afterMaking` is told the path of each folder that is made for it, before it is locked.
    init(
        _ target: String, afterMaking: (_ path: String) -> Void = { _ in }
    ) throws(StoreError) {
        var target = target
        while target.count > 1, target.hasSuffix("/") { target.removeLast() }
        self.target = target
        let names = try FileSystem.names(in: target)
        guard names.isEmpty || names.contains("report.json") else {
            throw .io(
                operation: "write a report to", path: target,
                reason: "it holds other files; name a new folder")
        }
        ReportFolder.removeLeftovers(of: target)
        let place = try ReportFolder.makeLocked(for: target, afterMaking: afterMaking)
        let path = place.path
        self.place = place
        cleaning = ProcessEnding.Cleaning { try? FileSystem.removeTree(path) }
        cleaning.begin()
    }

    deinit {
        cleaning.end()
        try? FileSystem.removeTree(temporary)
    }

    /// Writes one file of the report; an error names the report, not where it is being made.
    func write(_ bytes: [UInt8], to path: String) throws(StoreError) {
        let full = temporary + "/" + path
        do throws(StoreError) {
            try ProcessEnding.uninterrupted { () throws(StoreError) in
                try FileSystem.makeFolder(FileSystem.parent(of: full) ?? temporary)
                try FileSystem.write(bytes, to: full)
            }
        } catch {
            throw error.about(target + "/" + path)
        }
    }

    func makeFolder(_ name: String) throws(StoreError) {
        do throws(StoreError) {
            try FileSystem.makeFolder(temporary + "/" + name)
        } catch {
            throw error.about(target + "/" + name)
        }
    }

    /// Puts the report where it belongs. Nothing may be written any more.
    func takePlace() throws(StoreError) {
        try ProcessEnding.uninterrupted { () throws(StoreError) in try exchange() }
    }

    private func exchange() throws(StoreError) {
        let old = temporary + ReportFolder.suffix
        let hadOld = FileSystem.kind(of: target, followingLinks: false) != .none
        do throws(StoreError) {
            if hadOld { try FileSystem.move(target, to: old) }
            do throws(StoreError) {
                try FileSystem.move(temporary, to: target)
            } catch {
                if hadOld { try? FileSystem.move(old, to: target) }
                throw error
            }
        } catch {
            throw error.about(target)
        }
        if hadOld { try? FileSystem.removeTree(old) }
    }

    /// A new folder beside `target`. Until it is locked another run may take it for a leftover.
    private static func makeLocked(
        for target: String, afterMaking: (_ path: String) -> Void
    ) throws(StoreError) -> Place {
        for _ in 0..<16 {
            let path = target + TemporaryName.next()
            do throws(StoreError) {
                try FileSystem.makeFolder(path)
                afterMaking(path)
                if let lock = try locked(path) { return Place(path: path, lock: lock) }
            } catch {
                FileSystem.removeIfEmpty(folder: path)
                throw error.about(target)
            }
        }
        throw .io(
            operation: "write a report to", path: target,
            reason: "another run deletes the files that are made beside it; try again")
    }

    /// The folder, locked; `nil` where another run holds it or has deleted it.
    private static func locked(_ path: String) throws(StoreError) -> FileDescriptor? {
        let folder: FileDescriptor
        do throws(StoreError) {
            folder = try FileDescriptor(opening: path, flags: FileDescriptor.folderFlags)
        } catch {
            if FileSystem.kind(of: path, followingLinks: false) == .none { return nil }
            throw error
        }
        guard try folder.tryLock() else { return nil }
        // It may have been deleted before the lock was taken. Nobody makes the same name again.
        guard FileSystem.kind(of: path, followingLinks: false) == .folder else { return nil }
        return folder
    }

    private static func removeLeftovers(of target: String) {
        let parent = FileSystem.parent(of: target) ?? "."
        let stem = target.dropFirst(FileSystem.parent(of: target).map { $0.count + 1 } ?? 0)
        for (name, kind) in (try? FileSystem.entries(in: parent)) ?? [] {
            guard kind == .folder, name.hasPrefix(stem), name.hasSuffix(suffix) else { continue }
            var end = name.dropFirst(stem.count)
            if end.hasSuffix(suffix + suffix) { end = end.dropLast(suffix.count) }
            // Anything else is someone's own folder.
            guard TemporaryName.isOne(end) else { continue }
            let unfinished = parent + "/" + stem + end
            let old = unfinished + suffix
            // One lock is for both: the new report's, which is taken out of its name last.
            let isUnfinished = FileSystem.kind(of: unfinished, followingLinks: false) == .folder
            guard let folder = try? locked(isUnfinished ? unfinished : old) else { continue }
            if isUnfinished, FileSystem.kind(of: target, followingLinks: false) == .none {
                try? FileSystem.move(old, to: target)
            }
            try? FileSystem.removeTree(old)
            try? FileSystem.removeTree(unfinished)
            _ = consume folder
        }
    }
}
