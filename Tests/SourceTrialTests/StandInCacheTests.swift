import Foundation
import Testing

/// Where nothing can be kept or started in the cache, a folder among the temporary files stands in, and that is said.
struct StandInCacheTests {
    private let list = "list styles/Chips.swift"

    private func chips() throws -> Trial {
        let trial = try Trial.chips(hasOwnCache: true)
        try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
        trial.environment["TMPDIR"] = temporary.path
        return trial
    }

    /// One for all, so that what stands in is compiled into once.
    private let temporary = Trial.shared.appending(path: "temporary")

    /// - Parameter user: who the command takes its user for.
    private func expectStandIn(
        _ answer: Answer, _ problem: String, user: uid_t = getuid(),
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        answer.says(
            "Chips/Button/plainChip", "specimen \(problem)", "kept in \(temporary.path)/specimen-\(user)",
            sourceLocation: sourceLocation)
    }

    @Test func `A folder that others can enter is not used`() throws {
        let trial = try chips()
        try trial.shell("mkdir -p cache/specimen && chmod 755 cache/specimen")
        expectStandIn(
            try trial.run(list), "is not a folder that only you can enter (chmod 700)")
    }

    @Test func `A file in the place of the folder is not used`() throws {
        let trial = try chips()
        try trial.write("cache/specimen", "")
        expectStandIn(try trial.run(list), "is not a folder that only you can enter")
    }

    /// Runs a script that mounts file systems which nobody else sees; `mounts` does it, over `cache`.
    private func mounted(_ script: String, code: Int32 = 0, of trial: Trial) throws -> Answer {
        try trial.shell(
            """
            mkdir -p cache
            \(Mounts.alone) bash -c '
                mounts() { mount -t tmpfs -o "mode=700,$1" tmpfs cache; }
                \(script)'
            """, code: code)
    }

    @Test(
        .enabled(if: Mounts.arePossible, "file systems cannot be mounted here"),
        arguments: [
            (
                "mounts noexec",
                "is on a file system that does not run programs (mounted with noexec)"
            ),
            ("mounts size=4m", "is on a disk with less than 64 MB free"),
            (
                "mounts size=100m && mkdir -m 700 cache/specimen && mount -o remount,bind,ro cache",
                "cannot be written to (Read-only file system)"
            ),
        ])
    func `A file system that is of no use is not used`(mount: String, problem: String) throws {
        let trial = try chips()
        let answer = try mounted(#"\#(mount) && exec "$specimen" \#(list)"#, of: trial)
        // Who mounts is root, also in a namespace that makes him so.
        expectStandIn(answer, problem, user: 0)
    }

    @Test(.enabled(if: Mounts.arePossible, "file systems cannot be mounted here"))
    func `With nowhere to go each place is named`() throws {
        let trial = try chips()
        try mounted(
            """
            mounts noexec && mkdir cache/again && mount --bind cache/again /var/tmp &&
                TMPDIR=$PWD/cache exec "$specimen" \(list)
            """, code: 3, of: trial
        ).says(
            "\(trial.path("cache"))/specimen is on a file system that does not run programs",
            "Set XDG_CACHE_HOME to a folder of yours")
    }
}

/// File systems of a process's own.
private enum Mounts {
    /// The words that run a command in a namespace for mounts: root's, or one whose user is root in it alone.
    static let alone =
        getuid() == 0 ? "unshare --mount" : "unshare --user --map-root-user --mount"

    static let arePossible =
        (try? Answer.running(
            "/bin/sh", ["-c", "\(alone) sh -c 'mount -t tmpfs -o noexec tmpfs /tmp'"],
            in: FileManager.default.temporaryDirectory, environment: ["PATH": "/usr/bin:/bin"]))?.code == 0
}
