/// What containers around gather from the views inside, beside their nodes: rows, options, sections.
///
/// The walk hands it on. What it is for only the containers know, which stand above.
package struct Gatherings {
    /// Changes what the content of the next view inside inherits.
    package var enterView: (@MainActor (inout EnvironmentValues) -> Void)?
    /// One of a class.
    private var gatherers: [AnyObject] = []

    package subscript<Gatherer: AnyObject>(_ type: Gatherer.Type) -> Gatherer? {
        get {
            for gatherer in gatherers { if let found = gatherer as? Gatherer { return found } }
            return nil
        }
        set {
            gatherers.removeAll { $0 is Gatherer }
            if let newValue { gatherers.append(newValue) }
        }
    }
}
