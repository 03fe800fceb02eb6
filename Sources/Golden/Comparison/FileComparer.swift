internal import Pixels

/// Compares PNG files, keeping its memory from pair to pair.
package final class FileComparer {
    private let options: ComparisonOptions
    private let decoder = PNGDecoder()

    /// Larger files are refused.
    private static let byteLimit = 512 << 20

    package init(options: ComparisonOptions) { self.options = options }

    /// Compares the pictures of two files. Those with the same bytes are only looked at closely enough
    /// to know that they are PNGs, unless a picture of the differences is wanted.
    package func compare(_ first: String, _ second: String) throws -> Comparison {
        let a = try readFile(first, limit: FileComparer.byteLimit)
        let b = try readFile(second, limit: FileComparer.byteLimit)
        if a == b, !options.drawsDifference {
            _ = try readPNGHeader(a, name: first)
            return Comparison(identicalIn: options.mode)
        }
        let old = try decoder.decode(a, name: first)
        let new = a == b ? old : try decoder.decode(b, name: second)
        return try Golden.compare(old, new, options: options)
    }
}

extension FileComparer {
    /// Names of the PNG files below a folder, in order; links are passed over.
    package static func pictures(below folder: String) throws -> [String] {
        guard FileSystem.kind(of: folder, followingLinks: true) == .folder else {
            throw StoreError.io(operation: "list", path: folder, reason: "it is not a folder")
        }
        var names: [String] = []
        func collect(_ part: String) throws {
            for (name, kind) in try FileSystem.entries(in: folder + "/" + part) {
                if kind == .folder {
                    try collect(part + name + "/")
                } else if kind == .file, name.hasSuffix(".png") {
                    names.append(part + name)
                }
            }
        }
        try collect("")
        return names.sorted()
    }
}

extension Comparison {
    /// Of pictures that are the same in every byte.
    fileprivate init(identicalIn mode: ComparisonMode) {
        self.init(
            verdict: .identical, pixels: 0, fraction: 0, maxDelta: 0, antialiased: 0, box: nil,
            mode: mode, score: nil, difference: nil)
    }
}
