import Foundation
import Testing
import ViewCore

/// Measurements as Foundation writes them on Apple's systems: number and unit in a width and a locale.
struct MeasurementFormatTests {
    private let us = Locale(identifier: "en_US")
    private let german = Locale(identifier: "de_DE")
    private let way = Measurement(value: 5, unit: UnitLength.kilometers)

    @Test func `A unit is a name, a symbol, or a symbol close to its number`() {
        #expect(way.formatted(.measurement(width: .wide, usage: .asProvided).locale(us)) == "5 kilometers")
        #expect(way.formatted(.measurement(width: .abbreviated, usage: .asProvided).locale(us)) == "5 km")
        #expect(way.formatted(.measurement(width: .narrow, usage: .asProvided).locale(us)) == "5km")
        #expect(
            way.formatted(.measurement(width: .abbreviated, usage: .asProvided).locale(german)) == "5\u{A0}km"
        )
        let one = Measurement(value: 1, unit: UnitDuration.minutes)
        #expect(one.formatted(.measurement(width: .wide, usage: .asProvided).locale(us)) == "1 minute")
        #expect(one.formatted(.measurement(width: .abbreviated, usage: .asProvided).locale(us)) == "1 min")
    }

    /// 5 km are 3.107 mi, 20 °C 68 °F.
    @Test func `A general measurement is in the system of the locale`() {
        #expect(way.formatted(.measurement(width: .abbreviated).locale(us)) == "3.1 mi")
        #expect(way.formatted(.measurement(width: .abbreviated).locale(german)) == "5\u{A0}km")
        let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
        #expect(warm.formatted(.measurement(width: .abbreviated).locale(us)) == "68°F")
        #expect(warm.formatted(.measurement(width: .narrow).locale(german)) == "20°")
        let mile = Measurement(value: 1, unit: UnitLength.miles)
        #expect(
            mile.formatted(.measurement(width: .abbreviated).locale(Locale(identifier: "en_GB"))) == "1 mi")
    }

    @Test func `Digits are those of the number's style and of the locale`() {
        let half = Measurement(value: 1.2344, unit: UnitMass.kilograms)
        #expect(
            half.formatted(.measurement(width: .abbreviated, usage: .asProvided).locale(german))
                == "1,23\u{A0}kg")
        let three = Measurement<UnitMass>.FormatStyle(
            width: .abbreviated, locale: us, usage: .asProvided,
            numberFormatStyle: .number.precision(.fractionLength(3)))
        #expect(half.formatted(three) == "1.234 kg")
        var environment = EnvironmentValues()
        environment.locale = german
        #expect(environment.words(of: half, format: .measurement(width: .abbreviated)) == "1,23\u{A0}kg")
    }

    @Test(arguments: [.nan, .infinity, -.infinity, 1e300, -0.0])
    func `Any number is written`(value: Double) {
        let measured = Measurement(value: value, unit: UnitLength.meters)
        #expect(measured.formatted(.measurement(width: .wide).locale(us)).hasSuffix("feet"))
    }
}
