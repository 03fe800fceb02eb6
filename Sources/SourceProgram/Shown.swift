public import SwiftUI

// What stands outside of declarations, as in a playground, is shown where it can be seen.

@MainActor public func __specimenShown<Shown: View>(_ view: Shown) -> Shown { view }
@MainActor public func __specimenShown(_ look: UIColor) -> __SpecimenPalette {
    __SpecimenPalette([("", look)])
}
@MainActor public func __specimenShown(_ look: NSColor) -> __SpecimenPalette {
    __SpecimenPalette([("", look)])
}
@MainActor public func __specimenShown(_ look: Font) -> __SpecimenPalette {
    __SpecimenPalette([("Sample", look)])
}
@MainActor public func __specimenShown(_ look: UIFont) -> __SpecimenPalette {
    __SpecimenPalette([("Sample", look)])
}

/// The page of a playground, which shows one view.
@MainActor public struct PlaygroundPage {
    public static let current = PlaygroundPage()

    public func setLiveView<Shown: View>(_ view: Shown) -> Shown { view }
}

/// What a list of one's own may be of.
public struct __SpecimenItem: Identifiable, Hashable, Sendable {
    public let id = 1

    public init() {}
}
