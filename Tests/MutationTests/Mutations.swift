import SwiftUI

/// One changed gene, and where the explanation must point.
struct Mutation: Sendable {
    var name: String
    /// The view or modifier that must be named.
    var node: String
    /// A word of the explanation that tells the property, such as its name or its new value.
    var property: String
    var change: @Sendable (inout Genes) -> Void
}

/// Each value of `values` as a mutation of the gene at `path`.
private func mutate<T: Sendable>(
    _ name: String, _ path: any WritableKeyPath<Genes, T> & Sendable, node: String,
    property: String = "", _ values: [T]
) -> [Mutation] {
    values.map { value in
        Mutation(name: "\(name) = \(value)", node: node, property: property) {
            $0[keyPath: path] = value
        }
    }
}

private let colors: [Color] = [.red, .green, .orange, .purple, .gray, .mint, .cyan, .pink]

let mutations: [Mutation] =
    mutate("fontSize", \.fontSize, node: "Text", property: "font", [11, 12, 13, 15, 16, 18, 20, 24, 34])
    + mutate(
        "weight", \.weight, node: "Text", property: "font",
        [.ultraLight, .light, .regular, .medium, .bold, .heavy, .black])
    + mutate("design", \.design, node: "Text", property: "font", [.serif, .rounded, .monospaced])
    + mutate("kerning", \.kerning, node: "Text", property: ".kerning 0 →", [0.5, 1, 2, -1, 3])
    + mutate("underline", \.isUnderlined, node: "Text", property: "underline", [true])
    + mutate("italic", \.isItalic, node: "Text", property: "font", [true])
    + mutate("foreground", \.foreground, node: "Text", property: "color", colors)
    + mutate(
        "horizontal", \.horizontal, node: ".padding(.horizontal)", [4, 8, 12, 14, 18, 20, 24, 32, 40])
    + mutate("vertical", \.vertical, node: ".padding(.vertical)", [12, 14, 16, 20, 24, 28, 32, 40])
    + mutate("leading", \.leading, node: ".padding(.leading)", [0, 4, 6, 8, 10, 12, 16])
    + mutate(
        "minWidth", \.minWidth, node: ".frame", property: "minWidth", [160, 180, 200, 220, 240, 260, 280])
    + mutate("minHeight", \.minHeight, node: ".frame", property: "minHeight", [46, 48, 50, 56, 60, 64, 80])
    + mutate("background", \.background, node: ".background", property: "color", colors)
    + mutate(
        "radius", \.radius, node: ".background", property: "cornerRadius", [0, 2, 4, 6, 8, 10, 16, 18, 20])
    + mutate(
        "borderRadius", \.borderRadius, node: "RoundedRectangle", property: "cornerRadius",
        [0, 2, 4, 6, 8, 10, 16, 18, 20])
    + mutate("border", \.border, node: "RoundedRectangle", property: "stroke", colors)
    + mutate(
        "lineWidth", \.lineWidth, node: "RoundedRectangle", property: "lineWidth", [0.5, 1, 1.5, 3, 4, 5, 6])
    + mutate("shadow", \.shadow, node: ".shadow", property: "color", colors)
    + mutate("shadowRadius", \.shadowRadius, node: ".shadow", property: "radius", [0, 1, 2, 3, 6, 8, 10, 12])
    + mutate("shadowY", \.shadowY, node: ".shadow", property: "y", [0, 1, 3, 4, 6, 8, 10])
    + mutate("opacity", \.opacity, node: ".opacity", [0, 0.2, 0.4, 0.5, 0.6, 0.7, 0.8, 0.85, 0.95, 1])
    + mutate("scale", \.scale, node: ".scaleEffect", [0.5, 0.8, 0.9, 0.95, 0.97, 0.98, 1.02, 1.05, 1.1])
    + mutate("rotation", \.rotation, node: ".rotationEffect", [1, 2, 5, 10, 45, 90, 180, -5])
    + mutate("x", \.x, node: ".offset", property: "x", [1, 2, 3, 4, 6, 8, -2, -4])
    + mutate("y", \.y, node: ".offset", property: "y", [1, 2, 3, 4, 6, 8, -2, -4])
    + mutate("brightness", \.brightness, node: ".brightness", [0.05, 0.1, 0.2, 0.3, -0.1, -0.2])
    + mutate("spacing", \.spacing, node: "HStack", property: "spacing", [0, 2, 4, 8, 10, 12, 16])
    + mutate(
        "symbol", \.symbol, node: "Image", property: "systemName",
        ["heart", "bell", "trash", "gear", "plus", "xmark"])
    + mutate("symbolColor", \.symbolColor, node: "Image", property: "color", colors)
    + mutate("order", \.order, node: "", [.backgroundFirst, .clipped, .faded])
