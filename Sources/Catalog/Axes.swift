import Foundation
public import ViewCore

/// A dimension that a user declares: a name and the values it takes, the first being the default.
public struct Axis: Hashable, Sendable {
    public let name: String
    public let values: [String]

    public init(_ name: String, _ values: [String]) {
        precondition(!values.isEmpty, "the axis \(name) has no values")
        self.name = name
        self.values = values
    }

    /// `off` and `on`.
    public static func flag(_ name: String) -> Axis { Axis(name, ["off", "on"]) }
}

/// What a specimen's pictures vary in.
public struct Axes: Hashable, Sendable {
    public var states: [TileState]
    public var sizes: [ControlSize]
    public var schemes: [ColorScheme]
    public var contrasts: [ColorSchemeContrast] = [.standard]
    public var types: [DynamicTypeSize] = [.large]
    public var directions: [LayoutDirection] = [.leftToRight]
    public var locales: [String] = [TilePoint.defaultLocale]
    public var scales: [Double] = [2]
    public var custom: [Axis]

    public init(
        states: [TileState] = [.normal, .pressed, .disabled],
        sizes: [ControlSize] = ControlSize.allCases, schemes: [ColorScheme] = ColorScheme.allCases,
        custom: [Axis] = []
    ) {
        self.states = states
        self.sizes = sizes
        self.schemes = schemes
        self.custom = custom
    }

    /// Every combination, states turning fastest, then schemes, sizes and the rest.
    public var points: [TilePoint] {
        var points: [TilePoint] = []
        for scale in scales {
            for locale in locales {
                for direction in directions {
                    for type in types {
                        for contrast in contrasts {
                            for custom in Axes.combinations(custom) {
                                for size in sizes {
                                    for scheme in schemes {
                                        for state in states {
                                            points.append(
                                                TilePoint(
                                                    state: state, size: size, scheme: scheme,
                                                    contrast: contrast, type: type,
                                                    direction: direction, locale: locale,
                                                    custom: custom, scale: scale))
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        return points
    }

    /// The number of points, without making them; at most `Int.max`.
    public var count: Int {
        let factors =
            [
                states.count, sizes.count, schemes.count, contrasts.count, types.count,
                directions.count, locales.count, scales.count,
            ] + custom.map(\.values.count)
        return factors.reduce(1) { product, factor in
            let (result, overflow) = product.multipliedReportingOverflow(by: factor)
            return overflow ? Int.max : result
        }
    }

    private static func combinations(_ axes: [Axis]) -> [[TilePoint.Value]] {
        axes.reduce([[]]) { rows, axis in
            rows.flatMap { row in
                axis.values.map { value in
                    row
                        + [
                            TilePoint.Value(
                                axis: axis.name, value: value,
                                isDefault: value == axis.values.first)
                        ]
                }
            }
        }
    }
}

/// One point of the axes.
public struct TilePoint: Hashable, Sendable {
    /// A value of a declared axis.
    public struct Value: Hashable, Sendable {
        public let axis: String
        public let value: String
        public let isDefault: Bool

        public init(axis: String, value: String, isDefault: Bool) {
            self.axis = axis
            self.value = value
            self.isDefault = isDefault
        }
    }

    public static let defaultLocale = "en"

    public var state: TileState
    public var size: ControlSize
    public var scheme: ColorScheme
    public var contrast: ColorSchemeContrast = .standard
    public var type: DynamicTypeSize = .large
    public var direction: LayoutDirection = .leftToRight
    public var locale: String = TilePoint.defaultLocale
    public var custom: [Value] = []
    /// Pixels per point.
    public var scale: Double

    /// `pressed-large-dark@2x`: state, size and scale always, other axes where they leave their default.
    public var name: String {
        var parts = [state.name, size.rawValue]
        if scheme != .light { parts.append(scheme.rawValue) }
        if contrast != .standard { parts.append("contrast=\(contrast.rawValue)") }
        if type != .large { parts.append("type=\(type.rawValue)") }
        if direction != .leftToRight { parts.append("direction=\(direction.rawValue)") }
        if locale != TilePoint.defaultLocale { parts.append("locale=\(percentEncoded(locale))") }
        for value in custom where !value.isDefault {
            parts.append("\(percentEncoded(value.axis))=\(percentEncoded(value.value))")
        }
        return parts.joined(separator: "-") + "@\(shortNumber(scale))x"
    }

    /// The environment that the point stands for.
    @MainActor package func environment(_ colors: ColorCatalog) -> EnvironmentValues {
        var values = EnvironmentValues()
        values.colorScheme = scheme
        values.contrast = contrast
        values.controlSize = size
        values.dynamicTypeSize = type
        values.layoutDirection = direction
        values.displayScale = scale
        values.enabled = !state.contains(.disabled)
        values.colorCatalog = colors
        if locale != TilePoint.defaultLocale { values.locale = Locale(identifier: locale) }
        return values
    }
}

/// Everything but letters, digits, `_`, `.` and inner `-` as `%XX`.
package func percentEncoded(_ text: String) -> String {
    var result = ""
    for byte in text.utf8 {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."):
            result.unicodeScalars.append(Unicode.Scalar(byte))
        default:
            let hex = String(byte, radix: 16, uppercase: true)
            result += "%" + (hex.count < 2 ? "0" + hex : hex)
        }
    }
    return result
}
