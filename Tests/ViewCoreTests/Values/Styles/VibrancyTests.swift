import Drawing
import Foundation
import LayoutSupport
import Testing

@testable import ViewCore

/// The blend modes of all groups of a view's picture that have one.
@MainActor private func blends(
    _ view: some View, _ scheme: ColorScheme = .light, reducesTransparency: Bool = false
) -> [Drawing.BlendMode] {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    environment.reducesTransparency = reducesTransparency
    var found: [Drawing.BlendMode] = []
    layOut(view, 200, 100, in: environment, engine: FixedTextEngine()).list.walk { item in
        if case .group(let group) = item, group.blend != .normal { found.append(group.blend) }
        return .into
    }
    return found
}

@MainActor struct VibrancyTests {
    private let word = Text("a").foregroundStyle(.secondary)

    @Test func `The levels of the system's foreground are vibrant on a material`() {
        #expect(blends(word.background(.thinMaterial)) == [.plusDarker])
        #expect(blends(word.background(.thinMaterial), .dark) == [.plusLighter])
        #expect(blends(word.background(AnyShapeStyle(.bar))) == [.plusDarker])
        #expect(blends(Circle().fill(.tertiary).background(.regularMaterial, in: Circle())) == [.plusDarker])
    }

    @Test func `What is opaque or of one's own is not`() {
        #expect(blends(Text("a").background(.thinMaterial)) == [])
        #expect(blends(Text("a").foregroundStyle(.red.opacity(0.5)).background(.thinMaterial)) == [])
        #expect(blends(VStack { word }.foregroundStyle(.red).background(.thinMaterial)) == [])
        #expect(blends(word) == [])
    }

    @Test func `Another background, or no material, ends it`() {
        #expect(blends(word.background(.red).background(.thinMaterial)) == [])
        #expect(blends(word.environment(\.backgroundMaterial, nil).background(.thinMaterial)) == [])
        #expect(blends(word.environment(\.backgroundMaterial, .thin)) == [.plusDarker])
        #expect(blends(word.background(.thinMaterial), reducesTransparency: true) == [])
    }
}
