import Foundation
import SwiftUI
import ViewCore

private let gradient = Gradient(colors: [.red, .blue])
private let stops = [Gradient.Stop(color: .red, location: 0), .init(color: .green, location: 0.3)]

extension NameRows {
    /// Styles: each is drawn as something else than brown.
    static func paints(_ rows: inout NameRows) {
        func row(_ name: String, _ style: some ShapeStyle) { paint(&rows, name, style) }
        rows.owner = "ShapeStyle"
        row(
            "angularGradient(_:center:startAngle:endAngle:)",
            .angularGradient(gradient, center: .center, startAngle: .zero, endAngle: .degrees(90)))
        row(
            "angularGradient(colors:center:startAngle:endAngle:)",
            .angularGradient(
                colors: [.red, .blue], center: .center, startAngle: .zero, endAngle: .degrees(90)))
        row(
            "angularGradient(stops:center:startAngle:endAngle:)",
            .angularGradient(stops: stops, center: .center, startAngle: .zero, endAngle: .degrees(90)))
        row("conicGradient(_:center:angle:)", .conicGradient(gradient, center: .center))
        row("conicGradient(colors:center:angle:)", .conicGradient(colors: [.red, .blue], center: .center))
        row("conicGradient(stops:center:angle:)", .conicGradient(stops: stops, center: .center))
        row(
            "ellipticalGradient(_:center:startRadiusFraction:endRadiusFraction:)",
            .ellipticalGradient(gradient))
        row(
            "ellipticalGradient(colors:center:startRadiusFraction:endRadiusFraction:)",
            .ellipticalGradient(colors: [.red, .blue]))
        row(
            "ellipticalGradient(stops:center:startRadiusFraction:endRadiusFraction:)",
            .ellipticalGradient(stops: stops))
        row(
            "linearGradient(_:startPoint:endPoint:)",
            .linearGradient(gradient, startPoint: .top, endPoint: .bottom))
        row(
            "linearGradient(colors:startPoint:endPoint:)",
            .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        row(
            "linearGradient(stops:startPoint:endPoint:)",
            .linearGradient(stops: stops, startPoint: .top, endPoint: .bottom))
        row(
            "radialGradient(_:center:startRadius:endRadius:)",
            .radialGradient(gradient, center: .center, startRadius: 0, endRadius: 20))
        row(
            "radialGradient(colors:center:startRadius:endRadius:)",
            .radialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 20))
        row(
            "radialGradient(stops:center:startRadius:endRadius:)",
            .radialGradient(stops: stops, center: .center, startRadius: 0, endRadius: 20))
        rows.warned("image(_:sourceRect:scale:)", "ImagePaint") { _ in
            Rectangle().fill(.image(Image(systemName: "star")))
        }
        row("background", .background)
        row("fill", .fill)
        row("foreground", .foreground)
        row("primary", .primary)
        row("secondary", .secondary)
        row("tertiary", .tertiary)
        row("quaternary", .quaternary)
        row("quinary", .quinary)
        row("link", .link)
        row("placeholder", .placeholder)
        row("selection", .selection)
        row("separator", .separator)
        row("tint", .tint)
        row("windowBackground", .windowBackground)
        row("bar", .bar)
        row("regularMaterial", .regularMaterial)
        row("thickMaterial", .thickMaterial)
        row("thinMaterial", .thinMaterial)
        row("ultraThickMaterial", .ultraThickMaterial)
        row("ultraThinMaterial", .ultraThinMaterial)
        row("accentColor", Color.accentColor)
        // An instance's method and the static one have one name.
        row("opacity(_:)", .brown.opacity(0.5))
        row("shadow(_:)", .brown.shadow(.drop(radius: 3)))
        row("blendMode(_:)", .blendMode(.multiply))
        rows.holds("resolve(in:)") { Custom().resolve(in: EnvironmentValues()) == Color.red }
        for (name, color) in colors where name != "brown" { row(name, color) }
        rows.drawn(
            "brown", from: { Rectangle().fill(.red).frame(width: 9, height: 9) },
            to: { Rectangle().fill(.brown).frame(width: 9, height: 9) })
        gradients(&rows)
        rows.owner = "AnyShapeStyle"
        row("init(_:)", AnyShapeStyle(.red))
        for (name, style) in semantic {
            rows.owner = name
            row("init()", AnyShapeStyle(style))
        }
        rows.owner = "BackgroundStyle"
        row("secondary", BackgroundStyle().secondary)
        row("tertiary", BackgroundStyle().tertiary)
        row("quaternary", BackgroundStyle().quaternary)
        rows.owner = "FillShapeStyle"
        row("secondary", FillShapeStyle().secondary)
        row("tertiary", FillShapeStyle().tertiary)
        row("quaternary", FillShapeStyle().quaternary)
        rows.owner = "HierarchicalShapeStyle"
        row("primary", HierarchicalShapeStyle.primary)
        row("secondary", HierarchicalShapeStyle.secondary)
        row("tertiary", HierarchicalShapeStyle.tertiary)
        row("quaternary", HierarchicalShapeStyle.quaternary)
        row("quinary", HierarchicalShapeStyle.quinary)
        rows.owner = "Material"
        row("bar", Material.bar)
        row("regular", Material.regular)
        row("thick", Material.thick)
        row("thin", Material.thin)
        row("ultraThick", Material.ultraThick)
        row("ultraThin", Material.ultraThin)
        rows.owner = "ShadowStyle"
        row("drop(color:radius:x:y:)", .brown.shadow(ShadowStyle.drop(radius: 3)))
        row("inner(color:radius:x:y:)", .brown.shadow(ShadowStyle.inner(radius: 3)))
    }

    private static func paint(_ rows: inout NameRows, _ name: String, _ style: some ShapeStyle) {
        rows.drawn(
            name, from: { Rectangle().fill(.brown).frame(width: 40, height: 30) },
            to: { Rectangle().fill(AnyShapeStyle(style)).frame(width: 40, height: 30) })
    }

    private static func gradients(_ rows: inout NameRows) {
        func row(_ name: String, _ style: some ShapeStyle) { paint(&rows, name, style) }
        rows.owner = "Gradient"
        row("init(colors:)", Gradient(colors: [.red, .blue]))
        row("init(stops:)", Gradient(stops: stops))
        row("Stop.init(color:location:)", Gradient(stops: [Gradient.Stop(color: .green, location: 0.3)]))
        row("colorSpace(_:)", gradient.colorSpace(.perceptual))
        row("ColorSpace.perceptual", gradient.colorSpace(.perceptual))
        row("ColorSpace.device", gradient.colorSpace(.device))
        rows.holds("stops") { Gradient(stops: stops).stops == stops }
        rows.holds("Stop.color") { stops[1].color == .green }
        rows.holds("Stop.location") { stops[1].location == 0.3 }
        rows.owner = "AnyGradient"
        row("init(_:)", AnyGradient(gradient))
        row("colorSpace(_:)", AnyGradient(gradient).colorSpace(.perceptual))
        rows.owner = "LinearGradient"
        row(
            "init(colors:startPoint:endPoint:)",
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        row(
            "init(gradient:startPoint:endPoint:)",
            LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom))
        row(
            "init(stops:startPoint:endPoint:)",
            LinearGradient(stops: stops, startPoint: .top, endPoint: .bottom))
        rows.owner = "RadialGradient"
        row(
            "init(colors:center:startRadius:endRadius:)",
            RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 20))
        row(
            "init(gradient:center:startRadius:endRadius:)",
            RadialGradient(gradient: gradient, center: .center, startRadius: 0, endRadius: 20))
        row(
            "init(stops:center:startRadius:endRadius:)",
            RadialGradient(stops: stops, center: .center, startRadius: 0, endRadius: 20))
        rows.owner = "EllipticalGradient"
        row(
            "init(colors:center:startRadiusFraction:endRadiusFraction:)",
            EllipticalGradient(colors: [.red, .blue]))
        row(
            "init(gradient:center:startRadiusFraction:endRadiusFraction:)",
            EllipticalGradient(gradient: gradient))
        row("init(stops:center:startRadiusFraction:endRadiusFraction:)", EllipticalGradient(stops: stops))
        rows.owner = "AngularGradient"
        row("init(colors:center:angle:)", AngularGradient(colors: [.red, .blue], center: .center))
        row("init(gradient:center:angle:)", AngularGradient(gradient: gradient, center: .center))
        row("init(stops:center:angle:)", AngularGradient(stops: stops, center: .center))
        row(
            "init(colors:center:startAngle:endAngle:)",
            AngularGradient(
                colors: [.red, .blue], center: .center, startAngle: .zero, endAngle: .degrees(90)))
        row(
            "init(gradient:center:startAngle:endAngle:)",
            AngularGradient(gradient: gradient, center: .center, startAngle: .zero, endAngle: .degrees(90)))
        row(
            "init(stops:center:startAngle:endAngle:)",
            AngularGradient(stops: stops, center: .center, startAngle: .zero, endAngle: .degrees(90)))
    }

    private static let semantic: [(String, any ShapeStyle)] = [
        ("BackgroundStyle", BackgroundStyle()), ("FillShapeStyle", FillShapeStyle()),
        ("ForegroundStyle", ForegroundStyle()), ("LinkShapeStyle", LinkShapeStyle()),
        ("PlaceholderTextShapeStyle", PlaceholderTextShapeStyle()),
        ("SelectionShapeStyle", SelectionShapeStyle()), ("SeparatorShapeStyle", SeparatorShapeStyle()),
        ("TintShapeStyle", TintShapeStyle()), ("WindowBackgroundShapeStyle", WindowBackgroundShapeStyle()),
    ]

    /// The colours that have a name.
    static let colors: [(String, Color)] = [
        ("black", .black), ("blue", .blue), ("brown", .brown), ("clear", .clear), ("cyan", .cyan),
        ("gray", .gray), ("green", .green), ("indigo", .indigo), ("mint", .mint), ("orange", .orange),
        ("pink", .pink), ("purple", .purple), ("red", .red), ("teal", .teal), ("white", .white),
        ("yellow", .yellow),
    ]
}

private struct Custom: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> Color { .red }
}
