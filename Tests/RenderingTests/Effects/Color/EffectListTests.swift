import Drawing
import Foundation
import SwiftUI
import Testing

/// What is public and changes how something looks, and where its numbers are held: nothing is left out unseen.
struct EffectListTests {
    private enum Place {
        /// Named in this folder.
        case here
        /// Held with the shapes, lines and transforms, or without a look of its own.
        case elsewhere
    }

    private static let modifiers: [String: Place] = [
        "opacity": .here, "hidden": .here, "shadow": .here, "blur": .here, "blendMode": .here,
        "compositingGroup": .here, "drawingGroup": .here, "brightness": .here,
        "contrast": .here, "saturation": .here, "grayscale": .here, "hueRotation": .here,
        "colorInvert": .here,
        "colorMultiply": .here, "luminanceToAlpha": .here, "mask": .here, "background": .here,
        "overlay": .here,
        "clipShape": .elsewhere, "clipped": .elsewhere, "cornerRadius": .elsewhere, "scaleEffect": .elsewhere,
        "rotationEffect": .elsewhere, "transformEffect": .elsewhere, "rotation3DEffect": .elsewhere,
        "border": .elsewhere,
    ]

    private static let styles: Set<String> = [
        "Color", "Resolved", "Gradient", "AnyGradient", "LinearGradient", "RadialGradient", "AngularGradient",
        "EllipticalGradient", "Material", "HierarchicalShapeStyle", "LeveledShapeStyle", "ForegroundStyle",
        "BackgroundStyle", "FillShapeStyle", "TintShapeStyle", "SeparatorShapeStyle",
        "PlaceholderTextShapeStyle", "LinkShapeStyle",
        "SelectionShapeStyle", "WindowBackgroundShapeStyle", "FadedShapeStyle", "ShadowedShapeStyle",
        "AnyShapeStyle", "BlendedShapeStyle",
    ]

    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The text of a file, or of all files of a folder, below the package.
    private func text(_ path: String) throws -> String {
        let url = Self.root.appendingPathComponent(path)
        if path.hasSuffix(".swift") { return try String(contentsOf: url, encoding: .utf8) }
        return try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
            .map { try text(path + "/" + $0) }.joined()
    }

    @Test func `Every modifier of looks is held by numbers`() throws {
        let files = ["Modifiers/VisualEffects", "Modifiers/StyleLayers", "Canvas/DrawingGroup"]
        let declared = try files.flatMap {
            try text("Sources/ViewCore/Surface/\($0).swift").matches(
                of: /nonisolated public (?:consuming )?func (\w+)/
            )
            .map { String($0.output.1) }
        }
        #expect(Set(declared) == Set(Self.modifiers.keys))
        let tests = try text("Tests/RenderingTests/Effects/Color")
        for (name, place) in Self.modifiers where place == .here {
            #expect(tests.contains(".\(name)(") || tests.contains(".\(name) {"), "\(name)")
        }
    }

    @Test func `Every shape style is held by numbers`() throws {
        let source = try text("Sources/ViewCore/Values/Styles")
        let structures = source.matches(of: /public struct (\w+)[^{\n]*: [^{\n]*ShapeStyle/)
            .map { String($0.output.1) }
        let extensions = source.matches(of: /extension (\w+): ShapeStyle/).map { String($0.output.1) }
        #expect(Set(structures + extensions).subtracting(["Never"]) == Self.styles)
    }

    /// Beside the formula that its compiler asks for, a mode has a name that style code can write.
    @Test func `Style code can name a blend mode`() {
        let mode: SwiftUI.BlendMode = .multiply
        #expect(mode == Drawing.BlendMode.multiply)
    }
}
