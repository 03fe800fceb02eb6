import SwiftUI

/// Rows of settings, as they are written everywhere.
struct SettingsRows: View {
    @State private var isFlying = true

    var body: some View {
        List {
            Section {
                Toggle(isOn: $isFlying) {
                    Label("Airplane Mode", systemImage: "airplane")
                }
                LabeledContent {
                    Text("Home")
                } label: {
                    Label("Wi-Fi", systemImage: "wifi")
                }
                Label("Bluetooth", systemImage: "antenna.radiowaves.left.and.right").badge("On")
            } header: {
                Text("Network")
            } footer: {
                Text("Calls over Wi-Fi can be made where there is no other reception.")
            }
            Section("Account") {
                VStack(alignment: .leading) {
                    Text("Ada Lovelace")
                    Text(verbatim: "ada@example.com").font(.subheadline).foregroundStyle(.secondary)
                }
                DisclosureGroup("Devices") {
                    Text("Phone")
                    Text("Watch")
                }
                Button("Change Password") {}
            }
            Section {
                Button("Sign Out", role: .destructive) {}
            }
        }
    }
}

/// Mailboxes, one of them chosen.
struct Mailboxes: View {
    @State private var selection: String? = "Drafts"

    var body: some View {
        List(selection: $selection) {
            Section("Favorites") {
                ForEach(["Inbox", "Drafts", "Sent"], id: \.self) { name in
                    Label(name, systemImage: name == "Inbox" ? "tray" : "folder")
                        .badge(name == "Inbox" ? 12 : 0)
                }
            }
            Section("On My Phone", isExpanded: .constant(false)) {
                Label("Archive", systemImage: "archivebox")
            }
        }
    }
}

struct Playlist: View {
    var body: some View {
        List(["Overture", "Aria", "Intermezzo", "Finale"], id: \.self) { name in
            LabeledContent(name, value: "3:20")
        }
    }
}

private struct Folder: Identifiable {
    let id: String
    var folders: [Folder]?
}

struct FolderTree: View {
    private let folders = [
        Folder(
            id: "Documents",
            folders: [Folder(id: "Letters"), Folder(id: "Drafts", folders: [Folder(id: "Old")])]),
        Folder(id: "Pictures"),
    ]

    var body: some View {
        List(folders, children: \.folders) { folder in
            Label(folder.id, systemImage: folder.folders == nil ? "doc" : "folder")
        }
    }
}

struct EditedRows: View {
    @State private var fruits = ["Apples", "Pears", "Quinces"]

    var body: some View {
        List {
            ForEach(fruits, id: \.self) { Text($0) }
                .onDelete { fruits.remove(atOffsets: $0) }
                .onMove { fruits.move(fromOffsets: $0, toOffset: $1) }
            Text("Not a fruit")
        }
    }
}
