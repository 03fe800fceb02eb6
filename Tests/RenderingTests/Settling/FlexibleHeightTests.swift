import Catalog
import Controls
import Foundation
import Raster
import Rendering
import Testing
import ViewCore

private struct NoStyle {}

@MainActor struct FlexibleHeightTests {
    private static let settler = TileSettler(library: FontLibrary())

    private func laidOut<V: View>(_ view: V, height: CGFloat? = nil) -> LaidOut {
        let specimen = Specimen(
            "Shape/any", style: NoStyle.self, axes: onePoint(), height: height
        ) { AnyView(view) }
        return Self.settler.layOut(specimen.tiles[0], needsTrace: false)
    }

    @Test func `A view without a height of its own is offered 200 points`() {
        let views: [AnyView] = [
            AnyView(Circle()), AnyView(Rectangle().fill(.red)), AnyView(Color.red),
            AnyView(RoundedRectangle(cornerRadius: 9).padding(0)), AnyView(Capsule().stroke(.red)),
            AnyView(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)),
            AnyView(ZStack { Circle() }), AnyView(GeometryReader { _ in Text("a") }),
        ]
        for (index, view) in views.enumerated() {
            let made = laidOut(view)
            #expect(made.frame.height == 200, "\(index)")
            #expect(made.flexibleHeight == 200)
        }
    }

    @Test func `Every other view is as high as it was`() {
        let views: [(AnyView, CGFloat)] = [
            (AnyView(Text("a").frame(height: 9)), 9), (AnyView(Divider()), 0.5),
            (AnyView(Circle().frame(height: 4)), 4), (AnyView(Circle().padding(1)), 12),
            (
                AnyView(
                    VStack {
                        Circle(); Circle()
                    }), 28
            ), (AnyView(Circle().frame(maxHeight: 150)), 10),
            (AnyView(Circle().frame(minHeight: 11)), 11), (AnyView(Circle().fixedSize()), 10),
            (AnyView(Circle().aspectRatio(1, contentMode: .fit)), 320),
            (AnyView(Text("a").background(Circle())), 20.5),
        ]
        for (index, (view, height)) in views.enumerated() {
            let made = laidOut(view)
            #expect(abs(made.frame.height - height) <= 0.5, "\(index): \(made.frame)")
            #expect(made.flexibleHeight == nil)
        }
    }

    private func found<V: View>(_ view: V) -> LaidOut {
        let specimen = Specimen(found: "View/any", style: "V", file: "", line: 1) { _ in view }
        return Self.settler.layOut(specimen.tiles[0], needsTrace: false)
    }

    @Test func `A view found in a file is not as low as the words in front of its shape`() {
        #expect(
            found(
                ZStack {
                    Circle(); Text("12")
                }
            ).frame.height == 200)
        #expect(found(Circle().padding(1)).frame.height == 200)
        #expect(found(Text("a").frame(maxHeight: .infinity)).flexibleHeight == 200)
        // What does not take what it is offered, or would lose what is in it, is as it was.
        #expect(found(Text("a").background(Circle())).flexibleHeight == nil)
        let scrolled = ScrollView { Color.red.frame(height: 300) }
        #expect(found(scrolled).frame.height == 300)
        #expect(
            laidOut(
                ZStack {
                    Circle(); Text("12")
                }
            ).flexibleHeight == nil)
    }

    @Test func `A specimen's own height decides`() {
        #expect(laidOut(Circle(), height: 44).frame.size == CGSize(width: 44, height: 44))
        #expect(laidOut(Circle(), height: 44).flexibleHeight == nil)
        #expect(laidOut(Text("a"), height: 44).frame.height < 30)
    }

    /// 20,000 points, which at no scale is a picture.
    private var high: some View {
        VStack(spacing: 0) { ForEach(0..<200, id: \.self) { _ in Color.red.frame(height: 100) } }
    }

    @Test func `What scrolls and is too high for a picture has the height of a screen`() async throws {
        let scrolled = laidOut(ScrollView { high })
        #expect(scrolled.frame.height == 852)
        #expect(scrolled.flexibleHeight == 852)
        #expect(
            scrolled.warnings == [
                // With the margin of 8 points above and below.
                "a picture cannot be 20016 points high, so the view is offered the height of a screen, 852 points; "
                    + "say a height to have another"
            ])
        let specimen = Specimen("List/any", style: NoStyle.self, axes: onePoint()) {
            ScrollView { self.high }
        }
        let settled = await Self.settler.settle(try #require(specimen.tiles.first))
        #expect(settled.frame.height == 852)
        #expect(settled.warnings == scrolled.warnings)
    }

    @Test func `What does not scroll stays as high as it is, and a height that was asked for counts`() {
        #expect(laidOut(high).frame.height == 20_000)
        #expect(laidOut(high).warnings.isEmpty)
        let asked = laidOut(ScrollView { high }, height: 10_000)
        #expect(asked.frame.height == 10_000)
        #expect(asked.warnings.isEmpty)
        let low = laidOut(ScrollView { Color.red.frame(height: 8000) })
        #expect(low.frame.height == 8000)
        #expect(low.warnings.isEmpty)
    }

    @Test func `A sheet says which height was offered`() {
        func words<V: View>(_ view: V) -> String {
            let specimen = Specimen("Shape/any", style: NoStyle.self, axes: onePoint()) { AnyView(view) }
            return "\(Self.settler.sheet(specimen, tiles: specimen.tiles).pages[0].list)"
        }
        #expect(words(Circle()).contains("offered a height of 200 points"))
        #expect(!words(Text("a")).contains("offered"))
    }
}
