internal import Glibc

/// Pages of code that the process has in memory.
package enum CodePages {
    /// Lets go of all of them, so that a long run keeps those that it uses and none that only its start did.
    ///
    /// One that is used again comes back from the system's copy of the file, with up to fifteen of its neighbours. A library
    /// whose code was changed in memory, as by a debugger's marks, stays as it is, and where the system does not say which
    /// these are nothing happens.
    package static func letGo() {
        guard let file = unsafe fopen("/proc/self/smaps", "re") else { return }
        defer { unsafe fclose(file) }
        var code: Range<UInt>?
        var buffer = [CChar](repeating: 0, count: 8192)
        while unsafe fgets(&buffer, CInt(buffer.count), file) != nil {
            switch buffer[0] {
            case 0x30...0x39, 0x61...0x66: code = range(ofCode: String(cString: buffer))
            case 0x50:
                guard let range = code else { continue }
                let words = String(cString: buffer).split(separator: " ")
                guard words.first == "Private_Dirty:" else { continue }
                code = nil
                if words.count > 1, words[1] == "0" {
                    _ = unsafe madvise(
                        UnsafeMutableRawPointer(bitPattern: range.lowerBound), range.count, MADV_DONTNEED)
                }
            default: continue
            }
        }
    }

    /// Where a file's code lies, of a line such as `7f12a000-7f12c000 r-xp 00000000 08:01 42 /usr/lib/libc.so.6`.
    private static func range(ofCode line: String) -> Range<UInt>? {
        let words = line.split(separator: " ")
        guard words.count > 5, words[1] == "r-xp", words[5].first == "/" else { return nil }
        let ends = words[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
        return ends.count == 2 && ends[0] < ends[1] ? ends[0]..<ends[1] : nil
    }
}
