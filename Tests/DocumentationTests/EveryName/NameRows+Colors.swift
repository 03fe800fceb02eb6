import Controls
import Foundation
import SwiftUI
import UIKit
import ViewCore

private let points: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
private let four: [Color] = [.red, .green, .blue, .white]
private let resolved = four.map { $0.resolve(in: EnvironmentValues()) }
private let bezier = points.map {
    MeshGradient.BezierPoint(
        position: $0, leadingControlPoint: $0, topControlPoint: $0, trailingControlPoint: $0,
        bottomControlPoint: $0)
}

extension NameRows {
    static func colors(_ rows: inout NameRows) {
        rows.owner = "Color"
        func row(_ name: String, _ color: Color) {
            rows.drawn(
                name, from: { Color.brown.frame(width: 20, height: 20) },
                to: { color.frame(width: 20, height: 20) })
        }
        for (name, color) in colors where name != "brown" { row(name, color) }
        rows.drawn(
            "brown", from: { Color.red.frame(width: 9, height: 9) },
            to: { Color.brown.frame(width: 9, height: 9) })
        row("accentColor", .accentColor)
        row("primary", .primary)
        row("secondary", .secondary)
        row("background", .background)
        row("fill", .fill)
        row("link", .link)
        row("placeholder", .placeholder)
        row("separator", .separator)
        row("tint", .tint)
        row("tertiary", Color.brown.tertiary.color)
        row("quaternary", Color.brown.quaternary.color)
        row("init(_:red:green:blue:opacity:)", Color(.sRGB, red: 0.1, green: 0.2, blue: 0.3))
        row("init(_:white:opacity:)", Color(.sRGB, white: 0.3))
        row("init(hue:saturation:brightness:opacity:)", Color(hue: 0.3, saturation: 1, brightness: 0.5))
        row("init(_:)", Color(UIColor.red))
        row("init(uiColor:)", Color(uiColor: .red))
        row("init(nsColor:)", Color(nsColor: .red))
        row("init(cgColor:)", Color(cgColor: UIColor.red.cgColor))
        row("RGBColorSpace.sRGB", Color(.sRGB, red: 0.5, green: 0.2, blue: 0.3))
        row("RGBColorSpace.sRGBLinear", Color(.sRGBLinear, red: 0.5, green: 0.2, blue: 0.3))
        row("RGBColorSpace.displayP3", Color(.displayP3, red: 0.5, green: 0.4, blue: 0.3))
        row("mix(with:by:in:)", .brown.mix(with: .blue, by: 0.5, in: .perceptual))
        row("opacity(_:)", .brown.opacity(0.5))
        row("exposureAdjust(_:)", .brown.exposureAdjust(-1))
        rows.holds("headroom(_:)") { Color.red.headroom(2) == .red }
        rows.warned("init(_:bundle:)", "no colour named \"none\"") { _ in Color("none", bundle: nil) }
        rows.drawn(
            "gradient", from: { Rectangle().fill(.brown) }, to: { Rectangle().fill(Color.brown.gradient) })
        rows.holds("cgColor") { Color(.sRGB, red: 1, green: 0, blue: 0).cgColor?.components?.first == 1 }
        rows.holds("description") { Color.red.description != Color.blue.description }
        rows.holds("resolve(in:)") { resolved[3].red == 1 }
        rows.holds("Resolved.description") {
            Color.Resolved(red: 1, green: 0, blue: 0).description == "#FF0000FF"
        }
        rows.holds("Resolved.red") { Color.Resolved(red: 1, green: 0, blue: 0).red == 1 }
        rows.holds("Resolved.green") { Color.Resolved(red: 0, green: 1, blue: 0).green == 1 }
        rows.holds("Resolved.blue") { Color.Resolved(red: 0, green: 0, blue: 1).blue == 1 }
        rows.holds("Resolved.linearRed") { Color.Resolved(red: 1, green: 0, blue: 0).linearRed == 1 }
        rows.holds("Resolved.linearGreen") { Color.Resolved(red: 0, green: 1, blue: 0).linearGreen == 1 }
        rows.holds("Resolved.linearBlue") { Color.Resolved(red: 0, green: 0, blue: 1).linearBlue == 1 }
        rows.holds("Resolved.cgColor") {
            Color.Resolved(red: 1, green: 0, blue: 0).cgColor.components?.first == 1
        }
        rows.holds("Resolved.opacity") {
            Color.Resolved(red: 0, green: 0, blue: 1, opacity: 0.5).opacity == 0.5
        }
        rows.drawn("Resolved.init(colorSpace:red:green:blue:opacity:)", from: { Rectangle().fill(.brown) }) {
            Rectangle().fill(Color.Resolved(red: 1, green: 0, blue: 0))
        }
        meshes(&rows)
    }

    private static func meshes(_ rows: inout NameRows) {
        rows.owner = "MeshGradient"
        func row(_ name: String, _ mesh: @escaping @MainActor @Sendable () -> MeshGradient) {
            rows.drawn(name, from: { Color.brown.frame(width: 20, height: 20) }) {
                mesh().frame(width: 20, height: 20)
            }
        }
        row("init(width:height:points:colors:background:smoothsColors:colorSpace:)") {
            MeshGradient(width: 2, height: 2, points: points, colors: four)
        }
        row("init(width:height:points:resolvedColors:background:smoothsColors:colorSpace:)") {
            MeshGradient(width: 2, height: 2, points: points, resolvedColors: resolved)
        }
        row("init(width:height:bezierPoints:colors:background:smoothsColors:colorSpace:)") {
            MeshGradient(width: 2, height: 2, bezierPoints: bezier, colors: four)
        }
        row("init(width:height:bezierPoints:resolvedColors:background:smoothsColors:colorSpace:)") {
            MeshGradient(width: 2, height: 2, bezierPoints: bezier, resolvedColors: resolved)
        }
        row("init(width:height:locations:colors:background:smoothsColors:colorSpace:)") {
            MeshGradient(width: 2, height: 2, locations: .points(points), colors: .colors(four))
        }
        row("Locations.points(_:)") {
            MeshGradient(width: 2, height: 2, locations: .points(points), colors: .colors(four))
        }
        row("Locations.bezierPoints(_:)") {
            MeshGradient(width: 2, height: 2, locations: .bezierPoints(bezier), colors: .colors(four))
        }
        row("Colors.colors(_:)") {
            MeshGradient(width: 2, height: 2, locations: .points(points), colors: .colors(four))
        }
        row("Colors.resolvedColors(_:)") {
            MeshGradient(width: 2, height: 2, locations: .points(points), colors: .resolvedColors(resolved))
        }
        func changed(_ name: String, _ change: @escaping @MainActor @Sendable (inout MeshGradient) -> Void) {
            // Pulled in at a corner, so that the background is seen.
            let start = MeshGradient(
                width: 2, height: 2, points: [[0.3, 0.3], [1, 0], [0, 1], [1, 1]], colors: four)
            rows.drawn(name, from: { start.frame(width: 20, height: 20) }) {
                var mesh = start
                change(&mesh)
                return mesh.frame(width: 20, height: 20)
            }
        }
        changed("background") { $0.background = .purple }
        changed("colorSpace") { $0.colorSpace = .perceptual }
        changed("colors") { $0.colors = .colors(four.reversed()) }
        changed("locations") { $0.locations = .points(points) }
        rows.drawn("smoothsColors", from: { bent(isSmooth: true) }, to: { bent(isSmooth: false) })
        rows.holds("width") { MeshGradient(width: 2, height: 3, points: [], colors: []).width == 2 }
        rows.holds("height") { MeshGradient(width: 2, height: 3, points: [], colors: []).height == 3 }
        for (name, value) in [
            ("position", \MeshGradient.BezierPoint.position), ("leadingControlPoint", \.leadingControlPoint),
            ("topControlPoint", \.topControlPoint), ("trailingControlPoint", \.trailingControlPoint),
            ("bottomControlPoint", \.bottomControlPoint),
        ] as [(String, KeyPath<MeshGradient.BezierPoint, SIMD2<Float>> & Sendable)] {
            rows.holds("BezierPoint." + name) { bezier[3][keyPath: value] == [1, 1] }
        }
        rows.holds(
            "BezierPoint.init(position:leadingControlPoint:topControlPoint:trailingControlPoint:bottomControlPoint:)"
        ) { bezier[1].position == [1, 0] }
    }
}

/// Between three colours in a row there is a middle to be smooth at.
private func bent(isSmooth: Bool) -> some View {
    let points = (0..<3).flatMap { y in (0..<3).map { x in SIMD2<Float>(Float(x) / 2, Float(y) / 2) } }
    return MeshGradient(
        width: 3, height: 3, points: points,
        colors: [.red, .blue, .green, .white, .black, .yellow, .pink, .mint, .brown], smoothsColors: isSmooth
    ).frame(width: 20, height: 20)
}

extension ShapeStyle {
    /// What it is drawn as on a rectangle cannot be told apart from a colour; only for these rows.
    fileprivate var color: Color { .brown.opacity(0.4) }
}
