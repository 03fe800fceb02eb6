import SwiftUI

/// Every blend mode: a wheel of all hues over a ground from black over a colour to white.
struct BlendModes: View {
    var opacity = 1.0

    private static let modes: [(String, BlendMode)] = [
        ("normal", .normal), ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay),
        ("darken", .darken), ("lighten", .lighten), ("colorDodge", .colorDodge), ("colorBurn", .colorBurn),
        ("softLight", .softLight), ("hardLight", .hardLight), ("difference", .difference),
        ("exclusion", .exclusion), ("hue", .hue), ("saturation", .saturation), ("color", .color),
        ("luminosity", .luminosity), ("plusDarker", .plusDarker), ("plusLighter", .plusLighter),
        ("sourceAtop", .sourceAtop), ("destinationOver", .destinationOver),
        ("destinationOut", .destinationOut),
    ]

    var body: some View {
        SwatchGrid(values: BlendModes.modes) {
            $0.0
        } content: { mode in
            ZStack {
                HStack(spacing: 0) {
                    Color.black
                    Color(red: 0, green: 0.3, blue: 0.4)
                    Color.teal
                    Color(red: 0.8, green: 0.9, blue: 0.95)
                    Color.white
                }
                .frame(width: 60, height: 34)
                HueWheel()
                    .frame(width: 42, height: 42)
                    .compositingGroup()
                    .opacity(opacity)
                    .blendMode(mode.1)
            }
            .frame(width: 64, height: 44)
            .compositingGroup()
        }
    }
}

/// Members that lie over each other, faded one by one and as a group.
struct OpacityGroups: View {
    private var members: some View {
        HStack(spacing: -14) {
            Circle().fill(.red)
            Circle().fill(.green)
            Circle().fill(.blue)
        }
        .frame(width: 76, height: 34)
    }

    var body: some View {
        VStack(spacing: 10) {
            Swatch(name: "opacity 0.5") { members.opacity(0.5) }
            Swatch(name: "compositingGroup, opacity 0.5") { members.compositingGroup().opacity(0.5) }
            Swatch(name: "drawingGroup(opaque: true), opacity 0.5") {
                members.drawingGroup(opaque: true).opacity(0.5)
            }
        }
        .padding(8)
    }
}

/// What multiplies inside of a group, and what of all that is below.
struct IsolatedBlends: View {
    private var disc: some View { Circle().fill(.yellow).frame(width: 36, height: 36).blendMode(.multiply) }

    var body: some View {
        HStack(spacing: 10) {
            Swatch(name: "multiply") { Color.cyan.frame(width: 56, height: 40).overlay(disc) }
            Swatch(name: "in a group") {
                Color.cyan.frame(width: 56, height: 40).overlay(disc.compositingGroup())
            }
        }
        .padding(8)
    }
}
