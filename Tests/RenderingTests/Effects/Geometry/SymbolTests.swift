import Drawing
import Foundation
import LayoutSupport
import SwiftUI
import Testing
import ViewCore

/// Symbols: icons in the foreground's style, as large as the font and the image scale make them.
@MainActor struct SymbolTests {
    private func run(_ view: some View, _ width: CGFloat? = nil, _ height: CGFloat? = nil) throws -> GlyphRun
    {
        try #require(DrawnItems.runs(view, width, height).first)
    }

    /// At 17 pt an icon's ink is 19 pt across, 208 of the 256 parts of its em (Documentation/Rules/README.md,
    /// section Symbols); the scales beside the medium one are ours.
    @Test(arguments: [10, 17, 34] as [CGFloat])
    func `A symbol's size follows the font and its scale`(points: CGFloat) throws {
        let medium = points * 19 / 17 * 256 / 208
        for (scale, factor) in [(Image.Scale.small, 0.78), (.medium, 1), (.large, 1.28)]
            as [(Image.Scale, CGFloat)]
        {
            let found = try run(Image(systemName: "star").font(.system(size: points)).imageScale(scale))
            #expect(abs(found.size - medium * factor) < 1e-9, "\(scale)")
        }
        #expect(abs(try run(Image(systemName: "star").font(.system(size: points))).size - medium) < 1e-9)
    }

    /// The columns and rows that have ink.
    private func ink(_ probe: PixelProbe) -> (across: [Int], down: [Int]) {
        let across = (0..<probe.width).filter { x in
            (0..<probe.height).contains { probe[x, $0].alpha > 0.5 }
        }
        let down = (0..<probe.height).filter { y in (0..<probe.width).contains { probe[$0, y].alpha > 0.5 } }
        return (across, down)
    }

    /// As a bitmap: each direction for itself. A symbol has 0.04 of its text size of room around its ink.
    @Test(arguments: ["square.fill", "bell.slash", "heart.circle.fill"], [(90, 30), (30, 90), (200, 40)])
    func `A resizable symbol is stretched to what it is offered`(name: String, size: (Int, Int)) throws {
        let symbol = Image(systemName: name)
        let natural = layOut(symbol, scale: 1, engine: DrawnItems.engine).list.size
        let stretched = symbol.resizable().frame(width: CGFloat(size.0), height: CGFloat(size.1))
        let found = ink(try PixelProbe(stretched, CGFloat(size.0), CGFloat(size.1)))
        for (places, length, natural) in [
            (found.across, size.0, natural.width), (found.down, size.1, natural.height),
        ] {
            let room = CGFloat(length) * 0.04 * 17 / natural
            #expect(
                abs(CGFloat(places.first ?? 0) - room) < 2
                    && abs(CGFloat(places.count) + 2 * room - CGFloat(length)) < 3)
        }
    }

    @Test func `Where nothing but arithmetic stretches a symbol, its glyph has one size`() {
        let fit = Image(systemName: "heart.fill").resizable().scaledToFit().frame(width: 77, height: 31)
        let list = layOut(fit, 100, 100, scale: 1, engine: DrawnItems.engine) { $0.fillsOffer = true }.list
        #expect(!list.description.contains("transform") && list.items.count == 1)
    }

    @Test func `A gradient on a stretched symbol runs from side to side`() throws {
        let view = Image(systemName: "square.fill").resizable().frame(width: 90, height: 30)
            .foregroundStyle(
                LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing))
        let probe = try PixelProbe(view, 90, 30)
        for x in stride(from: 10, to: 80, by: 10) {
            #expect(abs(probe[x, 15].red - (Double(x) + 0.5) / 90) < 0.02, "\(x)")
        }
    }

    @Test func `A resizable symbol that is scaled to fit keeps its shape`() throws {
        let natural = layOut(
            Image(systemName: "star"), scale: 1, engine: DrawnItems.engine
        ).list.size
        let size = try run(Image(systemName: "star")).size
        let large = try run(
            Image(systemName: "star").resizable().scaledToFit().frame(width: 100, height: 60), 100, 60)
        let expected = size * min(100 / natural.width, 60 / natural.height)
        // The list's size is rounded up to whole pixels.
        #expect(abs(large.size - expected) < 0.08 * expected)
        let found = try PixelProbe(
            Image(systemName: "star").resizable().scaledToFit().frame(width: 100, height: 60), 100, 60)
        let columns = (0..<100).filter { x in (0..<60).contains { found[x, $0].alpha > 0.5 } }
        // In the middle.
        #expect(abs((columns.first ?? 0) + (columns.last ?? 0) - 99) <= 2)
    }

    @Test func `A symbol has the foreground's style, whatever the rendering mode`() throws {
        for mode in [Image.TemplateRenderingMode.template, .original, nil] {
            let found = try run(Image(systemName: "star").renderingMode(mode).foregroundStyle(.red))
            #expect(found.paint.firstColor.red > 0.9 && found.paint.firstColor.blue < 0.4)
        }
    }

    private func probe(_ name: String) throws -> PixelProbe {
        try PixelProbe(Image(systemName: name).font(.system(size: 80)), 100, 100)
    }
    private func count(_ probe: PixelProbe) -> Int {
        (0..<100).reduce(0) { sum, x in sum + (0..<100).count { probe[x, $0].alpha > 0.5 } }
    }

    @Test func `A symbol in a circle has the circle that its icon lacks`() throws {
        let (circle, disc) = (try probe("circle"), try probe("circle.fill"))
        let (ring, filled) = (try probe("flame.circle"), try probe("flame.circle.fill"))
        // Every pixel of the ring, and more in the middle.
        for x in 0..<100 {
            for y in 0..<100 where circle[x, y].alpha > 0.9 { #expect(ring[x, y].alpha > 0.9, "\(x), \(y)") }
        }
        #expect(count(ring) > count(circle))
        // What the ring's symbol has more, the disc's has less, but for what the edges differ in.
        let cut = count(disc) - count(filled)
        #expect(cut > 200 && abs(cut - (count(ring) - count(circle))) < 60, "\(cut)")
        #expect(filled[50, 50].alpha < 0.1 || ring[50, 50].alpha > 0.9)
    }

    @Test func `A symbol that is struck through has the stroke that its icon lacks`() throws {
        let (plain, slashed) = (try probe("trash"), try probe("trash.slash"))
        var (gone, come) = (0, 0)
        for x in 0..<100 {
            for y in 0..<100 {
                if plain[x, y].alpha > 0.9, slashed[x, y].alpha < 0.1 {
                    gone += 1
                    // Beside the line from the upper left.
                    #expect(abs(x - y) < 25, "\(x), \(y)")
                }
                if plain[x, y].alpha < 0.1, slashed[x, y].alpha > 0.9 {
                    come += 1
                    #expect(abs(x - y) < 10, "\(x), \(y)")
                }
            }
        }
        #expect(gone > 20 && come > 20)
    }

    /// The names of Documentation/Rules/symbols.tsv.
    private func names() throws -> [String] {
        let root = URL(fileURLWithPath: #filePath).pathComponents.prefix { $0 != "Tests" }
        let file = root.joined(separator: "/") + "/Documentation/Rules/symbols.tsv"
        return try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").dropFirst()
            .compactMap { $0.split(separator: "\t").first.map(String.init) }
    }

    @Test func `Outline and filled are two pictures`() throws {
        let names = try names()
        let known = Set(names)
        let pairs = names.filter { known.contains($0 + ".fill") }
        #expect(pairs.count > 150)
        for name in pairs {
            let views = [name, name + ".fill"].map { Image(systemName: $0).font(.system(size: 30)) }
            let (outline, filled) = (try PixelProbe(views[0], 60, 60), try PixelProbe(views[1], 60, 60))
            var others = 0
            for x in 0..<60 {
                for y in 0..<60 where abs(outline[x, y].alpha - filled[x, y].alpha) > 0.5 { others += 1 }
            }
            #expect(others > 20, "\(name)")
        }
    }

    @Test func `Marks that lie on each other are no darker than one`() throws {
        let view = Image(systemName: "arrow.up.and.down").font(.system(size: 80)).foregroundStyle(
            .black.opacity(0.4))
        let probe = try PixelProbe(view, 100, 110)
        for x in 0..<100 {
            for y in 0..<110 { #expect(probe[x, y].alpha < 0.41, "\(x), \(y)") }
        }
        #expect(abs(probe[50, 55].alpha - 0.4) < 0.01)
    }

    @Test func `A symbol of several marks is drawn inside of a sentence`() throws {
        func count(_ text: Text) throws -> Int {
            let probe = try PixelProbe(text.font(.system(size: 60)), 100, 80)
            return (0..<100).reduce(0) { sum, x in sum + (0..<80).count { probe[x, $0].alpha > 0.5 } }
        }
        let ring = try count(Text(Image(systemName: "circle")))
        let letter = try count(Text(Image(systemName: "a.circle")))
        let disc = try count(Text(Image(systemName: "a.circle.fill")))
        #expect(ring < letter && letter < disc)
    }
}
