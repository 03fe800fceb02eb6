public import Foundation

// Foundation writes measurements on Apple's systems alone: these are its names for the same.
extension Measurement where UnitType: Dimension {
    /// A measurement in words: `5 km`.
    ///
    /// Long names are English. In other languages symbols stand for them.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        public enum UnitWidth: String, Codable, Hashable, Sendable { case wide, abbreviated, narrow }

        public var width: UnitWidth
        public var locale: Locale
        public var usage: MeasurementFormatUnitUsage<UnitType>
        /// `nil` for as many digits as a value has, two of them behind the point at most.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?

        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            self.width = width
            self.locale = locale
            self.usage = usage
            self.numberFormatStyle = numberFormatStyle
        }

        public func locale(_ locale: Locale) -> FormatStyle {
            var style = self
            style.locale = locale
            return style
        }

        public func format(_ value: Measurement<UnitType>) -> String {
            let shown = usage.isAsProvided ? value : value.inSystem(of: locale)
            // What was converted has few digits, as what was measured.
            let digits = shown.unit == value.unit ? 0...2 : 0...(abs(shown.value) < 10 ? 1 : 0)
            let style =
                numberFormatStyle ?? FloatingPointFormatStyle<Double>().precision(.fractionLength(digits))
            let number = style.locale(locale).format(shown.value)
            return UnitWords(shown.unit, width.rawValue, in: locale).words(
                number, isOne: shown.value == 1 && !number.contains { ".,٫".contains($0) })
        }
    }

    public func formatted(_ style: FormatStyle) -> String { style.format(self) }
    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

    /// In the unit that a locale's system of measurement has in place of this.
    fileprivate func inSystem(of locale: Locale) -> Measurement {
        let other: Dimension? =
            switch (locale.measurementSystem == .us, unit.symbol) {
            case (true, "km"): UnitLength.miles
            case (true, "m"): UnitLength.feet
            case (true, "cm"), (true, "mm"): UnitLength.inches
            case (true, "kg"): UnitMass.pounds
            case (true, "g"): UnitMass.ounces
            case (true, "°C"): UnitTemperature.fahrenheit
            case (true, "km/h"), (true, "m/s"): UnitSpeed.milesPerHour
            case (true, "L"): UnitVolume.gallons
            case (false, "mi"): locale.measurementSystem == .uk ? nil : UnitLength.kilometers
            case (false, "ft"), (false, "yd"): UnitLength.meters
            case (false, "in"): UnitLength.centimeters
            case (false, "lb"): UnitMass.kilograms
            case (false, "oz"): UnitMass.grams
            case (false, "°F"): UnitTemperature.celsius
            case (false, "mph"): locale.measurementSystem == .uk ? nil : UnitSpeed.kilometersPerHour
            case (false, "gal"): UnitVolume.liters
            default: nil
            }
        return (other as? UnitType).map(converted(to:)) ?? self
    }
}

/// What a measurement is of, which decides its unit.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    fileprivate let isAsProvided: Bool

    /// In the unit of the locale's system of measurement that is nearest in size.
    public static var general: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(isAsProvided: false) }
    /// In its own unit.
    public static var asProvided: MeasurementFormatUnitUsage {
        MeasurementFormatUnitUsage(isAsProvided: true)
    }
}

extension FormatStyle {
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }
}

/// A unit behind its number.
private struct UnitWords {
    private let unit: Dimension
    private let width: String
    private let locale: Locale

    init(_ unit: Dimension, _ width: String, in locale: Locale) {
        (self.unit, self.width, self.locale) = (unit, width, locale)
    }

    func words(_ number: String, isOne: Bool) -> String {
        let isEnglish = locale.language.languageCode?.identifier == "en"
        if width == "wide", isEnglish, let name = UnitWords.names[symbol] {
            return "\(number) \(isOne ? name.one : name.many)"
        }
        let isDegree = symbol.hasPrefix("°")
        if isDegree, width == "narrow" { return number + "°" }
        // English writes degrees without a space, and narrow units, too.
        let isClose = isEnglish && (isDegree || width == "narrow")
        return number + (isClose ? "" : isEnglish ? " " : "\u{A0}") + symbol
    }

    /// Foundation's symbol of minutes is that of meters here.
    private var symbol: String { unit is UnitDuration && unit.symbol == "m" ? "min" : unit.symbol }

    private static let names: [String: (one: String, many: String)] = [
        "km": ("kilometer", "kilometers"), "m": ("meter", "meters"), "cm": ("centimeter", "centimeters"),
        "mm": ("millimeter", "millimeters"), "mi": ("mile", "miles"), "ft": ("foot", "feet"),
        "in": ("inch", "inches"), "yd": ("yard", "yards"), "kg": ("kilogram", "kilograms"),
        "g": ("gram", "grams"), "mg": ("milligram", "milligrams"), "lb": ("pound", "pounds"),
        "oz": ("ounce", "ounces"), "°C": ("degree Celsius", "degrees Celsius"),
        "°F": ("degree Fahrenheit", "degrees Fahrenheit"), "K": ("kelvin", "kelvins"),
        "km/h": ("kilometer per hour", "kilometers per hour"), "mph": ("mile per hour", "miles per hour"),
        "m/s": ("meter per second", "meters per second"), "L": ("liter", "liters"),
        "mL": ("milliliter", "milliliters"), "gal": ("gallon", "gallons"), "h": ("hour", "hours"),
        "hr": ("hour", "hours"), "min": ("minute", "minutes"), "s": ("second", "seconds"),
        "sec": ("second", "seconds"), "W": ("watt", "watts"), "kW": ("kilowatt", "kilowatts"),
        "kWh": ("kilowatt-hour", "kilowatt-hours"), "J": ("joule", "joules"), "cal": ("calorie", "calories"),
        "kCal": ("kilocalorie", "kilocalories"), "Hz": ("hertz", "hertz"), "%": ("percent", "percent"),
    ]
}

extension Measurement.FormatStyle where UnitType: Dimension {
    /// The words of a warning; `nil` where a language has all that is asked for.
    func lack(in place: Locale) -> String? {
        let own = locale == .autoupdatingCurrent ? place : locale
        guard width == .wide, own.language.languageCode?.identifier != "en" else { return nil }
        return ".measurement(width: .wide) has long names in English alone; \(own.identifier) has symbols"
    }
}
