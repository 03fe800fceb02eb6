import SwiftUI

/// Tabs as values.
struct MusicTabs: View {
    @State private var selection = "radio"

    var body: some View {
        TabView(selection: $selection) {
            Tab("Home", systemImage: "house", value: "home") { Text("Home") }
            Tab("Radio", systemImage: "dot.radiowaves.left.and.right", value: "radio") { Text("Radio") }
                .badge(3)
            Tab("Library", systemImage: "square.stack", value: "library") { Text("Library") }
            Tab(value: "search", role: .search) { Text("Search") }
        }
    }
}

/// Views with a tab item each.
struct MailTabs: View {
    var body: some View {
        TabView {
            Text("Inbox").tabItem { Label("Inbox", systemImage: "tray") }
            Text("Sent").tabItem {
                Image(systemName: "paperplane")
                Text("Sent")
            }
        }
    }
}

/// Pages without labels.
struct PhotoPages: View {
    @State private var page = 1

    var body: some View {
        TabView(selection: $page) {
            ForEach(0..<4) { index in
                RoundedRectangle(cornerRadius: 16).fill(index == 1 ? Color.indigo : .orange)
                    .overlay(Text("Photo \(index)").foregroundStyle(.white))
                    .padding()
                    .tag(index)
            }
        }
    }
}
