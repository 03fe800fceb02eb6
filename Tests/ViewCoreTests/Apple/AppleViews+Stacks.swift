import Foundation
import LayoutSupport
import ViewCore

extension AppleViews {
    static let stacks: [String: @MainActor () -> AnyView] = [
        "layout/root-centering": { AnyView(box("box", 50, 30)) },
        "layout/spacing-default": {
            AnyView(
                HStack {
                    box("a", 50, 50); box("b", 50, 50); box("c", 50, 50)
                }.named("stack"))
        },
        "layout/vstack-spacing-default": {
            AnyView(
                VStack {
                    box("a", 50, 50); box("b", 50, 50)
                }.named("stack"))
        },
        "layout/divider": {
            AnyView(
                VStack(spacing: 0) {
                    box("a", 100, 20)
                    Divider().named("hdivider")
                    HStack(spacing: 0) {
                        box("b", 20, 60); Divider().named("vdivider"); box("c", 20, 60)
                    }
                    .named("hstack")
                }.named("vstack"))
        },
        "layout/hstack-distribution": {
            AnyView(
                HStack(spacing: 0) {
                    rect("a"); Color.red.frame(width: 50).named("b"); rect("c")
                })
        },
        "layout/hstack-priority": {
            AnyView(
                HStack(spacing: 0) {
                    Color.red.frame(minWidth: 20).named("a")
                    Color.red.frame(minWidth: 20).layoutPriority(1).named("b")
                    Color.red.frame(width: 60).named("c")
                })
        },
        "layout/spacer": {
            AnyView(
                HStack {
                    box("a", 50, 50); Spacer().named("spacer"); box("b", 50, 50)
                }.named("stack"))
        },
        "layout/spacer-min-length": {
            AnyView(
                VStack(spacing: 0) {
                    HStack(spacing: 0) {
                        box("a", 250, 20); Spacer(minLength: 20).named("s1"); box("b", 100, 20)
                    }.named("overflow")
                    HStack(spacing: 0) {
                        Spacer().named("s2"); box("c", 40, 20); Spacer().named("s3")
                    }
                    .named("balanced")
                    Spacer().named("vspacer")
                })
        },
        "layout/vstack-alignment": {
            AnyView(
                HStack(spacing: 0) {
                    VStack(alignment: .leading, spacing: 4) {
                        box("l1", 100, 20); box("l2", 50, 20)
                    }
                    .named("leading")
                    VStack(alignment: .trailing, spacing: 4) {
                        box("t1", 100, 20); box("t2", 50, 20)
                    }
                    .named("trailing")
                })
        },
        "layout/hstack-alignment": {
            AnyView(
                VStack(spacing: 0) {
                    HStack(alignment: .top, spacing: 4) {
                        box("top1", 20, 60); box("top2", 20, 30)
                    }
                    HStack(alignment: .bottom, spacing: 4) {
                        box("bottom1", 20, 60); box("bottom2", 20, 30)
                    }
                })
        },
        "layout/zstack": {
            AnyView(
                ZStack(alignment: .bottomTrailing) {
                    box("a", 100, 100); box("b", 30, 30)
                }.named("stack"))
        },
        "layout/zstack-fill": {
            AnyView(
                ZStack(alignment: .topLeading) {
                    rect("fill"); box("b", 30, 30)
                })
        },
        "layout/alignment-guide": {
            AnyView(
                VStack(alignment: .leading, spacing: 4) {
                    Color.red.frame(width: 100, height: 20)
                        .alignmentGuide(.leading) { $0[.trailing] }.named("a")
                    box("b", 50, 20)
                    Color.red.frame(width: 30, height: 20)
                        .alignmentGuide(.leading) { $0.width / 2 }.named("c")
                }.named("stack"))
        },
        "layout/group-modifier": {
            AnyView(
                HStack(spacing: 0) {
                    Group {
                        rect("a"); rect("b")
                    }.frame(width: 50, height: 50).padding(5)
                    rect("c")
                })
        },
        "layout/nested-stacks": {
            AnyView(
                VStack(spacing: 10) {
                    HStack(spacing: 10) {
                        rect("a"); Color.red.frame(width: 80).named("b")
                    }
                    .padding(10).named("row")
                    HStack {
                        box("c", 40, 40); Spacer(); box("d", 40, 40)
                    }
                    .frame(height: 60).named("bottom")
                })
        },
        "layout/hstack-ideal": {
            AnyView(
                VStack(alignment: .leading, spacing: 0) {
                    HStack(spacing: 6) {
                        box("a", 30, 30); box("b", 40, 30)
                    }.named("row")
                    box("wide", 200, 10)
                }.named("column"))
        },
        "layout/view-that-fits": {
            @MainActor func three(_ name: String) -> some View {
                HStack {
                    text("1", 25); text("2", 25); text("3", 35.5)
                }.named(name)
            }
            @MainActor func one(_ name: String) -> some View { box(name, 25, 16) }
            @MainActor func column(_ name: String) -> some View {
                VStack {
                    text("1", 25); text("2", 25)
                }.named(name)
            }
            return AnyView(
                VStack(alignment: .leading, spacing: 12) {
                    ViewThatFits {
                        three("wideStack"); one("x")
                    }
                    .frame(width: 200, alignment: .leading).named("wide")
                    ViewThatFits {
                        three("x"); one("narrowFallback")
                    }
                    .frame(width: 60, alignment: .leading).named("narrow")
                    ViewThatFits {
                        three("x"); one("tinyFallback")
                    }
                    .frame(width: 10, alignment: .leading).named("tiny")
                    ViewThatFits(in: .vertical) {
                        column("tallStack"); text("x", 31)
                    }
                    .frame(height: 60, alignment: .top).named("tall")
                    ViewThatFits(in: .vertical) {
                        column("x"); text("shortFallback", 31)
                    }
                    .frame(height: 20, alignment: .top).named("short")
                    ViewThatFits(in: .horizontal) {
                        HStack {
                            text("1", 25); text("2", 25)
                        }.named("axisStack")
                        one("x")
                    }
                    .frame(width: 100, height: 8, alignment: .topLeading).named("axis")
                }.padding(20).named("stack"))
        },
    ]

    static let frames: [String: @MainActor () -> AnyView] = [
        "layout/padding-default": { AnyView(rect("inner").padding().named("outer")) },
        "layout/padding-edges": {
            AnyView(
                rect("inner").padding(.leading, 30).padding(.vertical)
                    .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).named("outer"))
        },
        "layout/frame-fixed": {
            AnyView(box("inner", 40, 40).frame(width: 120, height: 80, alignment: .topLeading).named("outer"))
        },
        "layout/frame-flex": {
            let small = Color.red.frame(width: 40, height: 20)
            return AnyView(
                VStack(spacing: 0) {
                    small.frame(minWidth: 100).named("min")
                    small.frame(maxWidth: 200).named("max")
                    small.frame(minWidth: 50, maxWidth: .infinity).named("fill")
                    small.frame(idealWidth: 150).fixedSize().named("ideal")
                    Color.red.frame(maxWidth: 120, maxHeight: 20).named("clampFlexible")
                    Color.red.frame(width: 250, height: 20).frame(maxWidth: 200).named("overflow")
                })
        },
        "layout/fixed-size": {
            AnyView(
                VStack(spacing: 0) {
                    Color.red.fixedSize().named("both")
                    Color.red.fixedSize(horizontal: true, vertical: false).frame(height: 30)
                        .named("horizontal")
                })
        },
        "canvas/sizing": {
            AnyView(
                VStack(spacing: 8) {
                    text("above", 38.5)
                    Canvas { _, _ in }.named("fill")
                    Canvas { _, _ in }.frame(width: 80, height: 50).named("framed")
                }.named("stack"))
        },
    ]
}
