public import ViewCore

/// How a window looks; a tile is none.
public protocol WindowStyle: Sendable {}

public struct DefaultWindowStyle: WindowStyle { nonisolated public init() {} }
public struct TitleBarWindowStyle: WindowStyle { nonisolated public init() {} }
public struct HiddenTitleBarWindowStyle: WindowStyle { nonisolated public init() {} }
public struct PlainWindowStyle: WindowStyle { nonisolated public init() {} }

extension WindowStyle where Self == DefaultWindowStyle {
    public static var automatic: DefaultWindowStyle { .init() }
}
extension WindowStyle where Self == TitleBarWindowStyle {
    public static var titleBar: TitleBarWindowStyle { .init() }
}
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
    public static var hiddenTitleBar: HiddenTitleBarWindowStyle { .init() }
}
extension WindowStyle where Self == PlainWindowStyle {
    public static var plain: PlainWindowStyle { .init() }
}

/// A part of an app; nothing is drawn of one.
@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}

extension Scene where Body: NoBody {
    public var body: Body { fatalError("\(Self.self) is built in and has no body") }
}

/// Builds scenes from the statements of a closure.
@resultBuilder
public struct SceneBuilder {
    nonisolated public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    nonisolated public static func buildBlock<each Content: Scene>(
        _ content: repeat each Content
    ) -> some Scene { SceneGroup() }
}

struct SceneGroup {}
extension SceneGroup: Scene {
    typealias Body = Never
}

/// A window with content, as often as it is opened.
public struct WindowGroup<Content: View> {
    nonisolated public init(@ViewBuilder content: () -> Content) {}
    nonisolated public init(id: String, @ViewBuilder content: () -> Content) {}
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

extension WindowGroup: Scene {
    public typealias Body = Never
}

extension Scene {
    nonisolated public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
}

/// An app. Its files compile beside styles; started, it says that there is nothing to run.
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
    @MainActor @preconcurrency init()
}

extension App {
    @MainActor @preconcurrency public static func main() {
        fatalError("\(Self.self) is an app, which does not run here; render its views with a specimen")
    }
}
