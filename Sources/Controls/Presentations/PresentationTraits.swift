public import Foundation
public import ViewCore

/// A height that a sheet can have.
public struct PresentationDetent: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case medium, large
        case fraction(CGFloat)
        case height(CGFloat)
        case custom(ObjectIdentifier)
    }
    let kind: Kind
    private var custom: (any CustomPresentationDetent.Type)?

    public static let medium = PresentationDetent(kind: .medium)
    public static let large = PresentationDetent(kind: .large)
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .fraction(fraction))
    }
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .height(height))
    }
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(kind: .custom(ObjectIdentifier(type)), custom: type)
    }

    /// What a height of one's own may depend on.
    @dynamicMemberLookup public struct Context {
        public let maxDetentValue: CGFloat
        let environment: EnvironmentValues

        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
            environment[keyPath: keyPath]
        }
    }

    public static func == (a: PresentationDetent, b: PresentationDetent) -> Bool { a.kind == b.kind }
    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

    /// In a room of this height; `nil` for a sheet that is not there.
    func height(in room: CGFloat, _ environment: EnvironmentValues) -> CGFloat? {
        let height: CGFloat? =
            switch kind {
            // Half of the room, and nearly all of it.
            case .medium: room / 2
            case .large: room
            case .fraction(let fraction): room * fraction
            case .height(let height): height
            case .custom: custom?.height(in: Context(maxDetentValue: room, environment: environment))
            }
        guard let height, !height.isNaN else { return nil }
        return min(max(height, 0), room)
    }

    /// Tells detents of equal height apart: the large one first, and those of one's own by the names of their types,
    /// since neither the order of a set nor addresses may decide what is drawn.
    var rank: (kind: Int, value: CGFloat, name: String) {
        switch kind {
        case .large: (0, 0, "")
        case .medium: (1, 0, "")
        case .fraction(let fraction): (2, fraction, "")
        case .height(let height): (3, height, "")
        case .custom: (4, 0, custom.map { String(reflecting: $0) } ?? "")
        }
    }
}

/// A height of one's own for sheets.
public protocol CustomPresentationDetent: SendableMetatype {
    static func height(in context: Self.Context) -> CGFloat?
}

extension CustomPresentationDetent {
    public typealias Context = PresentationDetent.Context
}

/// What content says of the sheet or popover around it.
final class PresentationTraits {
    var detents: Set<PresentationDetent> = []
    var selectedDetent: PresentationDetent?
    var indicator: Visibility = .automatic
    var cornerRadius: CGFloat?
    var background: AnyView?
}

private struct TraitsKey: EnvironmentKey { static var defaultValue: PresentationTraits? { nil } }

extension EnvironmentValues {
    var presentationTraits: PresentationTraits? {
        get { self[TraitsKey.self] }
        set { self[TraitsKey.self] = newValue }
    }
}

/// Tells the presentation around something.
public struct PresentationTraitModifier {
    let tell: (PresentationTraits) -> Void
    /// Said when it is told: that a value is none.
    let warning: String?
}

extension PresentationTraitModifier: ViewModifier {
    public typealias Body = Never
    public func unfold<V: View>(content: V, into unfolding: inout Unfolding) {
        content.unfold(into: &unfolding)
        if let warning { unfolding.warn(warning) }
        if let traits = unfolding.environment.presentationTraits { tell(traits) }
    }
}

/// Whether what is behind a presentation takes touches; there is none in a picture.
public struct PresentationBackgroundInteraction: Sendable {
    public static let automatic = PresentationBackgroundInteraction()
    public static let enabled = PresentationBackgroundInteraction()
    public static let disabled = PresentationBackgroundInteraction()
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        .enabled
    }
}

/// Whether a swipe scrolls content or changes the sheet's height.
public struct PresentationContentInteraction: Equatable, Sendable {
    private let rank: Int
    public static let automatic = PresentationContentInteraction(rank: 0)
    public static let resizes = PresentationContentInteraction(rank: 1)
    public static let scrolls = PresentationContentInteraction(rank: 2)
}

/// What a presentation becomes where there is little room; a picture is of what was asked for.
public struct PresentationAdaptation: Sendable {
    private let rank: Int
    public static let automatic = PresentationAdaptation(rank: 0)
    public static let none = PresentationAdaptation(rank: 1)
    public static let popover = PresentationAdaptation(rank: 2)
    public static let sheet = PresentationAdaptation(rank: 3)
    public static let fullScreenCover = PresentationAdaptation(rank: 4)
}

/// How large a presentation is where there is room; a picture is of a phone's.
public protocol PresentationSizing {}

public struct StandardPresentationSizing: PresentationSizing, Sendable {}

extension PresentationSizing where Self == StandardPresentationSizing {
    public static var automatic: Self { .init() }
    public static var page: Self { .init() }
    public static var form: Self { .init() }
    public static var fitted: Self { .init() }
}

extension PresentationSizing {
    public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
        StandardPresentationSizing()
    }
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
        StandardPresentationSizing()
    }
}

extension View {
    nonisolated private func presentation(
        warning: String? = nil, _ tell: @escaping (PresentationTraits) -> Void
    ) -> ModifiedContent<Self, PresentationTraitModifier> {
        modifier(PresentationTraitModifier(tell: tell, warning: warning))
    }

    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        presentation { $0.detents = detents }
    }
    nonisolated public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        presentation {
            $0.detents = detents
            $0.selectedDetent = selection.wrappedValue
        }
    }
    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        presentation { $0.indicator = visibility }
    }
    nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        let isUsable = cornerRadius?.isUsable ?? true
        return presentation(
            warning: isUsable ? nil : ignoredNumber(cornerRadius ?? 0, ".presentationCornerRadius(")
        ) { $0.cornerRadius = isUsable ? cornerRadius : nil }
    }
    nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        let background = AnyView(Rectangle().fill(style))
        return presentation { $0.background = background }
    }
    nonisolated public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let content = content()
        let background = AnyView(
            ZStack(alignment: alignment) { content }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
        return presentation { $0.background = background }
    }
    nonisolated public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> Self { self }
    nonisolated public func presentationContentInteraction(
        _ behavior: PresentationContentInteraction
    ) -> Self { self }
    nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> Self {
        self
    }
    nonisolated public func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation,
        vertical verticalAdaptation: PresentationAdaptation
    ) -> Self { self }
    nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> Self { self }
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> Self { self }
}
