internal import ArgumentParser
internal import Drawing
import Foundation
internal import Golden
internal import Pixels
internal import Rendering

extension ComparisonMode: ExpressibleByArgument {}

/// `specimen diff`
struct Diff: CatalogCommand {
    static let word = "diff"

    static let configuration = CommandConfiguration(
        commandName: word,
        abstract: "Compares two pictures, or the pictures of two folders.",
        discussion: """
            Exit codes:

              0  the pictures are equal in the chosen mode
              1  they differ; or, of folders, a picture is missing or was skipped
              3  a file cannot be read, there is not enough memory,
                 or something that is not compared may differ

            Not compared are the frames of an animation after the first and, in mode exact, the low bytes of \
            samples with 16 bits. Colour spaces and orientations (EXIF) are not applied. There is a warning where \
            those of the two pictures differ, and where bytes follow a complete picture.

            Folders are compared by these rules:

            - PNG files of the same name are compared. ".png" may have capitals. A file without that ending is a \
            PNG file if it starts like one.
            - A file that only one folder has is "missing". Other kinds of pictures are "skipped".
            - Links inside a folder are followed. The exit code is 3 if a link leads out of the folder, to nothing or \
            in a circle.
            - The exit code is also 3 if a name is not UTF-8, or if no pair was compared.
            - If both files have the same bytes, only their chunks and checksums are checked. A picture that was \
            damaged before its file was written passes.
            - With --json there is a line of JSON for each name. If the whole comparison fails, there is one line \
            without a name.

            A pixel differs if it is above the threshold of the mode:

            \(modes)
            """)

    /// What each mode's threshold measures, from where to where, and what it is by default.
    private static var modes: String {
        ComparisonMode.allCases.map { mode in
            let line = "  \(mode.rawValue): \(mode.meaning)"
            guard let unit = mode.unit else { return line }
            let range = "\(plain(mode.thresholds.lowerBound)) to \(plain(mode.thresholds.upperBound))"
            return line + "; threshold \(range) (\(unit)), by default \(plain(mode.defaultThreshold))"
        }.joined(separator: "\n")
    }

    @Argument(help: "A PNG file, or a folder of PNG files.") var first: String
    @Argument(help: "The PNG file or the folder to compare it with.") var second: String

    @Option(
        name: .long,
        help: "exact, max-delta, pixelmatch-6, pixelmatch-7, ciede2000 or ssim.")
    var mode = ComparisonMode.exact

    @Option(
        name: .long, parsing: .unconditional,
        help: "How much may differ, in the unit of the mode. Each mode has a default; see above.")
    var threshold: Double?

    @Flag(name: .long, help: "Also counts pixels that differ only by anti-aliasing (pixelmatch modes).")
    var includeAntialiased = false

    @Option(
        name: .long,
        help: "A PNG file as large as the pictures. Pixels that are not transparent in it are ignored.")
    var mask: String?

    @Option(name: .shortAndLong, help: "A PNG file to write, in which the differences are marked.")
    var output: String?

    @Option(
        name: .long, parsing: .unconditional,
        help: "How visible the first picture is in that file: from 0 (white) to 1; by default 0.1.")
    var outputAlpha: Double?

    @Flag(
        name: .long,
        help:
            "Draws only the differences in that file, on a transparent background and without anti-aliasing.")
    var outputMask = false

    @Flag(name: .customLong("no-kind"), help: "Compares only, without naming the kind of each difference.")
    var isKindless = false

    @Flag(name: .long, help: "One JSON document.")
    var json = false

    @OptionGroup var naming: TokenOptions

    func validate() throws {
        if let threshold, !mode.thresholds.contains(threshold) {
            throw ValidationError(
                mode == .exact
                    ? "mode exact has no threshold: leave out --threshold, or choose another --mode"
                    : "--threshold \(plain(threshold)) is out of range: mode \(mode.rawValue) takes "
                        + "\(plain(mode.thresholds.lowerBound)) to \(plain(mode.thresholds.upperBound))")
        }
        if mode == .maxDelta, let threshold, threshold != threshold.rounded() {
            throw ValidationError(
                "--threshold \(plain(threshold)) is not a whole number: mode max-delta takes whole steps")
        }
        if output == nil, outputMask || outputAlpha != nil {
            throw ValidationError(
                "\(outputMask ? "--output-mask" : "--output-alpha") is about the picture of the differences: "
                    + "name a file for it with -o")
        }
        if let output,
            let problem = PictureName.problem(
                output, isFolder: Folder.exists(output), formats: [.png(.fast)])
        {
            throw ValidationError("-o: \(problem)")
        }
        if let outputAlpha, !(0...1).contains(outputAlpha) {
            throw ValidationError(
                "--output-alpha \(plain(outputAlpha)) is out of range: give a number from 0 to 1")
        }
        if includeAntialiased, mode != .pixelmatch6, mode != .pixelmatch7 {
            throw ValidationError(
                "--include-antialiased is for the pixelmatch modes: mode \(mode.rawValue) does not detect "
                    + "anti-aliasing")
        }
    }

    @OptionGroup var saying: SayingOptions

    func run(in invocation: Invocation) async throws {
        try await guarded(invocation, isVerdict: true) { console, outcome in
            var options = ComparisonOptions(mode: mode, threshold: threshold)
            options.includesAntialiased = includeAntialiased
            options.drawsDifference = output != nil
            options.drawsMaskOnly = outputMask
            if let outputAlpha { options.backgroundAlpha = outputAlpha }
            if SameFile.are(first, second) {
                console.warning(
                    first == second
                        ? "both pictures are \(first): nothing can differ"
                        : "\(first) and \(second) are the same: nothing can differ")
            }
            if Folder.exists(first), Folder.exists(second) {
                guard naming.tokens.isEmpty else {
                    throw ValidationError(
                        "--tokens works with two pictures, not with two folders")
                }
                guard output == nil else {
                    throw ValidationError("-o works with two pictures, not with two folders")
                }
                return try printingFailure(console) { try compareFolders(&options, console, &outcome) }
            }
            let tokens = try naming.colors(console)
            let (found, warnings) = try printingFailure(console) {
                let warnings = try readMask(&options)
                let names = isKindless ? nil : SystemColorNames.any(before: tokens)
                let found = try FileComparer(options: options).compare(first, second, kind: names)
                // Files and sizes that cannot be right are said first.
                try checkMask(options)
                return (found, warnings)
            }
            let comparison = found.comparison
            // The verdict first: a picture that cannot be written must not hide it.
            if json {
                try console.printJSON(DiffDocument(found, warnings: warnings))
            } else {
                console.printLine(text(comparison, found.kind))
            }
            for warning in warnings + found.warnings { console.warning(warning) }
            if !comparison.passes { outcome.add(1) }
            if let output, let picture = comparison.difference {
                try writeAtomically(
                    encodePNG(picture, effort: .fast), to: output, durable: false)
            }
        }
    }

    /// What `action` comes to; where it fails, JSON says so as well, so that it always agrees with the exit code.
    private func printingFailure<Result>(_ console: Console, _ action: () throws -> Result) throws -> Result {
        do {
            return try action()
        } catch {
            if json { try console.printJSON(DiffDocument(unreadable: "\(error)")) }
            throw error
        }
    }

    /// What is odd about the mask's file.
    private func readMask(_ options: inout ComparisonOptions) throws -> [String] {
        guard let mask else { return [] }
        var oddities: [PNGError] = []
        options.ignored = try PNGDecoder().decodeForeign(
            try readFile(mask, limit: PNGLimits.standardFileBytes), name: mask, surplus: &oddities)
        return oddities.map(\.oddity)
    }

    /// Refuses a mask that covers all, as one in black and white does: whatever differs would pass.
    private func checkMask(_ options: ComparisonOptions) throws {
        guard let mask, let bytes = options.ignored?.bytes else { return }
        guard stride(from: 3, to: bytes.count, by: 4).contains(where: { bytes[$0] == 0 }) else {
            throw Failure.input(
                "\(mask): the mask leaves nothing to compare: make it transparent where pixels are to be compared"
            )
        }
    }

    private func compareFolders(
        _ options: inout ComparisonOptions, _ console: Console, _ outcome: inout Outcome
    ) throws {
        for warning in try readMask(&options) { console.warning(warning) }
        try checkMask(options)
        var (count, compared, equal, undecoded, tolerated) = (0, 0, 0, 0, 0)
        var code: Int32 = 0
        let pairs = FolderDiff(
            first, second, options: options, names: isKindless ? nil : SystemColorNames.any(before: [:]))
        try pairs.forEachPair { pair in
            count += 1
            if json { try? console.printJSON(DiffDocument(pair)) }
            var line: String?
            switch pair.outcome {
            case .compared(let found):
                compared += 1
                equal += pair.passes ? 1 : 0
                tolerated += found.comparison.verdict == .equal ? 1 : 0
                undecoded += found.isUndecoded ? 1 : 0
                for warning in found.warnings { console.warning(warning) }
                if pair.passes { break }
                code = max(code, 1)
                line = text(found.comparison, found.kind)
            case .missing(let reason):
                code = max(code, 1)
                line = "missing, \(reason)"
            case .skipped(let reason):
                code = max(code, 1)
                line = "skipped, \(reason)"
            case .refused(let reason):
                code = 3
                line = reason
            }
            if !json, let line { console.printLine("\(pair.name): \(line)") }
        }
        // Nothing was compared, which must not pass for the same.
        if count == 0 { throw Failure.input("\(first), \(second): neither folder holds a PNG file") }
        if compared == 0 {
            throw Failure.input(
                "\(first), \(second): no picture was compared, because none could be read in both folders")
        }
        outcome.add(code)
        console.note("\(equal) of \(counted(count, "picture")) \(equal == 1 ? "is" : "are") equal")
        if tolerated > 0 {
            console.note(
                "\(tolerated) of them \(tolerated == 1 ? "is" : "are") equal only within \(mode.rawValue) "
                    + "\(plain(threshold ?? mode.defaultThreshold))")
        }
        if undecoded > 0 {
            console.note(
                "\(undecoded) of them \(undecoded == 1 ? "has" : "have") the same bytes in both folders: "
                    + "their checksums were checked, but their pixels were not decoded")
        }
    }

    private func text(_ comparison: Comparison, _ kind: Classification?) -> String {
        // Pixels below the threshold differ too: a pass must not read as if nothing did.
        let isTolerated = comparison.verdict == .equal
        // What nobody sees is told apart, unless nothing else differs.
        let unseen = comparison.mode == .exact ? comparison.hidden : 0
        let isMixed = comparison.hidden > 0 && comparison.differing > unseen
        let pixels = (isTolerated ? comparison.differing : comparison.pixels) - (isMixed ? unseen : 0)
        var line = comparison.verdict.rawValue
        if comparison.mode != .exact, isTolerated || comparison.verdict == .different {
            let measure = "\(comparison.mode.rawValue) \(plain(comparison.threshold))"
            line += isTolerated ? " within \(measure)" : " by \(measure)"
        }
        line += ": \(counted(pixels, "pixel")) \(pixels == 1 ? "differs" : "differ")"
        if pixels > 0 {
            let part = comparison.fraction / Double(max(comparison.pixels, 1)) * Double(pixels)
            if !isTolerated { line += " (\(String(format: "%.4f", part * 100)) %)" }
            // Of sizes, the pixels that both have may all be the same.
            if comparison.maxDelta > 0 {
                line += "\(isTolerated ? "" : ",") by at most \(comparison.maxDelta) of 255"
            }
        }
        if let score = comparison.score {
            let number = String(format: "%.4g", score)
            line += ", \(comparison.mode == .ssim ? "1 − SSIM" : "ΔE") \(number)"
        }
        if comparison.antialiased > 0 {
            line += ", \(comparison.antialiased) \(isTolerated ? "of them" : "more") by anti-aliasing only"
        }
        if let box = comparison.box {
            line += ", in \(box.width)×\(box.height) at (\(box.x), \(box.y))"
        }
        if isMixed { line += ", and \(counted(comparison.hidden, "pixel")) under alpha 0" }
        if let kind { line += "; \(kind.text)" }
        return line
    }
}

/// A threshold as people write it: `8`, not `8.0`.
private func plain(_ value: Double) -> String {
    Int(exactly: value).map { String($0) } ?? String(value)
}

/// Two names of one file or folder.
enum SameFile {
    /// Whether both lead to the same one, over links too.
    static func are(_ first: String, _ second: String) -> Bool {
        guard let one = identity(first), let other = identity(second) else { return false }
        return one == other
    }

    private static func identity(_ path: String) -> [UInt64]? {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { return nil }
        let kind = status.st_mode & S_IFMT
        // What comes through a pipe or a device is another thing each time.
        guard kind == S_IFREG || kind == S_IFDIR else { return nil }
        return [UInt64(status.st_dev), UInt64(status.st_ino)]
    }
}
