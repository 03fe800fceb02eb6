package import Foundation

/// A tile over time: it begins in one state, changes, and goes on to any later time, all in one graph.
///
/// Time is a number that is handed in: there is no clock. Each call leaves the tile laid out as it is then.
@MainActor package final class MotionSession<V: View> {
    package let graph: ViewGraph
    private let motion: MotionRecorder
    private var stage: MotionStage<V>
    private var root: LayoutNode?
    private var passes = 0

    /// Steps in which things happen by themselves, such as a loop of phases, after which the rest is left out.
    private static var stepLimit: Int { 10_000 }

    package init(_ stage: MotionStage<V>, in graph: ViewGraph, _ motion: MotionRecorder) {
        self.graph = graph
        self.motion = motion
        self.stage = stage
        graph.motion = motion
        graph.setting = stage.environment
    }

    /// Seconds since the change.
    package var time: TimeInterval { motion.time }

    /// Lays the tile out as it is before the change, and lets it come to rest.
    package func begin() {
        enter(stage)
        settle()
    }

    /// The first pass before the change, from which tasks may go on before it comes to rest.
    func enter(_ stage: MotionStage<V>) {
        self.stage = stage
        graph.motion = motion
        graph.prepare(stage.options)
        passes = 0
        pass()
        _ = graph.runEffects()
    }

    func settle() {
        follow()
        while motion.nextTime != nil, passes < ViewGraph.passLimit {
            graph.perform { motion.runDue() }
            _ = graph.runEffects()
            follow()
        }
    }

    /// Lets the tile appear at time 0 in its state, which is there with no change.
    package func appear() {
        graph.motion = motion
        graph.prepare(stage.options)
        passes = 0
        pass()
        // What waits for the view to appear happens at time 0, and sees the state.
        if !graph.claims.isEmpty {
            let due = graph.effects
            _ = graph.claims.advance(placed: nil)
            limitTasks()
            pass()
            graph.effects = due + graph.effects
        }
        begin(at: 0)
        _ = graph.runEffects()
        // What goes on by itself from the change on learns that it is there.
        graph.journal.isDirty = true
        follow()
    }

    /// Changes the tile: at time 0 the first time, then at the time that it has come to.
    package func change(to stage: MotionStage<V>) {
        self.stage = stage
        graph.setting = stage.environment
        if motion.isSettling { begin(at: 0) }
        graph.prepare(stage.options)
        passes = 0
        pass()
        _ = graph.runEffects()
        if !graph.claims.isEmpty {
            _ = graph.claims.advance(placed: nil)
            limitTasks()
            pass()
            _ = graph.runEffects()
        }
        follow()
    }

    private func begin(at time: TimeInterval) {
        motion.time = time
        motion.isSettling = false
    }

    /// What the finger starts has only as long as it is down.
    private func limitTasks() {
        guard stage.options.requests.contains(.press) else { return }
        graph.tasks.limit(to: .seconds(graph.touch.duration))
    }

    /// Lets time go on, through all that happens by itself until then.
    package func advance(to time: TimeInterval) {
        var steps = 0
        while let next = motion.nextTime, next <= time {
            steps += 1
            guard steps <= MotionSession.stepLimit else {
                graph.warn(
                    "more than \(MotionSession.stepLimit) things happen by themselves; the rest is left out")
                break
            }
            step(to: max(next, motion.time))
        }
        if motion.time < time { step(to: time) }
    }

    private func step(to time: TimeInterval) {
        motion.time = time
        motion.isAdvancing = true
        passes = 0
        // What moves is where it is now, before anything new happens.
        pass()
        motion.isAdvancing = false
        graph.perform { motion.runDue() }
        _ = graph.runEffects()
        follow()
    }

    /// Passes until nothing changes at this time.
    func follow() {
        guard let placed = root else { return }
        root = graph.follow(
            placed, of: stage.view, in: stage.environment, options: stage.options, passes: &passes)
        graph.warnIfRestless(passes)
    }

    private func pass() {
        root = graph.pass(
            stage.view, in: stage.environment, options: stage.options, needsLayout: true)
        passes += 1
    }

    /// What the tile shows at this time.
    package func drawn() -> LaidOut {
        guard let root else { preconditionFailure("a motion is drawn before it has begun") }
        motion.showFrames()
        var drawn = graph.finish(root, in: stage.environment, options: stage.options)
        drawn.animations = motion.animations
        return drawn
    }
}

extension ViewGraph {
    /// Makes ready for a first pass in what the options ask for.
    func prepare(_ options: TileOptions) {
        claims = Claims(options.requests, target: options.target, reads: options.reads)
        (touch, touchPoint) = (options.touch, nil)
        keepsNotes = options.needsTrace || options.mayNeedTrace
        tellsSpoken = options.tellsSpoken
    }

    /// A moment of a view that comes from another state, or appears where there is none.
    @inline(never) package func layOut<V: View>(
        _ end: MotionStage<V>, from start: MotionStage<V>?, at moment: TileMoment
    ) async -> LaidOut {
        let (end, start) = (usable(end), start.map(usable))
        tasks.isDriven = true
        let session = MotionSession(start ?? end, in: self, moment.makeRecorder())
        if let start {
            session.enter(start)
            if tasks.isWaiting { await tasks.begin() }
            session.settle()
            session.change(to: end)
        } else {
            session.appear()
        }
        await runTasks(of: session, until: moment.time)
        session.advance(to: moment.time)
        if tasks.isWaiting { await tasks.end(in: self) }
        return session.drawn()
    }

    /// As the other, for who cannot wait.
    @inline(never) package func layOut<V: View>(
        _ end: MotionStage<V>, from start: MotionStage<V>?, at moment: TileMoment
    ) -> LaidOut {
        let (end, start) = (usable(end), start.map(usable))
        let session = MotionSession(start ?? end, in: self, moment.makeRecorder())
        if let start {
            session.enter(start)
            session.settle()
            session.change(to: end)
        } else {
            session.appear()
        }
        session.advance(to: moment.time)
        tasks.abandon(in: self)
        return session.drawn()
    }

    /// Lets the tile's tasks go on, each step of theirs at its own time.
    private func runTasks<V: View>(of session: MotionSession<V>, until time: TimeInterval) async {
        var steps = 0
        while tasks.isWaiting, !journal.isLayoutCut, steps < TileTasks.wakeLimit {
            let next = tasks.nextWake.map { min(max($0, session.time), time) } ?? session.time
            if next > session.time { session.advance(to: next) }
            guard await tasks.goOn(in: self, by: next) || (tasks.nextWake.map { $0 <= time } ?? false) else {
                return
            }
            session.follow()
            steps += 1
        }
    }

    private func usable<V: View>(_ stage: MotionStage<V>) -> MotionStage<V> {
        var stage = stage
        stage.options = usable(stage.options, stage.environment)
        return stage
    }
}
