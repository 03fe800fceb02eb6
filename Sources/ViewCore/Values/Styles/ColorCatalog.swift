package import Drawing
import Foundation
package import Synchronization

/// The colour sets and the image sets of an asset catalogue (`.xcassets`), by name.
public struct ColorCatalog: Sendable {
    private enum Entry: Sendable {
        case set(ColorSetFile, problem: String?)
        case fault(String)
    }
    private var entries: [String: Entry] = [:]
    package private(set) var images = ImageCatalog()
    package private(set) var data = DataCatalog()
    /// Problems met while reading, each naming the file.
    public package(set) var problems: [String] = []

    public init() {}

    /// Reads every set below `folder` that is drawn. What cannot be read is listed in `problems`.
    public init(folder: String) {
        guard FileManager.default.fileExists(atPath: folder) else {
            problems = ["\(folder): no such asset catalogue"]
            return
        }
        let sets = AssetSetPlace.all(in: folder, &problems)
        images = ImageCatalog(folder: folder, sets, problems: &problems)
        data = DataCatalog(folder: folder, sets, problems: &problems)
        var places: [String: String] = [:]
        for set in sets where set.kind == "colorset" {
            let file = "\(folder)/\(set.path)/Contents.json"
            let name = set.fullName
            // Of two sets with one name the first counts, as for the members of that name.
            if let first = places[name] {
                problems.append("\(file): is \"\(name)\" as \(first) is, which is drawn; rename one of them")
                continue
            }
            places[name] = set.path
            do throws(AssetFault) {
                let contents = try ColorSetFile(AssetFile.contents(file))
                entries[name] = .set(contents, problem: contents.notes.first.map { "\(file): \($0)" })
            } catch {
                let problem = "\(file): not a colour set: \(error.words)"
                problems.append(problem)
                entries[name] = .fault(problem)
            }
        }
    }

    /// The pictures that lie in folders without an asset catalogue, such as `photo@2x.png`.
    package init(pictureFolders: [String]) { images = ImageCatalog(pictureFolders: pictureFolders) }

    /// The same with what reads the files of its images.
    package func reading(
        _ read: @escaping @Sendable (String) -> Result<ImageCatalog.Content, ImageCatalog.Problem>,
        symbols readSymbol: @escaping ImageCatalog.ReadSymbol
    ) -> ColorCatalog {
        var result = self
        result.images.read = read
        result.images.readSymbol = readSymbol
        return result
    }

    /// Colours of `other` join these; on equal names `other` wins.
    public func merging(_ other: ColorCatalog) -> ColorCatalog {
        var result = self
        result.entries.merge(other.entries) { $1 }
        result.images.merge(other.images)
        result.data.merge(other.data)
        result.problems += other.problems
        return result
    }

    private enum Answer {
        case color(RGBA, problem: String?)
        /// No variant has a colour.
        case empty
        case fault(String)
        case unknown
    }

    private func answer(_ name: String, in environment: EnvironmentValues) -> Answer {
        switch entries[name] {
        case nil: return .unknown
        case .fault(let problem): return .fault(problem)
        case .set(let file, let problem):
            guard let choice = AssetSlot.choose(file.slots, in: environment) else { return .empty }
            let color =
                switch file.values[choice.index] {
                case .fixed(let color): color
                case .system(let color): color.resolve(in: environment)
                }
            let missing = choice.missing.map { "the colour set \"\(name)\" has nothing for \($0)" }
            return .color(color, problem: missing.map { $0 + "; another of its colours is drawn" } ?? problem)
        }
    }

    /// The colour, or with a warning one that nobody takes for a design: SwiftUI draws nothing for an
    /// unknown name, which a picture would not show.
    package func color(_ name: String, in environment: EnvironmentValues) -> RGBA {
        switch answer(name, in: environment) {
        case .color(let color, let problem):
            if let problem { ColorCatalog.warn(problem) }
            return color.isInSRGB ? color : color.clampedAlpha.said("the colour set \"\(name)\"")
        case .empty: ColorCatalog.warn("the colour set \"\(name)\" has no colour; choose one in Xcode")
        case .fault(let problem): ColorCatalog.warn(problem)
        case .unknown: ColorCatalog.warn("no colour named \"\(name)\" in the asset catalogue")
        }
        return .missing
    }

    /// The accent colour of the catalogue; `nil` where it has none, and where nobody has chosen one.
    func accent(in environment: EnvironmentValues) -> RGBA? {
        switch answer("AccentColor", in: environment) {
        case .unknown, .empty: nil
        case .color, .fault: color("AccentColor", in: environment)
        }
    }

    private static func warn(_ words: String) { onMain(words) { ValueWarnings.hear($0) } }
}

extension RGBA {
    /// Of what is named and not there.
    package static let missing = RGBA(red: 1, green: 0, blue: 0.3)
}

/// Takes the warnings of values that know nothing of the tile they are in.
@MainActor package enum ValueWarnings {
    /// Set by what lays tiles out, which stands above values and knows the tile whose pass or actions are running.
    package static var hear: @MainActor (String) -> Void = { _ in }
    /// Set with it: the thread whose warnings are those of a tile, 0 for none.
    nonisolated package static let listeningThread = Atomic<UInt>(0)
    /// Whether whoever asks is heard. Values can be asked for anywhere.
    nonisolated package static var isHeardHere: Bool {
        listeningThread.load(ordering: .relaxed) == UInt(pthread_self())
    }
}
