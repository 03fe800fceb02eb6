import Drawing
import Foundation
import ViewCore

/// A slant of 0.4 to the side.
private struct Slant: GeometryEffect {
    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: 0.4, d: 1, tx: 0, ty: 0))
    }
}

extension AppleViews {
    private static var square: some View { Color.red.frame(width: 40, height: 40) }

    /// What stands in for a bitmap that gives way: the same ratio, any size.
    private static func bitmap(_ width: CGFloat, _ height: CGFloat) -> some View {
        Color.red.frame(
            minWidth: 0, idealWidth: width, maxWidth: .infinity, minHeight: 0, idealHeight: height,
            maxHeight: .infinity)
    }

    static let images: [String: @MainActor () -> AnyView] = [
        "image/aspect-ratio": {
            @MainActor func fitted(_ width: CGFloat, _ height: CGFloat) -> some View {
                bitmap(width, height).scaledToFit()
            }
            @MainActor func framed(
                _ name: String, _ width: CGFloat?, _ height: CGFloat?, _ view: some View
            ) -> some View {
                view.named(name + "Image").frame(width: width, height: height).named(name)
            }
            return AnyView(
                VStack(spacing: 8) {
                    HStack(alignment: .top, spacing: 8) {
                        framed("fitWide", 100, 40, fitted(64, 40))
                        framed("fitTall", 40, 100, fitted(64, 40))
                        framed("fill", 40, 60, bitmap(64, 40).scaledToFill())
                        framed("fillClipped", 40, 60, bitmap(64, 40).scaledToFill())
                        framed("square", 60, 40, bitmap(64, 40).aspectRatio(1, contentMode: .fit))
                        framed(
                            "third", 30, 30,
                            bitmap(64, 40).aspectRatio(CGSize(width: 1, height: 3), contentMode: .fill))
                    }.named("row1")
                    HStack(alignment: .top, spacing: 8) {
                        framed("widthOnly", 100, nil, fitted(64, 40))
                        framed("heightOnly", nil, 30, fitted(64, 40))
                        framed("rigid", 100, 40, Color.red.frame(width: 64, height: 40).scaledToFit())
                        fitted(20, 64).named("flexibleImage")
                    }.frame(height: 100).named("row2")
                    Color.red.aspectRatio(2, contentMode: .fit).named("colorRatio")
                        .frame(width: 100, height: 100).named("colorRatioFrame")
                }.named("stack"))
        },
        "image/resizable": {
            AnyView(
                VStack(spacing: 8) {
                    HStack(spacing: 8) {
                        bitmap(64, 40).frame(width: 30, height: 30).named("shrunk")
                        bitmap(64, 40).frame(width: 96, height: 30).named("stretched")
                        Color.red.frame(width: 64, height: 40).frame(width: 30, height: 30).named("overflow")
                        Color.red.frame(width: 64, height: 40).frame(width: 30, height: 30).clipped()
                            .named("overflowClipped")
                    }.named("row1")
                    bitmap(64, 40).frame(height: 24).named("flexibleWidth")
                    HStack(spacing: 0) {
                        bitmap(20, 64).named("flexA"); bitmap(64, 40).named("flexB")
                    }
                    .frame(height: 40).named("row3")
                    bitmap(64, 40).padding(10).background(Color.blue).frame(width: 120, height: 60)
                        .named("padded")
                }.named("stack"))
        },
    ]

    static let effects: [String: @MainActor () -> AnyView] = [
        "transform/basic": {
            AnyView(
                VStack(spacing: 24) {
                    HStack(spacing: 40) {
                        square.offset(x: 10, y: 6).named("offset")
                        square.rotationEffect(.degrees(45)).named("rotated")
                        square.scaleEffect(1.5).named("scaled")
                    }.named("row1")
                    HStack(spacing: 40) {
                        square.rotationEffect(.degrees(30), anchor: .topLeading).named("anchored")
                        square.scaleEffect(x: 2, y: 0.5, anchor: .bottom).named("stretched")
                        Text(verbatim: word(19.5)).rotationEffect(.degrees(-20)).named("text")
                    }.named("row2")
                    Color.red.frame(width: 60, height: 20)
                        .transformEffect(CGAffineTransform(translationX: 20, y: -4)).named("affine")
                }.named("stack"))
        },
        "transform/3d": {
            let slanted = CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)
            return AnyView(
                VStack(spacing: 30) {
                    HStack(spacing: 40) {
                        square.rotation3DEffect(.degrees(45), axis: (x: 0, y: 0, z: 1)).named("aboutZ")
                    }.named("row1")
                    HStack(spacing: 40) {
                        square.projectionEffect(ProjectionTransform(slanted)).named("projected")
                        square.modifier(Slant()).named("skewed")
                    }.named("row2")
                }.named("stack"))
        },
        "effects/zindex": {
            let large = Color.red.frame(width: 80, height: 80)
            let flat = Color.red.frame(width: 70, height: 50)
            return AnyView(
                VStack(spacing: 30) {
                    ZStack {
                        large.offset(x: -25, y: -15).zIndex(2).named("red")
                        large.named("blue")
                        large.offset(x: 25, y: 15).zIndex(1).named("green")
                        Color.red.frame(width: 120, height: 120).zIndex(-1).named("yellow")
                    }.named("zstack")
                    HStack(spacing: -30) {
                        flat.named("first"); flat.zIndex(1).named("middle"); flat.named("last")
                    }.named("hstack")
                }.named("stack"))
        },
        "effects/shadow-profile": {
            let block = Color.black.frame(width: 60, height: 60)
            return AnyView(
                HStack(spacing: 60) {
                    block.shadow(color: .black, radius: 10).named("blur10")
                    block.shadow(color: .black, radius: 4, x: 10).named("blur4")
                    block.shadow(color: .red, radius: 0, x: 5).named("sharp")
                }.named("row"))
        },
    ]
}
