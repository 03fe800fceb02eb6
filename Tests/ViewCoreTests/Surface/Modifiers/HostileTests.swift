import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// Numbers that are none in every parameter; the claim is that a picture comes out and is told about.
@MainActor struct HostileTests {
    /// One modifier by name, its number as the last argument.
    nonisolated static let names = [
        "frame width", "frame height", "frame minWidth", "frame idealWidth", "frame maxWidth",
        "frame minHeight", "frame idealHeight", "frame maxHeight", "padding", "padding insets",
        "offset x", "offset y", "position", "aspectRatio", "layoutPriority", "zIndex", "opacity",
        "scaleEffect", "scaleEffect x", "rotation", "rotation3D", "blur", "shadow radius", "shadow x",
        "lineSpacing", "font size", "custom font size", "minimumScaleFactor", "cornerRadius",
        "rounded rectangle", "stroke", "strokeBorder", "dash", "dash phase", "border", "tracking",
        "kerning", "baselineOffset", "brightness", "contrast", "saturation", "hueRotation",
        "alignmentGuide", "stack spacing", "spacer", "trim", "gradient radius", "gradient point",
        "color", "anchor", "inset", "arc", "arc back", "relative arc", "lineWidth of text",
        "grid columns' spacing", "grid rows' spacing", "lazy stack spacing", "lazy grid spacing",
        "layout spacing", "cell anchor", "symbol font size", "shape behind",
    ]

    nonisolated static let numbers: [CGFloat] = [
        .nan, .infinity, -.infinity, -1, -1e300, 1e300, 1e9, .leastNonzeroMagnitude, 0,
    ]

    private func view(_ name: String, _ x: CGFloat) -> AnyView {
        let base = Text("one two").background(Color.blue)
        return switch name {
        case "frame width": AnyView(base.frame(width: x))
        case "frame height": AnyView(base.frame(height: x))
        case "frame minWidth": AnyView(base.frame(minWidth: x))
        case "frame idealWidth": AnyView(base.frame(idealWidth: x).fixedSize())
        case "frame maxWidth": AnyView(base.frame(maxWidth: x))
        case "frame minHeight": AnyView(base.frame(minHeight: x))
        case "frame idealHeight": AnyView(base.frame(idealHeight: x).fixedSize())
        case "frame maxHeight": AnyView(base.frame(maxHeight: x))
        case "padding": AnyView(base.padding(x))
        case "padding insets":
            AnyView(base.padding(EdgeInsets(top: x, leading: 1, bottom: 1, trailing: x)))
        case "offset x": AnyView(base.offset(x: x))
        case "offset y": AnyView(base.offset(y: x))
        case "position": AnyView(base.position(x: x, y: x))
        case "aspectRatio": AnyView(base.aspectRatio(x, contentMode: .fill))
        case "layoutPriority":
            AnyView(
                HStack {
                    base.layoutPriority(x); base
                })
        case "zIndex":
            AnyView(
                ZStack {
                    base.zIndex(x); base
                })
        case "opacity": AnyView(base.opacity(x))
        case "scaleEffect": AnyView(base.scaleEffect(x))
        case "scaleEffect x": AnyView(base.scaleEffect(x: x, y: 2))
        case "rotation": AnyView(base.rotationEffect(.degrees(x)))
        case "rotation3D": AnyView(base.rotation3DEffect(.degrees(30), axis: (x, 1, 0), perspective: x))
        case "blur": AnyView(base.blur(radius: x))
        case "shadow radius": AnyView(base.shadow(radius: x))
        case "shadow x": AnyView(base.shadow(radius: 2, x: x, y: x))
        default: more(name, x)
        }
    }

    private func more(_ name: String, _ x: CGFloat) -> AnyView {
        let base = Text("one two\nthree")
        let circle = Circle().frame(width: 40, height: 40)
        return switch name {
        case "lineSpacing": AnyView(base.lineSpacing(x))
        case "font size": AnyView(base.font(.system(size: x)))
        case "custom font size": AnyView(base.font(.custom("Inter", size: x)))
        case "minimumScaleFactor": AnyView(base.minimumScaleFactor(x).frame(width: 20))
        case "cornerRadius": AnyView(Color.red.frame(width: 40, height: 40).cornerRadius(x))
        case "rounded rectangle":
            AnyView(RoundedRectangle(cornerRadius: x).frame(width: 40, height: 40))
        case "stroke": AnyView(Circle().stroke(Color.red, lineWidth: x).frame(width: 40, height: 40))
        case "strokeBorder":
            AnyView(Circle().strokeBorder(Color.red, lineWidth: x).frame(width: 40, height: 40))
        case "dash":
            AnyView(
                Circle().stroke(Color.red, style: StrokeStyle(lineWidth: 2, dash: [x, 3]))
                    .frame(width: 40, height: 40))
        case "dash phase":
            AnyView(
                Circle().stroke(Color.red, style: StrokeStyle(lineWidth: 2, dash: [2], dashPhase: x))
                    .frame(width: 40, height: 40))
        case "border": AnyView(base.border(Color.red, width: x))
        case "tracking": AnyView(base.tracking(x).frame(width: 60))
        case "kerning": AnyView(Text("one two").kerning(x))
        case "baselineOffset": AnyView(base.baselineOffset(x))
        case "brightness": AnyView(circle.brightness(x))
        case "contrast": AnyView(circle.contrast(x))
        case "saturation": AnyView(circle.saturation(x))
        case "hueRotation": AnyView(circle.hueRotation(.degrees(x)))
        case "alignmentGuide":
            AnyView(
                HStack {
                    circle.alignmentGuide(VerticalAlignment.center) { _ in x }; circle
                })
        case "stack spacing":
            AnyView(
                HStack(spacing: x) {
                    circle; circle
                })
        case "spacer":
            AnyView(
                HStack {
                    circle; Spacer(minLength: x); circle
                })
        case "trim": AnyView(Circle().trim(from: 0, to: x).frame(width: 40, height: 40))
        case "gradient radius":
            AnyView(
                RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: x)
                    .frame(width: 40, height: 40))
        case "gradient point":
            AnyView(
                LinearGradient(
                    colors: [.red, .blue], startPoint: UnitPoint(x: x, y: 0), endPoint: .bottom
                ).frame(width: 40, height: 40))
        case "color": AnyView(Color(red: x, green: x, blue: x, opacity: 1).frame(width: 9, height: 9))
        case "anchor": AnyView(circle.rotationEffect(.degrees(9), anchor: UnitPoint(x: x, y: 0)))
        case "arc", "arc back":
            AnyView(
                Path {
                    $0.addArc(
                        center: CGPoint(x: 20, y: 20), radius: 9, startAngle: .radians(1),
                        endAngle: .radians(x),
                        clockwise: name == "arc")
                    $0.addArc(
                        center: CGPoint(x: x, y: 20), radius: x, startAngle: .radians(x),
                        endAngle: .radians(1),
                        clockwise: name == "arc")
                })
        case "relative arc":
            AnyView(
                Path {
                    $0.addRelativeArc(
                        center: CGPoint(x: 20, y: 20), radius: 9, startAngle: .radians(1), delta: .radians(x))
                })
        case "grid columns' spacing", "grid rows' spacing":
            AnyView(
                Grid(
                    horizontalSpacing: name == "grid columns' spacing" ? x : 1,
                    verticalSpacing: name == "grid rows' spacing" ? x : 1
                ) {
                    GridRow {
                        circle; circle
                    }
                    circle
                })
        case "lazy stack spacing":
            AnyView(
                LazyVStack(spacing: x) {
                    circle; circle
                })
        case "lazy grid spacing":
            AnyView(
                LazyVGrid(columns: [GridItem()], spacing: x) {
                    circle; circle
                })
        case "layout spacing":
            AnyView(
                AnyLayout(HStackLayout(spacing: x)) {
                    circle; circle
                })
        case "cell anchor":
            AnyView(Grid { GridRow { circle.gridCellAnchor(UnitPoint(x: x, y: x)) } })
        case "symbol font size": AnyView(Image(systemName: "heart").font(.system(size: x)))
        case "shape behind": AnyView(circle.background(.red, in: .rect(cornerRadius: x)))
        case "inset": AnyView(Circle().inset(by: x).frame(width: 40, height: 40))
        default: AnyView(base.underline())
        }
    }

    @Test(arguments: names)
    func `A number that is none still gives a picture of numbers`(_ name: String) {
        for number in HostileTests.numbers {
            let tile = layOut(view(name, number), 200, 100)
            #expect(
                tile.list.size.width.isFinite && tile.list.size.height.isFinite
                    && tile.list.pixelSize.width >= 1, "\(name) \(number)")
            let text = "\(tile.list)"
            #expect(!text.contains("nan") && !text.contains("inf"), "\(name) \(number): \(text)")
        }
    }

    /// Parameters for which NaN means nothing at all; the others have a nearest sensible value.
    @Test(arguments: names.filter { !silent.contains($0) })
    func `What is ignored is warned of`(_ name: String) {
        #expect(!layOut(view(name, .nan), 200, 100).warnings.isEmpty, "\(name) NaN")
    }

    nonisolated static let silent: Set<String> = [
        // A path without the arc, as in Core Graphics.
        "arc", "arc back", "relative arc",
        // Cut to the range that the type has.
        "color", "trim",
        // No number in it.
        "lineWidth of text",
    ]

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -5, 1e300, 0])
    func `Any number may be offered`(_ length: CGFloat) {
        let tile = layOut(
            HStack {
                Text("one two"); Color.red; Spacer()
            }, length, length)
        #expect(tile.list.size.width.isFinite && tile.list.size.height.isFinite)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -1, 0, 1e300])
    func `Any display scale gives a picture`(_ scale: CGFloat) {
        let tile = layOut(
            VStack {
                Text("a"); Divider()
            }, 50, 50, in: EnvironmentValues(scale: scale))
        #expect(tile.list.scale > 0 && tile.list.scale.isFinite)
        #expect(tile.list.pixelSize.width >= 1)
    }
}
