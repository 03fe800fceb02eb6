import Foundation

/// Numbers of an SVG file: whole multiples of a small fraction of a pixel, so that differences of printed numbers are
/// exact.
struct SVGGrid {
    /// Digits after the point: two more than pixels need.
    let digits: Int
    private let factor: CGFloat
    private let unit: Int
    /// Larger numbers are held: files are read with 32-bit numbers.
    private static let largest: CGFloat = 1e7

    /// - Parameter scale: pixels per point.
    init(scale: CGFloat) {
        // A pixel of one is whole; one of half or a third of a point needs a digit.
        digits = scale > 1 ? 3 : 2
        unit = digits == 3 ? 1000 : 100
        factor = CGFloat(unit)
    }

    /// The number of steps nearest to a length; 0 for what is no number.
    func steps(_ value: CGFloat) -> Int {
        guard !value.isNaN else { return 0 }
        return Int((min(max(value, -Self.largest), Self.largest) * factor).rounded())
    }

    /// A length in points.
    func length(_ steps: Int) -> CGFloat { CGFloat(steps) / factor }

    /// `12`, `.5`, `-3.25`: no zeros that say nothing.
    func text(_ steps: Int) -> String {
        let whole = steps.magnitude / UInt(unit)
        var rest = steps.magnitude % UInt(unit)
        var text = steps < 0 ? "-" : ""
        if whole > 0 || rest == 0 { text += String(whole) }
        guard rest > 0 else { return text }
        var places = digits
        while rest.isMultiple(of: 10) {
            rest /= 10
            places -= 1
        }
        let decimals = String(rest)
        return text + "." + String(repeating: "0", count: places - decimals.count) + decimals
    }

    func text(_ value: CGFloat) -> String { text(steps(value)) }

    /// A number without a unit, such as an opacity or a part of a matrix, to a hundred-thousandth.
    static func plain(_ value: Double) -> String {
        guard value.isFinite else { return "0" }
        let held = min(max(value, -1e7), 1e7)
        let parts = Int((held * 100_000).rounded())
        let fine = SVGGrid(digits: 5, unit: 100_000)
        return fine.text(parts)
    }

    private init(digits: Int, unit: Int) {
        self.digits = digits
        self.unit = unit
        factor = CGFloat(unit)
    }
}
