import Foundation
public import ViewCore

/// Says that there is nothing to show, and what can be done.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
    let label: Label
    let description: Description
    let actions: Actions
}

extension ContentUnavailableView: View {
    nonisolated public init(
        @ViewBuilder label: () -> Label,
        @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.init(label: label(), description: description(), actions: actions())
    }

    /// In the middle of all the room there is. Everything about it is a guess from pictures: a symbol of 48
    /// in
    /// secondary, a bold title 2, a subheadline in secondary, 16 between the three parts and 8 in them.
    public var body: some View {
        VStack(spacing: 16) {
            VStack(spacing: 8) {
                Given(label).labelStyle(UnavailableLabelStyle())
                Given(description)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
            VStack(spacing: 8) { Given(actions) }
        }
        .multilineTextAlignment(.center)
        .padding(16)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

private struct UnavailableLabelStyle: LabelStyle, PubliclyNamed {
    nonisolated static var publicName: String { "ContentUnavailableView" }

    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 8) {
            configuration.icon
                .font(.system(size: 48))
                .foregroundStyle(.secondary)
            configuration.title.font(.title2.bold())
        }
    }
}

extension ContentUnavailableView where Label == TitleAndSymbol, Description == Text?, Actions == EmptyView {
    nonisolated public init(
        _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
    ) {
        self.init(
            label: TitleAndSymbol(title, systemImage: name), description: description,
            actions: EmptyView())
    }

    nonisolated public init(
        _ title: LocalizedStringKey, image name: String, description: Text? = nil
    ) {
        self.init(
            label: TitleAndSymbol(title, image: name), description: description, actions: EmptyView())
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage name: String, description: Text? = nil
    ) {
        self.init(
            label: TitleAndSymbol(title, systemImage: name), description: description,
            actions: EmptyView())
    }
}

/// The words for a search that found nothing, in English.
public struct SearchUnavailableContent {
    /// The title with a magnifying glass.
    public struct Label: View {
        let text: String?
        public var body: some View {
            let title = text.map { "No Results for \u{201C}\($0)\u{201D}" } ?? "No Results"
            Controls.Label(title, systemImage: "magnifyingglass")
        }
    }
    /// What to do about it.
    public struct Description: View {
        public var body: some View { Text(verbatim: "Check the spelling or try a new search.") }
    }
    /// Nothing.
    public struct Actions: View {
        public var body: some View { EmptyView() }
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    public static var search: ContentUnavailableView { search(of: nil) }

    public static func search(text: String) -> ContentUnavailableView {
        search(of: text.isEmpty ? nil : text)
    }

    private static func search(of text: String?) -> ContentUnavailableView {
        onMain(text) {
            ContentUnavailableView(label: .init(text: $0), description: .init(), actions: .init())
        }
    }
}
