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
    private var met: [(style: ObjectIdentifier, isWritten: Bool)] = []
    /// The configurations of controls that were drawn in styles of the library, in the order of the pass.
    private var builtIn: [ObjectIdentifier] = []

    mutating func beginPass() {
        makers = []
        met.removeAll(keepingCapacity: true)
        builtIn.removeAll(keepingCapacity: true)
    }

    /// Notes a control; the answer is for `endWritten` once what the style makes of it is unfolded, `nil` of a style of the
    /// library.
    @MainActor mutating func record(
        _ style: Any.Type, of configuration: ObjectIdentifier?, in environment: EnvironmentValues
    ) -> Int? {
        makers.insert(environment.isEnabled ? .enabled : .disabled)
        makers.insert(environment.colorScheme == .dark ? .dark : .light)
        if isWritten(style) { return builtIn.count }
        makers.insert(.builtInStyle)
        if let configuration { builtIn.append(configuration) }
        return nil
    }

    /// A style that people wrote and that hands its control on to one of the library is not who draws it.
    mutating func endWritten(_ begun: Int, of configuration: ObjectIdentifier?) {
        let hasHandedOn = configuration.map(builtIn.dropFirst(begun).contains) ?? false
        if !hasHandedOn { makers.insert(.writtenStyle) }
    }

    @MainActor private mutating func isWritten(_ style: Any.Type) -> Bool {
        let id = ObjectIdentifier(style)
        if let known = met.first(where: { $0.style == id }) { return known.isWritten }
        let isWritten = LookGathering.isWritten(style, id)
        met.append((id, isWritten))
        return isWritten
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
