internal import Drawing
internal import ArgumentParser
import Foundation
internal import Rendering
internal import Golden
internal import Pixels

extension ComparisonMode: ExpressibleByArgument {}

/// `specimen diff`
struct Diff: CatalogCommand {
    static let word = "diff"

    static let configuration = CommandConfiguration(
        commandName: word,
        abstract: "Compares two pictures, or those of two folders.",
        discussion: """
            Exit code 0 when they are equal in the chosen mode, 1 when not, 3 when a file cannot be read, there is \
            no memory for it, or it could only pass by what is not compared: frames of an animation after the \
            first, and in mode exact the low bytes of 16 bits a sample. Bytes behind a picture that is whole are \
            a warning, and so are two colour spaces or orientations (EXIF), which are not applied.

            Of two folders, PNG files of the same name are compared, whatever capitals ".png" has; a file \
            without it that starts as PNG files do is one. One that only one folder has is "missing", other \
            kinds of pictures are "skipped", and both make exit code 1 like a difference. Links inside of a \
            folder are followed; one that leads out of it, to nothing or in a circle is exit code 3, and so are a \
            name that is not UTF-8 and a run in which no pair was compared at all. Of files with the same bytes in \
            both folders only the chunks and their checksums are checked: a picture that was damaged before its \
            file was written passes. \
            With --json there is a line of JSON for each name, and one without a name where the whole fails.

            A pixel differs when it is above the mode's threshold:

            \(modes)
            """)

    /// What each mode's threshold measures, from where to where, and what it is by default.
    private static var modes: String {
        ComparisonMode.allCases.map { mode in
            let line = "  \(mode.rawValue): \(mode.meaning)"
            guard let unit = mode.unit else { return line }
            let range = "\(plain(mode.thresholds.lowerBound)) to \(plain(mode.thresholds.upperBound))"
            return line + "; in \(unit), \(range), by default \(plain(mode.defaultThreshold))"
        }.joined(separator: "\n")
    }

    @Argument(help: "A PNG file, or a folder of them.") var first: String
    @Argument(help: "Another.") var second: String

    @Option(
        name: .long,
        help: "exact, max-delta, pixelmatch-6, pixelmatch-7, ciede2000 or ssim.")
    var mode = ComparisonMode.exact

    @Option(
        name: .long, parsing: .unconditional,
        help: "How much may differ, in the mode's own unit, by its default if not given; see above.")
    var threshold: Double?

    @Flag(name: .long, help: "Counts pixels that only differ by anti-aliasing (pixelmatch modes).")
    var includeAntialiased = false

    @Option(
        name: .long,
        help: "A PNG file of the pictures' size; pixels that are not transparent in it are left out.")
    var mask: String?

    @Option(name: .shortAndLong, help: "A PNG file to write, with the differences marked.")
    var output: String?

    @Option(
        name: .long, parsing: .unconditional,
        help: "How much of the first picture shines through in that file: 0, white, to 1; by default 0.1.")
    var outputAlpha: Double?

    @Flag(name: .long, help: "Only the differences in that file, on clear ground; no anti-aliasing.")
    var outputMask = false

    @Flag(name: .customLong("no-kind"), help: "Only compares: the kind of a difference is not told.")
    var isKindless = false

    @Flag(name: .long, help: "One JSON document.")
    var json = false

    @OptionGroup var naming: TokenOptions

    func validate() throws {
        if let threshold, !mode.thresholds.contains(threshold) {
            throw ValidationError(
                mode == .exact
                    ? "mode exact takes no --threshold: choose another --mode"
                    : "--threshold \(plain(threshold)) is not possible: mode \(mode.rawValue) takes "
                        + "\(plain(mode.thresholds.lowerBound)) to \(plain(mode.thresholds.upperBound))")
        }
        if mode == .maxDelta, let threshold, threshold != threshold.rounded() {
            throw ValidationError(
                "--threshold \(plain(threshold)) is not possible: mode max-delta takes whole steps")
        }
        if output == nil, outputMask || outputAlpha != nil {
            throw ValidationError(
                "\(outputMask ? "--output-mask" : "--output-alpha") is for the picture of the differences: "
                    + "name a file for it with -o")
        }
        if let output, let problem = PictureName.problem(output, isFolder: Folder.exists(output)) {
            throw ValidationError("-o: \(problem)")
        }
        if let outputAlpha, !(0...1).contains(outputAlpha) {
            throw ValidationError(
                "--output-alpha \(plain(outputAlpha)) is not possible: give a number from 0 to 1")
        }
        if includeAntialiased, mode != .pixelmatch6, mode != .pixelmatch7 {
            throw ValidationError(
                "--include-antialiased is for the pixelmatch modes: mode \(mode.rawValue) does not tell "
                    + "anti-aliasing apart")
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
                        "--tokens is for the difference of two pictures, not of two folders")
                }
                guard output == nil else {
                    throw ValidationError("-o is for the difference of two pictures, not of two folders")
                }
                return try told(console) { try compareFolders(&options, console, &outcome) }
            }
            let tokens = try naming.colors(console)
            let (found, warnings) = try told(console) {
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
    private func told<Result>(_ console: Console, _ action: () throws -> Result) throws -> Result {
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
                "\(mask): the mask leaves nothing to compare: make transparent what is to be compared")
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
                "\(first), \(second): no picture was compared, since none can be read in both folders")
        }
        outcome.add(code)
        console.note("\(equal) of \(counted(count, "picture")) \(equal == 1 ? "is" : "are") equal")
        if tolerated > 0 {
            console.note(
                "\(tolerated) of them \(tolerated == 1 ? "is" : "are") so within \(mode.rawValue) "
                    + "\(plain(threshold ?? mode.defaultThreshold)) only")
        }
        if undecoded > 0 {
            console.note(
                "\(undecoded) of them \(undecoded == 1 ? "has" : "have") the same bytes in both folders: "
                    + "checksums were checked, pixels not decoded")
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
