import Drawing
import Foundation
import LayoutSupport
import Testing

@testable import ViewCore

/// Layers of symbols: which there are, and what each is painted with.
@MainActor struct LayeredSymbolTests {
    private func drawn(_ view: some View) -> LaidOut { layOut(view.font(.system(size: 40))) }

    /// Colours that are painted with, in their order, whatever group they are in; what is cut out is none.
    private func colors(_ list: DisplayList) -> [RGBA] {
        var found: [RGBA] = []
        func add(_ items: [DisplayItem], _ alpha: Double) {
            for item in items {
                switch item {
                case .fill(_, .solid(let color), _), .stroke(_, .solid(let color), _):
                    found.append(color.multiplyingAlpha(by: alpha))
                case .glyphs(let run): found.append(run.paint.firstColor.multiplyingAlpha(by: alpha))
                case .group(let group) where group.blend != .destinationOut:
                    add(group.items, alpha * group.opacity)
                default: break
                }
            }
        }
        add(list.items, 1)
        return found
    }

    private func color(_ system: SystemColor, _ alpha: Double = 1) -> RGBA {
        system.resolve(in: EnvironmentValues()).multiplyingAlpha(by: alpha)
    }

    @Test func `In a palette the shape is behind, in the second style, and what is in it is in the first`() {
        let symbol = Image(systemName: "checkmark.circle.fill")
        let asked = drawn(symbol.symbolRenderingMode(.palette).foregroundStyle(.red, .blue))
        #expect(colors(asked.list) == [color(.blue), color(.red)])
        // Several styles stand for the mode.
        #expect(drawn(symbol.foregroundStyle(.red, .blue)).list == asked.list)
        #expect(asked.warnings == [])
        let mode = drawn(symbol.foregroundStyle(.red, .blue).symbolRenderingMode(.monochrome))
        #expect(mode.list == drawn(symbol.foregroundStyle(.red)).list)
    }

    /// Documentation/Rules/colors.json, `hierarchicalShapeStyle`: 1, 0.5 and 0.25.
    @Test func `In a hierarchy layers are fainter from one to the next`() {
        let wifi = Image(systemName: "wifi").foregroundStyle(.red).symbolRenderingMode(.hierarchical)
        #expect(
            colors(drawn(wifi).list)
                == [color(.red), color(.red), color(.red, 0.5), color(.red, 0.25)])
        let plus = Image(systemName: "plus.circle").symbolRenderingMode(.hierarchical).foregroundStyle(.red)
        #expect(colors(drawn(plus).list) == [color(.red, 0.5), color(.red)])
    }

    @Test func `Of two styles the second is that of the third layer as well`() {
        let wifi = Image(systemName: "wifi").foregroundStyle(.red, .blue)
        #expect(colors(drawn(wifi).list) == [color(.red), color(.red), color(.blue), color(.blue)])
        let three = Image(systemName: "wifi").foregroundStyle(.red, .blue, .green)
        #expect(colors(drawn(three).list) == [color(.red), color(.red), color(.blue), color(.green)])
    }

    @Test func `A badge, a mark and a stroke are in front`() {
        for name in [
            "folder.badge.plus", "person.badge.plus", "bell.slash", "lock.shield", "xmark.octagon.fill",
            "exclamationmark.triangle.fill", "questionmark.bubble.fill", "person.fill.xmark",
            "square.and.arrow.up",
        ] {
            let found = colors(drawn(Image(systemName: name).foregroundStyle(.red, .blue)).list)
            #expect(found.first == color(.blue) && found.last == color(.red), "\(name): \(found)")
            let lastBehind = found.lastIndex(of: color(.blue)) ?? 0
            #expect(found[...lastBehind].allSatisfy { $0 == color(.blue) }, "\(name)")
        }
    }

    @Test func `Known symbols have colours of their own`() {
        func multicolor(_ name: String) -> LaidOut {
            drawn(Image(systemName: name).symbolRenderingMode(.multicolor).foregroundStyle(.blue))
        }
        #expect(colors(multicolor("exclamationmark.triangle.fill").list) == [color(.yellow), .white])
        #expect(colors(multicolor("heart.fill").list) == [color(.red)])
        #expect(colors(multicolor("folder.badge.plus").list).first == color(.blue))
        #expect(colors(multicolor("folder.badge.plus").list).last == color(.green))
        let other = multicolor("trash")
        #expect(colors(other.list) == [color(.blue)])
        #expect(other.warnings.count == 1 && other.warnings[0].contains("\"trash\" are not known"))
    }

    @Test func `A mode that an icon has no layers for is named, but for single shapes`() {
        for mode in [SymbolRenderingMode.hierarchical, .palette] {
            let found = drawn(Image(systemName: "trash").symbolRenderingMode(mode)).warnings
            #expect(found.count == 1 && found[0].contains("\"trash\" has one layer"), "\(found)")
            #expect(drawn(Image(systemName: "chevron.right").symbolRenderingMode(mode)).warnings == [])
        }
        // Several styles mean a palette (Apple's documentation of `foregroundStyle(_:_:)`).
        let two = drawn(Image(systemName: "trash").foregroundStyle(.red, .blue)).warnings
        #expect(two.count == 1 && two[0].hasPrefix("several styles in .foregroundStyle: the icon"), "\(two)")
        // Nobody asked for a mode.
        #expect(drawn(Image(systemName: "trash").foregroundStyle(.red)).warnings == [])
        #expect(drawn(Image(systemName: "trash").symbolRenderingMode(.monochrome)).warnings == [])
    }

    @Test func `A symbol in a text has the colours of its layers`() {
        let symbol = Image(systemName: "folder.badge.plus").symbolRenderingMode(.palette)
        let alone = drawn(symbol.foregroundStyle(.red, .blue))
        let inside = drawn(Text("\(symbol)").foregroundStyle(.red, .blue))
        #expect(colors(inside.list) == colors(alone.list))
        #expect(Set(colors(inside.list)).isSuperset(of: [color(.red), color(.blue)]))
        #expect(inside.warnings == [])
        let plain = drawn(Text("\(Image(systemName: "folder.badge.plus"))").foregroundStyle(.red))
        #expect(Set(colors(plain.list)) == [color(.red)])
    }

    /// Of three layers one up to a third, two up to two thirds; none at 0.
    @Test func `A value fills layers from the first on`() {
        let steps: [(Double, Int)] = [
            (0, 0), (0.01, 1), (1.0 / 3, 1), (0.34, 2), (0.66, 2), (0.67, 3), (1, 3), (7, 3), (-1, 0),
        ]
        for (value, count) in steps {
            #expect(LayeredSymbol.filledSteps(value, of: 3) == count, "\(value)")
        }
        func alphas(_ name: String, _ value: Double?) -> [Double] {
            colors(drawn(Image(systemName: name, variableValue: value).foregroundStyle(.red)).list).map(
                \.alpha)
        }
        #expect(alphas("speaker.wave.3", 0.5) == [1, 1, 1, 0.3])
        #expect(alphas("speaker.wave.3.fill", 0) == [1, 0.3, 0.3, 0.3])
        #expect(alphas("chart.bar.fill", 0.3) == [1, 0.3, 0.3])
        #expect(alphas("wifi", .nan) == [0.3, 0.3, 0.3, 0.3])
        #expect(alphas("trash", nil) == [1])
    }

    @Test func `A value that an icon has no layers for is named`() {
        let found = drawn(Image(systemName: "trash", variableValue: 0.5))
        #expect(
            found.warnings.count == 1 && found.warnings[0].contains("\"trash\" has no layers for a value"))
        #expect(drawn(Image(systemName: "trash", variableValue: nil)).warnings == [])
    }

    @Test func `A mode changes neither the size nor the place of what is beside`() {
        for name in ["checkmark.circle.fill", "wifi", "person.badge.plus", "speaker.wave.3"] {
            let plain = drawn(Image(systemName: name)).frame.size
            #expect(
                drawn(Image(systemName: name).foregroundStyle(.red, .blue)).frame.size == plain, "\(name)")
        }
    }

    @Test func `Every mark of a layered symbol has its place`() throws {
        var count = 0
        for key in SymbolTable.lines.keys {
            let name = String(key)
            guard let layered = Symbols.layered(name) else { continue }
            count += 1
            #expect(layered.places.count == layered.drawing.layers.count, "\(name)")
            #expect(layered.places.allSatisfy { (0...2).contains($0.level) }, "\(name)")
        }
        #expect(count > 150)
    }
}

@MainActor struct SpokenSymbolTests {
    private func labels(_ view: some View) -> [TraceValue] {
        var found: [TraceValue] = []
        func add(_ node: TraceNode) {
            found += node.properties.filter { $0.name == "accessibilityLabel" }.map(\.value)
            for child in node.children { add(child) }
        }
        for root in drawn(view).trace.roots { add(root) }
        return found
    }

    @Test func `What is said of a symbol are the words of its name`() {
        #expect(labels(Image(systemName: "star.fill")) == [.text("star fill")])
        #expect(labels(Image(systemName: "trash")) == [.text("trash")])
    }

    @Test func `What somebody says of a symbol goes before its name`() {
        #expect(labels(Image(systemName: "star.fill").accessibilityLabel("Favorite")) == [.text("Favorite")])
    }
}
