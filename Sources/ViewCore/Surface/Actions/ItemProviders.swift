public import Foundation
import Drawing

/// A kind of data, by its identifier.
public struct UTType: Hashable, Sendable {
    public let identifier: String
    public init?(_ identifier: String) { self.identifier = identifier }
    public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
        self.identifier = identifier
    }
    public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
        self.identifier = identifier
    }
    private init(named identifier: String) { self.identifier = identifier }

    public static let item = UTType(named: "public.item")
    public static let content = UTType(named: "public.content")
    public static let data = UTType(named: "public.data")
    public static let folder = UTType(named: "public.folder")
    public static let directory = UTType(named: "public.directory")
    public static let text = UTType(named: "public.text")
    public static let plainText = UTType(named: "public.plain-text")
    public static let utf8PlainText = UTType(named: "public.utf8-plain-text")
    public static let rtf = UTType(named: "public.rtf")
    public static let html = UTType(named: "public.html")
    public static let xml = UTType(named: "public.xml")
    public static let json = UTType(named: "public.json")
    public static let commaSeparatedText = UTType(named: "public.comma-separated-values-text")
    public static let sourceCode = UTType(named: "public.source-code")
    public static let swiftSource = UTType(named: "public.swift-source")
    public static let propertyList = UTType(named: "com.apple.property-list")
    public static let image = UTType(named: "public.image")
    public static let png = UTType(named: "public.png")
    public static let jpeg = UTType(named: "public.jpeg")
    public static let gif = UTType(named: "com.compuserve.gif")
    public static let heic = UTType(named: "public.heic")
    public static let svg = UTType(named: "public.svg-image")
    public static let tiff = UTType(named: "public.tiff")
    public static let pdf = UTType(named: "com.adobe.pdf")
    public static let audio = UTType(named: "public.audio")
    public static let mp3 = UTType(named: "public.mp3")
    public static let movie = UTType(named: "public.movie")
    public static let video = UTType(named: "public.video")
    public static let mpeg4Movie = UTType(named: "public.mpeg-4")
    public static let zip = UTType(named: "public.zip-archive")
    public static let archive = UTType(named: "public.archive")
    public static let url = UTType(named: "public.url")
    public static let fileURL = UTType(named: "public.file-url")
    public static let font = UTType(named: "public.font")
    public static let contact = UTType(named: "public.contact")
}

/// What would be carried from one place to another; nothing is in a tile.
open class NSItemProvider: NSObject {
    public var suggestedName: String?
    public override init() {}
    public init(object: Any) {}
    public init(item: Any?, typeIdentifier: String?) {}
    public convenience init?(contentsOf fileURL: URL?) { self.init() }
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
    open func canLoadObject(ofClass aClass: Any.Type) -> Bool { false }
    /// Never calls back: there is nothing to load.
    @discardableResult
    open func loadObject<T>(
        ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress { Progress(totalUnitCount: 0) }
    open func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: (@Sendable (Any?, (any Error)?) -> Void)? = nil
    ) {}
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress { Progress(totalUnitCount: 0) }
}

/// What a drop does with what it is given.
public enum DropOperation: Hashable, Sendable { case cancel, forbidden, copy, move, delete, alias }

/// How a drop would end.
public struct DropProposal: Sendable {
    public let operation: DropOperation
    public init(operation: DropOperation) { self.operation = operation }
    public init(withinApplication: DropOperation, outsideApplication: DropOperation) {
        operation = withinApplication
    }
}

/// What is over a view that takes drops.
public struct DropInfo {
    public var location: CGPoint
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
    public func hasItemsConforming(to contentTypes: [String]) -> Bool { false }
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
    public func itemProviders(for contentTypes: [String]) -> [NSItemProvider] { [] }
}

/// Takes drops.
@MainActor @preconcurrency
public protocol DropDelegate {
    @MainActor @preconcurrency func performDrop(info: DropInfo) -> Bool
    @MainActor @preconcurrency func validateDrop(info: DropInfo) -> Bool
    @MainActor @preconcurrency func dropEntered(info: DropInfo)
    @MainActor @preconcurrency func dropUpdated(info: DropInfo) -> DropProposal?
    @MainActor @preconcurrency func dropExited(info: DropInfo)
}

extension DropDelegate {
    public func validateDrop(info: DropInfo) -> Bool { true }
    public func dropEntered(info: DropInfo) {}
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    public func dropExited(info: DropInfo) {}
}

/// Whether something that is held over a view opens it.
public struct SpringLoadingBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = SpringLoadingBehavior(name: "automatic")
    public static let enabled = SpringLoadingBehavior(name: "enabled")
    public static let disabled = SpringLoadingBehavior(name: "disabled")
}

// Nothing is dragged or copied in a tile; the trace says what could be.
extension View {
    nonisolated public func onDrag(
        _ data: @escaping () -> NSItemProvider
    ) -> ModifiedContent<Self, SpokenModifier> { noted("draggable", .flag(true)) }
    nonisolated public func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
    ) -> ModifiedContent<Self, SpokenModifier> { noted("draggable", .flag(true)) }
    nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> Self { self }

    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> ModifiedContent<Self, SpokenModifier> { drops(supportedContentTypes) }
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> ModifiedContent<Self, SpokenModifier> { drops(supportedContentTypes) }
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], delegate: any DropDelegate
    ) -> ModifiedContent<Self, SpokenModifier> { drops(supportedContentTypes) }
    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> ModifiedContent<Self, SpokenModifier> { drops(supportedTypes.map { UTType(exportedAs: $0) }) }
    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> ModifiedContent<Self, SpokenModifier> { drops(supportedTypes.map { UTType(exportedAs: $0) }) }

    nonisolated private func drops(_ types: [UTType]) -> ModifiedContent<Self, SpokenModifier> {
        noted("dropDestination", .list(types.map { .text($0.identifier) }))
    }

    nonisolated public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> Self { self }
    nonisolated public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> Self { self }
    nonisolated public func onPasteCommand(
        of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
    ) -> Self { self }
    nonisolated public func onPasteCommand(
        of supportedTypes: [String], perform payloadAction: @escaping ([NSItemProvider]) -> Void
    ) -> Self { self }
    nonisolated public func importsItemProviders(
        _ contentTypes: [UTType], onImport: @escaping ([NSItemProvider]) -> Bool
    ) -> Self { self }
    nonisolated public func exportsItemProviders(
        _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider]
    ) -> Self { self }
}
