import Foundation
import Testing
import ViewCore

@MainActor struct AnimationTests {
    @Test func `Springs are written with all arguments, some, or none`() {
        let springs: [Animation] = [
            .spring, .spring(), .spring(duration: 0.3), .spring(bounce: 0.2),
            .spring(response: 0.3, dampingFraction: 0.6), .spring(dampingFraction: 0.5),
            .spring(response: 0.2), .spring(blendDuration: 0.1),
            .spring(duration: 0.3, bounce: 0.1, blendDuration: 0),
            .interactiveSpring, .interactiveSpring(), .interactiveSpring(dampingFraction: 0.5),
            .interactiveSpring(duration: 0.2, extraBounce: 0.1),
            .interpolatingSpring(stiffness: 100, damping: 10),
            .interpolatingSpring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 2),
            .smooth(), .snappy(duration: 0.2), .bouncy(extraBounce: 0.1),
        ]
        #expect(springs.count == 18)
        let view = box("a", 10, 10)
            .animation(.spring(), value: 1)
            .animation(.interactiveSpring().delay(0.1).speed(2), value: true)
        #expect(frames(view) == "10x10 a(0, 0, 10, 10)")
    }

    @available(*, deprecated)
    @Test func `The form without a value takes a spring too`() {
        #expect(frames(box("a", 10, 10).animation(.spring())) == "10x10 a(0, 0, 10, 10)")
    }
}
