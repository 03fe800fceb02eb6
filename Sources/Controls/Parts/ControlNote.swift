package import Drawing
package import ViewCore

/// What a control says of itself for the trace: with what it was made, and in which style it is drawn.
///
/// A style may make anything of a value: without this, a change of it could only be told by what moved.
package struct ControlNote {
    /// As people write it: `Toggle`.
    let control: String
    /// The modifier that sets its style: `toggleStyle`.
    let style: String?
    /// Asked when a trace is made, not before.
    let values: () -> [TraceNode.Property]

    /// - Parameter isRemade: whether a style makes the control again from its configuration, so that it was told.
    package init?(
        _ control: String, style: String? = nil, isRemade: Bool = false,
        _ values: @escaping () -> [TraceNode.Property] = { [] }
    ) {
        if isRemade { return nil }
        self.control = control
        self.style = style
        self.values = values
    }
}

extension Unfolding {
    /// Notes what a control that `writer` has written says of itself, at what it came to from `start` on.
    package mutating func addNote(
        _ note: @autoclosure () -> ControlNote?, in drawn: Any.Type? = nil, from start: Int, by writer: Owner?
    ) {
        guard keepsNotes, let note = note() else { return }
        let hidesLabel = environment.labelsHidden
        addNote(.stated(note.control), from: start, by: writer) {
            var stated = note.values()
            if hidesLabel { stated.append(.init("labelsHidden", .flag(true), usual: .flag(false))) }
            if let style = note.style, let drawn {
                stated.append(.init(style, tracedStyle(drawn, of: style)))
            }
            return stated
        }
    }
}

/// A style's name: `titleAndIcon` for one of the library, the type's own for one that people wrote.
///
/// The type goes along unprinted, since what the style draws is told by it.
package func tracedStyle(_ type: Any.Type, of modifier: String) -> TraceValue {
    let name = typeName(type)
    return .record(.init(shortName(of: name, for: modifier, type), [.author(name)]))
}

/// `TitleAndIconLabelStyle` is written `.titleAndIcon`, `DefaultLabelStyle` `.automatic`.
private func shortName(of name: String, for modifier: String, _ type: Any.Type) -> String {
    let suffix = modifier.prefix(1).uppercased() + modifier.dropFirst()
    guard isBuiltIn(type), name.hasSuffix(suffix), name.count > suffix.count else { return name }
    let short = name.dropLast(suffix.count)
    if short == "Default" || short == "Automatic" { return "automatic" }
    return short.prefix(1).lowercased() + short.dropFirst()
}
