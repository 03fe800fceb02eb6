import Drawing
package import Pixels

/// Compares PNG files, keeping its memory from pair to pair.
package final class FileComparer {
    private let options: ComparisonOptions
    private let reader = PNGPairReader()

    /// What two files came to.
    package struct PairResult {
        package let comparison: Comparison
        /// Of two that do not pass, if it was asked for.
        package let kind: Classification?
        /// What is odd about files that were compared all the same.
        package let warnings: [String]
        /// Whether only the chunks of two files with the same bytes were checked.
        package let isUndecoded: Bool
    }

    package init(options: ComparisonOptions) { self.options = options }

    /// Compares the pictures of two files. Of those in folders that have the same bytes only the chunks
    /// are checked, pixels are not decoded, unless there is a mask to fit.
    ///
    /// With `names`, also what kind of difference there is between pictures that do not pass.
    /// Each file is read once, since pipes have their bytes only once.
    package func compare(
        _ first: String, _ second: String, in folders: (OpenFolder, OpenFolder)? = nil,
        kind names: ColorNames?
    ) throws -> PairResult {
        let threshold = try options.validated()
        var surplus: [PNGError] = []
        let pair = try reader.read(
            first, second, in: folders,
            wantsPictures: options.drawsDifference || options.ignored != nil, surplus: &surplus)
        let warnings = surplus.map(\.oddity)
        /// Nothing passes for the same of which a part was not compared. Low bytes are below every other threshold.
        func checkSeen(_ passes: Bool) throws {
            let unseen = surplus.first { $0.reason == .animated || options.mode == .exact && $0.isUnseen }
            if passes, let unseen { throw unseen }
        }
        guard case .pictures(let old, let new) = pair else {
            var isUndecoded = false
            if case .sameBytes = pair, folders != nil { isUndecoded = true }
            try checkSeen(true)
            return PairResult(
                comparison: Comparison(identicalIn: options.mode, threshold: threshold), kind: nil,
                warnings: warnings, isUndecoded: isUndecoded)
        }
        try checkMemory(old, new)
        // The kind of change is not about what lies under a mask.
        var changes: DifferingPlaces?
        if names != nil, options.ignored == nil {
            changes = .init(width: min(old.width, new.width), height: min(old.height, new.height))
        }
        let comparison = try Differences.compare(old, new, options: options, gathering: &changes)
        try checkSeen(comparison.passes)
        let kind = names.flatMap { names -> Classification? in
            if comparison.passes { return nil }
            guard let changes else { return classify(old, taking(old, whereMasked: new), names: names) }
            return classify(old, new, names: names, gathered: changes)
        }
        return PairResult(comparison: comparison, kind: kind, warnings: warnings, isUndecoded: false)
    }

    /// Asks for what the comparison and the classification take beside the pictures, before they take it.
    private func checkMemory(_ old: Pixmap, _ new: Pixmap) throws {
        let area = max(old.width, new.width) * max(old.height, new.height)
        // Sets of places, squares of clusters and digests of lines; a picture is drawn and encoded beside its rows.
        let pictures =
            (options.drawsDifference ? 4 : 0) + (options.ignored == nil ? 0 : 1)
            + (options.mode == .ssim ? 1 : 0)
        let count = area + area * 4 * pictures
        guard FreeMemory.has(count) else {
            throw ComparisonError.noMemory(bytes: count)
        }
    }

    /// The second picture with the first one's pixels where the mask covers them, so that no fact is
    /// about what is to be overlooked.
    private func taking(_ old: Pixmap, whereMasked new: Pixmap) -> Pixmap {
        guard let mask = options.ignored, (old.width, old.height) == (new.width, new.height) else {
            return new
        }
        return unsafe Pixmap(width: new.width, height: new.height) { target in
            let words = unsafe target.bindMemory(to: UInt32.self)
            let grids = (PictureGrid(old), PictureGrid(new), PictureGrid(mask))
            for index in 0..<(new.width * new.height) {
                let word = grids.2[index] >> 24 != 0 ? grids.0[index] : grids.1[index]
                unsafe words[index] = word.littleEndian
            }
        }
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
