import Foundation
import SwiftUI
import ViewCore

/// The published colours as they were collected: Documentation/Rules/colors.json, `labels`,
/// `systemColors_ios15_18`, `systemColors_ios26`, `hierarchicalShapeStyle` and `materials_18` among them.
@MainActor enum PublishedColors {
    private static let file: [String: Any] = {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let rules = root.appendingPathComponent("Documentation").appendingPathComponent("Rules/colors.json")
        guard let data = try? Data(contentsOf: rules)
        else { return [:] }
        return (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] ?? [:]
    }()

    static func block(_ name: String) -> [String: Any] { file[name] as? [String: Any] ?? [:] }

    /// The block of a generation's system colours.
    static func palette(_ generation: Generation) -> String {
        switch generation {
        case .ios18: "systemColors_ios15_18"
        case .ios26: "systemColors_ios26"
        }
    }

    /// A colour of a block in one appearance: its bytes, as the system keeps them.
    static func color(
        _ name: String, in block: String, _ scheme: ColorScheme, _ contrast: ColorSchemeContrast = .standard
    ) -> ProbedPixel? {
        let colors = self.block(block)["colors"] as? [String: Any]
        let appearance =
            switch (scheme, contrast) {
            case (.light, .standard): "light"
            case (.dark, .standard): "dark"
            case (.light, .increased): "lightHighContrast"
            case (.dark, .increased): "darkHighContrast"
            }
        guard let values = colors?[name] as? [String: Any],
            let found = (values[appearance] ?? values[scheme == .dark ? "dark" : "light"]) as? [String: Any],
            let hex = found["hex"] as? String, let word = UInt32(hex.dropFirst(), radix: 16)
        else { return nil }
        let rgba = hex.count == 7 ? word << 8 | 0xFF : word
        func part(_ shift: UInt32) -> Double { Double(rgba >> shift & 0xFF) / 255 }
        return ProbedPixel(red: part(24), green: part(16), blue: part(8), alpha: part(0))
    }

    /// The alphas of a foreground's lower levels.
    static var levelOpacities: [Double] {
        let levels =
            block("hierarchicalShapeStyle")["onColorOrCustomForeground_opacity"] as? [String: Double] ?? [:]
        return ["primary", "secondary", "tertiary", "quaternary", "quinary"].compactMap { levels[$0] }
    }

    /// A material's two layers: a gray with its alpha, then a second gray that dodges or overlays.
    struct MaterialLayers {
        var gray: Double
        var alpha: Double
        var second: Double
    }

    static func material(_ name: String, _ scheme: ColorScheme) -> MaterialLayers? {
        let materials = block("materials_18")[scheme == .dark ? "dark" : "light"] as? [String: Any]
        guard let values = materials?[name] as? [String: Double], let gray = values["gray"],
            let alpha = values["alpha"], let second = values["dodge"] ?? values["overlay"]
        else { return nil }
        return MaterialLayers(gray: gray / 255, alpha: alpha, second: second / 255)
    }
}
