/// The folder a report is written into, beside the one whose place it takes at the end.
///
/// An old report is there until a new one is whole. What is not finished is deleted when this goes
/// out of scope, or, where the process was killed, by the next report of the same name: a lock on
/// the folder, which the kernel drops with its process, tells the dead from the living.
final class ReportFolder: Sendable {
    let target: String
    /// Where everything is written until then.
    let temporary: String
    private let lock: FileDescriptor

    private static let suffix = ".tmp"

    /// `target` may hold an older report, which is replaced, but nothing else.
    init(_ target: String) throws(StoreError) {
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
        let number = UInt32.random(in: 0 ... .max)
        temporary = "\(target).\(FileSystem.processID)-\(number)\(ReportFolder.suffix)"
        lock = try ReportFolder.makeLocked(temporary, for: target)
    }

    deinit { try? FileSystem.removeTree(temporary) }

    /// Writes one file of the report; an error names the report, not where it is being made.
    func write(_ bytes: [UInt8], to path: String) throws(StoreError) {
        let full = temporary + "/" + path
        do throws(StoreError) {
            try FileSystem.makeFolder(FileSystem.parent(of: full) ?? temporary)
            try FileSystem.write(bytes, to: full)
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

    private static func makeLocked(
        _ path: String, for target: String
    ) throws(StoreError) -> FileDescriptor {
        do throws(StoreError) {
            try FileSystem.makeFolder(path)
            let folder = try FileDescriptor(opening: path, flags: FileDescriptor.folderFlags)
            _ = try folder.tryLock()
            return folder
        } catch {
            FileSystem.removeIfEmpty(folder: path)
            throw error.about(target)
        }
    }

    private static func removeLeftovers(of target: String) {
        let parent = FileSystem.parent(of: target) ?? "."
        let stem = target.dropFirst(FileSystem.parent(of: target).map { $0.count + 1 } ?? 0) + "."
        for (name, kind) in (try? FileSystem.entries(in: parent)) ?? [] {
            guard kind == .folder, name.hasPrefix(stem), name.hasSuffix(suffix) else { continue }
            // What stands between is a process and a number; anything else is someone's own folder.
            let middle = name.dropFirst(stem.count).prefix { $0 != "." }
            guard middle.wholeMatch(of: /[0-9]+-[0-9]+/) != nil else { continue }
            let path = parent + "/" + name
            guard let folder = try? FileDescriptor(opening: path, flags: FileDescriptor.folderFlags),
                (try? folder.tryLock()) == true
            else { continue }
            try? FileSystem.removeTree(path)
        }
    }
}
