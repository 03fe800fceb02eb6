public import Foundation

// Actions that style code finds in the environment. In a still picture nothing is opened, searched or renamed: each
// notes in the tile's events that it was asked.

/// Opens a window of an app; a tile notes that it was asked.
public struct OpenWindowAction: Sendable {
    @MainActor @preconcurrency public func callAsFunction(id: String) { ViewGraph.record("openWindow \(id)") }
    @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(value: D) {
        ViewGraph.record("openWindow")
    }
    @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
        ViewGraph.record("openWindow \(id)")
    }
}

/// Closes a window of an app; a tile notes that it was asked.
public struct DismissWindowAction: Sendable {
    @MainActor @preconcurrency public func callAsFunction() { ViewGraph.record("dismissWindow") }
    @MainActor @preconcurrency public func callAsFunction(id: String) {
        ViewGraph.record("dismissWindow \(id)")
    }
    @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(value: D) {
        ViewGraph.record("dismissWindow")
    }
    @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
        ViewGraph.record("dismissWindow \(id)")
    }
}

/// Opens the settings of an app; a tile notes that it was asked.
public struct OpenSettingsAction: Sendable {
    @MainActor @preconcurrency public func callAsFunction() { ViewGraph.record("openSettings") }
}

/// Makes a document of an app; a tile notes that it was asked.
public struct NewDocumentAction: Sendable {
    @MainActor @preconcurrency public func callAsFunction(contentType: UTType) {
        ViewGraph.record("newDocument \(contentType.identifier)")
    }
}

/// Opens a document of an app; a tile notes that it was asked.
public struct OpenDocumentAction: Sendable {
    @MainActor @preconcurrency public func callAsFunction(at url: URL) async throws {
        ViewGraph.record("openDocument \(url.absoluteString)")
    }
}

/// Asks for a review of an app; a tile notes that it was asked.
public struct RequestReviewAction: Sendable {
    @MainActor @preconcurrency public func callAsFunction() { ViewGraph.record("requestReview") }
}

/// Ends a search; a tile notes that it was asked.
public struct DismissSearchAction: Sendable {
    @MainActor @preconcurrency public func callAsFunction() { ViewGraph.record("dismissSearch") }
}

/// Moves the focus to where a scope prefers it; a tile notes that it was asked.
public struct ResetFocusAction: Sendable {
    @MainActor @preconcurrency public func callAsFunction(in namespace: Namespace.ID) {
        ViewGraph.record("resetFocus")
    }
}

/// What `refreshable` said further out.
public struct RefreshAction: Sendable {
    fileprivate let action: @Sendable () async -> Void
    public func callAsFunction() async { await action() }
}

/// What `renameAction` said further out.
public struct RenameAction: Sendable {
    fileprivate let action: @MainActor @Sendable () -> Void
    @MainActor @preconcurrency public func callAsFunction() { action() }
}

private struct RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }
private struct RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

extension EnvironmentValues {
    public var openWindow: OpenWindowAction { OpenWindowAction() }
    public var dismissWindow: DismissWindowAction { DismissWindowAction() }
    public var openSettings: OpenSettingsAction { OpenSettingsAction() }
    public var newDocument: NewDocumentAction { NewDocumentAction() }
    public var openDocument: OpenDocumentAction { OpenDocumentAction() }
    public var requestReview: RequestReviewAction { RequestReviewAction() }
    public var dismissSearch: DismissSearchAction { DismissSearchAction() }
    public var resetFocus: ResetFocusAction { ResetFocusAction() }
    public var refresh: RefreshAction? { self[RefreshKey.self] }
    public var rename: RenameAction? { self[RenameKey.self] }
}

extension View {
    /// A picture shows nobody who pulls; style code can read the action as `refresh`.
    nonisolated public func refreshable(
        action: @escaping @Sendable () async -> Void
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        modifier(EnvironmentTransform { $0[RefreshKey.self] = RefreshAction(action: action) })
    }

    /// What `RenameButton` would do; style code can read it as `rename`.
    nonisolated public func renameAction(
        _ action: @escaping @MainActor @Sendable () -> Void
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        modifier(EnvironmentTransform { $0[RenameKey.self] = RenameAction(action: action) })
    }
}
