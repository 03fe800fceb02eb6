import Controls
import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

private struct Shake: GeometryEffect {
    var amount: CGFloat = 10
    nonisolated var animatableData: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: amount * animatableData, y: size.height))
    }
}

private struct Bob {
    var y = 3.0
    var scale = 2.0
}

@MainActor struct AnimatorTests {
    private let square = Color.red.frame(width: 20, height: 8)

    @Test func `Phases show the first`() {
        let phased = square.phaseAnimator([0.5, 1]) { content, phase in
            content.opacity(phase)
        } animation: { phase in
            .easeInOut(duration: phase == 1 ? 0.8 : 1.2)
        }
        #expect(layOut(phased).list == layOut(square.opacity(0.5)).list)
        let triggered = PhaseAnimator([4.0, 8], trigger: 1) { Color.blue.frame(width: $0, height: 4) }
        #expect(layOut(triggered).list == layOut(Color.blue.frame(width: 4, height: 4)).list)
    }

    @Test func `Keyframes show the value that they begin with`() {
        let moved = square.keyframeAnimator(initialValue: 5.0, trigger: 0) { content, x in
            content.offset(x: x)
        } keyframes: { _ in
            KeyframeTrack {
                CubicKeyframe(-10, duration: 0.08)
                LinearKeyframe(6, duration: 0.1, timingCurve: .easeIn)
                SpringKeyframe(0, duration: 0.2, spring: .bouncy)
            }
        }
        #expect(layOut(moved).list == layOut(square.offset(x: 5)).list)
        let several = square.keyframeAnimator(initialValue: Bob()) { content, bob in
            content.scaleEffect(bob.scale).offset(y: bob.y)
        } keyframes: { _ in
            KeyframeTrack(\.y) { CubicKeyframe(10, duration: 1) }
            KeyframeTrack(\.scale) {
                MoveKeyframe(1)
                SpringKeyframe(2)
            }
        }
        #expect(layOut(several).list == layOut(square.scaleEffect(2).offset(y: 3)).list)
    }

    // An effect is in the view's own coordinates, wherever that stands.
    @Test func `A geometry effect moves what is drawn and not what is laid out`() {
        let shaken = HStack(spacing: 0) {
            square
            square.modifier(Shake(animatableData: 0.5))
            square
        }
        let same = HStack(spacing: 0) {
            square
            square.transformEffect(CGAffineTransform(translationX: 5, y: 8))
            square
        }
        #expect(layOut(shaken).list == layOut(same).list)
        let turn = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 1))
        #expect(
            layOut(square.projectionEffect(turn)).list
                == layOut(square.transformEffect(CGAffineTransform(scaleX: 2, y: 1))).list)
    }

    @Test func `The border of buttons is a shape`() {
        #expect(layOut(square.clipShape(.buttonBorder)).list == layOut(square.clipShape(Capsule())).list)
        // "Defers to the environment" (Apple's documentation of `Shape.buttonBorder`).
        let around = ButtonBorderShape.roundedRectangle(radius: 4)
        let own = RoundedRectangle(cornerRadius: 4)
        #expect(
            layOut(square.clipShape(.buttonBorder).buttonBorderShape(around)).list
                == layOut(square.clipShape(own)).list)
        #expect(
            layOut(square.background(.red, in: .buttonBorder).buttonBorderShape(around)).list
                == layOut(square.background(.red, in: own)).list)
        let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
        #expect(
            ButtonBorderShape.roundedRectangle(radius: 6).path(in: rect)
                == RoundedRectangle(cornerRadius: 6).path(in: rect))
    }

    @Test func `A spring of a mass has its time and its damping`() {
        let spring = Spring(mass: 1, stiffness: 100, damping: 10)
        #expect(abs(spring.duration - 0.628) < 0.001)
        #expect(abs(spring.dampingRatio - 0.5) < 0.001)
    }
}
