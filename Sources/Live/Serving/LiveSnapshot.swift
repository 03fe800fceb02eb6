import Catalog
import Foundation
import Golden
import SourceMode
import Streams

/// What a page has not seen yet of a session, at the values that it shows.
struct LiveSnapshot: Encodable, Sendable {
    /// What the page asks with next.
    var revision: Int
    /// The number of the last edit.
    var edit: Int
    var phase: LiveSession.Phase
    /// Tiles that were asked for, and all there are.
    var done: Int
    var all: Int
    var status: Status?
    var catalog: Choices?
    /// Whether these are all tiles, in order, instead of those that have become others.
    var isWhole: Bool
    var tiles: [TileWords]

    struct Status: Encodable, Sendable {
        var problems: [SourceProblem]
        var notes: [String]
    }

    /// What there is to choose from.
    struct Choices: Encodable, Sendable {
        struct Value: Encodable, Sendable { var name, caption: String }
        struct AxisWords: Encodable, Sendable {
            var id, title: String
            var values: [Value]
            /// The name of the value that tiles have without a choice.
            var usual: String
            /// Whether values are possible that are not listed.
            var isOpen: Bool
            /// Whether a choice takes the place of the specimens' values; else it chooses among them.
            var isReplaced: Bool
        }
        struct SpecimenWords: Encodable, Sendable {
            var id, control, style, preset, file: String
            var line: Int
            var details, axes: [String]
            /// Whether it is of sources as they were before.
            var isLost: Bool
        }
        var axes: [AxisWords]
        var specimens: [SpecimenWords]
        /// The program that is shown, if it is one that somebody else builds.
        var program: String?
    }

    struct TileWords: Encodable, Sendable {
        struct Picture: Encodable, Sendable {
            var digest: String
            var width, height: Double
            init(_ picture: LivePicture) {
                (digest, width, height) = (picture.digest, picture.width, picture.height)
            }
        }
        var id: String
        var values: [String]
        var picture: Picture?
        var before: Picture?
        var change: String
        var changedBy: Int
        var warnings: [String]
        var failure: String?
        var isStale: Bool
        /// `same`, `missing` or `different`; `nil` where there are no goldens.
        var golden: String?
        /// What `check` says of it.
        var verdict = ""
    }
}

extension LiveSnapshot {
    /// A path as seen from the current folder, where it is in that.
    fileprivate static func shortened(_ path: String) -> String {
        let folder = FileManager.default.currentDirectoryPath + "/"
        return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
    }
}

extension LiveSession {
    /// What has changed since a page asked last; waits for something, but no longer than `seconds`.
    ///
    /// - Parameter seen: the revision that the page knows; 0 for none.
    func snapshot(of choice: [String: [String]], since seen: Int, within seconds: Int) async -> LiveSnapshot {
        look(at: choice)
        if revision <= seen { await nextChange(within: seconds) }
        let view = views[choice]
        // Another session's page starts anew.
        let seen = seen > revision ? 0 : seen
        let isWhole = (view?.revision ?? 0) > seen
        var words: [LiveSnapshot.TileWords] = []
        for id in view?.groups.flatMap(\.ids) ?? [] {
            guard let tile = tiles[id] else {
                if isWhole { words.append(.init(undrawn: id)) }
                continue
            }
            if isWhole || tile.revision > seen { words.append(.init(tile)) }
        }
        let progress = progress(of: choice)
        return LiveSnapshot(
            revision: revision, edit: editCount, phase: phase, done: progress.done, all: progress.all,
            status: statusRevision > seen || isWhole
                ? .init(problems: problems, notes: (notes + (view?.notes ?? [])).map(harmlessLine)) : nil,
            catalog: catalogRevision > seen && !isFirst ? choices : nil, isWhole: isWhole, tiles: words)
    }

    private var choices: LiveSnapshot.Choices {
        let catalog = Catalog(joining: parts.map(\.catalog))
        let lost = parts.reduce(into: Set<String>()) {
            $0.formUnion($1.isStale ? Set($1.specimens.map(\.id)) : $1.lost)
        }
        return LiveSnapshot.Choices(
            // Sources are compiled for one platform.
            axes: catalog.axes.filter { $0.id != "platform" || sources.program != nil }.compactMap { axis in
                words(for: axis, in: catalog)
            },
            specimens: catalog.specimens.map { specimen in
                .init(
                    id: specimen.id, control: harmless(specimen.control), style: harmless(specimen.style),
                    preset: harmless(specimen.preset), file: harmless(LiveSnapshot.shortened(specimen.file)),
                    line: specimen.line,
                    details: specimen.details.map(harmless), axes: specimen.axes.list.map(\.id),
                    isLost: lost.contains(specimen.id))
            }, program: sources.program.map { harmless(LiveSnapshot.shortened($0.path)) })
    }

    private func words(for axis: AnyAxis, in catalog: Catalog) -> LiveSnapshot.Choices.AxisWords? {
        let definition = axis.definition
        var values = axis.values
        let isOpen = definition.isReplaced && (definition.hint != nil || definition.example != nil)
        if !definition.isReplaced {
            let taken = Set(
                catalog.specimens.compactMap { $0.axes.axis(axis.id) }.flatMap(\.values).map(\.name))
            values = values.filter { taken.contains($0.name) }
        }
        guard values.count > 1 || isOpen else { return nil }
        return .init(
            id: axis.id, title: definition.title,
            values: values.map { .init(name: $0.name, caption: harmless($0.caption)) },
            usual: definition.standard.name, isOpen: isOpen, isReplaced: definition.isReplaced)
    }
}

extension LiveSnapshot.TileWords {
    /// One that nobody has drawn yet.
    fileprivate init(undrawn id: String) {
        self.init(id: id, values: [], change: "", changedBy: 0, warnings: [], isStale: false)
    }

    fileprivate init(_ tile: LiveTile) {
        self.init(
            id: tile.id, values: tile.values, picture: tile.picture.map(Picture.init),
            before: tile.before.map(Picture.init), change: harmless(tile.change), changedBy: tile.changedBy,
            warnings: tile.warnings.map(harmless), failure: tile.failure.map(harmless), isStale: tile.isStale)
        switch tile.golden {
        case .unknown: break
        case .same: golden = "same"
        case .missing: golden = "missing"
        case .different(let words): (golden, verdict) = ("different", harmless(words))
        }
    }
}
