import Foundation
import ViewCore

/// The chevron of what opens, forward while closed and down while open.
struct ExpansionChevron: View, PubliclyNamed {
    nonisolated static var publicName: String { "List" }

    let isExpanded: Bool
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        Image(systemName: "chevron.forward")
            .font(.system(size: 14, weight: .semibold))
            .frame(width: 10.5, height: 14)
            .rotationEffect(.degrees(isExpanded ? (direction == .leftToRight ? 90 : -90) : 0))
            .foregroundStyle(.tint)
    }
}

/// What stands before a row while its list is edited. Sizes are guesses.
struct EditMark: View, PubliclyNamed {
    nonisolated static var publicName: String { "List" }

    enum Kind { case delete, chosen, unchosen }
    let kind: Kind

    var body: some View {
        Image(systemName: name)
            .font(.system(size: 22))
            .foregroundStyle(color)
            .background {
                // Shows where the sign is cut out of the disc: white on whatever ground.
                if kind != .unchosen { Circle().fill(.white).padding(3) }
            }
    }

    private var name: String {
        switch kind {
        case .delete: "minus.circle.fill"
        case .chosen: "checkmark.circle.fill"
        case .unchosen: "circle"
        }
    }

    private var color: Color {
        switch kind {
        case .delete: .red
        case .chosen: .tint
        case .unchosen: Color(.system(.tertiaryLabel))
        }
    }
}

/// What a row is moved by while its list is edited.
struct ReorderHandle: View, PubliclyNamed {
    nonisolated static var publicName: String { "List" }

    var body: some View {
        Image(systemName: "line.3.horizontal")
            .foregroundStyle(Color(.system(.tertiaryLabel)))
    }
}
