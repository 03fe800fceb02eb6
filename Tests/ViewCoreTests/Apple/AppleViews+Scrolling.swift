import Foundation
import LayoutSupport
import ViewCore

extension AppleViews {
    /// Rows of 20, `name0` and on.
    private static func rows(_ name: String, _ count: Int, spacing: CGFloat = 0) -> some View {
        VStack(spacing: spacing) {
            ForEach(0..<count, id: \.self) { box("\(name)\($0)", 120, 20) }
        }
    }

    static let scrolling: [String: @MainActor () -> AnyView] = [
        "scroll/vertical": { AnyView(ScrollView { rows("row", 3).named("content") }.named("scroll")) },
        "scroll/horizontal": {
            AnyView(
                ScrollView(.horizontal) {
                    HStack(spacing: 8) { ForEach(0..<12, id: \.self) { box("cell\($0)", 60, 40) } }
                        .named("content")
                }.named("scroll"))
        },
        "scroll/both": {
            AnyView(ScrollView([.horizontal, .vertical]) { box("content", 500, 400) }.named("scroll"))
        },
        "scroll/narrow-content": {
            AnyView(
                ScrollView { box("content", 100, 400) }.named("scroll")
                    .frame(width: 250, height: 150).named("frame"))
        },
        "scroll/wide-content": { AnyView(ScrollView { box("content", 400, 400) }.named("scroll")) },
        "scroll/in-stack": {
            AnyView(
                VStack(spacing: 0) {
                    text("header", 44.5)
                    ScrollView { rows("row", 20).named("content") }.named("scroll")
                    text("footer", 39.5)
                }.named("stack"))
        },
        "scroll/padding": {
            AnyView(ScrollView { rows("row", 20).padding().named("padded") }.named("scroll"))
        },
        "scroll/children": {
            AnyView(
                HStack(alignment: .top, spacing: 20) {
                    ScrollView {
                        text("vTop", 22.5); box("vBlock", 60, 30); text("vBottom", 44.5)
                    }
                    .named("vScroll")
                    ScrollView(.horizontal) {
                        text("hTop", 22.5); box("hBlock", 60, 30); text("hBottom", 44.5)
                    }.named("hScroll")
                }.named("row"))
        },
        "scroll/anchor-bottom": {
            AnyView(
                ScrollView { rows("row", 20).named("content") }.defaultScrollAnchor(.bottom)
                    .named("scroll"))
        },
        "scroll/anchor-roles": {
            AnyView(
                HStack(spacing: 20) {
                    ScrollView { rows("a", 3) }.defaultScrollAnchor(.bottom, for: .alignment)
                        .named("bottomAligned")
                    ScrollView { rows("b", 3) }.defaultScrollAnchor(.center, for: .alignment)
                        .named("centerAligned")
                    ScrollView { rows("c", 20) }.defaultScrollAnchor(.bottom, for: .sizeChanges)
                        .named("sizeChanges")
                    ScrollView { rows("d", 20) }.defaultScrollAnchor(.bottom)
                        .defaultScrollAnchor(.bottom, for: .sizeChanges).named("bottomGrows")
                })
        },
        "scroll/margins": {
            AnyView(
                HStack(spacing: 20) {
                    ScrollView { rows("a", 20) }.contentMargins(20, for: .scrollContent).named("content")
                    ScrollView { rows("b", 3) }.contentMargins(.horizontal, 12, for: .scrollContent)
                        .named("horizontal")
                    ScrollView { rows("c", 3) }.contentMargins(.top, 30).named("automatic")
                    ScrollView { rows("d", 20) }.contentMargins(20, for: .scrollIndicators)
                        .named("indicators")
                })
        },
    ]

    static let positions: [String: @MainActor () -> AnyView] = [
        "position/basic": {
            AnyView(
                VStack(spacing: 10) {
                    ZStack {
                        Color.gray
                        Color.red.frame(width: 40, height: 40).position(x: 50, y: 30).named("inZStack")
                        Color.red.frame(width: 30, height: 30).position(CGPoint(x: 150, y: 60))
                            .named("point")
                    }.frame(width: 200, height: 90).named("zstack")
                    HStack(spacing: 10) {
                        text("left", 24)
                        Color.red.frame(width: 30, height: 30).position(x: 20, y: 20).named("inHStack")
                        text("right", 32)
                    }.frame(height: 50).named("hstack")
                    VStack(spacing: 4) {
                        text("above", 38.5)
                        Color.red.frame(width: 30, height: 20).position(x: 40, y: 10).named("inVStack")
                        text("below", 36.5)
                    }.named("vstack")
                }.named("stack"))
        },
        "position/safe-area": {
            @MainActor func bar(_ name: String) -> some View { Color.red.frame(height: 30).named(name) }
            return AnyView(
                HStack(spacing: 20) {
                    VStack(spacing: 0) { rect("plainContent") }
                        .safeAreaInset(edge: .bottom) { bar("plainBar") }
                        .frame(width: 100, height: 200).named("plain")
                    ScrollView {
                        VStack(spacing: 0) { ForEach(0..<8, id: \.self) { bar("row\($0)") } }
                            .named("scrollContent")
                    }
                    .safeAreaInset(edge: .bottom) { bar("scrollBar") }
                    .frame(width: 100, height: 200).named("scroll")
                    VStack(spacing: 0) { rect("ignoringContent") }.ignoresSafeArea()
                        .safeAreaInset(edge: .top, spacing: 0) { bar("ignoringBar") }
                        .frame(width: 100, height: 200).named("ignoring")
                }.named("row"))
        },
        "position/safe-area-padding": {
            AnyView(
                HStack(spacing: 20) {
                    Color.red.safeAreaPadding(20).frame(width: 100, height: 150).named("padded")
                    ScrollView {
                        VStack(spacing: 0) {
                            ForEach(0..<6, id: \.self) { Color.red.frame(height: 30).named("prow\($0)") }
                        }.named("paddedScrollContent")
                    }
                    .safeAreaPadding(.vertical, 20)
                    .frame(width: 100, height: 150).named("paddedScroll")
                }.named("row"))
        },
    ]
}
