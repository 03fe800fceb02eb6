import Drawing
import SwiftUI

/// Colours that 8 bits hold exactly, multiplied by their alpha or not.
///
/// Channels are whole 51sts and alphas whole fifths, so that both, and their product, are whole 255ths.
enum ColorGrid {
    static let opaque: [ProbedPixel] = [
        (0, 0, 0), (51, 51, 51), (51, 0, 0), (0, 51, 0), (0, 0, 51), (25, 25, 25), (13, 13, 13),
        (10, 34, 51), (45, 5, 20), (20, 21, 40), (51, 40, 3), (2, 49, 26),
    ].map { exact($0.0, $0.1, $0.2) }

    /// Each at full alpha and at two others, and no colour at all.
    static let translucent: [ProbedPixel] =
        opaque + [4, 2].flatMap { fifths in opaque.map { $0.faded(by: Double(fifths) / 5) } }
        + [exact(0, 0, 0, fifths: 0)]

    static func exact(_ red: Int, _ green: Int, _ blue: Int, fifths: Int = 5) -> ProbedPixel {
        ProbedPixel(
            red: Double(red) / 51, green: Double(green) / 51, blue: Double(blue) / 51,
            alpha: Double(fifths) / 5)
    }

    /// A column of one pixel for each colour.
    static func columns(_ pixels: [ProbedPixel]) -> some View {
        HStack(spacing: 0) {
            ForEach(pixels.indices, id: \.self) { Color(pixels[$0]).frame(width: 1) }
        }
    }

    /// A row of one pixel for each colour.
    static func rows(_ pixels: [ProbedPixel]) -> some View {
        VStack(spacing: 0) {
            ForEach(pixels.indices, id: \.self) { Color(pixels[$0]).frame(height: 1) }
        }
    }
}

extension Color {
    init(_ pixel: ProbedPixel) {
        self.init(red: pixel.red, green: pixel.green, blue: pixel.blue, opacity: pixel.alpha)
    }
}

extension ProbedPixel {
    init(_ color: RGBA) {
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }

    func faded(by factor: Double) -> ProbedPixel {
        ProbedPixel(red: red, green: green, blue: blue, alpha: alpha * factor)
    }
}

/// The pixels that are not what they should be, the farthest off first.
struct Deviations: CustomStringConvertible {
    private var found: [(distance: Double, text: String)] = []
    private(set) var count = 0

    /// Compares with what a rule says; `limit` in 255ths.
    mutating func compare(
        _ found: ProbedPixel, with expected: ProbedPixel, within limit: Double,
        _ name: @autoclosure () -> String
    ) {
        count += 1
        let distance = found.distance(to: expected)
        guard !(distance <= limit + 1e-6) else { return }
        self.found.append((distance, "\(name()): \(found) is not \(expected)"))
    }

    var isEmpty: Bool { found.isEmpty }

    var description: String {
        let worst = found.sorted { $0.distance > $1.distance }.prefix(5)
        return
            "\(found.count) of \(count) are off, up to \((found.map(\.distance).max() ?? 0).rounded())/255: "
            + worst.map(\.text).joined(separator: "; ")
    }
}
