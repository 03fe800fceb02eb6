import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// What the finger of a pressed tile does where a specimen says so, and whom it gets to.
@MainActor struct TouchTests {
    @discardableResult
    private func run(
        _ view: some View, _ touch: TileTouch = TileTouch(), asking requests: StateRequests = .press,
        in environment: EnvironmentValues = EnvironmentValues()
    ) -> LaidOut {
        layOut(view, asking: requests, in: environment) { $0.touch = touch }
    }

    private var box: some View { Color.red.frame(width: 40, height: 20) }

    private func drag(_ log: Log, distance: CGFloat = 0) -> some Gesture {
        DragGesture(minimumDistance: distance).onChanged {
            log.add(
                "\($0.startLocation.x) \($0.startLocation.y) by \($0.translation.width) \($0.translation.height)"
            )
        }
    }

    // MARK: Long presses

    private func pressing(_ log: Log, _ duration: Double, distance: CGFloat = 10) -> some View {
        box.onLongPressGesture(minimumDuration: duration, maximumDistance: distance) {
            log.add("perform")
        } onPressingChanged: {
            log.add("pressing \($0)")
        }
    }

    @Test(arguments: [0.5, 1, .infinity]) func `A long press is told that it began`(duration: Double) {
        let log = Log()
        run(pressing(log, duration))
        #expect(log.lines == ["pressing true"])
    }

    @Test(arguments: [0, 0.1, 0.49]) func `A short long press is over`(duration: Double) {
        let log = Log()
        run(pressing(log, duration))
        #expect(log.lines == ["pressing true", "pressing false", "perform"])
    }

    @Test func `A finger that stays longer ends a long press`() {
        let log = Log()
        run(pressing(log, 0.5), TileTouch(for: 0.6))
        #expect(log.lines == ["pressing true", "pressing false", "perform"])
    }

    @Test func `A finger that moves too far ends no long press`() {
        let log = Log()
        let moved = TileTouch(movedBy: CGSize(width: 0, height: 11))
        run(pressing(log, 0.5), moved)
        #expect(log.lines == [])
        run(pressing(log, 0.5, distance: 11), moved)
        #expect(log.lines == ["pressing true"])
    }

    @Test func `A long press that is gone is told so`() {
        struct Vanishing: View {
            let log: Log
            @State private var isDown = false
            var body: some View {
                Color.red.frame(width: 40, height: 20)
                    .onLongPressGesture {
                    } onPressingChanged: {
                        log.add("pressing \($0)")
                        isDown = true
                    }
                    .disabled(isDown)
            }
        }
        let log = Log()
        run(Vanishing(log: log))
        #expect(log.lines == ["pressing true", "pressing false"])
    }

    // MARK: Where and how far

    @Test func `The finger goes down where the specimen says`() {
        let log = Log()
        run(box.gesture(drag(log)), TileTouch(at: .topTrailing))
        run(box.gesture(drag(log)), TileTouch(at: UnitPoint(x: 0.25, y: 0.75)))
        #expect(log.lines == ["40.0 0.0 by 0.0 0.0", "10.0 15.0 by 0.0 0.0"])
    }

    @Test func `A finger that moves far enough begins a drag`() {
        let log = Log()
        run(box.gesture(drag(log, distance: 10)), TileTouch(movedBy: CGSize(width: 6, height: 8)))
        run(box.gesture(drag(log, distance: 10)), TileTouch(movedBy: CGSize(width: 6, height: 7)))
        #expect(log.lines == ["20.0 10.0 by 6.0 8.0"])
    }

    @Test func `After a long press a finger that moves drags`() {
        let log = Log()
        let gesture = LongPressGesture(minimumDuration: 0.2).sequenced(before: DragGesture())
            .onChanged {
                guard case .second(true, let drag?) = $0 else { return log.add("no drag") }
                log.add("\(drag.translation.width)")
            }
        run(box.gesture(gesture), TileTouch(movedBy: CGSize(width: 30, height: 0)))
        run(box.gesture(gesture))
        #expect(log.lines == ["30.0", "no drag"])
    }

    @Test func `Where a finger moves too far for a press the other gesture is asked`() {
        let log = Log()
        let gesture = LongPressGesture().onChanged { _ in log.add("press") }
            .exclusively(before: DragGesture().onChanged { _ in log.add("drag") })
        run(box.gesture(gesture), TileTouch(movedBy: CGSize(width: 30, height: 0)))
        run(box.gesture(gesture))
        #expect(log.lines == ["drag", "press"])
    }

    @Test(arguments: [Double.nan, -1, .infinity, 1e10, 1e308, .greatestFiniteMagnitude])
    func `A time that is none is the usual one`(time: Double) {
        #expect(TileTouch(for: time) == TileTouch())
    }

    @Test func `A place or a way that is none is the usual one`() {
        #expect(TileTouch(at: UnitPoint(x: .nan, y: 0)) == TileTouch())
        #expect(TileTouch(movedBy: CGSize(width: CGFloat.infinity, height: 0)) == TileTouch())
    }

    @Test func `One finger is in one place`() {
        let log = Log()
        run(
            HStack(spacing: 0) {
                Color.blue.frame(width: 60, height: 20)
                box.gesture(drag(log))
            }
            .simultaneousGesture(drag(log)))
        #expect(log.lines == ["20.0 10.0 by 0.0 0.0", "80.0 10.0 by 0.0 0.0"])
    }

    // MARK: Spaces

    @Test func `A place is as seen from the nearest view of that name`() {
        let log = Log()
        let gesture = DragGesture(minimumDistance: 0, coordinateSpace: .named("pad"))
            .onChanged { log.add("\($0.location.x) \($0.location.y)") }
        run(
            HStack(spacing: 0) {
                Color.blue.frame(width: 60, height: 20)
                box.gesture(gesture).padding(5).coordinateSpace(.named("pad"))
            }
            .padding(7).coordinateSpace(name: "pad"))
        run(box.gesture(gesture))
        #expect(log.lines == ["25.0 15.0", "20.0 10.0"])
    }

    @Test func `Right to left a place is where it is seen`() {
        var environment = EnvironmentValues()
        environment.layoutDirection = .rightToLeft
        let log = Log()
        run(
            HStack(spacing: 0) {
                Color.blue.frame(width: 60, height: 20)
                box.gesture(
                    DragGesture(minimumDistance: 0, coordinateSpace: .global)
                        .onChanged { log.add("\($0.location.x)") })
            }, in: environment)
        #expect(log.lines == ["20.0"])
    }

    @Test func `A pointer rests in the middle`() {
        let log = Log()
        run(
            HStack(spacing: 0) {
                Color.blue.frame(width: 60, height: 20)
                box.onContinuousHover {
                    guard case .active(let place) = $0 else { return log.add("ended") }
                    log.add("\(place.x) \(place.y)")
                }
                .onContinuousHover(coordinateSpace: .global) {
                    guard case .active(let place) = $0 else { return }
                    log.add("\(place.x) \(place.y)")
                }
            }, asking: .hover)
        #expect(log.lines == ["20.0 10.0", "80.0 10.0"])
    }

    // MARK: Who hears it

    private func expectThrough(_ gesture: some Gesture, _ source: SourceLocation = #_sourceLocation) {
        let log = Log()
        let found = run(box.gesture(gesture).gesture(drag(log)))
        #expect(log.lines == ["20.0 10.0 by 0.0 0.0"], sourceLocation: source)
        #expect(found.warnings == [], sourceLocation: source)
    }

    @Test func `A gesture that this finger does not begin keeps it from nobody`() {
        expectThrough(TapGesture())
        expectThrough(SpatialTapGesture(count: 2))
        expectThrough(DragGesture(minimumDistance: 10))
        expectThrough(MagnifyGesture())
        expectThrough(RotateGesture().onChanged { _ in })
        expectThrough(TapGesture(count: 2).exclusively(before: TapGesture()))
        expectThrough(TapGesture().sequenced(before: LongPressGesture()))
    }

    @Test func `A tap inside of a long press leaves it the finger`() {
        let log = Log()
        run(box.onTapGesture { log.add("tap") }.onLongPressGesture { log.add("long") }, TileTouch(for: 1))
        #expect(log.lines == ["long"])
    }

    @Test func `A tap of high priority leaves the finger to what is inside`() {
        let log = Log()
        run(box.gesture(drag(log)).highPriorityGesture(TapGesture()))
        #expect(log.lines.count == 1)
    }

    @Test func `A tap alone has heard the press`() {
        let found = run(box.onTapGesture {})
        #expect(found.claimed == .press && found.warnings == [])
        #expect(run(box.onTapGesture {}.disabled(true)).unclaimed == .press)
        #expect(run(box.onTapGesture {}.allowsHitTesting(false)).unclaimed == .press)
    }

    // MARK: What cannot be touched

    private func expectSecond(_ decoy: some View, _ source: SourceLocation = #_sourceLocation) {
        for (request, word) in [(StateRequests.press, "down"), (.hover, "over")] {
            let log = Log()
            let found = run(
                VStack {
                    decoy.onHover { _ in log.add("decoy over") }
                        .onLongPressGesture {
                        } onPressingChanged: { _ in
                            log.add("decoy down")
                        }
                    box.onHover { _ in log.add("over") }
                        .onLongPressGesture {
                        } onPressingChanged: { _ in
                            log.add("down")
                        }
                }, asking: request)
            #expect(log.lines.last == word && found.warnings == [], sourceLocation: source)
        }
    }

    @Test func `What has no area leaves the finger and the pointer to the next`() {
        expectSecond(Color.red.frame(width: 0, height: 0))
        expectSecond(Color.red.frame(width: 40, height: 0))
        expectSecond(ZStack {}.frame(width: 0))
    }

    @Test func `What draws outside of a frame without area can be touched`() {
        let log = Log()
        run(
            Color.clear.frame(width: 0, height: 0).overlay { box.fixedSize() }
                .onLongPressGesture {
                } onPressingChanged: {
                    log.add("pressing \($0)")
                })
        #expect(log.lines == ["pressing true"])
    }

    @Test(arguments: [0, -1]) func `What is faded out leaves the finger and the pointer to the next`(
        opacity: Double
    ) {
        for (request, word) in [(StateRequests.press, "down"), (.hover, "over")] {
            let log = Log()
            let found = run(
                VStack {
                    box.onHover { _ in log.add("decoy") }.onLongPressGesture {
                    } onPressingChanged: { _ in
                        log.add("decoy")
                    }
                    .opacity(opacity)
                    box.onHover { _ in log.add("over") }
                        .onLongPressGesture {
                        } onPressingChanged: { _ in
                            log.add("down")
                        }
                }, asking: request)
            #expect(log.lines == [word] && found.warnings == [])
        }
    }

    @Test func `What is nearly faded out can be touched, and what is faded out alone is said`() {
        #expect(run(box.onTapGesture {}.opacity(0.01)).unclaimed == [])
        #expect(run(box.onTapGesture {}.opacity(.nan)).unclaimed == [])
        #expect(run(box.onTapGesture {}.opacity(0)).unclaimed == .press)
        #expect(run(VStack { box.onTapGesture {} }.opacity(0)).unclaimed == .press)
    }

    @Test func `What fades out under the finger keeps it`() {
        struct Fading: View {
            let log: Log
            @State private var isDown = false
            var body: some View {
                Color.red.frame(width: 40, height: 20)
                    .onLongPressGesture {
                    } onPressingChanged: {
                        log.add("pressing \($0)")
                        isDown = $0
                    }
                    .opacity(isDown ? 0 : 1)
            }
        }
        let log = Log()
        let found = run(Fading(log: log))
        #expect(log.lines == ["pressing true"] && found.warnings == [])
    }

    @Test func `A gesture with held keys hears no finger, and keeps it from nobody`() {
        expectThrough(DragGesture(minimumDistance: 0).modifiers(.shift))
        let log = Log()
        run(box.gesture(drag(log).modifiers([])))
        #expect(log.lines.count == 1)
    }

    @Test func `What is inside keeps its state when a gesture begins to take the finger`() {
        struct Counting: View {
            @State private var count = 0
            var body: some View {
                Color(white: 0).frame(width: CGFloat(count), height: 10).onAppear { count += 1 }
            }
        }
        struct Changing: View {
            @State private var isDown = false
            var body: some View {
                Counting()
                    .gesture(DragGesture(minimumDistance: isDown ? 0 : 10))
                    .onLongPressGesture {
                    } onPressingChanged: {
                        isDown = $0
                    }
            }
        }
        #expect(run(Changing()).list.size.width == 1)
    }

    // MARK: Time

    private struct Waiting: View {
        let time: Duration
        @State private var isDown = false
        @State private var width: CGFloat = 10
        var body: some View {
            Color.red.frame(width: width, height: 10)
                .onLongPressGesture(minimumDuration: .infinity) {
                } onPressingChanged: {
                    isDown = $0
                }
                .task(id: isDown) {
                    guard isDown else { return }
                    try? await Task.sleep(for: time)
                    width = 40
                }
        }
    }

    private func waited(_ time: Duration, _ touch: TileTouch = TileTouch()) async -> LaidOut {
        await layOut(settling: Waiting(time: time), asking: .press) { $0.touch = touch }
    }

    @Test func `What takes no longer than the finger is down has happened`() async {
        let found = await waited(.milliseconds(490))
        #expect(found.list.size.width == 40)
    }

    @Test func `What takes longer has not happened`() async {
        let found = await waited(.milliseconds(500))
        #expect(found.list.size.width == 10)
        #expect(found.warnings == [])
        #expect(await waited(.milliseconds(500), TileTouch(for: 0.5)).list.size.width == 40)
    }

    @Test func `What began before the finger came down takes its time`() async {
        struct Loading: View {
            @State private var width: CGFloat = 10
            var body: some View {
                Color.red.frame(width: width, height: 10).onTapGesture {}
                    .task {
                        try? await Task.sleep(for: .seconds(5))
                        width = 40
                    }
            }
        }
        let found = await layOut(settling: Loading(), asking: .press)
        #expect(found.list.size.width == 40)
    }
}
