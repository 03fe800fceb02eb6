public import Foundation

extension Font {
    /// What a font depends on: the text size and weight of the place where it is used.
    ///
    /// As in SwiftUI it can only be had from the environment.
    public struct Context: Hashable, Sendable, CustomDebugStringConvertible {
        fileprivate let typeSize: DynamicTypeSize
        fileprivate let legibility: LegibilityWeight?
        fileprivate let platform: Platform

        public var debugDescription: String { "\(typeSize), \(platform)" }
    }

    /// A font as text is drawn in it; `ctFont` is Core Text's, which is not there.
    public struct Resolved: Hashable, Sendable {
        /// In points.
        public let pointSize: CGFloat
        public let weight: Weight
        public let width: Width
        public let leading: Leading
        public let isItalic: Bool
        public let isMonospaced: Bool
        public let isLowercaseSmallCaps: Bool
        public let isUppercaseSmallCaps: Bool

        /// Semibold, or heavier.
        public var isBold: Bool { weight.value >= Weight.semibold.value }
        public var isSmallCaps: Bool { isLowercaseSmallCaps && isUppercaseSmallCaps }
    }

    /// The font at the text size and weight that `context` has.
    public func resolve(in context: Context) -> Resolved {
        var environment = EnvironmentValues()
        environment.dynamicTypeSize = context.typeSize
        environment.legibilityWeight = context.legibility
        environment.platform = context.platform
        let font = resolved(in: environment, traits: TextTraits())
        return Resolved(
            pointSize: font.size, weight: Weight(value: font.face.weight), width: width,
            leading: leading, isItalic: font.face.name.hasSuffix("Italic"),
            isMonospaced: font.face.name == Font.faceName(.monospaced, isItalic: false)
                || font.face.name == Font.faceName(.monospaced, isItalic: true),
            isLowercaseSmallCaps: font.features.contains("smcp"),
            isUppercaseSmallCaps: font.features.contains("c2sc"))
    }
}

extension EnvironmentValues {
    public var fontResolutionContext: Font.Context {
        Font.Context(typeSize: dynamicTypeSize, legibility: legibilityWeight, platform: platform)
    }
}
