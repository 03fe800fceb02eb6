import Foundation
public import ViewCore

/// How wide the column around is said to be.
public struct ColumnWidthModifier: Sendable {
    let ideal: CGFloat
    var least: CGFloat?
    var most: CGFloat?
}

extension ColumnWidthModifier: ViewModifier {
    public typealias Body = Never
    public func unfold<V: View>(content: V, into unfolding: inout Unfolding) {
        content.unfold(into: &unfolding)
        guard ideal.isUsable, ideal > 0 else {
            return unfolding.warn(ignoredNumber(ideal, ".navigationSplitViewColumnWidth("))
        }
        var width = ideal
        // Bounds that are none are none.
        if let most, most > 0 { width = min(width, most) }
        if let least, least.isUsable { width = max(width, least) }
        unfolding.environment.columnWidth?.width = width
    }
}

/// What a column says of its own width.
final class ColumnWidth {
    var width: CGFloat?
}

private struct ColumnWidthKey: EnvironmentKey { static var defaultValue: ColumnWidth? { nil } }

extension EnvironmentValues {
    var columnWidth: ColumnWidth? {
        get { self[ColumnWidthKey.self] }
        set { self[ColumnWidthKey.self] = newValue }
    }
}

/// The columns that there are, or the one that there is room for.
struct SplitBody: LookView {
    nonisolated static var publicName: String { "NavigationSplitView" }

    let configuration: NavigationSplitViewStyleConfiguration
    let isProminent: Bool

    func unfold(in environment: EnvironmentValues, into unfolding: inout Unfolding) {
        let isWide = environment.horizontalSizeClass == .regular || environment.platform == .macos
        let (sidebar, content, detail) = (
            configuration.sidebar, configuration.content, configuration.detail
        )
        guard isWide else {
            let shown =
                switch configuration.compactColumn {
                case .detail: detail
                case .content: content ?? detail
                default: sidebar
                }
            return StackUnfolding(path: []).unfold(shown, into: &unfolding)
        }
        var columns: [AnyView] = []
        switch configuration.visibility {
        case .detailOnly: break
        case .doubleColumn:
            if let content { columns.append(column(content)) } else { columns.append(side(sidebar)) }
        default:
            columns.append(side(sidebar))
            if let content { columns.append(column(content)) }
        }
        SplitColumns(columns: columns + [column(detail)], isProminent: isProminent).unfold(into: &unfolding)
    }

    private func side(_ view: CapturedView) -> AnyView {
        AnyView(column(view).transformEnvironment(\.self) { $0.standsInSidebar = true })
    }

    private func column(_ view: CapturedView) -> AnyView { AnyView(StackColumn(content: view)) }
}

/// A column with bars of its own.
private struct StackColumn: View, PubliclyNamed {
    nonisolated static var publicName: String { "NavigationSplitView" }

    let content: CapturedView

    typealias Body = Never

    func unfold(into unfolding: inout Unfolding) {
        StackUnfolding(path: [], prefersLarge: unfolding.environment.standsInSidebar)
            .unfold(content, into: &unfolding)
    }
}

/// Columns beside each other, a line between each two; the last takes what is left.
///
/// Widths of 320 for the first and 375 for the second are UIKit's usual ones on a tablet; a guess, as all of this is.
struct SplitColumns: LookView {
    nonisolated static var publicName: String { "NavigationSplitView" }

    let columns: [AnyView]
    let isProminent: Bool

    func unfold(in environment: EnvironmentValues, into unfolding: inout Unfolding) {
        var made: [(nodes: [LayoutNode], width: CGFloat?)] = []
        for (index, column) in columns.enumerated() {
            let width = ColumnWidth()
            let outer = unfolding.environment
            unfolding.environment.columnWidth = width
            unfolding.environment.bars = nil
            made.append((unfolding.nodesToChoose(of: column, slot: index + 1), width.width))
            unfolding.environment = outer
        }
        let isGlass = environment.generation.choose(ios18: false, ios26: true)
        let side = made.dropLast()
        let detail = ZStack { MadeNodes(nodes: made.last?.nodes ?? []) }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        let before = HStack(spacing: 0) {
            ForEach(side.indices, id: \.self) { index in
                let width = side[index].width ?? (index == 0 ? 320 : 375)
                ZStack { MadeNodes(nodes: side[index].nodes) }
                    .frame(maxHeight: .infinity)
                    .padding(isGlass && index == 0 ? 8 : 0)
                    .frame(width: width)
                    .background { SideGround(isGlass: isGlass && index == 0) }
                if !(isGlass && index == 0) { Divider() }
            }
        }
        Group {
            if isProminent {
                ZStack(alignment: .leading) {
                    detail
                    Color.black.opacity(side.isEmpty ? 0 : 0.2)
                    before
                }
            } else {
                HStack(spacing: 0) {
                    before
                    detail
                }
            }
        }
        .unfold(into: &unfolding)
    }
}

/// What a column at the side stands on: a gray until iOS 18, a floating box of glass from iOS 26.
private struct SideGround: View, PubliclyNamed {
    nonisolated static var publicName: String { "NavigationSplitView" }

    let isGlass: Bool

    var body: some View {
        if isGlass {
            GlassGround(outline: RoundedRectangle(cornerRadius: 26)).padding(8)
        } else {
            Rectangle().fill(Color(.system(.secondarySystemBackground))).ignoresSafeArea()
        }
    }
}
