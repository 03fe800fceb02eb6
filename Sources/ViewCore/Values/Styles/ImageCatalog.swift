package import Foundation

/// The image sets of an asset catalogue, by name. Their files are read where a picture shows one.
package struct ImageCatalog: Sendable {
    private struct Item: Sendable {
        var path: String
        var scale: CGFloat
        var isDark: Bool
        /// For a device of one's own, such as a watch.
        var isSpecial: Bool
    }

    private struct Entry: Sendable {
        var items: [Item] = []
        /// Names of files that are no PNG.
        var others: [String] = []
        var isTemplate = false
    }

    /// A file's picture: straight RGBA rows.
    package struct Pixels: Sendable {
        package var bytes: [UInt8]
        package var width: Int
        package var height: Int

        package init(bytes: [UInt8], width: Int, height: Int) {
            self.bytes = bytes
            self.width = width
            self.height = height
        }
    }

    /// Why a file is not drawn, with what to do.
    package struct Problem: Error {
        package let words: String
        package init(_ words: String) { self.words = words }
    }

    enum Answer {
        case unknown
        case picture(Pixels, scale: CGFloat, isTemplate: Bool)
        case problem(String)
    }

    private var entries: [String: Entry] = [:]
    /// Reads the PNG file at a path; without, nothing is drawn of any set.
    package var read: (@Sendable (String) -> Result<Pixels, Problem>)?

    package init() {}

    package var isEmpty: Bool { entries.isEmpty }

    /// Reads what every `.imageset` below `folder` says of its files.
    init(folder: String, paths: [String], names: inout AssetSetNames, problems: inout [String]) {
        for set in paths where set.hasSuffix(".imageset") {
            let file = "\(folder)/\(set)/Contents.json"
            let name = names.name(of: set)
            guard let data = contentsOfAsset(file) else {
                problems.append("\(file): cannot be read")
                continue
            }
            do {
                entries[name] = try ImageCatalog.entry(data, in: "\(folder)/\(set)")
            } catch {
                problems.append("\(file): not an image set: \(error)")
            }
        }
    }

    mutating func merge(_ other: ImageCatalog) {
        entries.merge(other.entries) { $1 }
        read = other.read ?? read
    }

    /// The file of the nearest scale: the same, else the next larger one, which loses nothing, else the largest.
    func find(_ name: String, in environment: EnvironmentValues) -> Answer {
        guard let entry = entries[name] else { return .unknown }
        let isDark = environment.colorScheme == .dark
        let usable = [
            entry.items.filter { $0.isDark == isDark && !$0.isSpecial },
            entry.items.filter { !$0.isDark && !$0.isSpecial }, entry.items,
        ].first { !$0.isEmpty }
        guard let usable else {
            return .problem(
                entry.others.isEmpty
                    ? "the image set \"\(name)\" has no file"
                    : "the image set \"\(name)\" has only \(entry.others.joined(separator: ", ")); of files only PNG is drawn"
            )
        }
        let scale = environment.displayScale
        let larger = usable.filter { $0.scale >= scale }.min { $0.scale < $1.scale }
        guard let item = larger ?? usable.max(by: { $0.scale < $1.scale }), let read else { return .unknown }
        switch read(item.path) {
        case .success(let pixels):
            return .picture(pixels, scale: item.scale, isTemplate: entry.isTemplate)
        case .failure(let problem): return .problem("the image \"\(name)\": \(problem.words)")
        }
    }

    /// In points, of the file that would be drawn.
    package func size(of name: String, in environment: EnvironmentValues) -> CGSize? {
        guard case .picture(let pixels, let scale, _) = find(name, in: environment), scale > 0 else {
            return nil
        }
        return CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
    }

    private struct ImageSetFile: Decodable {
        struct Item: Decodable {
            struct Appearance: Decodable {
                var appearance: String
                var value: String
            }
            var filename: String?
            var idiom: String?
            var scale: String?
            var appearances: [Appearance]?
        }
        struct Properties: Decodable {
            enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
            var intent: String?
        }
        var images: [Item]?
        var properties: Properties?
    }

    private static func entry(_ data: Data, in folder: String) throws -> Entry {
        let file = try JSONDecoder().decode(ImageSetFile.self, from: data)
        var entry = Entry(isTemplate: file.properties?.intent == "template")
        for item in file.images ?? [] {
            guard let name = item.filename, !name.contains("/"), name != ".." else { continue }
            guard name.lowercased().hasSuffix(".png") else {
                entry.others.append(name)
                continue
            }
            let scale = item.scale.flatMap { Double($0.prefix { $0 != "x" }) } ?? 1
            let isDark = item.appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" }
            entry.items.append(
                Item(
                    path: "\(folder)/\(name)", scale: 1...10 ~= scale ? scale : 1, isDark: isDark ?? false,
                    isSpecial: !["universal", "iphone"].contains(item.idiom ?? "universal")))
        }
        return entry
    }
}
