import Foundation
import ViewCore

extension EnvironmentValues {
    /// Gives controls the looks of rows of a menu, whatever styles are written around or inside
    /// (Documentation/Rules/style-protocols.md, section 2).
    mutating func standInMenu() {
        rowPlace = .menu
        font = nil
        setForeground([])
        placeStyles[PrimitiveButtonStyleConfiguration.self] = StyleBox(MenuButtonItem()) {
            $0.makeBody(configuration: $1)
        }
        placeStyles[ToggleStyleConfiguration.self] = StyleBox(MenuToggleItem()) {
            $0.makeBody(configuration: $1)
        }
        placeStyles[LabelStyleConfiguration.self] = StyleBox(MenuLabelItem()) {
            $0.makeBody(configuration: $1)
        }
        placeStyles[MenuStyleConfiguration.self] = StyleBox(SubmenuItem()) {
            $0.makeBody(configuration: $1)
        }
        placeStyles[ControlGroupStyleConfiguration.self] = StyleBox(MenuControlGroup()) {
            $0.makeBody(configuration: $1)
        }
    }
}

private struct MenuButtonItem: PrimitiveButtonStyle, PubliclyNamed {
    nonisolated static var publicName: String { "Menu" }

    func makeBody(configuration: Configuration) -> some View {
        MenuRow(
            title: configuration.label, role: configuration.role, isPressed: configuration.isPressed)
    }
}

private struct MenuToggleItem: ToggleStyle, PubliclyNamed {
    nonisolated static var publicName: String { "Menu" }

    func makeBody(configuration: Configuration) -> some View {
        MenuRow(
            title: configuration.label,
            mark: configuration.isMixed ? .mixed : configuration.isOn ? .tick : .off)
    }
}

private struct SubmenuItem: MenuStyle, PubliclyNamed {
    nonisolated static var publicName: String { "Menu" }

    func makeBody(configuration: Configuration) -> some View {
        MenuRow(title: configuration.label, opensMenu: true)
    }
}

/// The words of a row of an open menu.
struct MenuRow<Title: View>: LookView {
    nonisolated static var publicName: String { "Menu" }

    let title: Title
    var role: ButtonRole?
    var isPressed = false
    var mark: MenuItem.Mark?
    var opensMenu = false

    func unfold(in environment: EnvironmentValues, into unfolding: inout Unfolding) {
        let look = MenuLook(environment)
        let color: Color =
            !environment.isEnabled
            ? Color(.system(.tertiaryLabel)) : role == .destructive ? .red : .primary
        let row = HStack(spacing: 0) {
            JoinedLabel(label: title.titled())
            Spacer(minLength: 0)
            if opensMenu {
                Image(systemName: "chevron.forward").imageScale(.small).padding(.leading, 8)
            }
        }
        .font(look.font)
        .foregroundStyle(color)
        .lineLimit(look.platform == .macos ? 1 : 2)
        let item = MenuItem(mark: mark, isPressed: isPressed, color: color)
        unfolding.wrapNodes(of: row) { $0.asMenuItem(item) }
    }
}

/// Title and symbol, on the side where the generation has it.
private struct MenuLabelItem: LabelStyle, PubliclyNamed {
    nonisolated static var publicName: String { "Menu" }

    func makeBody(configuration: Configuration) -> some View { MenuLabel(configuration: configuration) }
}

private struct MenuLabel: LookView {
    nonisolated static var publicName: String { "Menu" }

    let configuration: LabelStyleConfiguration

    func unfold(in environment: EnvironmentValues, into unfolding: inout Unfolding) {
        let look = MenuLook(environment)
        HStack(spacing: look.platform == .macos ? 6 : 12) {
            if look.endsWithIcon {
                configuration.title
                Spacer(minLength: 0)
                configuration.icon
            } else {
                configuration.icon.frame(width: look.platform == .macos ? 16 : 24)
                configuration.title
            }
        }
        .unfold(into: &unfolding)
    }
}

/// Controls side by side, their symbols above their titles.
private struct MenuControlGroup: ControlGroupStyle, PubliclyNamed {
    nonisolated static var publicName: String { "ControlGroup" }

    func makeBody(configuration: Configuration) -> some View {
        MenuControlGroupBody(configuration: configuration)
    }
}

private struct MenuControlGroupBody: LookView {
    nonisolated static var publicName: String { "ControlGroup" }

    let configuration: ControlGroupStyleConfiguration

    func unfold(in environment: EnvironmentValues, into unfolding: inout Unfolding) {
        let cells = HStack(spacing: 0) { configuration.content }
            .transformEnvironment(\.self) { values in
                values.placeStyles[PrimitiveButtonStyleConfiguration.self] = StyleBox(MenuCell()) {
                    $0.makeBody(configuration: $1)
                }
                values.placeStyles[LabelStyleConfiguration.self] = StyleBox(MenuCellLabel()) {
                    $0.makeBody(configuration: $1)
                }
            }
            .padding(.horizontal, MenuLook(environment).hasLines ? 0 : 8)
        unfolding.wrapNodes(of: cells) { $0.asMenuItem(MenuItem(isWide: true)) }
    }
}

private struct MenuCell: PrimitiveButtonStyle, PubliclyNamed {
    nonisolated static var publicName: String { "Menu" }

    func makeBody(configuration: Configuration) -> some View { MenuCellBody(configuration: configuration) }
}

private struct MenuCellBody: LookView {
    nonisolated static var publicName: String { "Menu" }

    let configuration: PrimitiveButtonStyleConfiguration

    func unfold(in environment: EnvironmentValues, into unfolding: inout Unfolding) {
        let look = MenuLook(environment)
        configuration.label
            .foregroundStyle(configuration.role == .destructive ? Color.red : .primary)
            .padding(.vertical, 8)
            .frame(maxWidth: .infinity, minHeight: 60)
            .background(
                configuration.isPressed ? Color(.system(.tertiarySystemFill)) : .clear,
                in: RoundedRectangle(cornerRadius: look.hasLines ? 0 : look.cellRadius)
            )
            .unfold(into: &unfolding)
    }
}

private struct MenuCellLabel: LabelStyle, PubliclyNamed {
    nonisolated static var publicName: String { "Menu" }

    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4) {
            configuration.icon.font(.title3)
            configuration.title.font(.caption).lineLimit(1)
        }
    }
}
