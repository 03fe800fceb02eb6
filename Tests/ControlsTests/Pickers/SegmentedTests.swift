import Controls
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// Documentation/Rules/metrics.json, `segmentedPicker`; Documentation/Rules/colors.json, `controls.segmented`.
@MainActor struct SegmentedTests {
    private func segments(_ selection: Int, of count: Int = 3) -> some View {
        Picker("", selection: .constant(selection)) {
            ForEach(0..<count, id: \.self) { index in
                Text(verbatim: "word \(index)").accessibilityIdentifier("\(index)")
            }
        }
        .pickerStyle(.segmented)
    }

    @Test(arguments: [(Generation.ios18, "roundedRect(0 0 300 32 r8"), (.ios26, "capsule(0 0 300 32")])
    func `The control is 32 high and as wide as offered`(generation: Generation, ground: String) {
        let drawn = Drawn(segments(1), 300, in: environment(.light, generation))
        #expect(drawn.size == CGSize(width: 300, height: 32))
        #expect(drawn.fills.first?.hasPrefix(ground) == true, "\(drawn.fills)")
    }

    /// Words of 60 with 12 at each side, by themselves; 1 for each line until iOS 18.
    @Test(arguments: [(Generation.ios18, 84.0 * 3 + 2), (.ios26, 84 * 3)])
    func `By itself it is as wide as equal segments of its widest words`(
        generation: Generation, width: Double
    ) {
        let view = segments(1).fixedSize()
        #expect(Drawn(view, 500, in: environment(.light, generation)).size.width == CGFloat(width))
    }

    // Segments of 100, with a line between them until iOS 18.
    @Test(arguments: [
        (Generation.ios18, 302.0, "roundedRect(103 2 96 28 r7 continuous) #FFFFFF"),
        (.ios26, 300, "capsule(102 2 96 28 continuous) #FFFFFF"),
    ])
    func `The pill is 2 inside of its segment`(generation: Generation, width: Double, pill: String) {
        let drawn = Drawn(segments(1), CGFloat(width), in: environment(.light, generation))
        #expect(drawn.fills.contains(pill), "\(drawn.fills)")
    }

    @Test func `In dark the pill is gray`() {
        let drawn = Drawn(segments(1), 300, in: environment(.dark, .ios26))
        #expect(drawn.fills.contains("capsule(102 2 96 28 continuous) #5A5A60"), "\(drawn.fills)")
    }

    /// One line between three segments of which an end one is selected, none between where the middle is.
    @Test(arguments: [(0, 1), (1, 0), (2, 1)])
    func `Until iOS 18 lines stand between segments that are not selected`(selection: Int, lines: Int) {
        let drawn = Drawn(segments(selection), 302, in: environment(.light, .ios18))
        #expect(
            drawn.fills.filter { $0.hasPrefix("rect(") && !$0.hasSuffix("00") }.count == lines,
            "\(drawn.fills)")
    }

    @Test(arguments: [(7, 100), (10, 333), (3, 1000)])
    func `Segments fill the width in whole points`(count: Int, width: Int) {
        let view = segments(0, of: count).frame(width: CGFloat(width))
        let drawn = Drawn(view, in: environment(.light, .ios26))
        #expect(drawn.size.width == CGFloat(width))
    }

    @Test func `Words are dimmed while it is disabled`() {
        #expect(Drawn(segments(0), 300).ink(of: "word 0") == "#000000")
        #expect(Drawn(segments(0).disabled(true), 300).ink(of: "word 0") == "#3C3C434C")
    }

    @Test func `A press shrinks the pill`() {
        let drawn = Drawn(segments(0), 300, asking: .press)
        #expect(drawn.laidOut.claimed == .press)
        #expect(drawn.list != Drawn(segments(0), 300).list)
    }

    /// Words of 60, and 2 beside them, which is the pill's.
    @Test(arguments: [(300, true), (3 * 64, true), (3 * 60, false)] as [(CGFloat, Bool)])
    func `Words are cut in a segment that they do not fit into, and in no other`(
        width: CGFloat, fit: Bool
    ) {
        #expect(Drawn(segments(1), width).list.contains("…") != fit)
    }

    @Test func `A label has its title alone in a segment, its icon alone in a palette`() {
        let view = Picker("", selection: .constant(1)) {
            Label("Star", systemImage: "star").tag(1)
        }
        #expect(Drawn(view.pickerStyle(.segmented), 300).words == ["Star"])
        #expect(!Drawn(view.pickerStyle(.palette)).words.contains("Star"))
    }

    @Test func `The selected symbol of a palette is in the tint unless it shows itself`() {
        let view = Picker("", selection: .constant(1)) {
            Image(systemName: "star").tag(1)
            Image(systemName: "heart").tag(2)
        }
        .pickerStyle(.palette)
        let plain = Drawn(view.paletteSelectionEffect(.custom))
        #expect(Drawn(view.tint(.red)).fills.contains { $0.contains("#FF383C") })
        #expect(plain.fills.filter { $0.hasPrefix("roundedRect") } == [])
    }
}
