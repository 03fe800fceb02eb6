/// The kinds of layout nodes, one for each class, by its name.
///
/// Every class has to name its own when it is initialized, so that tests that go through all kinds fail to
/// compile until they know a new one. Nothing keeps it: it costs nothing.
package enum NodeKind: CaseIterable {
    case alignmentGuide
    case aspectRatio
    case canvas
    case containerFrame
    case coordinateSpace
    case customLayout
    case divider
    case effect
    case engine
    case fill
    case fixedFrame
    case fixedSize
    case flexibleFrame
    case geometryChange
    case geometryReader
    case glass
    case ignoresSafeArea
    case layered
    case mask
    case mirror
    case missingImage
    case offset
    case padding
    case picture
    case pixels
    case placeholder
    case position
    case preference
    case preferenceChange
    case preferenceLayer
    case redacted
    case row
    case rows
    case safeArea
    case safeAreaInset
    case scroll
    case shape
    case spacer
    case styleLayer
    case symbol
    case text
    case trait
    case viewThatFits
    case visualEffect
}
