public import Drawing

/// A view or modifier, and where it stands.
public struct Site: Hashable, Sendable {
    /// What a node is in its tree.
    enum Standing: Hashable, Sendable {
        case written
        /// What a built-in style draws.
        case builtIn
        /// A modifier that only hands a value on.
        case handingOn
        /// What a control was made with.
        case control
        /// What a view, style or modifier of people's own was made with.
        case author
    }

    /// Who wrote it, outermost first.
    public let owner: [TraceNode.Author]
    /// The view or modifier as it is written.
    public let name: String
    public let identifier: String?
    /// Whose view stands around one that nobody in particular wrote, such as a style around its label.
    public let place: String?
    let standing: Standing

    init(
        _ name: String, owner: [TraceNode.Author] = [], identifier: String? = nil, place: String? = nil,
        standing: Standing = .written
    ) {
        (self.name, self.owner, self.identifier) = (name, owner, identifier)
        (self.place, self.standing) = (place, standing)
    }

    /// - Parameter name: what it is called instead of its own name.
    init(of node: TraceNode, in place: String?, as name: String? = nil) {
        let standing: Standing =
            switch node.role {
            case .environment: node.isOfAuthor ? .author : node.isStatement ? .control : .handingOn
            case .builtIn: .builtIn
            case .written, .derived: .written
            }
        self.init(
            name ?? node.name, owner: node.owner, identifier: node.identifier, place: place,
            standing: standing)
    }

    /// Whether it only hands a value on: the cause of what it comes to inside.
    var handsOn: Bool { [.handingOn, .control, .author].contains(standing) }

    /// Whether it says with what something was made.
    var isStatement: Bool { [.control, .author].contains(standing) }
}
