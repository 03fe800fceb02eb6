import SwiftUI

/// What a control can stand in, which decides how it looks as much as its style does.
enum ControlContext: String, CaseIterable, Hashable, Sendable {
    case plain, form, list, menu, swipe, toolbar, group, alert
}

extension EnvironmentValues {
    @Entry var controlContext = ControlContext.plain
}

/// A capsule in the tint, which a menu or an alert has no room for.
struct CapsuleButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .fontWeight(.semibold)
            .foregroundStyle(.white)
            .padding(.horizontal, 14)
            .padding(.vertical, 6)
            .background(.tint.opacity(isEnabled ? 1 : 0.4), in: Capsule())
            .opacity(configuration.isPressed ? 0.6 : 1)
    }
}

/// A tick in a circle in place of the switch.
struct TickToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Spacer(minLength: 8)
            Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
                .foregroundStyle(configuration.isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
        }
    }
}

struct ContextButton: View {
    var body: some View {
        Button("Archive", systemImage: "archivebox") {}.buttonStyle(CapsuleButtonStyle())
    }
}

struct ContextToggle: View {
    var body: some View {
        Toggle("Flagged", isOn: .constant(true)).toggleStyle(TickToggleStyle())
    }
}

struct ContextLabel: View {
    var body: some View { Label("Inbox", systemImage: "tray") }
}

struct ContextPicker: View {
    var body: some View {
        Picker("Sort", selection: .constant(1)) {
            Text("Date").tag(1)
            Text("Sender").tag(2)
        }
    }
}

/// The control where the environment says that it stands.
struct InContext<Control: View>: View {
    @Environment(\.controlContext) private var context
    private let control: Control

    init(@ViewBuilder control: () -> Control) { self.control = control() }

    var body: some View {
        switch context {
        case .plain: control
        case .form: Form { control }.frame(height: 130)
        case .list: List { control }.frame(height: 130)
        case .menu:
            Menu("Actions") {
                control
                Button("Delete", systemImage: "trash", role: .destructive) {}
            }
        case .swipe: List { Text("Message").swipeActions { control } }
        case .toolbar:
            NavigationStack {
                Color.clear.navigationTitle("Mail").navigationBarTitleDisplayMode(.inline)
                    .toolbar { control }
            }
            .frame(height: 110)
        case .group:
            ControlGroup {
                control
                Button("Reply", systemImage: "arrowshape.turn.up.left") {}
            }
        case .alert: Text("Mail").alert("Archive it?", isPresented: .constant(true)) { control }
        }
    }
}

/// All that a menu shows: sections, ticks, a submenu, a row of controls.
struct MailMenu: View {
    var body: some View {
        Menu("Message") {
            ControlGroup {
                Button("Reply", systemImage: "arrowshape.turn.up.left") {}
                Button("Forward", systemImage: "arrowshape.turn.up.right") {}
            }
            Section("Message") {
                Toggle("Flagged", systemImage: "flag", isOn: .constant(true))
                Button("Move", systemImage: "folder") {}.disabled(true)
                Menu("Share") { Button("Mail") {} }
            }
            Picker("Sort", selection: .constant(1)) {
                Text("Date").tag(1)
                Text("Sender").tag(2)
            }
            Button("Delete", systemImage: "trash", role: .destructive) {}
        }
    }
}

struct SwipedMessage: View {
    var body: some View {
        List {
            Label("Message from Anna", systemImage: "envelope")
                .swipeActions {
                    Button("Delete", systemImage: "trash", role: .destructive) {}
                    Button("Flag", systemImage: "flag") {}.tint(.orange)
                }
        }
    }
}
