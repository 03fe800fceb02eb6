import Catalog
import SwiftUI
import UIKit

/// One specimen for each effect: what is drawn once a view has a place.
public let effectsSpecimens = Catalog("Effects", found: Found.effects) {
    effect("Blend/modes", BlendModes.self) { BlendModes() }
    effect("Blend/translucent", BlendModes.self) { BlendModes(opacity: 0.6) }
    effect("Blend/isolated", IsolatedBlends.self) { IsolatedBlends() }
    effect("Opacity/groups", OpacityGroups.self) { OpacityGroups() }

    effect("Filter/brightness", TestCard.self) {
        FilterRow(amounts: [-0.5, -0.2, 0.2, 0.5]) { $0.brightness($1) }
    }
    effect("Filter/contrast", TestCard.self) { FilterRow(amounts: [0, 0.5, 1, 2]) { $0.contrast($1) } }
    effect("Filter/saturation", TestCard.self) { FilterRow(amounts: [0, 0.5, 1, 2]) { $0.saturation($1) } }
    effect("Filter/grayscale", TestCard.self) { FilterRow(amounts: [0, 0.3, 0.7, 1]) { $0.grayscale($1) } }
    effect("Filter/hueRotation", HueWheels.self) { HueWheels() }
    effect("Filter/fixed", FixedFilters.self) { FixedFilters() }

    effect("Gradient/linear", LinearGradient.self) {
        GradientKinds { LinearGradient(gradient: $0, startPoint: .topLeading, endPoint: .bottomTrailing) }
    }
    effect("Gradient/radial", RadialGradient.self) {
        GradientKinds { RadialGradient(gradient: $0, center: .center, startRadius: 4, endRadius: 30) }
    }
    effect("Gradient/elliptical", EllipticalGradient.self) {
        GradientKinds { EllipticalGradient(gradient: $0) }
    }
    effect("Gradient/angular", AngularGradient.self) {
        GradientKinds { AngularGradient(gradient: $0, center: .center) }
    }
    effect("Gradient/spans", AngularGradient.self) { AngularSpans() }
    effect("Gradient/own", AnyGradient.self) { OwnGradients() }

    effect("Gradient/meshes", MeshGradient.self) { Meshes() }

    effect("Shadow/shadows", Shadows.self) { Shadows() }
    effect("Shadow/inner", InnerShadows.self) { InnerShadows() }
    effect("Canvas/paint", GraphicsContext.self) { CanvasPaint() }
    effect("Canvas/operators", GraphicsContext.self) { CanvasOperators() }
    effect("Image/paint", ImagePaint.self) { ImagePaints() }
    effect("Blur/radii", Blurs.self) { Blurs() }
    effect("Material/thicknesses", Materials.self, schemes: [.light, .dark]) { Materials() }
    effect("Material/vibrancy", Vibrancy.self, schemes: [.light, .dark]) { Vibrancy() }
    effect("Clip/outlines", Clips.self) { Clips() }
    effect("Mask/alphas", Masks.self) { Masks() }

    effect("Shape/kinds", Shapes.self) { Shapes() }
    effect("Shape/rules", FillRules.self) { FillRules() }
    effect("Shape/combined", Combined.self) { Combined() }
    effect("Stroke/capsAndJoins", CapsAndJoins.self) { CapsAndJoins() }
    effect("Stroke/dashes", Dashes.self) { Dashes() }
    effect("Stroke/borders", BordersAndTrims.self) { BordersAndTrims() }
    effect("Transform/flat", Transforms.self) { Transforms() }
    effect("Transform/space", SpaceTransforms.self) { SpaceTransforms() }

    effect("Image/symbols", Images.self) { Images() }
    effect("Text/attributes", TextAttributes.self) { TextAttributes() }
    effect("Text/lines", TextLines.self) { TextLines() }
    effect("Text/symbols", SymbolsInText.self) { SymbolsInText() }
    effect("Color/levels", Levels.self, schemes: [.light, .dark]) { Levels() }
    effect("Color/system", SystemColors.self, schemes: [.light, .dark]) { SystemColors() }
    effect("Color/written", WrittenColors.self) { WrittenColors() }
}

/// At rest, in one size; in the schemes that make a difference.
private func effect<Effect, Content: View>(
    _ name: String, _ type: Effect.Type, schemes: [ColorScheme] = [.light],
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
) -> Specimen {
    Specimen(
        name, style: type, axes: Axes(states: [.normal], sizes: [.regular], schemes: schemes),
        content: content
    )
    .goldenSize(upTo: 64 << 10, because: "many small pictures in one, soft edges and captions among them")
}
