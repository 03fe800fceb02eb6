/// A wrapper around a property whose value the trace tells of the view that has it.
package protocol TracedWrapper: DynamicProperty {
    /// The value with the name that it is told by; `nil` where it is not the view's own.
    func traced(as name: String) -> (name: String, value: Any)?
}

extension State: TracedWrapper {
    package func traced(as name: String) -> (name: String, value: Any)? { (name, wrappedValue) }
}

extension Binding: TracedWrapper {
    /// Only of a constant or a state's: another one asks people's own code.
    package func traced(as name: String) -> (name: String, value: Any)? {
        isStored ? (name, wrappedValue) : nil
    }
}

extension Environment: TracedWrapper {
    /// Only of a key that people declare and nobody has set around: what is set is told by the modifier that does.
    package func traced(as name: String) -> (name: String, value: Any)? {
        guard let (key, value) = ownDefault else { return nil }
        return ("default of \(nameOfKey(key))", value)
    }
}
