import SwiftUI

/// Items of the bars of a mail app.
struct MailToolbar: ToolbarContent {
    let showsBottom: Bool

    var body: some ToolbarContent {
        ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
        ToolbarItemGroup(placement: .topBarTrailing) {
            Button("Search", systemImage: "magnifyingglass") {}
            Button("More", systemImage: "ellipsis") {}
        }
        if showsBottom {
            ToolbarItem(placement: .bottomBar) {
                Button("Filter", systemImage: "line.3.horizontal.decrease") {}
            }
            ToolbarItem(placement: .status) { Text("Updated Just Now").font(.caption) }
            ToolbarItem(placement: .bottomBar) { Button("Compose", systemImage: "square.and.pencil") {} }
        }
    }
}

/// A stack in two modes of its title.
struct InboxStack: View {
    let mode: NavigationBarItem.TitleDisplayMode

    var body: some View {
        NavigationStack {
            VStack(spacing: 12) {
                NavigationLink("Ada Lovelace", value: 1)
                NavigationLink(value: 2) { Label("Grace Hopper", systemImage: "person") }
            }
            .navigationTitle("Inbox")
            .navigationBarTitleDisplayMode(mode)
            .toolbar { MailToolbar(showsBottom: mode == .large) }
        }
        .frame(height: 280)
    }
}

/// A stack with something on it.
struct PushedStack: View {
    @State private var path = [7]

    var body: some View {
        NavigationStack(path: $path) {
            Text("Below").navigationTitle("Inbox")
                .navigationDestination(for: Int.self) { number in
                    Text("Message \(number)")
                        .navigationTitle("Message")
                        .navigationSubtitle("From Ada")
                        .toolbar {
                            ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
                        }
                }
        }
        .frame(height: 180)
    }
}

/// Three columns.
struct LibrarySplit: View {
    var body: some View {
        NavigationSplitView {
            VStack(alignment: .leading, spacing: 10) {
                Label("Books", systemImage: "book")
                Label("Music", systemImage: "music.note")
                Spacer()
            }
            .padding()
            .navigationTitle("Library")
            .navigationSplitViewColumnWidth(180)
        } detail: {
            Text("A book").navigationTitle("Detail")
        }
        .environment(\.horizontalSizeClass, .regular)
        .frame(width: 520, height: 260)
    }
}

/// A split view in a frame.
struct FramedSplitStyle: NavigationSplitViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        BalancedNavigationSplitViewStyle().makeBody(configuration: configuration)
            .clipShape(RoundedRectangle(cornerRadius: 20))
            .overlay(RoundedRectangle(cornerRadius: 20).stroke(.tint, lineWidth: 2))
    }
}

/// A split view on paper.
struct PaperSplitStyle: NavigationSplitViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        ProminentDetailNavigationSplitViewStyle().makeBody(configuration: configuration)
            .background(Color(red: 0.98, green: 0.95, blue: 0.88))
            .foregroundStyle(.brown)
    }
}

extension NavigationSplitViewStyle where Self == FramedSplitStyle {
    static var framed: FramedSplitStyle { .init() }
}

extension NavigationSplitViewStyle where Self == PaperSplitStyle {
    static var paper: PaperSplitStyle { .init() }
}
