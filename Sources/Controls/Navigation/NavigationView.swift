import Foundation
public import ViewCore

/// Content below a bar with its title, or columns where there is room.
public struct NavigationView<Content: View> {
    let content: Content
}

extension NavigationView: View {
    public typealias Body = Never

    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

    public func unfold(into unfolding: inout Unfolding) {
        unfolding.descend(into: NavigationView.self) { unfolding in
            let environment = unfolding.environment
            let isWide = environment.horizontalSizeClass == .regular || environment.platform == .macos
            guard isWide, !environment.stacksNavigation else {
                return StackUnfolding(path: []).unfold(FirstView(content: content), into: &unfolding)
            }
            let columns = unfolding.nodesToChoose(of: content, slot: 1)
            guard columns.count > 1 else {
                return StackUnfolding(path: []).unfold(content, into: &unfolding)
            }
            SplitColumns(columns: columns.map { AnyView(MadeNodes(nodes: [$0])) }, isProminent: false)
                .unfold(into: &unfolding)
        }
    }
}

/// The first of the views that a navigation view may have side by side.
private struct FirstView<Content: View>: View, PubliclyNamed {
    nonisolated static var publicName: String { "NavigationView" }

    let content: Content

    typealias Body = Never

    func unfold(into unfolding: inout Unfolding) {
        unfolding.nodes += unfolding.nodesToChoose(of: content, slot: 1).prefix(1)
    }
}

/// How a navigation view shows what it has. Only the built-in styles exist, as in SwiftUI.
@MainActor @preconcurrency
public protocol NavigationViewStyle {
    /// Whether the views are always on top of each other.
    nonisolated var stacks: Bool { get }
}

public struct DefaultNavigationViewStyle: NavigationViewStyle {
    nonisolated public init() {}
    nonisolated public var stacks: Bool { false }
}
public struct ColumnNavigationViewStyle: NavigationViewStyle {
    nonisolated init() {}
    nonisolated public var stacks: Bool { false }
}
public struct StackNavigationViewStyle: NavigationViewStyle {
    nonisolated public init() {}
    nonisolated public var stacks: Bool { true }
}
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    nonisolated public init() {}
    nonisolated public var stacks: Bool { false }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    nonisolated public static var automatic: DefaultNavigationViewStyle { .init() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    @_disfavoredOverload
    nonisolated public static var columns: ColumnNavigationViewStyle { .init() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
    @_disfavoredOverload
    nonisolated public static var stack: StackNavigationViewStyle { .init() }
}

private struct StacksKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    fileprivate(set) var stacksNavigation: Bool {
        get { self[StacksKey.self] }
        set { self[StacksKey.self] = newValue }
    }
}

extension View {
    nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        let stacks = style.stacks
        return modifier(EnvironmentTransform { $0.stacksNavigation = stacks })
    }
}
