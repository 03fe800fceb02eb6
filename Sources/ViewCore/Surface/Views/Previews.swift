public import Foundation

/// Samples for a canvas; here they are views like others.
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
    @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    public static var platform: PreviewPlatform? { nil }
}

/// Where a preview is to be shown.
public enum PreviewPlatform: Hashable, Sendable {
    case iOS, macOS, tvOS, watchOS
}

/// How much room a preview has.
public enum PreviewLayout: Hashable, Sendable {
    case device
    case sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

/// A device, by name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral: String) { rawValue = stringLiteral }
}

/// Which way a device is held.
public struct InterfaceOrientation: Hashable, CaseIterable, Sendable {
    private let name: String
    public static let portrait = InterfaceOrientation(name: "portrait")
    public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
    public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
    public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
    public static var allCases: [InterfaceOrientation] {
        [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
    }
}

/// What a canvas hands to a preview.
public protocol PreviewContext {
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// A value that a canvas hands to a preview.
public protocol PreviewContextKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
}

/// What is put around previews; they are compiled and left out.
@MainActor @preconcurrency
public protocol PreviewModifier {
    associatedtype Body: View
    associatedtype Context = Void
    typealias Content = PreviewModifierContent
    @MainActor @preconcurrency static func makeSharedContext() async throws -> Self.Context
    @ViewBuilder @MainActor @preconcurrency func body(content: Content, context: Self.Context) -> Self.Body
}

extension PreviewModifier where Context == Void {
    public static func makeSharedContext() async throws {}
}

/// The preview that a modifier is put around; none is drawn.
public struct PreviewModifierContent: View {
    nonisolated init() {}
    public var body: some View { EmptyView() }
}

extension PreviewTrait where T == Preview.ViewTraits {
    nonisolated public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
        .defaultLayout
    }
}

// They speak to a canvas, which a tile is not.
extension View {
    nonisolated public func previewLayout(_ value: PreviewLayout) -> Self { self }
    nonisolated public func previewDisplayName(_ value: String?) -> Self { self }
    nonisolated public func previewContext(_ value: some PreviewContext) -> Self { self }
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> Self { self }
    nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> Self { self }
}
