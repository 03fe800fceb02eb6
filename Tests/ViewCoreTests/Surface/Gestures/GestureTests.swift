import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// What gestures are told of the finger of a pressed tile: down in the middle for 0.49 seconds.
@MainActor struct GestureTests {
    private func run(_ view: some View, pressed: Bool = true) -> LaidOut {
        layOut(view, asking: pressed ? .press : [])
    }

    private var box: some View { Color.red.frame(width: 40, height: 20) }

    @Test func `A drag without a distance has begun in the middle and not moved`() {
        let log = Log()
        _ = run(
            box.gesture(
                DragGesture(minimumDistance: 0)
                    .onChanged {
                        log.add("\($0.location.x) \($0.startLocation.y) \($0.translation == .zero)")
                    }
                    .onEnded { _ in log.add("ended") }))
        #expect(log.lines == ["20.0 10.0 true"])
    }

    @Test func `A drag in the picture's space says where the view is`() {
        let log = Log()
        _ = run(
            HStack(spacing: 0) {
                Color.blue.frame(width: 30, height: 20)
                box.gesture(
                    DragGesture(minimumDistance: 0, coordinateSpace: .global)
                        .onChanged { log.add("\($0.location.x) \($0.location.y)") })
            })
        #expect(log.lines == ["50.0 10.0"])
    }

    @Test(arguments: [0.5, 10, .infinity]) func `A drag with a distance has not begun`(distance: CGFloat) {
        let log = Log()
        let found = run(
            box.gesture(DragGesture(minimumDistance: distance).onChanged { _ in log.add("changed") }))
        #expect(log.lines == [])
        #expect(found.warnings == [])
    }

    @Test func `A long press has begun and not ended`() {
        let log = Log()
        _ = run(
            box.gesture(
                LongPressGesture().onChanged { log.add("changed \($0)") }.onEnded { _ in log.add("ended") }))
        #expect(log.lines == ["changed true"])
    }

    @Test func `A long press that takes no longer than the picture has ended`() {
        let log = Log()
        _ = run(box.gesture(LongPressGesture(minimumDuration: 0.2).onEnded { log.add("ended \($0)") }))
        #expect(log.lines == ["ended true"])
    }

    @Test func `A tap has not ended`() {
        let log = Log()
        let found = run(
            box.gesture(TapGesture().onEnded { log.add("tapped") })
                .gesture(SpatialTapGesture().onEnded { _ in log.add("tapped") }))
        #expect(log.lines == [])
        #expect(found.claimed == .press)
    }

    @Test func `Two fingers are never there`() {
        let log = Log()
        _ = run(
            box.gesture(MagnifyGesture().onChanged { _ in log.add("magnified") })
                .simultaneousGesture(RotateGesture().onChanged { _ in log.add("rotated") }))
        #expect(log.lines == [])
    }

    @Test func `Without a press nothing is told`() {
        let log = Log()
        _ = run(
            box.gesture(DragGesture(minimumDistance: 0).onChanged { _ in log.add("changed") }), pressed: false
        )
        #expect(log.lines == [])
    }

    // MARK: States

    private struct Held: View {
        let duration: Double
        @GestureState private var isDown = false
        var body: some View {
            Color(white: isDown ? 1 : 0).frame(width: 40, height: 20)
                .gesture(
                    LongPressGesture(minimumDuration: duration).updating($isDown) { now, state, _ in
                        state = now
                    })
        }
    }

    @Test func `A state is set while the gesture lasts, and back after its end`() {
        let white = run(Held(duration: 0.5)).list
        #expect(white != run(Held(duration: 0.5), pressed: false).list)
        #expect(run(Held(duration: 0.1)).list == run(Held(duration: 0.1), pressed: false).list)
    }

    // MARK: Several

    @Test func `The inner one of two gestures has the touch`() {
        let log = Log()
        let drag = { (name: String) in DragGesture(minimumDistance: 0).onChanged { _ in log.add(name) } }
        _ = run(box.gesture(drag("inner")).gesture(drag("outer")))
        #expect(log.lines == ["inner"])
    }

    @Test func `A gesture of high priority has the touch alone`() {
        let log = Log()
        let drag = { (name: String) in DragGesture(minimumDistance: 0).onChanged { _ in log.add(name) } }
        _ = run(box.gesture(drag("inner")).highPriorityGesture(drag("outer")))
        #expect(log.lines == ["outer"])
    }

    @Test func `A gesture at the same time has the touch with what is inside`() {
        let log = Log()
        let drag = { (name: String) in DragGesture(minimumDistance: 0).onChanged { _ in log.add(name) } }
        _ = run(box.gesture(drag("inner")).simultaneousGesture(drag("outer")))
        #expect(log.lines.sorted() == ["inner", "outer"])
    }

    @Test func `A gesture at the same time has the touch with what is around`() {
        let log = Log()
        let drag = { (name: String) in DragGesture(minimumDistance: 0).onChanged { _ in log.add(name) } }
        _ = run(box.simultaneousGesture(drag("inner")).gesture(drag("outer")))
        #expect(log.lines.sorted() == ["inner", "outer"])
    }

    @Test func `Alone, such a gesture has the touch`() {
        let log = Log()
        _ = run(box.simultaneousGesture(DragGesture(minimumDistance: 0).onChanged { _ in log.add("alone") }))
        #expect(log.lines == ["alone"])
    }

    @Test func `A mask leaves a gesture or what is inside out`() {
        let log = Log()
        let drag = { (name: String) in DragGesture(minimumDistance: 0).onChanged { _ in log.add(name) } }
        _ = run(box.gesture(drag("inner")).gesture(drag("outer"), including: .gesture))
        _ = run(box.gesture(drag("inner")).highPriorityGesture(drag("outer"), including: .subviews))
        _ = run(box.gesture(drag("inner")).gesture(drag("outer"), including: .none))
        #expect(log.lines == ["outer", "inner"])
    }

    @Test func `Of a sequence the second follows on the end of the first`() {
        let log = Log()
        func sequence(_ duration: Double) -> some Gesture {
            LongPressGesture(minimumDuration: duration).sequenced(before: DragGesture(minimumDistance: 0))
                .onChanged { value in
                    switch value {
                    case .first(let isHeld): log.add("first \(isHeld)")
                    case .second(_, let drag): log.add("second \(drag == nil)")
                    }
                }
        }
        _ = run(box.gesture(sequence(0.5)))
        _ = run(box.gesture(sequence(0.1)))
        #expect(log.lines == ["first true", "second true"])
    }

    @Test func `Of two gestures that shut each other out the first is asked`() {
        let log = Log()
        _ = run(
            box.gesture(
                LongPressGesture().onChanged { _ in log.add("press") }
                    .exclusively(before: DragGesture(minimumDistance: 0).onChanged { _ in log.add("drag") })))
        #expect(log.lines == ["press"])
    }

    @Test func `A disabled view and one without touches tell nothing`() {
        let log = Log()
        let drag = DragGesture(minimumDistance: 0).onChanged { _ in log.add("changed") }
        _ = run(box.gesture(drag).disabled(true))
        _ = run(box.gesture(drag).allowsHitTesting(false))
        _ = run(box.simultaneousGesture(drag).hidden())
        #expect(log.lines == [])
    }

    private struct Swipe: Gesture {
        @GestureState private var isDown = false
        let log: Log
        var body: some Gesture<Bool> {
            LongPressGesture().onChanged { [log] _ in log.add("down \(isDown)") }
        }
    }

    @Test func `A gesture of one's own is asked by its body`() {
        let log = Log()
        _ = run(box.gesture(Swipe(log: log)))
        #expect(log.lines == ["down false"])
    }
}
