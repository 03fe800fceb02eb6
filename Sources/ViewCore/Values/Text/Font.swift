package import Drawing
public import Foundation

/// A font by role or name; it gets its size in the environment it is used in.
public struct Font: Hashable, Sendable {
    public enum TextStyle: String, CaseIterable, Hashable, Sendable {
        // In the order of SwiftUI's `allCases` (OpenSwiftUI, TextStyle.swift).
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote,
            caption, caption2

        /// Its column in the tables of `TypeScale`.
        package var index: Int {
            switch self {
            case .largeTitle: 0
            case .title: 1
            case .title2: 2
            case .title3: 3
            case .headline: 4
            case .body: 5
            case .callout: 6
            case .subheadline: 7
            case .footnote: 8
            case .caption: 9
            case .caption2: 10
            }
        }
    }

    public struct Weight: Hashable, Sendable {
        /// The OpenType `wght` value, 100…900 (Documentation/Rules/typography.json,
        /// `fontWeight.css_equivalent`).
        package let value: Double
        package init(value: Double) { self.value = value }

        public static let ultraLight = Weight(value: 100)
        public static let thin = Weight(value: 200)
        public static let light = Weight(value: 300)
        public static let regular = Weight(value: 400)
        public static let medium = Weight(value: 500)
        public static let semibold = Weight(value: 600)
        public static let bold = Weight(value: 700)
        public static let heavy = Weight(value: 800)
        public static let black = Weight(value: 900)
    }

    public enum Design: String, Hashable, Sendable {
        case `default`, serif, rounded, monospaced
    }

    public enum Leading: Hashable, Sendable { case standard, tight, loose }

    /// How wide letters are beside those of the standard width: 0.2 is a fifth wider.
    ///
    /// Which share each name stands for is a guess (Documentation/Looks.md).
    public struct Width: Hashable, Sendable {
        public var value: CGFloat
        public init(_ value: CGFloat) { self.value = value }
        /// From half to twice the usual width, whatever is asked for.
        package var percent: Double { value.isFinite ? min(max(100 * (1 + value), 50), 200) : 100 }

        public static let compressed = Width(-0.3)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)
    }

    package enum Source: Hashable, Sendable {
        case style(TextStyle, Design?, Weight?)
        case system(CGFloat, Weight?, Design?)
        case custom(String, CGFloat, relativeTo: TextStyle?)
    }

    package var source: Source
    package var weight: Weight?
    package var isBold = false
    package var isItalic = false
    package var hasMonospacedDigits = false
    /// Whether a fixed width was asked for, or one that it has by its design was taken away.
    package var isMonospaced: Bool?
    package var hasLowercaseSmallCaps = false
    package var hasUppercaseSmallCaps = false
    package var leading = Leading.standard
    package var width = Width.standard
    /// In points, where it is set in place of the size that the font has by itself.
    package var ownSize: CGFloat?
    /// What its size is multiplied by.
    package var scale: CGFloat = 1

    /// Whether it is what is asked of the font in force where it is set.
    private var isOfPlace = false

    private init(_ source: Source) { self.source = source }

    /// The font in force where it is used: one that a view around sets, else body (iOS 26; Apple's documentation).
    public static let `default` = Font(.style(.body, nil, nil)).with { $0.isOfPlace = true }

    public static let largeTitle = Font(.style(.largeTitle, nil, nil))
    public static let title = Font(.style(.title, nil, nil))
    public static let title2 = Font(.style(.title2, nil, nil))
    public static let title3 = Font(.style(.title3, nil, nil))
    public static let headline = Font(.style(.headline, nil, nil))
    public static let body = Font(.style(.body, nil, nil))
    public static let callout = Font(.style(.callout, nil, nil))
    public static let subheadline = Font(.style(.subheadline, nil, nil))
    public static let footnote = Font(.style(.footnote, nil, nil))
    public static let caption = Font(.style(.caption, nil, nil))
    public static let caption2 = Font(.style(.caption2, nil, nil))

    /// A fixed size in points, which does not follow the user's text size.
    public static func system(
        size: CGFloat, weight: Weight? = nil, design: Design? = nil
    ) -> Font { Font(.system(size, weight, design)) }

    @_disfavoredOverload
    public static func system(
        size: CGFloat, weight: Weight = .regular, design: Design = .default
    ) -> Font { Font(.system(size, weight, design)) }

    public static func system(
        _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
    ) -> Font { Font(.style(style, design, weight)) }

    @_disfavoredOverload
    public static func system(_ style: TextStyle, design: Design = .default) -> Font {
        Font(.style(style, design, nil))
    }

    /// A registered font, its size relative to body text.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.custom(name, size, relativeTo: .body))
    }
    public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
        Font(.custom(name, size, relativeTo: style))
    }
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name, fixedSize, relativeTo: nil))
    }

    private func with(_ change: (inout Font) -> Void) -> Font {
        var font = self
        change(&font)
        return font
    }

    /// The last word counts: a weight takes an earlier `bold()` back.
    public func weight(_ weight: Weight) -> Font { with { ($0.weight, $0.isBold) = (weight, false) } }
    public func bold() -> Font { with { $0.isBold = true } }
    public func bold(_ isActive: Bool) -> Font { with { $0.isBold = isActive } }
    public func italic() -> Font { italic(true) }
    public func italic(_ isActive: Bool) -> Font { with { $0.isItalic = isActive } }
    public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }
    public func monospaced() -> Font { monospaced(true) }
    /// With or without "the fixed-width design", which a font may have by itself, too (Apple's documentation).
    public func monospaced(_ isActive: Bool) -> Font { with { $0.isMonospaced = isActive } }
    public func smallCaps() -> Font { smallCaps(true) }
    public func smallCaps(_ isActive: Bool) -> Font {
        lowercaseSmallCaps(isActive).uppercaseSmallCaps(isActive)
    }
    public func lowercaseSmallCaps() -> Font { lowercaseSmallCaps(true) }
    public func lowercaseSmallCaps(_ isActive: Bool) -> Font { with { $0.hasLowercaseSmallCaps = isActive } }
    public func uppercaseSmallCaps() -> Font { uppercaseSmallCaps(true) }
    public func uppercaseSmallCaps(_ isActive: Bool) -> Font { with { $0.hasUppercaseSmallCaps = isActive } }
    public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }
    /// By the face's width axis, and past its ends or without one by a horizontal scale of its outlines.
    public func width(_ width: Width) -> Font { with { $0.width = width } }
    /// Of exactly this size, so that a text style no longer follows the user's text size (Apple's documentation); what
    /// scales the font afterwards scales this.
    public func pointSize(_ size: CGFloat) -> Font {
        with { ($0.ownSize, $0.scale) = (size, 1) }
    }
    /// Of a size that is so many times as large; what is no number above 0 changes nothing.
    public func scaled(by factor: CGFloat) -> Font {
        with { if factor.isUsable, factor > 0 { $0.scale *= factor } }
    }

    /// What it is where `outer` is the font in force, which few ask for.
    package func over(_ outer: @autoclosure () -> Font?) -> Font {
        guard isOfPlace, var font = outer() else { return self }
        if let weight { font = font.weight(weight) }
        font.isBold = font.isBold || isBold
        font.isItalic = font.isItalic || isItalic
        font.hasMonospacedDigits = font.hasMonospacedDigits || hasMonospacedDigits
        font.isMonospaced = isMonospaced ?? font.isMonospaced
        font.hasLowercaseSmallCaps = font.hasLowercaseSmallCaps || hasLowercaseSmallCaps
        font.hasUppercaseSmallCaps = font.hasUppercaseSmallCaps || hasUppercaseSmallCaps
        if leading != .standard { font.leading = leading }
        if width != .standard { font.width = width }
        if let ownSize { font = font.pointSize(ownSize) }
        font.scale *= scale
        return font
    }
}

extension Font {
    /// Weights of the text styles (Documentation/Rules/typography.json, `ios_dynamic_type.table`: headline
    /// is semibold, the rest regular; `macos_text_styles.table`: headline bold, caption2 medium).
    private static func weight(of style: TextStyle, on platform: Platform) -> Weight {
        switch (style, platform) {
        case (.headline, .ios): .semibold
        case (.headline, .macos): .bold
        case (.caption2, .macos): .medium
        default: .regular
        }
    }

    /// What `bold()` means for a style: its emphasized weight (the same tables).
    private static func emphasized(_ style: TextStyle, on platform: Platform) -> Weight {
        switch (style, platform) {
        case (.largeTitle, _), (.title, _), (.title2, _): .bold
        case (.headline, .macos): .heavy
        case (.caption, .macos): .medium
        default: .semibold
        }
    }

    /// The size of a style in points.
    package static func size(of style: TextStyle, in environment: EnvironmentValues) -> CGFloat {
        environment.platform == .macos
            ? TypeScale.macSizes[style.index]
            : TypeScale.sizes[environment.dynamicTypeSize.index][style.index]
    }

    /// The same at the standard text size, which macOS has always.
    package static func standardSize(of style: TextStyle, on platform: Platform) -> CGFloat {
        (platform == .macos ? TypeScale.macSizes : TypeScale.sizes[DynamicTypeSize.large.index])[style.index]
    }

    /// What numbers and custom fonts grow by that are relative to a style: the ratio of its line heights, which is not that
    /// of its sizes (Documentation/Rules/typography.json, block `scale`). 1 at the standard text size, and on macOS.
    package static func scale(of style: TextStyle, in environment: EnvironmentValues) -> CGFloat {
        guard environment.platform == .ios else { return 1 }
        let (rows, large) = (TypeScale.scaleLeadings, DynamicTypeSize.large.index)
        return rows[environment.dynamicTypeSize.index][style.index] / rows[large][style.index]
    }

    /// The size in points in an environment.
    package func size(in environment: EnvironmentValues) -> CGFloat {
        var size: CGFloat
        switch source {
        case _ where ownSize != nil: size = ownSize ?? 0
        case .style(let style, _, _): size = Font.size(of: style, in: environment)
        case .system(let points, _, _): size = points
        case .custom(_, let points, let style):
            // A whole point, but as it is at the standard text size (Documentation/Rules/typography.json, block `scale`).
            size = points
            if let style, environment.dynamicTypeSize != .large, environment.platform == .ios {
                size = (points * Font.scale(of: style, in: environment)).rounded()
            }
        }
        size *= scale
        return size.isUsable ? min(max(size, 0), 2000) : 0
    }

    /// The face, size and tracking in an environment; `traits` are those of `.bold()`, `.italic()`, …
    package func resolved(
        in environment: EnvironmentValues, traits: TextTraits
    ) -> ResolvedFont {
        let size = size(in: environment) * (traits.scale?.factor ?? 1)
        var weight: Weight
        var emphasis = Weight.bold
        var design: Design?
        var name: String?
        switch source {
        case .style(let style, let ownDesign, let ownWeight):
            weight = ownWeight ?? Font.weight(of: style, on: environment.platform)
            emphasis = ownWeight == nil ? Font.emphasized(style, on: environment.platform) : .bold
            design = ownDesign
        case .system(_, let ownWeight, let ownDesign):
            weight = ownWeight ?? .regular
            design = ownDesign
        case .custom(let custom, _, _):
            weight = .regular
            name = custom
        }
        if let own = self.weight { weight = own }
        if isBold { weight = emphasis }
        if let trait = traits.weight { weight = trait }
        if traits.isBold == true { weight = emphasis.value > weight.value ? emphasis : weight }
        if environment.legibilityWeight == .bold {
            // The setting Bold Text makes type heavier; by how much is not published. One of the nine weights
            // keeps what a style tells apart by weight told apart, up to the last.
            weight = Weight(value: min(weight.value + 100, 900))
        }
        if let isMonospaced {
            if isMonospaced { design = .monospaced } else if design == .monospaced { design = nil }
        }
        if let trait = traits.design { design = trait }

        let isItalic = traits.isItalic ?? self.isItalic
        var features: [String] = []
        if hasLowercaseSmallCaps { features.append("smcp") }
        if hasUppercaseSmallCaps { features.append("c2sc") }
        if hasMonospacedDigits || traits.hasMonospacedDigits { features.append("tnum") }
        let face = name ?? Font.faceName(design ?? .default, isItalic: isItalic)
        // The system font's tracking by size; other designs keep their own spacing.
        let system = face == "Inter" || face == "Inter Italic"
        // "If you add both, the view applies the tracking and ignores the kerning", and "any nonzero amount of
        // tracking disables nonessential ligatures" (SwiftUI, `Text.tracking`).
        let extra = (traits.isTracked ? traits.tracking : traits.kerning) ?? 0
        if traits.isTracked { features += ["-clig", "-liga"] }
        return ResolvedFont(
            face: FontFace(
                name: face, weight: weight.value, opticalSize: min(max(size, 14), 32),
                width: (traits.width ?? width).percent),
            size: size, tracking: (system ? TypeScale.tracking(at: size) : 0) + extra,
            features: features.sorted())
    }

    /// What is asked of the family of a custom font, where something is: a weight, a slant.
    package func styleOfCustom(
        in environment: EnvironmentValues, traits: TextTraits, resolved: ResolvedFont
    ) -> (weight: Double?, isItalic: Bool?)? {
        guard case .custom = source, isMonospaced != true, traits.design == nil else { return nil }
        let hasWeight =
            weight != nil || isBold || traits.weight != nil || traits.isBold == true
            || environment.legibilityWeight == .bold
        let isItalic = traits.isItalic ?? (self.isItalic ? true : nil)
        guard hasWeight || isItalic != nil else { return nil }
        return (hasWeight ? resolved.face.weight : nil, isItalic)
    }

    /// The size in points that the caller chose, if not by style.
    package var statedSize: CGFloat? {
        if let ownSize { return ownSize * scale }
        return switch source {
        case .style: nil
        case .system(let size, _, _), .custom(_, let size, _): size * scale
        }
    }

    /// The manifest's faces for the system's designs.
    package static func faceName(_ design: Design, isItalic: Bool) -> String {
        let name =
            switch design {
            case .default: "Inter"
            case .serif: "Source Serif 4"
            case .rounded: "Nunito"
            case .monospaced: "JetBrains Mono"
            }
        return isItalic ? name + " Italic" : name
    }

    /// Points between lines beyond the font's own line height.
    package func extraLeading(size: CGFloat) -> CGFloat {
        // Two points less or more, as the leading variants of the type table are from its standard.
        switch leading {
        case .standard: 0
        case .tight: -2
        case .loose: 2
        }
    }
}

extension ResolvedFont {
    /// `Inter 17 w600`, for the trace.
    package var traced: TraceValue.Font {
        .init(
            face: face.name, size: size, weight: face.weight,
            features: features.filter { !$0.hasPrefix("-") }
                + (face.width == 100 ? [] : ["wdth \(shortNumber(face.width))"]))
    }
}
