import Glibc

/// The folder of this user for what can be made again, `~/.cache/specimen`.
package enum UserCache {
    /// Made where it is missing; `nil` where there is no home or the folder is not this user's alone.
    package static var folder: String? {
        let parent: String
        if let named = variable("XDG_CACHE_HOME") {
            parent = named
        } else if let home = variable("HOME") {
            parent = home + "/.cache"
        } else {
            return nil
        }
        for made in [parent, parent + "/specimen"] { _ = unsafe mkdir(made, 0o700) }
        return isOwn(parent + "/specimen") ? parent + "/specimen" : nil
    }

    /// Where the user's cache may be, the usual place first, then one among the temporary files for a user whose home cannot
    /// be written to. None is made or looked at.
    package static var places: [String] {
        let usual = variable("XDG_CACHE_HOME") ?? variable("HOME").map { $0 + "/.cache" }
        let temporary = [variable("TMPDIR") ?? "/tmp", "/var/tmp"].map { "\($0)/specimen-\(geteuid())" }
        return [usual.map { $0 + "/specimen" }].compactMap { $0 } + temporary
    }

    /// Whether it is a folder, no link, that only this user can write to or look into.
    package static func isOwn(_ path: String) -> Bool {
        var information = stat()
        guard unsafe lstat(path, &information) == 0 else { return false }
        return information.st_mode & S_IFMT == S_IFDIR && information.st_mode & 0o077 == 0
            && information.st_uid == geteuid()
    }

    /// A relative path would mean another folder with each that the command is started in.
    private static func variable(_ name: String) -> String? {
        guard let value = unsafe getenv(name) else { return nil }
        let text = unsafe String(cString: value)
        return text.hasPrefix("/") ? text : nil
    }
}
