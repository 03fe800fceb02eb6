package import Drawing
import Foundation

/// The colour sets and the image sets of an asset catalogue (`.xcassets`), by name.
public struct ColorCatalog: Sendable {
    private struct Entry: Sendable {
        var light: RGBA
        var dark: RGBA?
        var lightHighContrast: RGBA?
        var darkHighContrast: RGBA?
    }
    private var entries: [String: Entry] = [:]
    package private(set) var images = ImageCatalog()
    /// Problems met while reading, each naming the file.
    public package(set) var problems: [String] = []

    public init() {}

    /// Reads every `.colorset` and `.imageset` below `folder`. What cannot be read is listed in `problems`.
    public init(folder: String) {
        let manager = FileManager.default
        guard manager.fileExists(atPath: folder), let paths = manager.enumerator(atPath: folder) else {
            problems = ["\(folder): no such asset catalogue"]
            return
        }
        let sets = paths.compactMap { $0 as? String }.filter { $0.hasSuffix("set") }.sorted()
        var names = AssetSetNames(folder)
        images = ImageCatalog(folder: folder, paths: sets, names: &names, problems: &problems)
        for set in sets where set.hasSuffix(".colorset") {
            let file = "\(folder)/\(set)/Contents.json"
            let name = names.name(of: set)
            guard let data = contentsOfAsset(file) else {
                problems.append("\(file): cannot be read")
                continue
            }
            do {
                entries[name] = try ColorCatalog.entry(data)
            } catch {
                problems.append("\(file): not a colour set: \(error)")
            }
        }
    }

    /// The same with what reads the files of its images.
    package func reading(
        _ read: @escaping @Sendable (String) -> Result<ImageCatalog.Pixels, ImageCatalog.Problem>
    ) -> ColorCatalog {
        var result = self
        result.images.read = read
        return result
    }

    /// Colours of `other` join these; on equal names `other` wins.
    public func merging(_ other: ColorCatalog) -> ColorCatalog {
        var result = self
        result.entries.merge(other.entries) { $1 }
        result.images.merge(other.images)
        result.problems += other.problems
        return result
    }

    package func find(_ name: String, in environment: EnvironmentValues) -> RGBA? {
        guard let entry = entries[name] else { return nil }
        switch (environment.colorScheme, environment.contrast) {
        case (.light, .standard): return entry.light
        case (.dark, .standard): return entry.dark ?? entry.light
        case (.light, .increased): return entry.lightHighContrast ?? entry.light
        case (.dark, .increased):
            return entry.darkHighContrast ?? entry.dark ?? entry.lightHighContrast ?? entry.light
        }
    }

    /// The colour, or with a warning one that nobody takes for a design: SwiftUI draws nothing for an
    /// unknown name, which a picture would not show.
    package func color(_ name: String, in environment: EnvironmentValues) -> RGBA {
        if let color = find(name, in: environment) { return color }
        onMain(name) { name in
            ValueWarnings.hear("no colour named \"\(name)\" in the asset catalogue")
        }
        return .missing
    }

    private struct ColorSetFile: Decodable {
        struct Item: Decodable {
            struct Appearance: Decodable {
                var appearance: String
                var value: String
            }
            struct Value: Decodable {
                var components: [String: String]
                enum CodingKeys: String, CodingKey {
                    case components
                    case colorSpace = "color-space"
                }
                var colorSpace: String?
            }
            var appearances: [Appearance]?
            var color: Value?
            var idiom: String?
        }
        var colors: [Item]
    }

    private static func entry(_ data: Data) throws -> Entry {
        let file = try JSONDecoder().decode(ColorSetFile.self, from: data)
        var entry = Entry(light: .clear)
        for item in file.colors {
            guard let value = item.color else { continue }
            let color = rgba(value)
            let isDark =
                item.appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" }
                ?? false
            let isHigh =
                item.appearances?.contains { $0.appearance == "contrast" && $0.value == "high" }
                ?? false
            switch (isDark, isHigh) {
            case (false, false): entry.light = color
            case (true, false): entry.dark = color
            case (false, true): entry.lightHighContrast = color
            case (true, true): entry.darkHighContrast = color
            }
        }
        return entry
    }

    /// Components are written as 0…1, as 0…255 or as `0xNN`.
    private static func rgba(_ value: ColorSetFile.Item.Value) -> RGBA {
        func number(_ key: String, _ fallback: Double) -> Double {
            guard let text = value.components[key] else { return fallback }
            if text.hasPrefix("0x") { return Double(UInt8(text.dropFirst(2), radix: 16) ?? 0) / 255 }
            guard let number = Double(text), number.isFinite else { return fallback }
            return text.contains(".") || key == "alpha" ? number : number / 255
        }
        let white = value.components["white"].map { _ in number("white", 0) }
        let color = RGBA(
            red: white ?? number("red", 0), green: white ?? number("green", 0),
            blue: white ?? number("blue", 0), alpha: number("alpha", 1))
        return value.colorSpace == "display-p3" ? color.convertedFromDisplayP3 : color
    }
}

extension RGBA {
    /// Of what is named and not there.
    package static let missing = RGBA(red: 1, green: 0, blue: 0.3)
}

/// Takes the warnings of values that know nothing of the tile they are in.
@MainActor package enum ValueWarnings {
    /// Set by what lays tiles out, which stands above values and knows the tile whose pass or actions are running.
    package static var hear: @MainActor (String) -> Void = { _ in }
}
