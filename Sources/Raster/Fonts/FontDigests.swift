import CPangoCairo
import Glibc

/// SHA-256 of font files, kept by path, size, time and inode so that a start does not hash megabytes.
///
/// One text file, `.digests`, beside the unpacked fonts holds what earlier processes worked out. It is
/// read as a hint: a line counts only while the file's facts are the ones it names.
struct FontDigests {
    private let store: String?
    private var known: [String: String] = [:]
    private var isLoaded = false

    init(folder: String?) {
        store = folder.map { $0 + "/.digests" }
    }

    mutating func digest(of file: MappedFile) -> String {
        let key = FontDigests.key(for: file)
        if let digest = known[key] { return digest }
        if let digest = stored(key) {
            known[key] = digest
            return digest
        }
        load()
        let digest = FontDigests.sha256(of: file)
        known[key] = digest
        save()
        return digest
    }

    /// The digest in the line that ends with the key; the other lines are not taken apart, since there may be many.
    private func stored(_ key: String) -> String? {
        guard let store, let file = try? MappedFile(path: store) else { return nil }
        let (bytes, end) = unsafe (file.bytes, Array(" \(key)".utf8))
        var rest = unsafe bytes[...]
        while unsafe !rest.isEmpty {
            let line = unsafe rest.prefix { $0 != UInt8(ascii: "\n") }
            if unsafe line.count == 64 + end.count, unsafe line.dropFirst(64).elementsEqual(end) {
                return unsafe String(decoding: line.prefix(64), as: UTF8.self)
            }
            unsafe rest = rest.dropFirst(line.count + 1)
        }
        return nil
    }

    /// Lower-case hexadecimal, worked out from the bytes.
    static func sha256(of file: MappedFile) -> String {
        let bytes = unsafe file.bytes
        let text = unsafe g_compute_checksum_for_data(
            G_CHECKSUM_SHA256, bytes.assumingMemoryBound(to: guchar.self).baseAddress,
            gsize(bytes.count))
        guard let text = unsafe text else { return "" }
        defer { unsafe g_free(text) }
        return unsafe String(cString: text)
    }

    private static func key(for file: MappedFile) -> String {
        let id = file.identity
        return "\(id.device) \(id.inode) \(id.size) \(id.modified) \(file.path)"
    }

    /// Lines are `digest device inode size time path`.
    private mutating func load() {
        guard !isLoaded else { return }
        isLoaded = true
        guard let store, let file = try? MappedFile(path: store) else { return }
        let text = unsafe String(decoding: file.bytes, as: UTF8.self)
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: " ", maxSplits: 1)
            guard parts.count == 2, parts[0].utf8.count == 64 else { continue }
            known[String(parts[1])] = String(parts[0])
        }
    }

    /// Replaces the file in one step, so that a reader never sees half of it; a failure only costs time.
    private func save() {
        guard let store else { return }
        let text = known.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)\n" }.joined()
        let draft = "\(store).\(getpid())"
        guard let stream = unsafe fopen(draft, "we") else { return }
        let written = unsafe fputs(text, stream)
        guard unsafe fclose(stream) == 0, written >= 0, unsafe rename(draft, store) == 0 else {
            unsafe unlink(draft)
            return
        }
    }
}
