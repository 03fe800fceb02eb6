import Drawing
import Foundation
import Differences
import Pixels
import TestSupport
import Testing

/// What is said of small changes, and of what was only drawn anew, by a generator of its own.
///
/// The rule was found with others' pictures: these are held out.
@Suite struct SmallChangeTests {
    /// A release build looks at all.
    #if DEBUG
        private let count = 300
        private let redrawings = 120
    #else
        private let count = 2400
        private let redrawings = 900
    #endif

    private func edges(_ old: Pixmap, _ new: Pixmap) -> (levels: Int, step: Double)? {
        for case .antialiasingOnly(_, let levels, let step) in classify(old, new).facts {
            return (levels, step)
        }
        return nil
    }

    @Test
    func
        `No move, growth or stretching by a quarter of a pixel is called anti-aliasing, and hardly a smaller one`()
    {
        var generator = SeededGenerator(state: 29_10)
        var (all, large, said) = (0, 0, [SmallChange.Kind: Int]())
        while all < count {
            let change = SmallChange(using: &generator)
            if change.old == change.new { continue }
            all += 1
            guard edges(change.old, change.new) != nil else { continue }
            said[change.kind, default: 0] += 1
            if change.isLarge { large += 1 }
        }
        let total = said.values.reduce(0, +)
        #expect(large == 0, "\(large) of \(all)")
        // Fewer than 42 of 2,335.
        #expect(total * 2335 < 42 * all, "\(said) of \(all)")
    }

    @Test func `Of drawings by two formulas of coverage half are told`() {
        var generator = SeededGenerator(state: 29_11)
        var (all, told) = (0, 0)
        while all < redrawings {
            let (old, new) = SmallChange.redrawn(using: &generator)
            if old == new { continue }
            all += 1
            guard let edges = edges(old, new) else { continue }
            told += 1
            // What it says of them is what they are.
            let most = zip(old.bytes, new.bytes).map { abs(Int($0) - Int($1)) }.max()
            #expect(edges.levels == most)
            #expect(edges.step <= 0.2)
        }
        #expect(told * 2 >= all, "\(told) of \(all)")
    }

    /// In each mode, with the kind and without: what is compared and what passes is decided before there is one.
    @Test(arguments: ComparisonMode.allCases)
    func `The kind changes no verdict`(mode: ComparisonMode) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "kinds-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = ["a.png", "b.png"].map { folder.appendingPathComponent($0) }
        let comparer = FileComparer(options: ComparisonOptions(mode: mode))
        var generator = SeededGenerator(state: 29_12)
        var edgesAlone: [Bool] = []
        for number in 0..<40 {
            var pictures = SmallChange.redrawn(using: &generator)
            if number % 2 == 1 {
                let change = SmallChange(using: &generator)
                pictures = (change.old, change.new)
            }
            for (file, picture) in zip(files, [pictures.old, pictures.new]) {
                try Data(encodePNG(picture, effort: .fast)).write(to: file)
            }
            let bare = try comparer.compare(files[0].path, files[1].path, kind: nil)
            let told = try comparer.compare(files[0].path, files[1].path, kind: ColorNames.none)
            #expect(bare.comparison == told.comparison)
            // What passes has no kind, and what does not has one.
            #expect(bare.kind == nil && (told.kind == nil) == told.comparison.passes)
            if let kind = told.kind { edgesAlone.append(kind.facts.contains(where: \.isAntialiasing)) }
        }
        // Where each byte counts, edges alone that differ fail as all else does.
        if mode == .exact { #expect(edgesAlone.contains(true) && edgesAlone.contains(false)) }
    }

    @Test func `The words are what was measured`() {
        let fact = Classification.Fact.antialiasingOnly(pixels: 6, levels: 37, step: 0.0725)
        #expect(
            Classification(facts: [fact], boxes: []).text
                == "edges differ by at most 37 of 255, none moved by more than 0.08 pixel")
    }
}

extension Classification.Fact {
    fileprivate var isAntialiasing: Bool { if case .antialiasingOnly = self { true } else { false } }
}
