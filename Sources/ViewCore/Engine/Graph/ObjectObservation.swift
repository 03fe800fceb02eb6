#if canImport(Combine)
    import Combine

    /// Marks the pass as outdated when an object says that it will change.
    ///
    /// Lives at the property's place in the graph, so an object is subscribed to once, not once a pass.
    final class ObjectObservation {
        private var object: AnyObject?
        private var subscription: AnyCancellable?
        private let journal: Journal

        init(journal: Journal) { self.journal = journal }

        func observe<T: ObservableObject>(_ newObject: T) {
            guard newObject !== object else { return }
            object = newObject
            let journal = journal
            subscription = newObject.objectWillChange.sink { _ in journal.noteObject() }
        }
    }

    extension PropertyContext {
        /// The observation that belongs to this property.
        @MainActor func observe<T: ObservableObject>(_ object: T) {
            let journal = graph.journal
            graph.location(identity.child(-4)) { ObjectObservation(journal: journal) }
                .observe(object)
        }
    }
#endif
