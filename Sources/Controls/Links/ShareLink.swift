public import Foundation
public import ViewCore

/// What can be given to another app; nothing of it is called, since a picture shares nothing.
public protocol Transferable {
    associatedtype Representation: TransferRepresentation = UnnamedRepresentation
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Self.Representation { get }
}

extension URL: Transferable {}
extension String: Transferable {}
extension Data: Transferable {}
extension AttributedString: Transferable {}
extension Image: Transferable {}
extension Color: Transferable {}
extension Never: Transferable {}

/// How something that is shared is shown in the sheet.
public struct SharePreview<Image, Icon> {
    nonisolated private init() {}
}

extension SharePreview where Image == Never, Icon == Never {
    nonisolated public init(_ titleKey: LocalizedStringKey) { self.init() }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S) { self.init() }
    nonisolated public init(_ title: Text) { self.init() }
}

extension SharePreview where Image: Transferable, Icon == Never {
    nonisolated public init(_ titleKey: LocalizedStringKey, image: Image) { self.init() }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image: Image) { self.init() }
}

extension SharePreview where Image: Transferable, Icon: Transferable {
    nonisolated public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init() }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.init() }
}

extension SharePreview where Image == Never, Icon: Transferable {
    nonisolated public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init() }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init() }
}

/// A button that offers to share something.
public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View>
where Data.Element: Transferable {
    let label: Label
}

extension ShareLink: View {
    public var body: some View {
        // Sharing opens a sheet, which is not part of the picture.
        Button {
        } label: {
            Given(label)
        }
    }
}

/// "Share…" with the symbol of sharing.
public struct DefaultShareLinkLabel: View {
    let title: Text

    nonisolated init(_ title: Text? = nil) { self.title = title ?? Text(verbatim: "Share\u{2026}") }

    public var body: some View {
        Controls.Label(
            title: { title }, icon: { Image(systemName: "square.and.arrow.up") })
    }
}

// MARK: - What shows itself

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
    nonisolated public init(
        item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<URL> {
        self.init(label: label())
    }

    nonisolated public init(
        item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<String> {
        self.init(label: label())
    }

    nonisolated public init(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label())
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<URL> {
        self.init(label: DefaultShareLinkLabel())
    }

    nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<String> {
        self.init(label: DefaultShareLinkLabel())
    }

    nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(label: DefaultShareLinkLabel())
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<URL> {
        self.init(label: DefaultShareLinkLabel(Text(titleKey)))
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<String> {
        self.init(label: DefaultShareLinkLabel(Text(titleKey)))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<URL> {
        self.init(label: DefaultShareLinkLabel(Text(title)))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, item: String, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<String> {
        self.init(label: DefaultShareLinkLabel(Text(title)))
    }

    nonisolated public init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<URL> {
        self.init(label: DefaultShareLinkLabel(title))
    }
}

// MARK: - What a preview shows

extension ShareLink {
    nonisolated public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.init(label: label())
    }

    nonisolated public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I>, Label == DefaultShareLinkLabel {
        self.init(label: DefaultShareLinkLabel())
    }

    nonisolated public init<I: Transferable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I>, Label == DefaultShareLinkLabel {
        self.init(label: DefaultShareLinkLabel(Text(titleKey)))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, I: Transferable>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I>, Label == DefaultShareLinkLabel {
        self.init(label: DefaultShareLinkLabel(Text(title)))
    }
}
