import Foundation
import LayoutSupport
import Observation
import Testing
import ViewCore

private let fast = Animation.linear(duration: 0.2)
private let slow = Animation.linear(duration: 1)

/// One action that changes several things, or one thing several times: each change is carried out as it says, in the order
/// of the action (Documentation/Rules/animation.md, section Modifiers).
@MainActor struct PendingChangeTests {
    @Test func `Of two animations in one action each moves what it changes`() {
        let moving = Moving(
            appearing: Acting { view in
                withAnimation(fast) { view.opacity = 1 }
                withAnimation(slow) { view.radius = 10 }
            })
        #expect(moving.value(".opacity", at: 0.1) == "0.5")
        #expect(moving.value(".blur", at: 0.1) == "radius 1")
        #expect(moving.value(".opacity", at: 1) == "1")
        #expect(moving.value(".blur", at: 1) == "radius 10")
        #expect(moving.warnings(at: 0.1) == [])
    }

    @Test func `What is set outside of an animation is there at once`() {
        for isFirst in [true, false] {
            let moving = Moving(
                appearing: Acting { view in
                    if isFirst { view.opacity = 1 }
                    withAnimation(slow) { view.radius = 10 }
                    if !isFirst { view.opacity = 1 }
                })
            #expect(moving.value(".opacity", at: 0) == "1")
            #expect(moving.value(".blur", at: 0.1) == "radius 1")
        }
    }

    @Test func `A value that is set and then animated moves from what was set`() {
        let moving = Moving(
            appearing: Acting { view in
                view.radius = 20
                withAnimation(slow) { view.radius = 10 }
            })
        #expect(moving.value(".blur", at: 0) == "radius 20")
        #expect(moving.value(".blur", at: 0.5) == "radius 15")
        #expect(moving.value(".blur", at: 1) == "radius 10")
    }

    @Test func `An action sees what it has set`() {
        let moving = Moving(
            appearing: Acting { view in
                withAnimation(fast) { view.radius = 20 }
                withAnimation(slow) { view.opacity = view.radius == 20 ? 1 : 0.1 }
            })
        #expect(moving.value(".opacity", at: 1) == "1")
    }

    @Test func `An animation in another moves what is in it alone`() {
        let moving = Moving(
            appearing: Acting { view in
                withAnimation(slow) {
                    view.radius = 10
                    withAnimation(fast) { view.opacity = 1 }
                    view.angle = 90
                }
            })
        #expect(moving.value(".blur", at: 0.1) == "radius 1")
        #expect(moving.value(".opacity", at: 0.1) == "0.5")
        #expect(moving.value(".rotationEffect", at: 0.1) == "9°")
    }

    @Test func `What waits for a change that another one interrupts happens once, at its end`() {
        var ends = 0
        let moving = Moving(
            appearing: Acting { view in
                withAnimation(slow, completionCriteria: .removed) {
                    view.radius = 10
                    withAnimation(fast) { view.opacity = 1 }
                    view.angle = 90
                } completion: {
                    ends += 1
                }
            })
        _ = moving.list(at: 0.9)
        #expect(ends == 0)
        _ = moving.list(at: 1.5)
        #expect(ends == 1)
    }

    @Test func `Changes of one animation have the completions of both`() {
        var ends: [Int] = []
        let moving = Moving(
            appearing: Acting { view in
                withAnimation(fast) {
                    view.radius = 10
                } completion: {
                    ends.append(1)
                }
                withAnimation(fast) {
                    view.opacity = 1
                } completion: {
                    ends.append(2)
                }
                withAnimation(fast) {
                } completion: {
                    ends.append(0)
                }
            })
        _ = moving.list(at: 0.1)
        #expect(ends == [0])
        ends = []
        _ = moving.list(at: 0.5)
        #expect(ends == [0, 1, 2])
    }

    @Observable final class Model {
        var radius = 0.0
    }

    private struct Observing: View {
        @State private var model = Model()
        @State private var opacity = 0.0
        let action: (Model, Binding<Double>) -> Void

        var body: some View {
            box("a", 10, 10).opacity(opacity).blur(radius: model.radius).onAppear { action(model, $opacity) }
        }
    }

    @Test func `An object's change moves by its animation, and before others with no word`() {
        func moving() -> Moving {
            Moving(
                appearing: Observing { model, opacity in
                    withAnimation(slow) { model.radius = 10 }
                    withAnimation(fast) { opacity.wrappedValue = 1 }
                })
        }
        #expect(moving().value(".blur", at: 0.1) == "radius 1")
        #expect(moving().value(".opacity", at: 0.1) == "0.5")
        #expect(moving().warnings(at: 0.1) == [])
    }

    @Test func `An object's change after others moves them all, which is said`() {
        func moving(_ action: @escaping (Model, Binding<Double>) -> Void) -> Moving {
            Moving(appearing: Observing(action: action))
        }
        let actions: [(Model, Binding<Double>) -> Void] = [
            { model, opacity in
                withAnimation(fast) { opacity.wrappedValue = 1 }
                withAnimation(slow) { model.radius = 10 }
            },
            { model, opacity in
                model.radius = 5
                withAnimation(fast) { opacity.wrappedValue = 1 }
                withAnimation(slow) { model.radius = 10 }
            },
        ]
        for action in actions {
            #expect(moving(action).value(".opacity", at: 0.1) == "0.1")
            #expect(moving(action).warnings(at: 0.1).contains { $0.contains("changes an object") })
        }
    }

    @Test func `A picture at rest has the values that were set last`() {
        let view = Acting { view in
            view.radius = 20
            withAnimation(fast) { view.radius = 5 }
            withAnimation(slow) { view.radius = 10 }
        }
        #expect(layOut(view).list == layOut(box("a", 10, 10).blur(radius: 10).opacity(0)).list)
    }
}

/// A view that runs an action once it is there.
private struct Acting: View {
    final class Values {
        @Binding var opacity: Double
        @Binding var radius: Double
        @Binding var angle: Double

        init(_ opacity: Binding<Double>, _ radius: Binding<Double>, _ angle: Binding<Double>) {
            (_opacity, _radius, _angle) = (opacity, radius, angle)
        }
    }
    @State private var opacity = 0.0
    @State private var radius = 0.0
    @State private var angle = 0.0
    private let action: (Values) -> Void

    init(_ action: @escaping (Values) -> Void) { self.action = action }

    var body: some View {
        box("a", 10, 10).rotationEffect(.degrees(angle)).blur(radius: radius).opacity(opacity)
            .onAppear { action(Values($opacity, $radius, $angle)) }
    }
}
