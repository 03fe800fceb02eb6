public import Foundation

extension EnvironmentTransform {
    @usableFromInline nonisolated static func font(_ font: Font?) -> EnvironmentTransform {
        EnvironmentTransform { $0.font = font?.over($0.font) }
    }

    @usableFromInline nonisolated static func foreground(_ style: AnyShapeStyle) -> EnvironmentTransform {
        EnvironmentTransform { $0.setForeground([style]) }
    }
}

extension View {
    nonisolated package func transforming(
        warning: String? = nil, noted: EnvironmentTransform.Noted? = nil,
        _ change: @escaping (inout EnvironmentValues) -> Void
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        modifier(EnvironmentTransform(warning: warning, noted: noted, change))
    }

    @inlinable nonisolated public consuming func font(_ font: Font?) -> ModifiedContent<
        Self, EnvironmentTransform
    > {
        modifier(EnvironmentTransform.font(font))
    }

    @inlinable nonisolated public consuming func foregroundStyle<S: ShapeStyle>(
        _ style: S
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        modifier(EnvironmentTransform.foreground(AnyShapeStyle(style)))
    }

    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        transforming { $0.setForeground([AnyShapeStyle(primary), AnyShapeStyle(secondary)]) }
    }

    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        transforming {
            $0.setForeground([
                AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary),
            ])
        }
    }

    nonisolated public func foregroundColor(
        _ color: Color?
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        transforming { values in
            guard let color else { return values.foreground = Foreground() }
            values.setForeground([AnyShapeStyle(color)])
        }
    }

    nonisolated public func backgroundStyle<S: ShapeStyle>(
        _ style: S
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        transforming(noted: .init("backgroundStyle", style)) { $0.customBackground = AnyShapeStyle(style) }
    }

    nonisolated public func tint(_ tint: Color?) -> ModifiedContent<Self, EnvironmentTransform> {
        transforming(noted: .init("tint", tint as Any)) {
            $0.tintColor = tint
            $0.tintStyle = tint.map { AnyShapeStyle($0) }
        }
    }

    @_disfavoredOverload
    nonisolated public func tint<S: ShapeStyle>(
        _ tint: S?
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        transforming(noted: .init("tint", tint as Any)) { values in
            values.tintStyle = tint.map { AnyShapeStyle($0) }
            values.tintColor = tint.map { style in
                Color(.fixed(style.resolved(for: values).color))
            }
        }
    }

    nonisolated public func accentColor(
        _ accentColor: Color?
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        transforming(noted: .init("accentColor", accentColor as Any)) { $0.accent = accentColor }
    }

    /// And-ed with what is outside: a `disabled(true)` around cannot be undone inside.
    nonisolated public func disabled(
        _ disabled: Bool
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        transforming(noted: .init("disabled", disabled)) { $0.enabled = $0.enabled && !disabled }
    }

    nonisolated public func controlSize(
        _ controlSize: ControlSize
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        transforming(noted: .init("controlSize", controlSize)) { $0.controlSize = controlSize }
    }

    nonisolated public func allowsHitTesting(
        _ enabled: Bool
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        transforming { $0.allowsHitTesting = $0.allowsHitTesting && enabled }
    }

    nonisolated public func colorScheme(
        _ colorScheme: ColorScheme
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        transforming(noted: .init("colorScheme", colorScheme)) { $0.colorScheme = colorScheme }
    }

    nonisolated public func preferredColorScheme(
        _ colorScheme: ColorScheme?
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        transforming(noted: .init("preferredColorScheme", colorScheme as Any)) {
            guard let colorScheme else { return }
            $0.colorScheme = colorScheme
            onMain(()) { ViewGraph.current?.prefer(colorScheme) }
        }
    }

    nonisolated public func dynamicTypeSize(
        _ size: DynamicTypeSize
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        transforming(noted: .init("dynamicTypeSize", size)) { $0.dynamicTypeSize = size }
    }

    nonisolated public func dynamicTypeSize<T: RangeExpression & Sendable>(
        _ range: T
    ) -> ModifiedContent<Self, EnvironmentTransform> where T.Bound == DynamicTypeSize {
        transforming(noted: .init("dynamicTypeSize", range)) { values in
            let inside = DynamicTypeSize.allCases.filter { range.contains($0) }
            guard let first = inside.first, let last = inside.last else { return }
            values.dynamicTypeSize = min(max(values.dynamicTypeSize, first), last)
        }
    }

    nonisolated public func imageScale(
        _ scale: Image.Scale
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        transforming { $0.imageScale = scale }
    }

    nonisolated public func headerProminence(
        _ prominence: Prominence
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        transforming(noted: .init("headerProminence", prominence)) { $0.headerProminence = prominence }
    }

    // MARK: Text

    /// A limit below 1 is 1, here and in the other forms.
    nonisolated public func lineLimit(
        _ number: Int?
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        transforming {
            $0.lineLimit = number
            $0.lowerLineLimit = nil
        }
    }

    nonisolated public func lineLimit(
        _ limit: Int, reservesSpace: Bool
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        transforming {
            $0.lineLimit = limit
            $0.lowerLineLimit = reservesSpace ? limit : nil
        }
    }

    nonisolated public func lineLimit(
        _ limit: ClosedRange<Int>
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        transforming {
            $0.lineLimit = limit.upperBound
            $0.lowerLineLimit = limit.lowerBound
        }
    }

    nonisolated public func lineLimit(
        _ limit: PartialRangeFrom<Int>
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        transforming {
            $0.lineLimit = nil
            $0.lowerLineLimit = limit.lowerBound
        }
    }

    nonisolated public func lineLimit(
        _ limit: PartialRangeThrough<Int>
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        transforming {
            $0.lineLimit = limit.upperBound
            $0.lowerLineLimit = nil
        }
    }

    nonisolated public func multilineTextAlignment(
        _ alignment: TextAlignment
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        transforming { $0.multilineTextAlignment = alignment }
    }

    nonisolated public func lineSpacing(
        _ lineSpacing: CGFloat
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        transforming(
            warning: lineSpacing.isUsable ? nil : unusableNumber(lineSpacing, ".lineSpacing(")
        ) { $0.lineSpacing = lineSpacing }
    }

    /// Lines are as far apart as it says, and what that adds to a line is half above and half below its letters.
    nonisolated public func lineHeight(
        _ lineHeight: AttributedString.LineHeight?
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        let number = lineHeight?.number
        return transforming(
            warning: number.flatMap { $0.isUsable ? nil : ignoredNumber($0, ".lineHeight(") }
        ) { $0.lineHeight = lineHeight }
    }

    nonisolated public func truncationMode(
        _ mode: Text.TruncationMode
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        transforming { $0.truncationMode = mode }
    }

    nonisolated public func minimumScaleFactor(
        _ factor: CGFloat
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        transforming(
            warning: factor.isUsable ? nil : unusableNumber(factor, ".minimumScaleFactor(", 1)
        ) { $0.minimumScaleFactor = factor }
    }

    nonisolated public func allowsTightening(
        _ flag: Bool
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        transforming { $0.allowsTightening = flag }
    }

    nonisolated public func textCase(
        _ textCase: Text.Case?
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        transforming { $0.textCase = textCase }
    }

    nonisolated private func traits(
        _ change: @escaping (inout TextTraits) -> Void
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        transforming { change(&$0.textTraits) }
    }

    nonisolated public func fontWeight(
        _ weight: Font.Weight?
    ) -> ModifiedContent<Self, EnvironmentTransform> { traits { $0.weight = weight } }
    nonisolated public func bold(
        _ isActive: Bool = true
    ) -> ModifiedContent<Self, EnvironmentTransform> { traits { $0.isBold = isActive } }
    nonisolated public func italic(
        _ isActive: Bool = true
    ) -> ModifiedContent<Self, EnvironmentTransform> { traits { $0.isItalic = isActive } }
    nonisolated public func fontWidth(
        _ width: Font.Width?
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        traits { $0.width = width }
    }
    nonisolated public func textScale(
        _ scale: Text.Scale, isEnabled: Bool = true
    ) -> ModifiedContent<Self, EnvironmentTransform> { traits { if isEnabled { $0.scale = scale } } }
    nonisolated public func fontDesign(
        _ design: Font.Design?
    ) -> ModifiedContent<Self, EnvironmentTransform> { traits { $0.design = design } }
    nonisolated public func monospaced(
        _ isActive: Bool = true
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        traits { $0.design = isActive ? .monospaced : nil }
    }
    nonisolated public func monospacedDigit() -> ModifiedContent<Self, EnvironmentTransform> {
        traits { $0.hasMonospacedDigits = true }
    }
    nonisolated public func kerning(
        _ kerning: CGFloat
    ) -> ModifiedContent<Self, EnvironmentTransform> { traits { $0.kerning = kerning } }
    nonisolated public func tracking(
        _ tracking: CGFloat
    ) -> ModifiedContent<Self, EnvironmentTransform> { traits { $0.tracking = tracking } }
    nonisolated public func baselineOffset(
        _ offset: CGFloat
    ) -> ModifiedContent<Self, EnvironmentTransform> { traits { $0.baselineOffset = offset } }
    nonisolated public func underline(
        _ isActive: Bool = true, color: Color? = nil
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        underline(isActive, pattern: .solid, color: color)
    }
    nonisolated public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        traits { $0.underline = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil }
    }
    nonisolated public func strikethrough(
        _ isActive: Bool = true, color: Color? = nil
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        strikethrough(isActive, pattern: .solid, color: color)
    }
    nonisolated public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        traits { $0.strikethrough = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil }
    }
}
