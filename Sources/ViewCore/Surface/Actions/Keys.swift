public import Foundation
import Drawing

/// A key, by what it types.
public struct KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral, Hashable, Sendable {
    public var character: Character
    public init(_ character: Character) { self.character = character }
    public init(extendedGraphemeClusterLiteral: Character) { character = extendedGraphemeClusterLiteral }

    public static let upArrow = KeyEquivalent("\u{F700}")
    public static let downArrow = KeyEquivalent("\u{F701}")
    public static let leftArrow = KeyEquivalent("\u{F702}")
    public static let rightArrow = KeyEquivalent("\u{F703}")
    public static let escape = KeyEquivalent("\u{1B}")
    public static let delete = KeyEquivalent("\u{8}")
    public static let deleteForward = KeyEquivalent("\u{F728}")
    public static let home = KeyEquivalent("\u{F729}")
    public static let end = KeyEquivalent("\u{F72B}")
    public static let pageUp = KeyEquivalent("\u{F72C}")
    public static let pageDown = KeyEquivalent("\u{F72D}")
    public static let clear = KeyEquivalent("\u{F739}")
    public static let tab = KeyEquivalent("\t")
    public static let space = KeyEquivalent(" ")
    public static let `return` = KeyEquivalent("\r")
}

/// Keys that are held with another.
public struct EventModifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let capsLock = EventModifiers(rawValue: 1 << 0)
    public static let shift = EventModifiers(rawValue: 1 << 1)
    public static let control = EventModifiers(rawValue: 1 << 2)
    public static let option = EventModifiers(rawValue: 1 << 3)
    public static let command = EventModifiers(rawValue: 1 << 4)
    public static let numericPad = EventModifiers(rawValue: 1 << 5)
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]

    var symbols: String {
        let symbols: [(EventModifiers, String)] = [
            (.control, "⌃"), (.option, "⌥"), (.shift, "⇧"), (.command, "⌘"), (.capsLock, "⇪"),
        ]
        return symbols.filter { contains($0.0) }.map(\.1).joined()
    }
}

/// A key with those held with it.
public struct KeyboardShortcut: Hashable, Sendable {
    public enum Localization: Hashable, Sendable { case automatic, withoutMirroring, custom }

    public var key: KeyEquivalent
    public var modifiers: EventModifiers
    public var localization: Localization

    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.init(key, modifiers: modifiers, localization: .automatic)
    }
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization) {
        self.key = key
        self.modifiers = modifiers
        self.localization = localization
    }
}

/// A key that was pressed; nobody presses one in a tile.
public struct KeyPress: Sendable {
    public struct Phases: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let down = Phases(rawValue: 1)
        public static let `repeat` = Phases(rawValue: 2)
        public static let up = Phases(rawValue: 4)
        public static let all: Phases = [.down, .repeat, .up]
    }
    public enum Result: Hashable, Sendable { case handled, ignored }

    public let phase: Phases
    public let key: KeyEquivalent
    public let characters: String
    public let modifiers: EventModifiers
}

extension View {
    /// The trace has the shortcut; a picture shows nothing of it.
    nonisolated public func keyboardShortcut(
        _ shortcut: KeyboardShortcut?
    ) -> ModifiedContent<Self, SpokenModifier> {
        modifier(
            SpokenModifier(
                shortcut.map { [.init("keyboardShortcut", .text($0.modifiers.symbols + $0.key.name))] } ?? [])
        )
    }
    nonisolated public func keyboardShortcut(
        _ shortcut: KeyboardShortcut
    ) -> ModifiedContent<Self, SpokenModifier> { keyboardShortcut(Optional(shortcut)) }
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command,
        localization: KeyboardShortcut.Localization = .automatic
    ) -> ModifiedContent<Self, SpokenModifier> {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
    }

    // No key is pressed in a tile; the trace has those that would be heard.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
    ) -> ModifiedContent<Self, SpokenModifier> { hears([key]) }
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> ModifiedContent<Self, SpokenModifier> { hears([key]) }
    nonisolated public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> ModifiedContent<Self, SpokenModifier> { hears(keys) }
    nonisolated public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> ModifiedContent<Self, SpokenModifier> { noted("onKeyPress", .name("characters")) }
    nonisolated public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> ModifiedContent<Self, SpokenModifier> { noted("onKeyPress", .name("any")) }

    nonisolated private func hears(_ keys: Set<KeyEquivalent>) -> ModifiedContent<Self, SpokenModifier> {
        noted("onKeyPress", .list(keys.map(\.name).sorted().map { .text($0) }))
    }
}

extension KeyEquivalent {
    /// As a menu would write it.
    fileprivate var name: String {
        let names: [KeyEquivalent: String] = [
            .upArrow: "↑", .downArrow: "↓", .leftArrow: "←", .rightArrow: "→", .escape: "⎋", .delete: "⌫",
            .deleteForward: "⌦", .home: "↖", .end: "↘", .pageUp: "⇞", .pageDown: "⇟", .clear: "⌧", .tab: "⇥",
            .space: "Space", .return: "↩",
        ]
        return names[self] ?? character.uppercased()
    }
}
