public import Foundation
import Drawing

/// What a person is doing, for other devices; nobody learns of it from a tile.
open class NSUserActivity: NSObject {
    public let activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    open var webpageURL: URL?
    open var targetContentIdentifier: String?
    open var isEligibleForSearch = false
    open var isEligibleForHandoff = true
    open var isEligibleForPrediction = false
    open var persistentIdentifier: String?
    public init(activityType: String) { self.activityType = activityType }
    open func becomeCurrent() {}
    open func resignCurrent() {}
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
}

// No activity goes on or comes in, and no link is opened.
extension View {
    nonisolated public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> ModifiedContent<Self, SpokenModifier> { activity(isActive ? activityType : nil) }
    nonisolated public func userActivity<P>(
        _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
    ) -> ModifiedContent<Self, SpokenModifier> { activity(element == nil ? nil : activityType) }
    nonisolated private func activity(_ type: String?) -> ModifiedContent<Self, SpokenModifier> {
        modifier(SpokenModifier(type.map { [.init("userActivity", .text($0))] } ?? []))
    }

    nonisolated public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> Self { self }
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> Self { self }
    nonisolated public func onOpenURL(prefersInApp: Bool) -> Self { self }
    nonisolated public func handlesExternalEvents(
        preferring: Set<String>, allowing: Set<String>
    ) -> Self { self }
}

// MARK: - Files

/// What a dialog for files lets people do.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
    public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
    public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

// Dialogs of the system are not drawn.
extension View {
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> Self { self }
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> Self { self }
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> Self { self }
    nonisolated public func fileMover(
        isPresented: Binding<Bool>, file: URL?,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> Self { self }
    nonisolated public func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> Self where C.Element == URL { self }
    nonisolated public func fileDialogMessage(_ message: Text?) -> Self { self }
    nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> Self { self }
    @_disfavoredOverload
    nonisolated public func fileDialogMessage<S: StringProtocol>(_ message: S) -> Self { self }
    nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> Self { self }
    nonisolated public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> Self { self }
    @_disfavoredOverload
    nonisolated public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> Self { self }
    nonisolated public func fileExporterFilenameLabel(_ label: Text?) -> Self { self }
    nonisolated public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> Self { self }
    @_disfavoredOverload
    nonisolated public func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> Self { self }
    nonisolated public func fileDialogDefaultDirectory(_ directory: URL?) -> Self { self }
    nonisolated public func fileDialogCustomizationID(_ id: String) -> Self { self }
    nonisolated public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> Self { self }
    nonisolated public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> Self { self }
}
