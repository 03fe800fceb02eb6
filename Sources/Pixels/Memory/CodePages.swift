internal import Glibc

/// Pages of code that the process has in memory.
package enum CodePages {
    /// Lets go of all of them, so that a long run keeps those that it uses and none that only its start did.
    ///
    /// One that is used again comes back from the system's copy of the file, with up to fifteen of its neighbours. A library
    /// whose code was changed in memory, as by a debugger's marks, stays as it is, and where the system does not say which
    /// these are nothing happens.
    package static func letGo() {
        let pages = unsafe open("/proc/self/pagemap", O_RDONLY | O_CLOEXEC)
        guard pages >= 0 else { return }
        defer { close(pages) }
        for code in ranges() where isUnchanged(code, of: pages) {
            _ = unsafe madvise(
                UnsafeMutableRawPointer(bitPattern: code.lowerBound), code.count, MADV_DONTNEED)
        }
    }

    /// Where code of files lies.
    private static func ranges() -> [Range<UInt>] {
        guard let file = unsafe fopen("/proc/self/maps", "re") else { return [] }
        defer { unsafe fclose(file) }
        var ranges: [Range<UInt>] = []
        var line = [CChar](repeating: 0, count: 8192)
        while unsafe fgets(&line, CInt(line.count), file) != nil {
            // Behind the two ends, what may be done there.
            guard let blank = line.firstIndex(of: 0x20), line[(blank + 1)...].starts(with: CodePages.mark)
            else { continue }
            if let range = range(ofCode: String(cString: line)) { ranges.append(range) }
        }
        return ranges
    }

    private static let mark = "r-xp ".utf8CString.dropLast()

    /// Where a file's code lies, of a line such as `7f12a000-7f12c000 r-xp 00000000 08:01 42 /usr/lib/libc.so.6`.
    private static func range(ofCode line: String) -> Range<UInt>? {
        let words = line.split(separator: " ")
        guard words.count > 5, words[5].first == "/" else { return nil }
        let ends = words[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
        return ends.count == 2 && ends[0] < ends[1] ? ends[0]..<ends[1] : nil
    }

    /// Whether some page is there, and each that is there is the file's.
    ///
    /// - Parameter pages: the system's table of pages, a word each (Linux, Documentation/admin-guide/mm/pagemap.rst).
    private static func isUnchanged(_ code: Range<UInt>, of pages: CInt) -> Bool {
        let size = UInt(sysconf(CInt(_SC_PAGESIZE)))
        var words = [UInt64](repeating: 0, count: Int(UInt(code.count) / size))
        let count = words.count * 8
        guard unsafe pread(pages, &words, count, off_t(code.lowerBound / size * 8)) == count else {
            return false
        }
        let (isPresent, isSwapped, isOfFile): (UInt64, UInt64, UInt64) = (1 << 63, 1 << 62, 1 << 61)
        var isThere = false
        for word in words where word & (isPresent | isSwapped) != 0 {
            guard word & isOfFile != 0 else { return false }
            isThere = true
        }
        return isThere
    }
}
