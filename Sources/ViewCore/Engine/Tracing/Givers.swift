import Drawing

/// Whose modifier gave a view the font or colour that it has from around, for the trace.
///
/// Nearly always that is the style or view that stands around it; where a style draws a control in another one's style, it
/// may be either.
package struct Givers {
    private let environment: EnvironmentValues

    package init(_ environment: EnvironmentValues) { self.environment = environment }

    /// - Parameters:
    ///   - font: whether the view's font is that of the environment.
    ///   - style: the same of its colour.
    func traced(font: Bool, style: Bool) -> [TraceNode.Property] {
        var members: [TraceValue.Record.Member] = []
        func add(_ name: String, _ giver: Owner??) {
            guard let giver else { return }
            let author = giver?.authors.nameable.last(where: \.handsOn)
            // One of the library's own has a record's kind for its name.
            let isWritten = author?.isWritten ?? true
            members.append(
                .init(name, isWritten ? .name(author?.name ?? "") : .record(.init(author?.name ?? ""))))
        }
        if font { add("font", environment.fontGiver) }
        if style { add("color", environment.foregroundGiver) }
        guard !members.isEmpty else { return [] }
        let value = TraceValue.record(.init("", members))
        return [.init(TraceNode.Property.givers, value, usual: value)]
    }
}
