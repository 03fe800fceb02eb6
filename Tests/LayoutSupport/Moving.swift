package import Drawing
package import Foundation
package import ViewCore

/// A view that changes at time 0, as it is at moments after that. Each moment is drawn from the beginning.
@MainActor package struct Moving {
    private let laidOut: (_ time: TimeInterval, _ step: TimeInterval?) -> LaidOut

    /// - Parameters:
    ///   - requests: what the view is asked for from time 0 on.
    ///   - make: the view before the change, with `false`, and after it.
    package init<V: View>(
        _ width: CGFloat? = nil, _ height: CGFloat? = nil, asking requests: StateRequests = [],
        in environment: EnvironmentValues = EnvironmentValues(),
        @ViewBuilder _ make: @escaping (Bool) -> V
    ) {
        laidOut = { time, step in
            let start = MotionStage(make(false), in: environment, options: options(width, height) { _ in })
            var end = MotionStage(make(true), in: environment, options: options(width, height) { _ in })
            end.options.requests = requests
            let session = MotionSession(start, engine: ViewGraph(engine: FixedTextEngine()))
            session.begin()
            session.change(to: end)
            return Moving.drawn(session, at: time, by: step)
        }
    }

    /// A view that appears at time 0.
    package init<V: View>(appearing view: V, _ width: CGFloat? = nil, _ height: CGFloat? = nil) {
        laidOut = { time, step in
            let stage = MotionStage(view, in: EnvironmentValues(), options: options(width, height) { _ in })
            let session = MotionSession(stage, engine: ViewGraph(engine: FixedTextEngine()))
            session.appear()
            return Moving.drawn(session, at: time, by: step)
        }
    }

    private static func drawn<V: View>(
        _ session: MotionSession<V>, at time: TimeInterval, by step: TimeInterval?
    ) -> LaidOut {
        if let step {
            var now = step
            while now < time {
                session.advance(to: now)
                now += step
            }
        }
        session.advance(to: time)
        return session.drawn()
    }

    /// - Parameter step: in seconds; time goes on in such steps, else in one.
    package func at(_ time: TimeInterval, by step: TimeInterval? = nil) -> LaidOut { laidOut(time, step) }

    package func list(at time: TimeInterval, by step: TimeInterval? = nil) -> DisplayList {
        at(time, by: step).list
    }

    package func warnings(at time: TimeInterval) -> [String] { at(time).warnings }

    /// `x y width height` of the view with this identifier, or that there is none.
    package func frame(_ name: String, at time: TimeInterval) -> String {
        guard let frame = node(at: time, where: { $0.identifier == name })?.frame else { return "none" }
        return [frame.minX, frame.minY, frame.width, frame.height].map { shortNumber($0) }
            .joined(separator: " ")
    }

    /// What the trace tells of the first view or modifier with this name, `value` without its name.
    package func value(_ name: String, at time: TimeInterval) -> String {
        guard let node = node(at: time, where: { $0.name == name }) else { return "none" }
        return node.properties.map { ($0.name == "value" ? "" : $0.name + " ") + $0.value.description }
            .joined(separator: ", ")
    }

    private func node(at time: TimeInterval, where isMeant: (TraceNode) -> Bool) -> TraceNode? {
        func find(_ nodes: [TraceNode]) -> TraceNode? {
            for node in nodes {
                if isMeant(node) { return node }
                if let found = find(node.children) { return found }
            }
            return nil
        }
        return find(at(time).trace.roots)
    }
}
