public import Foundation
public import ViewCore

/// Closes what it stands in; a still picture notes that it was asked.
public struct DismissAction: Sendable {
    @MainActor @preconcurrency public func callAsFunction() { ViewGraph.record("dismiss") }
}

/// Opens a URL; a still picture notes which.
public struct OpenURLAction: Sendable {
    /// What was made of a URL.
    public struct Result: Sendable {
        fileprivate let note: String?
        public static let handled = Result(note: nil)
        public static let discarded = Result(note: nil)
        public static let systemAction = Result(note: "open")
        public static func systemAction(_ url: URL) -> Result { Result(note: "open \(url.absoluteString)") }
        public static func systemAction(prefersInApp: Bool) -> Result { .systemAction }
    }

    private let handler: @MainActor @Sendable (URL) -> Result

    @preconcurrency public init(handler: @escaping @MainActor @Sendable (URL) -> Result) {
        self.handler = handler
    }

    @MainActor @preconcurrency public func callAsFunction(_ url: URL) {
        guard let note = handler(url).note else { return }
        ViewGraph.record(note == "open" ? "open \(url.absoluteString)" : note)
    }
    @MainActor @preconcurrency public func callAsFunction(
        _ url: URL, completion: @escaping (_ accepted: Bool) -> Void
    ) {
        self(url)
        completion(true)
    }
    @MainActor @preconcurrency public func callAsFunction(_ url: URL, prefersInApp: Bool) { self(url) }
}

/// Whether a view is presented, and a way to close it.
public struct PresentationMode: Sendable {
    public private(set) var isPresented: Bool
    init(isPresented: Bool) { self.isPresented = isPresented }

    public mutating func dismiss() {
        isPresented = false
        onMain(()) { ViewGraph.record("dismiss") }
    }
}

/// Whether people see a scene.
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }

private struct IsPresentedKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}
private struct ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }

extension EnvironmentValues {
    public var dismiss: DismissAction { DismissAction() }
    public var isPresented: Bool { isPresentedHere }
    var isPresentedHere: Bool {
        get { self[IsPresentedKey.self] }
        set { self[IsPresentedKey.self] = newValue }
    }
    public var presentationMode: Binding<PresentationMode> {
        let isPresented = isPresentedHere
        return Binding(get: { PresentationMode(isPresented: isPresented) }, set: { _ in })
    }
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}
