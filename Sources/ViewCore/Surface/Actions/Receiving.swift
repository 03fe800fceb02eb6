#if canImport(Combine)
    public import Combine

    /// Runs an action with each value of a publisher, from when the view first appears.
    public struct ReceiveModifier<P: Publisher> where P.Failure == Never {
        let publisher: P
        let action: (P.Output) -> Void
    }

    extension ReceiveModifier: ViewModifier {
        public typealias Body = Never
        public func unfold<V: View>(content: V, into unfolding: inout Unfolding) {
            unfolding.withEffect { graph, identity in
                let memory = graph.location(identity) { Memory<AnyCancellable>() }
                guard memory.value == nil else { return }
                let (publisher, action) = (publisher, action)
                // After the pass, so that a value that is there at once changes state when it may.
                graph.effects.append {
                    guard memory.value == nil else { return }
                    memory.value = publisher.sink(receiveValue: action)
                }
            } content: {
                content.unfold(into: &$0)
            }
        }
    }

    extension View {
        nonisolated public func onReceive<P: Publisher>(
            _ publisher: P, perform action: @escaping (P.Output) -> Void
        ) -> ModifiedContent<Self, ReceiveModifier<P>> where P.Failure == Never {
            modifier(ReceiveModifier(publisher: publisher, action: action))
        }
    }
#endif
