import Catalog
import Controls
import Drawing
import Foundation
import LayoutSupport
import Pixels
import Raster
import Rendering
import Testing
import ViewCore

/// A style whose label is drawn larger than it is while it is pressed.
private struct Popping: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        Color.blue.frame(width: 100, height: 60).scaleEffect(configuration.isPressed ? 1.3 : 1)
    }
}

@MainActor struct InkRoomTests {
    private static let settler = TileSettler(library: FontLibrary())

    private func laidOut(_ view: some View, scale: Double = 2, inkLimit: CGFloat = 400) -> LaidOut {
        layOut(view, 320, scale: scale, engine: Self.settler.engine) {
            $0.margin = 8
            $0.inkLimit = inkLimit
            $0.background = .white
        }
    }

    /// What is not white in the outermost pixels of a picture.
    private func inkAtTheEdge(_ list: DisplayList) throws -> Int {
        let picture = try rasterize(list, with: RasterContext(library: InkRoomTests.settler.library))
        var count = 0
        for y in 0..<picture.height {
            for x in 0..<picture.width
            where x == 0 || y == 0 || x == picture.width - 1 || y == picture.height - 1 {
                let at = (y * picture.width + x) * 4
                if picture.bytes[at..<at + 3].contains(where: { $0 < 254 }) { count += 1 }
            }
        }
        return count
    }

    /// The part of a picture that the view and 8 points around it take.
    private func core(_ laidOut: LaidOut) throws -> [UInt8] {
        let picture = try rasterize(laidOut.list, with: RasterContext(library: InkRoomTests.settler.library))
        let scale = laidOut.list.scale
        let box = laidOut.frame.insetBy(dx: -8, dy: -8)
        let (left, right) = (Int((box.minX * scale).rounded()), Int((box.maxX * scale).rounded()))
        var bytes: [UInt8] = []
        for y in Int((box.minY * scale).rounded())..<Int((box.maxY * scale).rounded()) {
            bytes += picture.bytes[(y * picture.width + left) * 4..<(y * picture.width + right) * 4]
        }
        return bytes
    }

    private static var square: some View { Color.blue.frame(width: 40, height: 40) }

    private nonisolated static let reaching: [(String, @MainActor @Sendable () -> AnyView)] = [
        ("shadow", { AnyView(square.shadow(color: .black, radius: 30, x: -10, y: 20)) }),
        ("blur", { AnyView(square.blur(radius: 20)) }),
        ("scaleEffect", { AnyView(square.scaleEffect(2.5)) }),
        ("offset", { AnyView(square.offset(x: 50, y: -70)) }),
        ("rotation", { AnyView(Color.red.frame(width: 200, height: 10).rotationEffect(.degrees(40))) }),
        ("overlay", { AnyView(square.overlay { Color.red.frame(width: 90, height: 10) }) }),
        ("stroke", { AnyView(Circle().stroke(.red, lineWidth: 50).frame(width: 40, height: 40)) }),
        ("text", { AnyView(Text("far away").fixedSize().frame(width: 4)) }),
        ("shadow in a scale", { AnyView(square.shadow(radius: 12).scaleEffect(1.5)) }),
        ("shadow of a faded view", { AnyView(square.opacity(0.5).shadow(color: .black, radius: 24)) }),
        ("blur in a rotation", { AnyView(square.blur(radius: 9).rotationEffect(.degrees(45))) }),
        ("padding", { AnyView(square.padding(-30)) }),
        ("position", { AnyView(square.position(x: 10, y: 10).frame(width: 20, height: 20)) }),
    ]

    @Test(arguments: reaching.map(\.0), [1, 1.5, 2, 3])
    func `Nothing of what is drawn is cut off`(name: String, scale: Double) throws {
        let view = try #require(Self.reaching.first { $0.0 == name }).1
        let made = laidOut(view(), scale: scale)
        let edge = try inkAtTheEdge(made.list)
        #expect(edge == 0, "\(name) at \(scale): \(made.frame) in \(made.list.size)")
        #expect(made.warnings == [])
        // The room is no larger than needed by more than a blur's faint end.
        let wide = laidOut(view().frame(width: 300, height: 300), scale: scale)
        #expect(made.list.size.width <= wide.list.size.width)
        #expect(PixelGrid(scale: scale).isOnPixels(made.frame))
        #expect(made.list.offPixels == nil)
    }

    @Test(arguments: reaching.map(\.0))
    func `The view and its margin look as in a picture of the same with more room`(name: String) throws {
        let view = try #require(Self.reaching.first { $0.0 == name }).1
        let made = laidOut(view())
        let roomy = layOut(view(), 320, scale: 2, engine: Self.settler.engine) {
            ($0.margin, $0.background) = (200, .white)
        }
        #expect(roomy.frame.origin == CGPoint(x: 200, y: 200))
        #expect(try core(made) == core(roomy))
    }

    @Test func `A picture whose ink fits keeps its margin of 8`() {
        let views: [AnyView] = [
            AnyView(Self.square), AnyView(Self.square.shadow(color: .black.opacity(0.2), radius: 1.5, y: 1)),
            AnyView(Text("Agjpqy ÅÉ").font(.system(size: 60)).italic()), AnyView(Self.square.offset(x: 8)),
            AnyView(Circle().stroke(.red, lineWidth: 16).frame(width: 40, height: 40)),
            AnyView(Circle().fill(.red).frame(width: 100, height: 100).rotationEffect(.degrees(45))),
            AnyView(Self.square.shadow(radius: 60).clipped()), AnyView(Self.square.offset(x: 900).hidden()),
            AnyView(Self.square.offset(x: 900).opacity(0)),
            AnyView(Color.clear.frame(width: 9).offset(x: 900)),
        ]
        for (index, view) in views.enumerated() {
            let made = laidOut(view)
            #expect(made.frame.origin == CGPoint(x: 8, y: 8), "\(index)")
            #expect(
                made.list.size.width == made.frame.width + 16
                    && made.list.size.height == made.frame.height + 16)
        }
    }

    @Test func `The room is on the side of the ink, in whole points, and one more`() {
        let made = laidOut(Self.square.offset(x: 20.5))
        #expect(made.frame == CGRect(x: 8, y: 8, width: 40, height: 40))
        #expect(made.list.size == CGSize(width: 8 + 40 + 22, height: 56))
        let before = laidOut(Self.square.offset(x: -20.5, y: -10))
        #expect(before.frame == CGRect(x: 22, y: 11, width: 40, height: 40))
        #expect(before.list.size == CGSize(width: 22 + 40 + 8, height: 11 + 40 + 8))
    }

    @Test(arguments: [CGPoint(x: 1e6, y: 0), CGPoint(x: 0, y: -1e6), CGPoint(x: 500, y: 500)])
    func `Ink far away is left out with a warning and makes no room`(offset: CGPoint) {
        let made = laidOut(Self.square.offset(x: offset.x, y: offset.y))
        #expect(made.list.size == CGSize(width: 56, height: 56))
        #expect(
            made.warnings == [
                "something is drawn more than 400 points outside of the view's frame; the picture ends there"
            ])
    }

    @Test func `Ink that goes on and on gets room up to the limit`() {
        let made = laidOut(Self.square.scaleEffect(1e6))
        #expect(made.list.size == CGSize(width: 842, height: 842))
        #expect(made.warnings.count == 1)
        let blurred = laidOut(Self.square.shadow(color: .black, radius: 1e9))
        #expect(blurred.list.size.width <= 842)
    }

    @Test func `A scale effect of the pressed state is in the picture, and its frame has not moved`() throws {
        let specimen = Specimen(
            "Button/popping", style: Popping.self, axes: Axes(states: [.normal, .pressed], sizes: [.regular])
        ) { Button("Go") {}.buttonStyle(Popping()) }
        let tiles = specimen.tiles.filter { !$0.id.contains("dark") }
        let lists = tiles.map { Self.settler.layOut($0, needsTrace: false) }
        #expect(lists[0].frame.size == lists[1].frame.size)
        #expect(lists[0].frame.origin == CGPoint(x: 8, y: 8))
        // 15 and 9 points on each side, and one more.
        #expect(lists[1].frame.origin == CGPoint(x: 16, y: 10))
        #expect(lists[1].list.size == CGSize(width: 132, height: 80))
        let sheet = Self.settler.sheet(specimen, tiles: tiles).pages[0]
        let picture = try rasterize(sheet.list, with: RasterContext(library: Self.settler.library))
        // In both columns the view's middle stands as high, and the room before it is the same.
        var rows: [Int: ClosedRange<Int>] = [:]
        for x in 0..<picture.width {
            let blue = (0..<picture.height).filter { y in
                let at = (y * picture.width + x) * 4
                return picture.bytes[at] == 0 && picture.bytes[at + 2] > 200
            }
            if let first = blue.first, let last = blue.last { rows[x] = first...last }
        }
        let middles = Set(rows.values.map { $0.lowerBound + $0.upperBound })
        #expect(middles.count == 1)
        #expect(Set(rows.values.map(\.count)) == [120, 156])
    }
}
