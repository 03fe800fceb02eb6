import Catalog
import Foundation
import SpecimenCommand
import SwiftUI

/// The command over one tile: a square whose colour is `COLOR` (six hexadecimal digits), with the
/// tolerance that `TOLERANCE` names for `REASON`, and noise of `NOISE` points that no golden compresses. `ID` is
/// the specimen's, `SIDE` is the square's (20), and `TEXT` stands below it; `now` there is a moment as style code formats it by itself.
@main struct Main {
    static func main() async {
        if CommandLine.arguments.dropFirst().first == "hostile-trees" {
            HostileRun.run(Array(CommandLine.arguments.dropFirst(2)))
            exit(0)
        }
        let environment = ProcessInfo.processInfo.environment
        if let source = environment["SOURCE"] { await drawEndingViews(of: source) }
        if let name = environment["CATALOG"] {
            await SpecimenCommand.main(catalog: strangeCatalog(name))
        }
        let color = UInt32(environment["COLOR"] ?? "007AFF", radix: 16) ?? 0
        let noise = Int(environment["NOISE"] ?? "0") ?? 0
        let side = CGFloat(Int(environment["SIDE"] ?? "20") ?? 20)
        let catalog = Catalog("Test") {
            let specimen = Specimen(
                environment["ID"] ?? "Square/plain", style: SquareStyle.self,
                axes: Axes(states: [.normal], sizes: [.regular], schemes: [.light])
            ) {
                Button("") {}.buttonStyle(
                    SquareStyle(color: color, noise: noise, text: environment["TEXT"], side: side))
            }
            decided(specimen, by: environment)
            for number in 0..<(Int(environment["MANY"] ?? "0") ?? 0) {
                Specimen(
                    "Square/\(number)", style: SquareStyle.self,
                    axes: Axes(states: [.normal], sizes: [.regular], schemes: [.light])
                ) {
                    Button("") {}.buttonStyle(
                        SquareStyle(
                            color: UInt32(number), noise: 0, side: side, death: Death(of: number, environment)
                        ))
                }
            }
        }
        await SpecimenCommand.main(catalog: catalog)
    }

    private static func decided(
        _ specimen: Specimen, by environment: [String: String]
    ) -> Specimen {
        var specimen = specimen
        let reason = environment["REASON"] ?? "a test of nearness"
        switch environment["TOLERANCE"] {
        case "delta": specimen = specimen.tolerance(.maxDelta(3), because: reason)
        case "pixels":
            specimen = specimen.tolerance(.exact, allowing: .pixels(4), because: "a test of pixels")
        case "reasonless": specimen = specimen.tolerance(.maxDelta(3), because: " ")
        case "nan":
            specimen = specimen.tolerance(.pixelmatch7(threshold: .nan), because: "a test of NaN")
        default: break
        }
        if let bytes = environment["ROOM"].flatMap(Int.init) {
            specimen = specimen.goldenSize(upTo: bytes, because: "a test of size")
        }
        return specimen
    }
}

/// How the process ends that draws a square: `DEATHS` is `3:fatalError,5:kill`.
enum Death: String {
    case fatalError, kill, fault, exit

    init?(of number: Int, _ environment: [String: String]) {
        let deaths = (environment["DEATHS"] ?? "").split(separator: ",").map { $0.split(separator: ":") }
        guard let death = deaths.first(where: { $0.count == 2 && Int($0[0]) == number }) else { return nil }
        self.init(rawValue: String(death[1]))
    }

    func happen() {
        switch self {
        case .fatalError: Swift.fatalError("as a view may")
        case .kill: raise(SIGKILL)
        case .fault: unsafe UnsafeMutablePointer<Int>(bitPattern: 16)?.pointee = 1
        case .exit: Foundation.exit(0)
        }
    }
}

struct SquareStyle: ButtonStyle {
    var color: UInt32
    var noise: Int
    var text: String?
    var side: CGFloat = 20
    var death: Death?

    func makeBody(configuration: Configuration) -> some View {
        death?.happen()
        return VStack(spacing: 0) {
            ForEach(0..<noise, id: \.self) { row in
                HStack(spacing: 0) {
                    ForEach(0..<noise, id: \.self) { column in
                        Rectangle().fill(shade(row * noise + column)).frame(width: 1, height: 1)
                    }
                }
            }
            Rectangle().fill(shade(of: color)).frame(width: side, height: side)
            if text == "now" {
                Text(Date(timeIntervalSinceReferenceDate: 0).formatted())
            } else if let text {
                Text(text)
            }
        }
    }

    private func shade(of color: UInt32) -> Color {
        func part(_ shift: UInt32) -> Double { Double(color >> shift & 255) / 255 }
        return Color(red: part(16), green: part(8), blue: part(0))
    }

    /// A colour that has nothing to do with its neighbours'.
    private func shade(_ index: Int) -> Color {
        var bits = UInt64(index + 1) &* 0x9E37_79B9_7F4A_7C15
        bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
        return shade(of: UInt32(truncatingIfNeeded: bits >> 27))
    }
}
