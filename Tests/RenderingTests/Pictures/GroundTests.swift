import Catalog
import Controls
import Drawing
import Foundation
import Pixels
import Raster
import Rendering
import Testing
import ViewCore

private struct NoStyle {}

/// What is drawn by what lies below: materials, opaque blurs; and what is named and not there.
@MainActor struct GroundTests {
    private static let settler = TileSettler(library: FontLibrary())

    private func tile<V: View>(
        _ view: V, _ scheme: ColorScheme = .light
    ) -> Tile {
        let axes = Axes(states: [.normal], sizes: [.regular], schemes: [scheme])
        return Specimen("View/any", style: NoStyle.self, axes: axes) { AnyView(view) }.tiles[0]
    }

    private func picture(_ list: DisplayList) throws -> Pixmap {
        try rasterize(list, with: RasterContext(library: Self.settler.library))
    }

    private func picture<V: View>(_ view: V, _ scheme: ColorScheme = .light) throws -> Pixmap {
        try picture(Self.settler.layOut(tile(view, scheme), needsTrace: false).list)
    }

    private func pixel(_ picture: Pixmap, _ x: Int, _ y: Int) -> [UInt8] {
        let at = (y * picture.width + x) * 4
        return Array(picture.bytes[at..<at + 4])
    }

    private nonisolated static let materials: [Material] = [
        .ultraThin, .thin, .regular, .thick, .ultraThick,
    ]

    @Test(arguments: ColorScheme.allCases)
    func `Each material has a colour of its own on the tile's ground`(scheme: ColorScheme) throws {
        let seen = try Self.materials.map { material in
            pixel(try picture(Color.clear.frame(width: 40, height: 40).background(material), scheme), 56, 56)
        }
        #expect(Set(seen).count == 5, "\(seen)")
        let ground: [UInt8] = scheme == .light ? [255, 255, 255, 255] : [0, 0, 0, 255]
        #expect(!seen.contains(ground))
    }

    @Test func `Light materials over white are what the published layers make`() throws {
        // (white (1 − a) + c a) ÷ (1 − s), by hand.
        for (material, level) in [(Material.ultraThin, 239), (.thin, 241), (.regular, 247), (.thick, 244)] {
            let found = pixel(
                try picture(Color.clear.frame(width: 40, height: 40).background(material)), 56, 56)
            #expect(abs(Int(found[0]) - level) <= 1, "\(material): \(found)")
        }
    }

    @Test(arguments: ColorScheme.allCases)
    func `Every material blurs what lies below`(scheme: ColorScheme) throws {
        for material in Self.materials {
            let stripes = HStack(spacing: 0) {
                Color.red; Color.green
            }.frame(width: 80, height: 40)
            let found = try picture(stripes.overlay(Rectangle().fill(material)), scheme)
            let (left, right) = (pixel(found, 92, 56), pixel(found, 100, 56))
            // Side by side across the border nothing jumps any more.
            for channel in 0..<3 { #expect(abs(Int(left[channel]) - Int(right[channel])) < 30) }
        }
    }

    @Test(arguments: ColorScheme.allCases)
    func `A material is the same in a sheet as in its tile`(scheme: ColorScheme) throws {
        for material in Self.materials {
            let view = Text("Label").padding().background(material).padding(4).background(Color.orange)
            let specimen = tile(view, scheme).specimen
            let alone = Self.settler.layOut(specimen.tiles[0], needsTrace: false)
            let sheet = Self.settler.sheet(specimen, tiles: specimen.tiles).pages[0]
            let (small, large) = (try picture(alone.list), try picture(sheet.list))
            #expect(contains(large, small), "\(material) in \(scheme)")
        }
    }

    /// But for the one that leaves a hole, through which a sheet is seen.
    @Test(arguments: BlendMode.allCases.filter { $0 != .destinationOut })
    func `A blend is the same in a sheet as in its tile`(mode: Drawing.BlendMode) throws {
        let view = Color.orange.frame(width: 30, height: 30)
            .overlay(Circle().fill(.blue).blendMode(mode).padding(-6))
        let specimen = tile(view).specimen
        let alone = Self.settler.layOut(specimen.tiles[0], needsTrace: false)
        let sheet = Self.settler.sheet(specimen, tiles: specimen.tiles).pages[0]
        #expect(contains(try picture(sheet.list), try picture(alone.list)), "\(mode)")
    }

    @Test func `A material keeps its place and blur under a scale effect`() throws {
        let view = Color.clear.frame(width: 20, height: 20).background(Material.thick).scaleEffect(2)
        let found = try picture(view, .dark)
        #expect(found.width == 84 && found.height == 84)
        for (x, y) in [(2, 2), (77, 77), (40, 40)] { #expect(pixel(found, x, y)[0] > 20, "\(x), \(y)") }
    }

    /// Whether `small` stands somewhere in `large`, pixel for pixel.
    private func contains(_ large: Pixmap, _ small: Pixmap) -> Bool {
        func row(_ picture: Pixmap, _ x: Int, _ y: Int, _ width: Int) -> ArraySlice<UInt8> {
            picture.bytes[(y * picture.width + x) * 4..<(y * picture.width + x + width) * 4]
        }
        let middle = small.height / 2
        for y in 0...(large.height - small.height) {
            for x in 0...(large.width - small.width)
            where row(large, x, y + middle, small.width) == row(small, 0, middle, small.width) {
                if (0..<small.height).allSatisfy({
                    row(large, x, y + $0, small.width) == row(small, 0, $0, small.width)
                }) {
                    return true
                }
            }
        }
        return false
    }

    // MARK: - Opaque blurs

    @Test func `An opaque blur fills its frame to the edge and leaves nothing outside`() throws {
        let found = try picture(Color.red.frame(width: 40, height: 40).blur(radius: 12, opaque: true))
        #expect(found.width == 112)
        let red = pixel(found, 56, 56)
        for (x, y) in [(16, 16), (95, 16), (16, 95), (95, 95), (56, 16)] {
            #expect(isNear(pixel(found, x, y), red), "\(x), \(y)")
        }
        for (x, y) in [(15, 15), (96, 56), (56, 96), (0, 0)] {
            #expect(pixel(found, x, y) == [255, 255, 255, 255], "\(x), \(y)")
        }
    }

    @Test func `Without opaque the edges fade`() throws {
        let found = try picture(Color.red.frame(width: 40, height: 40).blur(radius: 6))
        let edge = pixel(found, (found.width - 80) / 2, found.height / 2)
        #expect(edge[1] > 60 && edge[1] < 200)
    }

    @Test func `An opaque blur counts what is clear as black`() throws {
        let found = try picture(Color.clear.frame(width: 40, height: 40).blur(radius: 4, opaque: true))
        #expect(pixel(found, 56, 56) == [0, 0, 0, 255])
        let still = try picture(Color.clear.frame(width: 40, height: 40).blur(radius: 0, opaque: true))
        #expect(pixel(still, 56, 56) == [0, 0, 0, 255])
        let group = try picture(Color.clear.frame(width: 40, height: 40).drawingGroup(opaque: true))
        #expect(pixel(group, 56, 56) == [0, 0, 0, 255])
        #expect(pixel(group, 8, 8) == [255, 255, 255, 255])
    }

    @Test func `An opaque blur turns with its view`() throws {
        let found = try picture(
            Color.red.frame(width: 40, height: 40).blur(radius: 12, opaque: true).rotationEffect(.degrees(45))
        )
        let red = pixel(found, found.width / 2, found.height / 2)
        // A point inside of the turned square, near the middle of a side.
        let near = pixel(found, found.width / 2 + 26, found.height / 2 + 26)
        #expect(isNear(near, red) && red[0] > 200 && red[3] == 255)
    }

    private func isNear(_ a: [UInt8], _ b: [UInt8]) -> Bool {
        zip(a, b).allSatisfy { abs(Int($0) - Int($1)) <= 2 }
    }

    // MARK: - What is missing

    @Test(arguments: ColorScheme.allCases)
    func `A colour that no catalogue has is seen and named`(scheme: ColorScheme) throws {
        let views: [AnyView] = [
            AnyView(Color("brand/none").frame(width: 40, height: 40)),
            AnyView(Rectangle().fill(Color("brand/none")).frame(width: 40, height: 40)),
            AnyView(Color.clear.frame(width: 40, height: 40).background(Color("brand/none"))),
            AnyView(Rectangle().foregroundStyle(Color("brand/none").gradient).frame(width: 40, height: 40)),
        ]
        for view in views {
            let made = Self.settler.layOut(tile(view, scheme), needsTrace: false)
            #expect(made.warnings == ["no colour named \"brand/none\" in the asset catalogue"])
            let found = pixel(try picture(made.list), 56, 56)
            #expect(found[0] > 240 && found[1] < 40, "\(found)")
        }
    }
}
