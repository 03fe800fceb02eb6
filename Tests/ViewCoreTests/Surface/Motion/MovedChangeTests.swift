import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

private let slowly = Animation.linear(duration: 0.2)

/// Which changes move, and by which animation.
@MainActor struct MovedChangeTests {
    private var leaf: some View { box("a", 10, 10) }

    @Test func `What no animation is for is there at once`() {
        let moving = Moving { leaf.opacity($0 ? 0.5 : 1) }
        #expect(moving.value(".opacity", at: 0) == "0.5")
    }

    @Test func `An animation of a value that stays moves nothing`() {
        let moving = Moving { leaf.opacity($0 ? 0.5 : 1).animation(slowly, value: 1) }
        #expect(moving.value(".opacity", at: 0) == "0.5")
    }

    @Test func `Of two animations the nearer one moves a view`() {
        let moving = Moving {
            leaf.opacity($0 ? 0 : 1).animation(slowly, value: $0).blur(radius: $0 ? 10 : 0)
                .animation(.linear(duration: 1), value: $0)
        }
        #expect(moving.value(".opacity", at: 0.1) == "0.5")
        #expect(moving.value(".blur", at: 0.1) == "radius 1")
    }

    @Test func `Without an animation a value lets its changes be there at once`() {
        let moving = Moving {
            leaf.opacity($0 ? 0 : 1).animation(nil, value: $0).blur(radius: $0 ? 10 : 0)
                .animation(slowly, value: $0)
        }
        #expect(moving.value(".opacity", at: 0.1) == "0")
        #expect(moving.value(".blur", at: 0.1) == "radius 5")
    }

    @available(*, deprecated)
    @Test func `An animation without a value moves all changes`() {
        let moving = Moving { leaf.opacity($0 ? 0 : 1).animation(slowly) }
        #expect(moving.value(".opacity", at: 0.05) == "0.75")
    }

    @Test func `An animation with a body moves the modifiers in it alone`() {
        let moving = Moving { isOn in
            leaf.blur(radius: isOn ? 10 : 0).animation(slowly) { $0.opacity(isOn ? 0 : 1) }
        }
        #expect(moving.value(".opacity", at: 0.05) == "0.75")
        #expect(moving.value(".blur", at: 0.05) == "radius 10")
    }

    @Test func `A transaction says how changes are carried out`() {
        let moving = Moving { leaf.opacity($0 ? 0 : 1).transaction { $0.animation = slowly } }
        #expect(moving.value(".opacity", at: 0.05) == "0.75")
        let none = Moving {
            leaf.opacity($0 ? 0 : 1).transaction { $0.animation = nil }.animation(slowly, value: $0)
        }
        #expect(none.value(".opacity", at: 0.05) == "0")
        let disabled = Moving {
            leaf.opacity($0 ? 0 : 1).animation(slowly, value: $0).transaction { $0.disablesAnimations = true }
        }
        #expect(disabled.value(".opacity", at: 0.05) == "0")
    }

    @Test func `A delay, a speed and a repetition decide how much of the way is done`() {
        func opacity(_ animation: Animation, _ time: Double) -> String {
            Moving { leaf.opacity($0 ? 0 : 1).animation(animation, value: $0) }.value(".opacity", at: time)
        }
        #expect(opacity(slowly.delay(0.1), 0.1) == "1")
        #expect(opacity(slowly.delay(0.1), 0.15) == "0.75")
        #expect(opacity(slowly.speed(2), 0.05) == "0.5")
        #expect(opacity(slowly.repeatCount(3, autoreverses: false), 0.25) == "0.75")
        #expect(opacity(slowly.repeatForever(), 0.35) == "0.75")
    }

    /// x(0.1) = 0.3577 of Documentation/Rules/animation.md, section Springs.
    @Test func `A spring is where its formula has it`() {
        let moving = Moving { box("a", $0 ? 10_010 : 10, 10).animation(.smooth, value: $0) }
        let width = Double(moving.frame("a", at: 0.1).split(separator: " ")[2]) ?? 0
        #expect(abs(width - 3587) <= 1)
    }

    @Test func `What an action changes moves as it says`() {
        let moving = Moving(
            appearing: Appearing { value in withAnimation(slowly) { value.wrappedValue = 1 } })
        #expect(moving.value(".opacity", at: 0) == "0")
        #expect(moving.value(".opacity", at: 0.05) == "0.25")
        let bound = Moving(appearing: Appearing { $0.animation(slowly).wrappedValue = 1 })
        #expect(bound.value(".opacity", at: 0.05) == "0.25")
        let plain = Moving(appearing: Appearing { $0.wrappedValue = 1 })
        #expect(plain.value(".opacity", at: 0.05) == "1")
        let none = Moving(appearing: Appearing { value in withAnimation(nil) { value.wrappedValue = 1 } })
        #expect(none.value(".opacity", at: 0.05) == "1")
    }

    /// It moves by 20 points once its task has begun.
    private struct Tasked: View {
        let delay: Double
        @State private var isOn = false
        var body: some View {
            box("a", 10, 10).offset(x: isOn ? 20 : 0)
                .task {
                    if delay > 0 { try? await Task.sleep(for: .seconds(delay)) }
                    withAnimation(.linear(duration: 0.2)) { isOn = true }
                }
        }
    }

    @Test(arguments: [0, 0.1])
    func `What a task changes moves from then on as it says`(delay: Double) async {
        func place(_ time: Double) async -> String {
            let stage = MotionStage(
                Tasked(delay: delay), in: EnvironmentValues(), options: options(nil, nil) { _ in })
            let graph = ViewGraph(engine: FixedTextEngine())
            let laidOut = await graph.layOut(stage, from: nil, at: TileMoment(at: time))
            return laidOut.list.description
        }
        #expect(await place(delay).contains("rect(0 0 10 10)"))
        #expect(await place(delay + 0.05).contains("rect(5 0 10 10)"))
        #expect(await place(delay + 0.2).contains("rect(20 0 10 10)"))
    }

    @Test func `What waits for the end of a change happens then`() {
        let moving = Moving(
            appearing: Appearing { value in
                withAnimation(slowly, completionCriteria: .removed) {
                    value.wrappedValue = 1
                } completion: {
                    withAnimation(slowly) { value.wrappedValue = 0 }
                }
            })
        #expect(moving.value(".opacity", at: 0.15) == "0.75")
        #expect(moving.value(".opacity", at: 0.25) == "0.75")
        #expect(moving.value(".opacity", at: 0.4) == "0")
        let settled = layOut(
            Appearing { value in
                withAnimation(slowly) {
                    value.wrappedValue = 1
                } completion: {
                    value.wrappedValue = 0.5
                }
            })
        #expect(settled.list.description == layOut(box("a", 10, 10).opacity(0.5)).list.description)
    }

    @Test func `A view on its way out stays where it was and fades`() {
        let moving = Moving { isOn in
            HStack(spacing: 0) {
                box("wide", 20, 10)
                if !isOn { leaf }
            }
            .animation(slowly, value: isOn)
        }
        for time in [0, 0.05, 0.15] { #expect(moving.frame("a", at: time) == "20 0 10 10", "\(time)") }
        #expect(moving.value(".opacity", at: 0.05) == "0.75")
        #expect(moving.frame("a", at: 0.25) == "none")
    }

    @Test func `A view that is at rest before its change moves nothing then`() {
        let moving = Moving { isOn in
            Appearing { value in
                withAnimation(.linear(duration: 9).repeatForever()) { value.wrappedValue = 1 }
            }
            .blur(radius: isOn ? 10 : 0).animation(slowly, value: isOn)
        }
        #expect(moving.value(".opacity", at: 0.1) == "1")
        #expect(moving.value(".blur", at: 0.1) == "radius 5")
    }

    @Test func `A press moves what its style lets follow it`() {
        let moving = Moving(asking: .press) { _ in
            PressedStyleSample()
        }
        #expect(moving.value(".scaleEffect", at: 0) == "1")
        #expect(moving.value(".scaleEffect", at: 0.05) == "0.975")
        #expect(moving.value(".scaleEffect", at: 0.1) == "0.95")
        #expect(moving.value(".scaleEffect", at: 0.2) == "0.9")
    }

    @Test func `A trace tells the animation of a tile with a moment`() {
        let moving = Moving { leaf.opacity($0 ? 0 : 1).animation(.spring(response: 0.35), value: $0) }
        #expect(moving.value(".animation", at: 0.1).contains("0.35"))
        let still = layOut(leaf.animation(.spring(response: 0.35), value: true)) { $0.needsTrace = true }
        #expect(!"\(still.trace)".contains("animation"))
    }
}

/// A view that takes a press, and is smaller then.
private struct PressedStyleSample: View {
    typealias Body = Never

    func unfold(into unfolding: inout Unfolding) {
        unfolding.claim([.press]) { claim, unfolding in
            let isPressed = claim.shown.contains(.press)
            box("a", 10, 10).scaleEffect(isPressed ? 0.9 : 1).animation(slowly, value: isPressed)
                .unfold(into: &unfolding)
        }
    }
}

/// A view that changes its opacity once it is there.
private struct Appearing: View {
    @State private var opacity = 0.0
    private let action: (Binding<Double>) -> Void

    init(_ action: @escaping (Binding<Double>) -> Void) { self.action = action }

    var body: some View { box("a", 10, 10).opacity(opacity).onAppear { action($opacity) } }
}
