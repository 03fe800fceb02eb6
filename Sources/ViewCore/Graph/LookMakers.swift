/// Whose doing it is what the controls of a tile look like.
///
/// A state that shows nothing is a style's doing only where a style that somebody wrote draws it.
package struct LookMakers: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A control is drawn in a style that people wrote.
    package static let writtenStyle = LookMakers(rawValue: 1 << 0)
    /// A control is drawn in a style of the library.
    package static let builtInStyle = LookMakers(rawValue: 1 << 1)
    /// A control is enabled where it stands.
    package static let enabled = LookMakers(rawValue: 1 << 2)
    package static let disabled = LookMakers(rawValue: 1 << 3)
    /// A control stands in the light scheme.
    package static let light = LookMakers(rawValue: 1 << 4)
    package static let dark = LookMakers(rawValue: 1 << 5)
}

/// Gathers them in a pass: only for styles that it has not met is it asked who wrote them.
struct LookGathering {
    private(set) var makers: LookMakers = []
    private var met: [ObjectIdentifier] = []

    mutating func beginPass() {
        makers = []
        met.removeAll(keepingCapacity: true)
    }

    @MainActor mutating func note(_ style: Any.Type, in environment: EnvironmentValues) {
        makers.insert(environment.isEnabled ? .enabled : .disabled)
        makers.insert(environment.colorScheme == .dark ? .dark : .light)
        let id = ObjectIdentifier(style)
        guard !met.contains(id) else { return }
        met.append(id)
        makers.insert(LookGathering.isWritten(style, id) ? .writtenStyle : .builtInStyle)
    }

    /// Known of each type once: its name takes long to make.
    @MainActor private static var known: [ObjectIdentifier: Bool] = [:]

    @MainActor private static func isWritten(_ style: Any.Type, _ id: ObjectIdentifier) -> Bool {
        if let known = known[id] { return known }
        let isWritten = !isBuiltIn(style)
        known[id] = isWritten
        return isWritten
    }
}
