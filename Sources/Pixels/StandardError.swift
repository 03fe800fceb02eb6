#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Writes a message where people read; where nobody can, it is lost. `FileHandle` would end the process.
package func writeToStandardError(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
        let written = unsafe rest.withUnsafeBytes { unsafe write(2, $0.baseAddress, $0.count) }
        if written < 0, errno != EINTR { return }
        rest = rest.dropFirst(max(written, 0))
    }
}
