import Glibc

/// The tree that `scripts/install` makes: program, library, modules and fonts, wherever it was moved.
///
/// ```
/// PREFIX/bin/specimen
/// PREFIX/lib/specimen/libSpecimen.so, compile.json, modules/, the Swift runtime
/// PREFIX/share/specimen/fonts/
/// ```
package struct InstalledTree: Equatable, Sendable {
    /// The folder above `bin`, `lib` and `share`, without a slash at the end.
    package let prefix: String

    /// The tree that the running code lies in; `nil` where it was built in place.
    package static let own: InstalledTree? = ownFile.flatMap(InstalledTree.init(holding:))

    /// The tree that a program or library of it belongs to, known by the `compile.json` that only a tree has.
    ///
    /// - Parameter file: an absolute path without links.
    package init?(holding file: String) {
        let folders = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        let depth: Int
        switch (folders.dropLast().last, folders.last) {
        case (_, "bin"): depth = 1
        case ("lib", "specimen"), ("libexec", "specimen"): depth = 2
        default: return nil
        }
        prefix = folders.dropLast(depth).joined(separator: "/")
        guard unsafe access(compileFacts, F_OK) == 0 else { return nil }
    }

    package var program: String { prefix + "/bin/specimen" }
    package var library: String { prefix + "/lib/specimen" }
    /// What a compiler has to be told to use the tree's modules: `CompileFacts`.
    package var compileFacts: String { library + "/compile.json" }
    /// Programs that people do not start themselves.
    package var tools: String { prefix + "/libexec/specimen" }
    package var fonts: String { prefix + "/share/specimen/fonts" }
}

/// The file of the running code, without links: the shared library that holds it, else the program.
private let ownFile: String? = {
    let place = UInt(bitPattern: #dsohandle)
    guard let maps = unsafe fopen("/proc/self/maps", "re") else { return nil }
    var line: UnsafeMutablePointer<CChar>?
    var room = 0
    defer {
        unsafe fclose(maps)
        unsafe free(line)
    }
    while unsafe getline(&line, &room, maps) > 0, let found = unsafe line {
        if let file = mappedFile(unsafe String(cString: found), at: place) { return file }
    }
    return nil
}()

/// The file of a line of `/proc/self/maps`, `start-end rights offset device inode   file`, if the place is in it.
func mappedFile(_ line: String, at place: UInt) -> String? {
    let fields = line.split(separator: " ", maxSplits: 5)
    guard fields.count == 6 else { return nil }
    let ends = fields[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
    guard ends.count == 2, ends[0] <= place, place < ends[1] else { return nil }
    let file = fields[5].drop { $0 == " " }.prefix { $0 != "\n" }
    return file.hasPrefix("/") ? String(file) : nil
}
