package import Pixels

/// Compares PNG files, keeping its memory from pair to pair.
package final class FileComparer {
    private let options: ComparisonOptions
    private let reader = PNGPairReader(byteLimit: 512 << 20)

    package init(options: ComparisonOptions) { self.options = options }

    /// Compares the pictures of two files. Of those in folders that have the same bytes only the chunks
    /// are checked, pixels are not decoded, unless there is a mask to fit.
    ///
    /// With `names`, also what kind of difference there is between pictures that do not pass.
    /// Each file is read once, since pipes have their bytes only once.
    package func compare(
        _ first: String, _ second: String, in folders: (OpenFolder, OpenFolder)? = nil,
        kind names: ColorNames?
    ) throws -> (comparison: Comparison, kind: Classification?) {
        let threshold = try options.validated()
        let pair = try reader.read(
            first, second, in: folders,
            wantsPictures: options.drawsDifference || options.ignored != nil)
        guard case .pictures(let old, let new) = pair else {
            return (Comparison(identicalIn: options.mode, threshold: threshold), nil)
        }
        let comparison = try Golden.compare(old, new, options: options)
        guard let names, !comparison.passes else { return (comparison, nil) }
        return (comparison, classify(old, taking(old, whereMasked: new), names: names))
    }

    /// The second picture with the first one's pixels where the mask covers them, so that no fact is
    /// about what is to be overlooked.
    private func taking(_ old: Pixmap, whereMasked new: Pixmap) -> Pixmap {
        guard let mask = options.ignored, (old.width, old.height) == (new.width, new.height) else {
            return new
        }
        var bytes = new.bytes
        for start in stride(from: 0, to: bytes.count, by: 4) where mask.bytes[start + 3] != 0 {
            for index in start..<(start + 4) { bytes[index] = old.bytes[index] }
        }
        return Pixmap(width: new.width, height: new.height, bytes: bytes)
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
    /// Of pictures that are the same in every pixel.
    fileprivate init(identicalIn mode: ComparisonMode, threshold: Double) {
        self.init(
            verdict: .identical, pixels: 0, fraction: 0, maxDelta: 0, antialiased: 0, box: nil,
            mode: mode, threshold: threshold, score: nil, canvas: 0, difference: nil)
    }
}
