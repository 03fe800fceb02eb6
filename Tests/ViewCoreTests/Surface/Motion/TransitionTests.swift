import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

private struct Sliding: Transition {
    @Environment(\.layoutDirection) private var direction

    func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .padding(phase.isIdentity ? 1 : 5)
            .offset(x: phase.value * (direction == .leftToRight ? 10 : 20))
    }
}

private struct Insetting: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content.padding(.leading, phase == .identity ? 3 : 0)
    }
}

private struct Indented: ViewModifier {
    let length: CGFloat
    func body(content: Content) -> some View { content.padding(.leading, length) }
}

extension AnyTransition {
    fileprivate static var indenting: AnyTransition {
        .modifier(active: Indented(length: 40), identity: Indented(length: 2))
    }
}

@MainActor struct TransitionTests {
    private var leaf: some View { box("a", 10, 10) }

    @Test func `A view with another id comes and goes by the transition around its id, as by one inside`() {
        let slide = AnyTransition.asymmetric(
            insertion: .move(edge: .trailing), removal: .move(edge: .leading))
        let slowly = Animation.linear(duration: 0.2)
        let outside = Moving(10, 10) { isOn in
            ZStack { Color.red.frame(width: 10, height: 10).id(isOn).transition(slide) }
                .animation(slowly, value: isOn)
        }
        let inside = Moving(10, 10) { isOn in
            ZStack { Color.red.frame(width: 10, height: 10).transition(slide).id(isOn) }
                .animation(slowly, value: isOn)
        }
        for time in [0, 0.05, 0.1, 0.2, 1] {
            #expect(outside.list(at: time).items == inside.list(at: time).items, "at \(time) s")
        }
        // Both are seen on the way, and neither fades.
        #expect(outside.value(".opacity", at: 0.1) == "none")
        #expect(outside.list(at: 0.1).items.count == 2 && outside.list(at: 0.2).items.count == 1)
    }

    @Test func `A transition around a list of views is that of each`() {
        let moving = Moving { isOn in
            VStack {
                ForEach(isOn ? [1, 2] : [1], id: \.self) { _ in Color.red.frame(width: 10, height: 10) }
                    .transition(.scale)
            }.animation(.linear(duration: 0.2), value: isOn)
        }
        #expect(moving.list(at: 0.1).description.contains(" 5 5) #FF383C"))
        #expect(moving.value(".opacity", at: 0.1) == "none")
    }

    @Test func `A view that is scaled to nothing is not seen, and nothing is wrong with it`() {
        let laidOut = layOut(Color.red.frame(width: 10, height: 10).scaleEffect(0))
        #expect(laidOut.list.items.isEmpty && laidOut.warnings.isEmpty)
        let unusable = layOut(Color.red.frame(width: 10, height: 10).scaleEffect(.nan))
        #expect(unusable.warnings.contains { $0.contains("no usable transform") })
    }

    @Test func `A view stands in the identity phase of its transition`() {
        #expect(frames(leaf.transition(Sliding())) == "12x12 a(1, 1, 10, 10)")
        #expect(frames(leaf.transition(AnyTransition(Sliding()))) == "12x12 a(1, 1, 10, 10)")
    }

    @Test func `A transition is applied in the phase that is asked for`() {
        let coming = Sliding().apply(content: leaf, phase: .willAppear)
        #expect(frames(coming) == "20x20 a(-5, 5, 10, 10)")
        #expect(frames(coming, in: .rightToLeft).hasPrefix("20x20 a("))
        #expect(frames(coming, in: .rightToLeft) != frames(coming))
        let gone = Sliding().apply(content: leaf, phase: .didDisappear)
        #expect(frames(gone) == "20x20 a(15, 5, 10, 10)")
    }

    @Test func `Transitions are put on top of each other`() {
        let both = Sliding().combined(with: Insetting()).apply(content: leaf, phase: .identity)
        #expect(frames(both) == "15x12 a(4, 1, 10, 10)")
        #expect(frames(leaf.transition(.indenting.combined(with: .opacity))) == "12x10 a(2, 0, 10, 10)")
    }

    @Test func `Of two modifiers the second is there while the view is`() {
        #expect(frames(leaf.transition(.indenting)) == "12x10 a(2, 0, 10, 10)")
        let uneven = AnyTransition.asymmetric(insertion: .indenting, removal: .move(edge: .top))
        #expect(frames(leaf.transition(uneven)) == "12x10 a(2, 0, 10, 10)")
    }

    @Test func `A view comes in over the edge of its transition`() {
        let moved = MoveTransition(edge: .leading).apply(content: Color.red, phase: .willAppear)
        let same = Color.red.offset(x: -30)
        #expect(layOut(moved, 30, 20).list == layOut(same, 30, 20).list)
        let pushed = PushTransition(edge: .top).apply(content: Color.red, phase: .didDisappear)
        #expect(layOut(pushed, 30, 20).list == layOut(Color.red.offset(y: 20).opacity(0), 30, 20).list)
    }

    @Test func `No transition of the system changes a view that is there`() {
        let plain = layOut(leaf).list
        #expect(layOut(leaf.transition(.opacity)).list == plain)
        #expect(layOut(leaf.transition(.blurReplace)).list == plain)
        #expect(layOut(leaf.transition(.blurReplace(.upUp))).list == plain)
        #expect(layOut(leaf.transition(.push(from: .top))).list == plain)
        #expect(layOut(leaf.transition(.move(edge: .top).combined(with: .opacity))).list == plain)
        #expect(layOut(leaf.transition(.asymmetric(insertion: .slide, removal: .scale))).list == plain)
        #expect(layOut(leaf.transition(.identity.animation(.linear))).list == plain)
        #expect(layOut(leaf.transition(.scale(scale: 2).animation(.linear))).list == plain)
    }

    @Test func `A phase has the number of its side`() {
        #expect([TransitionPhase.willAppear, .identity, .didDisappear].map(\.value) == [-1, 0, 1])
        #expect(Sliding.properties.hasMotion && !OpacityTransition.properties.hasMotion)
    }
}
