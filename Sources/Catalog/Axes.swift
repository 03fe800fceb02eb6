import Foundation
public import ViewCore

/// A dimension that a user declares: a name and the values it takes, the first being the default.
public struct Axis: Hashable, Sendable {
    public let name: String
    public private(set) var values: [String]
    /// The value that ids keep silent about, also where a selection has left it out.
    package let standard: String

    public init(_ name: String, _ values: [String]) {
        precondition(!values.isEmpty, "the axis \(name) has no values")
        self.name = name
        self.values = values
        standard = values[0]
    }

    /// The axis with only those of its values that are in `wanted`; possibly none.
    func narrowed(to wanted: [String]) -> Axis {
        var axis = self
        axis.values = values.filter(wanted.contains)
        return axis
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

    /// The point with the longest name, found without making them all: what a value adds to a name
    /// does not depend on the other axes.
    var longest: TilePoint? {
        guard count > 0 else { return nil }
        func value(_ axis: Axis, _ value: String) -> TilePoint.Value {
            TilePoint.Value(axis: axis.name, value: value, isDefault: value == axis.standard)
        }
        var point = TilePoint(
            state: states[0], size: sizes[0], scheme: schemes[0],
            custom: custom.map { value($0, $0.values[0]) }, scale: scales[0])
        func lengthen<T>(_ axis: WritableKeyPath<TilePoint, T>, with values: [T]) {
            for value in values {
                var other = point
                other[keyPath: axis] = value
                if other.name.utf8.count > point.name.utf8.count { point = other }
            }
        }
        lengthen(\.state, with: states)
        lengthen(\.size, with: sizes)
        lengthen(\.scheme, with: schemes)
        lengthen(\.contrast, with: contrasts)
        lengthen(\.type, with: types)
        lengthen(\.direction, with: directions)
        lengthen(\.locale, with: locales)
        lengthen(\.scale, with: scales)
        for (index, axis) in custom.enumerated() {
            lengthen(\.custom[index], with: axis.values.map { value(axis, $0) })
        }
        return point
    }

    private static func combinations(_ axes: [Axis]) -> [[TilePoint.Value]] {
        axes.reduce([[]]) { rows, axis in
            rows.flatMap { row in
                axis.values.map { value in
                    row
                        + [
                            TilePoint.Value(
                                axis: axis.name, value: value,
                                isDefault: value == axis.standard)
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
        var name = state.name + "-" + size.rawValue
        if scheme != .light { name += "-" + scheme.rawValue }
        if contrast != .standard { name += "-contrast=" + contrast.rawValue }
        if type != .large { name += "-type=" + type.rawValue }
        if direction != .leftToRight { name += "-direction=" + direction.rawValue }
        if locale != TilePoint.defaultLocale { name += "-locale=" + percentEncoded(locale) }
        for value in custom where !value.isDefault {
            name += "-" + percentEncoded(value.axis) + "=" + percentEncoded(value.value)
        }
        return name + "@" + shortNumber(scale) + "x"
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
