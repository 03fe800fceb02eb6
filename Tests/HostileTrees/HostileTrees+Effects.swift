import Foundation
import SwiftUI

extension HostileTrees {
    /// Changes that are seen only in the drawing.
    static let effectChanges: [Change] = [
        ("opacity", { trees, view in AnyView(view.opacity(trees.random.length())) }),
        (
            "scaleEffect",
            { trees, view in AnyView(view.scaleEffect(x: trees.random.length(), y: trees.random.length())) }
        ),
        (
            "rotationEffect",
            { trees, view in
                AnyView(
                    view.rotationEffect(
                        .degrees(trees.random.length()), anchor: UnitPoint(x: trees.random.length(), y: 0)))
            }
        ),
        (
            "rotation3DEffect",
            { trees, view in
                let (x, z, depth) = (trees.random.length(), trees.random.length(), trees.random.length())
                return AnyView(view.rotation3DEffect(.degrees(x), axis: (x, 1, z), perspective: depth))
            }
        ),
        (
            "transformEffect",
            { trees, view in
                let (a, b) = (trees.random.length(), trees.random.length())
                return AnyView(view.transformEffect(CGAffineTransform(a: a, b: b, c: b, d: a, tx: b, ty: a)))
            }
        ),
        ("blur", { trees, view in AnyView(view.blur(radius: trees.random.length())) }),
        (
            "shadow",
            { trees, view in
                AnyView(view.shadow(radius: trees.random.length(), x: trees.random.length(), y: 1))
            }
        ),
        ("cornerRadius", { trees, view in AnyView(view.cornerRadius(trees.random.length())) }),
        ("border", { trees, view in AnyView(view.border(Color.red, width: trees.random.length())) }),
        ("clipShape", { trees, view in AnyView(view.clipShape(Capsule().inset(by: trees.random.length()))) }),
        (
            "brightness",
            { trees, view in AnyView(view.brightness(trees.random.length()).contrast(trees.random.length())) }
        ),
        (
            "saturation",
            { trees, view in
                AnyView(view.saturation(trees.random.length()).hueRotation(.degrees(trees.random.length())))
            }
        ),
        (
            "gradient",
            { trees, view in
                let (a, b) = (trees.random.length(), trees.random.length())
                return AnyView(
                    view.background {
                        RadialGradient(colors: [.red, .blue], center: .center, startRadius: a, endRadius: b)
                    }.foregroundStyle(
                        LinearGradient(
                            colors: [.red, .blue], startPoint: UnitPoint(x: a, y: b),
                            endPoint: UnitPoint(x: b, y: a))))
            }
        ),
        ("blendMode", { _, view in AnyView(view.blendMode(.multiply).compositingGroup()) }),
        ("redacted", { _, view in AnyView(view.environment(\.redactionReasons, .placeholder)) }),
    ]
}
