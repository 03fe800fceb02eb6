import Glibc

/// What lies below a folder that a command names: Swift files and folders of goldens, by their paths in it.
///
/// Names that begin with a dot and package manifests are left out. A link to a folder is followed once: a folder that is
/// reached in several ways, or that leads back to itself, counts where it lies, else at the first link.
struct FolderWalk {
    /// In the order of their paths.
    private(set) var files: [String] = []
    /// Folders with a package's manifest, in the order of their paths. That of the root is empty.
    private(set) var packages: [String] = []
    /// Folders called `Golden`.
    private(set) var goldenFolders: [String] = []

    /// What a folder's entry is.
    enum Kind { case file, folder, link, brokenLink }

    /// An entry of a folder by its name.
    struct Entry {
        var name: String
        var kind: Kind
    }

    /// A folder as the walk asks for it.
    struct Reader {
        /// The entries of a folder; throws where they cannot be read.
        var entries: (_ path: String) throws(SourceError) -> [Entry]
        /// What is the same for each path of a folder; `nil` where a path leads to none.
        var identity: (_ path: String) -> String?
    }

    /// - Parameter limit: more folders than that are refused.
    init(_ root: String, reader: Reader = .system, limit: Int = 20_000) throws(SourceError) {
        var seen: Set<String> = []
        if let identity = reader.identity(root) { seen.insert(identity) }
        // Folders that lie here come before those that links lead to.
        var next = [""]
        var linked: [String] = []
        var count = 0
        while !next.isEmpty || !linked.isEmpty {
            if next.isEmpty {
                let link = linked.removeFirst()
                guard let identity = reader.identity(root + "/" + link), seen.insert(identity).inserted else {
                    continue
                }
                next.append(link)
            }
            let folder = next.removeLast()
            count += 1
            guard count <= limit else {
                throw SourceError(
                    "\(root): it contains more than \(limit) folders; name a smaller folder")
            }
            let path = folder.isEmpty ? root : root + "/" + folder
            func under(_ name: String) -> String { folder.isEmpty ? name : folder + "/" + name }
            let entries = try reader.entries(path).filter { !$0.name.hasPrefix(".") }
            var names: Set<String> = []
            for entry in entries {
                if !names.insert(entry.name).inserted, entry.kind == .folder || entry.name.hasSuffix(".swift")
                {
                    throw SourceError(
                        "\(path): two of its names look alike but have different characters: \(entry.name); "
                            + "rename one of them")
                }
                if entry.name.hasSuffix(".swift"), hasControls(entry.name) {
                    throw .controls(in: path + "/" + entry.name)
                }
                let place = under(entry.name)
                if entry.kind == .brokenLink, !entry.name.contains(".") {
                    // One to a file of another kind is nobody's concern.
                    throw SourceError(
                        "\(root)/\(place): is a link that leads nowhere; if it led to a folder, its files are missing; "
                            + "correct the link, or delete it")
                }
                let isFile = entry.kind == .file || entry.kind == .brokenLink
                let identity = isFile ? nil : reader.identity(root + "/" + place)
                if identity != nil, entry.name == "Golden" { goldenFolders.append(place) }
                if entry.kind == .folder {
                    // Behind a link may be a folder that lies here, too.
                    if let identity, !seen.insert(identity).inserted { continue }
                    next.append(place)
                } else if identity != nil {
                    linked.append(place)
                } else if entry.name == "Package.swift" {
                    packages.append(folder)
                } else if entry.name.hasSuffix(".swift"), !FolderWalk.isManifest(entry.name) {
                    files.append(place)
                }
            }
        }
        files.sort()
        packages.sort()
        goldenFolders.sort()
    }

    /// `Package.swift`, or one for a version of the compiler: `Package@swift-5.9.swift`.
    static func isManifest(_ name: String) -> Bool {
        name == "Package.swift" || (name.hasPrefix("Package@swift-") && name.hasSuffix(".swift"))
    }
}

extension FolderWalk.Reader {
    static var system: FolderWalk.Reader {
        FolderWalk.Reader(entries: FolderWalk.entries(of:), identity: FolderWalk.identity(of:))
    }
}

extension FolderWalk {
    private static func entries(of path: String) throws(SourceError) -> [Entry] {
        guard let folder = unsafe opendir(path) else { throw unreadable(path, errno) }
        defer { unsafe closedir(folder) }
        var found: [Entry] = []
        while true {
            errno = 0
            guard let entry = unsafe readdir(folder) else {
                guard errno == 0 else { throw unreadable(path, errno) }
                return found
            }
            let bytes = unsafe withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                unsafe Array(bytes.prefix { $0 != 0 })
            }
            guard let name = String(validating: bytes, as: UTF8.self) else {
                // Nobody could name what is behind it.
                throw SourceError(
                    "\(path)/\(String(decoding: bytes, as: UTF8.self)): this name is not UTF-8; rename it")
            }
            if name == "." || name == ".." { continue }
            var status = stat()
            guard unsafe lstat(path + "/" + name, &status) == 0 else {
                // One that has just been deleted is none.
                if errno == ENOENT { continue }
                throw unreadable(path, errno)
            }
            let kind: Kind =
                switch status.st_mode & S_IFMT {
                case S_IFDIR: .folder
                case S_IFLNK: isBroken(path + "/" + name) ? .brokenLink : .link
                default: .file
                }
            found.append(Entry(name: name, kind: kind))
        }
    }

    private static func isBroken(_ link: String) -> Bool {
        var status = stat()
        return unsafe stat(link, &status) != 0
    }

    private static func unreadable(_ path: String, _ code: Int32) -> SourceError {
        SourceError(
            "\(path): this folder cannot be read (\(unsafe String(cString: strerror(code)))), so its files are unknown; "
                + "change its permissions, or name other folders")
    }

    private static func identity(of path: String) -> String? {
        var status = stat()
        guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
        return "\(status.st_dev) \(status.st_ino)"
    }
}

/// Whether a name has characters that no message can show as they are, by which goldens would not know their file.
func hasControls(_ name: String) -> Bool {
    name.unicodeScalars.contains { $0.value < 0x20 || 0x7F..<0xA0 ~= $0.value }
}

extension SourceError {
    static func controls(in path: String) -> SourceError {
        SourceError("\(path): this name contains a control character; rename the file")
    }
}
