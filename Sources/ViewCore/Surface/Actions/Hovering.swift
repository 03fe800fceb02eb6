public import Foundation
import Drawing

/// Where a pointer is over a view.
public enum HoverPhase: Equatable, Sendable {
    case active(CGPoint)
    case ended
}

/// How a view answers a pointer or a gaze by itself. No tile shows it: what a hovered tile shows is what style
/// code draws.
public struct HoverEffect: Hashable, Sendable {
    let name: String
    public static let automatic = HoverEffect(name: "automatic")
    public static let highlight = HoverEffect(name: "highlight")
    public static let lift = HoverEffect(name: "lift")
}

extension View {
    nonisolated public func hoverEffect(
        _ effect: HoverEffect = .automatic
    ) -> ModifiedContent<Self, SpokenModifier> { noted("hoverEffect", .name(effect.name)) }
    nonisolated public func hoverEffect(
        _ effect: HoverEffect = .automatic, isEnabled: Bool
    ) -> ModifiedContent<Self, SpokenModifier> {
        modifier(SpokenModifier(isEnabled ? [.init("hoverEffect", .name(effect.name))] : []))
    }
    nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> Self { self }
    nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> Self { self }

    /// What is said beside a pointer that rests; the trace has it.
    nonisolated public func help(_ textKey: LocalizedStringKey) -> ModifiedContent<Self, SpokenModifier> {
        help(Text(textKey))
    }
    nonisolated public func help(_ text: Text) -> ModifiedContent<Self, SpokenModifier> {
        modifier(SpokenModifier([.init("help", .text(text.plain))]))
    }
    @_disfavoredOverload
    nonisolated public func help<S: StringProtocol>(_ text: S) -> ModifiedContent<Self, SpokenModifier> {
        help(Text(text))
    }
}
