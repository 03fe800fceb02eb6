import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

private let slowly = Animation.linear(duration: 0.2)

/// Each value is where arithmetic has it: after 0.05 of 0.2 seconds a quarter of the way is done.
@MainActor struct MovedModifierTests {
    private var leaf: some View { box("a", 10, 10) }

    @Test func `A frame grows with time`() {
        let moving = Moving { box("a", $0 ? 30 : 10, 10).animation(slowly, value: $0) }
        #expect(moving.frame("a", at: 0) == "0 0 10 10")
        #expect(moving.frame("a", at: 0.05) == "0 0 15 10")
        #expect(moving.frame("a", at: 0.1) == "0 0 20 10")
        #expect(moving.frame("a", at: 0.2) == "0 0 30 10")
        #expect(moving.frame("a", at: 5) == "0 0 30 10")
    }

    @Test func `A frame around another is as large as that`() {
        let moving = Moving { box("a", $0 ? 30 : 10, 10).padding(2).animation(slowly, value: $0) }
        #expect(moving.at(0.1).list.size == CGSize(width: 24, height: 14))
    }

    @Test func `Bounds of a frame move each by itself`() {
        let moving = Moving {
            leaf.frame(minWidth: $0 ? 40 : 20, maxHeight: $0 ? .infinity : 12).accessibilityIdentifier("b")
                .animation(slowly, value: $0)
        }
        #expect(moving.frame("b", at: 0.1).hasPrefix("0 0 30 "))
    }

    @Test func `Padding moves each edge`() {
        let moving = Moving {
            leaf.padding(EdgeInsets(top: 0, leading: $0 ? 20 : 0, bottom: 0, trailing: $0 ? 0 : 8))
                .animation(slowly, value: $0)
        }
        #expect(moving.frame("a", at: 0) == "0 0 10 10")
        #expect(moving.frame("a", at: 0.05) == "5 0 10 10")
        #expect(moving.at(0.05).frame.width == 21)
    }

    @Test func `An offset moves on both axes`() {
        let moving = Moving { leaf.offset(x: $0 ? 8 : 0, y: $0 ? -4 : 0).animation(slowly, value: $0) }
        #expect(moving.frame("a", at: 0.1) == "4 -2 10 10")
        #expect(moving.value(".offset", at: 0.05) == "x 2, y -1")
    }

    @Test func `A position moves on both axes`() {
        let moving = Moving(100, 100) { leaf.position(x: $0 ? 85 : 5, y: 5).animation(slowly, value: $0) }
        #expect(moving.frame("a", at: 0.05) == "20 0 10 10")
    }

    @Test func `A scale effect moves about its anchor`() {
        let moving = Moving {
            leaf.scaleEffect($0 ? 0.9 : 1, anchor: $0 ? .top : .center).animation(slowly, value: $0)
        }
        #expect(moving.value(".scaleEffect", at: 0).hasPrefix("1"))
        #expect(moving.value(".scaleEffect", at: 0.05).hasPrefix("0.975"))
        #expect(moving.value(".scaleEffect", at: 0.1).hasPrefix("0.95"))
        #expect(moving.value(".scaleEffect", at: 0.2).hasPrefix("0.9"))
        #expect(moving.value(".scaleEffect", at: 0.1).contains("0.25"))
    }

    @Test func `A rotation moves by its angle`() {
        let moving = Moving { leaf.rotationEffect(.degrees($0 ? 90 : 0)).animation(slowly, value: $0) }
        #expect(moving.value(".rotationEffect", at: 0.05).hasPrefix("22.5"))
    }

    @Test func `A turn in space moves by its angle`() {
        let moving = Moving {
            leaf.rotation3DEffect(.degrees($0 ? 80 : 0), axis: (x: 0, y: 1, z: 0)).animation(
                slowly, value: $0)
        }
        let still = layOut(leaf.rotation3DEffect(.degrees(20), axis: (x: 0, y: 1, z: 0))).list
        #expect(moving.list(at: 0.05).description == still.description)
    }

    @Test func `Opacity moves, also of what cannot be seen yet`() {
        let moving = Moving { leaf.opacity($0 ? 1 : 0).animation(slowly, value: $0) }
        #expect(moving.value(".opacity", at: 0) == "0")
        #expect(moving.value(".opacity", at: 0.05) == "0.25")
        #expect(moving.value(".opacity", at: 0.2) == "1")
    }

    @Test func `A blur moves by its radius`() {
        let moving = Moving { leaf.blur(radius: $0 ? 8 : 0).animation(slowly, value: $0) }
        #expect(moving.value(".blur", at: 0.05) == "radius 2")
    }

    @Test func `A shadow moves with its radius, place and colour`() {
        let moving = Moving {
            leaf.shadow(color: .black.opacity($0 ? 0.5 : 0), radius: $0 ? 8 : 0, x: 0, y: $0 ? 4 : 0)
                .animation(slowly, value: $0)
        }
        #expect(moving.value(".shadow", at: 0.1).contains("radius 4"))
        #expect(moving.value(".shadow", at: 0.1).contains("y 2"))
        #expect(moving.value(".shadow", at: 0.1).contains("#00000040"))
    }

    @Test func `Colour filters move by their amounts`() {
        let moving = Moving {
            leaf.brightness($0 ? 0.4 : 0).saturation($0 ? 0 : 1).hueRotation(.degrees($0 ? 40 : 0))
                .animation(slowly, value: $0)
        }
        #expect(moving.value(".brightness", at: 0.05) == "0.1")
        #expect(moving.value(".saturation", at: 0.05) == "0.75")
        #expect(moving.value(".hueRotation", at: 0.05) == "10")
    }

    /// Half of the light of white is 0.7354 of its channel in sRGB: 188 of 255.
    @Test func `A colour moves through linear light`() {
        let moving = Moving(10, 10) {
            Rectangle().fill($0 ? Color.white : .black).animation(slowly, value: $0)
        }
        #expect(moving.list(at: 0).description.contains("#000000"))
        #expect(moving.list(at: 0.1).description.contains("#BCBCBC"))
        #expect(moving.list(at: 0.2).description.contains("#FFFFFF"))
    }

    @Test func `A colour that comes from nothing keeps its hue`() {
        let moving = Moving(10, 10) {
            Color.clear.background($0 ? Color(red: 1, green: 0, blue: 0) : .clear).animation(
                slowly, value: $0)
        }
        #expect(moving.list(at: 0.1).description.contains("#FF000080"))
    }

    @Test func `Styles of shapes, words, backgrounds and views move`() {
        let gray = "#BCBCBC"
        func drawn(_ make: @escaping (Bool) -> some View) -> String {
            Moving(40, 40) { make($0).animation(slowly, value: $0) }.list(at: 0.1).description
        }
        #expect(drawn { Text(verbatim: "abc").foregroundStyle($0 ? Color.white : .black) }.contains(gray))
        #expect(drawn { Circle().foregroundStyle($0 ? Color.white : .black) }.contains(gray))
        #expect(drawn { Circle().stroke($0 ? Color.white : .black, lineWidth: 2) }.contains(gray))
        #expect(drawn { leaf.overlay($0 ? Color.white : .black, in: Circle()) }.contains(gray))
        #expect(drawn { $0 ? Color.white : Color.black }.contains(gray))
        #expect(drawn { Circle().fill(.tint).tint($0 ? .white : .black) }.contains(gray))
    }

    @Test func `Gradients with as many stops move, others are there at once`() {
        func drawn(_ end: Gradient) -> String {
            Moving(10, 10) {
                Rectangle().fill(
                    LinearGradient(
                        gradient: $0 ? end : Gradient(colors: [.black, .black]), startPoint: .top,
                        endPoint: .bottom)
                )
                .animation(slowly, value: $0)
            }.list(at: 0.1).description
        }
        #expect(drawn(Gradient(colors: [.white, .black])).contains("#BCBCBC"))
        #expect(!drawn(Gradient(colors: [.white, .black, .white])).contains("#BCBCBC"))
    }

    @Test func `A line's width moves`() {
        let moving = Moving(20, 20) {
            Circle().stroke(Color.red, lineWidth: $0 ? 6 : 2).animation(slowly, value: $0)
        }
        #expect(moving.value("Circle", at: 0.1).contains("lineWidth 4"))
    }

    @Test func `Corners of shapes and clips move`() {
        func drawn(_ radius: CGFloat, _ make: (CGFloat) -> some View) -> String {
            layOut(make(radius), 40, 40).list.description
        }
        func filled(_ radius: CGFloat) -> some View { RoundedRectangle(cornerRadius: radius).fill(Color.red) }
        let fills = Moving(40, 40) { filled($0 ? 16 : 0).animation(slowly, value: $0) }
        #expect(fills.list(at: 0.05).description == drawn(4, filled))
        func clipped(_ radius: CGFloat) -> some View { Color.red.cornerRadius(radius) }
        let clips = Moving(40, 40) { clipped($0 ? 16 : 0).animation(slowly, value: $0) }
        #expect(clips.list(at: 0.05).description == drawn(4, clipped))
        func inside(_ radius: CGFloat) -> some View {
            RoundedRectangle(cornerRadius: radius).inset(by: 2).fill(Color.red)
        }
        let insets = Moving(40, 40) { inside($0 ? 16 : 0).animation(slowly, value: $0) }
        #expect(insets.list(at: 0.05).description == drawn(4, inside))
    }

    @Test func `A trimmed line grows`() {
        func drawn(_ end: CGFloat) -> some View { LineShape(end: end).stroke(Color.red, lineWidth: 2) }
        let moving = Moving(40, 40) { drawn($0 ? 0.8 : 0.4).animation(slowly, value: $0) }
        #expect(moving.list(at: 0.1).description == layOut(drawn(0.6), 40, 40).list.description)
        func ring(_ end: CGFloat) -> some View { Circle().trim(from: 0, to: end).stroke(Color.red) }
        let rings = Moving(40, 40) { ring($0 ? 0.75 : 0.25).animation(slowly, value: $0) }
        #expect(rings.list(at: 0.1).description == layOut(ring(0.5), 40, 40).list.description)
    }
}

/// A line of style code's own, whose end moves.
private struct LineShape: Shape {
    var end: CGFloat
    var animatableData: CGFloat {
        get { end }
        set { end = newValue }
    }
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: rect.origin)
            path.addLine(to: CGPoint(x: rect.minX + rect.width * end, y: rect.minY))
        }
    }
}
