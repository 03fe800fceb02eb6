package import Pixels

/// Compares PNG files, keeping its memory from pair to pair.
package final class FileComparer {
    private let options: ComparisonOptions
    private let reader = PNGPairReader(byteLimit: 512 << 20)

    package init(options: ComparisonOptions) { self.options = options }

    /// Compares the pictures of two files. Of those with the same bytes only the chunks are checked,
    /// pixels are not decoded, unless a picture of the differences is wanted or there is a mask to fit.
    package func compare(
        _ first: String, _ second: String, in folders: (OpenFolder, OpenFolder)? = nil
    ) throws -> Comparison {
        try compare(first, second, in: folders, kind: nil).comparison
    }

    /// The same, and what kind of difference there is, with its colours named.
    package func compare(
        _ first: String, _ second: String, names: ColorNames
    ) throws -> (comparison: Comparison, kind: String) {
        let (comparison, kind) = try compare(first, second, in: nil, kind: names)
        return (comparison, kind ?? "")
    }

    /// Each file is read once, since pipes have their bytes only once.
    private func compare(
        _ first: String, _ second: String, in folders: (OpenFolder, OpenFolder)?,
        kind names: ColorNames?
    ) throws -> (comparison: Comparison, kind: String?) {
        let threshold = try options.validated()
        let pair = try reader.read(
            first, second, in: folders,
            wantsPictures: options.drawsDifference || options.ignored != nil)
        let (comparison, classification): (Comparison, Classification?)
        switch pair {
        case .sameBytes:
            (comparison, classification) = (
                Comparison(identicalIn: options.mode, threshold: threshold),
                names.map { _ in Classification(facts: [.identicalBytes], boxes: []) }
            )
        case .samePixels:
            (comparison, classification) = (
                Comparison(identicalIn: options.mode, threshold: threshold),
                names.map { _ in Classification(facts: [.equalPixels], boxes: []) }
            )
        case .pictures(let old, let new):
            (comparison, classification) = (
                try Golden.compare(old, new, options: options),
                names.map { classify(old, new, names: $0) }
            )
        }
        return (comparison, classification?.text)
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
