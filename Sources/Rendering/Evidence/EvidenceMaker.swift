package import Catalog
import Digests
package import Drawing
import Foundation
package import Golden
import Raster
package import ViewCore

/// Tiles as the golden store wants them: digest and stack at once, the picture when it is asked for.
@MainActor package final class EvidenceMaker {
    private let settler: TileSettler
    private let drawn: DrawnLists
    private let roots = SourceRoots()
    /// Names of colours that go before the system's, such as design tokens.
    private let tokens: [String: RGBA]
    /// Who the goldens belong to that are recorded.
    private let owner: GoldenOwner?
    private var names: [SystemColorNames: ColorNames] = [:]
    /// By the names of faces and libraries, in the order the list has them.
    private var stacks: [StackParts: Stack] = [:]
    private var recent: (parts: StackParts, stack: Stack)?

    package init(
        settler: TileSettler, drawn: DrawnLists? = nil, tokens: [String: RGBA] = [:],
        owner: GoldenOwner? = nil
    ) {
        self.settler = settler
        self.owner = owner
        self.drawn = drawn ?? DrawnLists(library: settler.library)
        self.tokens = tokens
    }

    /// The tile settled, with its digest and the stack of the fonts it uses.
    ///
    /// Throws where a font cannot be used or the specimen states a tolerance that cannot be.
    package func settle(_ tile: Tile) async throws -> SettledTile {
        let laidOut = try await layOut(tile)
        return examine(laidOut, named: try name(of: laidOut))
    }

    /// Lays the tile out, which runs its views. Throws where a font cannot be used.
    func layOut(_ tile: Tile) async throws -> LaidOutTile {
        let setting = tile.setting
        let laidOut = await settler.settle(tile, in: setting, trace: .later)
        try settler.checkFonts()
        return LaidOutTile(tile: tile, environment: setting.environment, laidOut: laidOut)
    }

    /// What the golden of a tile is known by. Throws where the specimen states a tolerance that cannot be.
    func name(of laidOut: LaidOutTile) throws -> EvidenceName {
        EvidenceName(
            id: laidOut.tile.id, listDigest: laidOut.list.digest, stack: try stack(of: laidOut.list),
            allowance: try laidOut.tile.specimen.sizeAllowance(),
            tolerance: try laidOut.tile.specimen.statedTolerance())
    }

    /// All that a comparison or a recording may ask of the tile.
    func examine(_ laidOut: LaidOutTile, named name: EvidenceName) -> SettledTile {
        let tile = laidOut.tile
        let (list, digest, drawn) = (laidOut.list, name.listDigest, drawn)
        var evidence = TileEvidence(
            id: name.id, listDigest: digest, stack: name.stack, frame: laidOut.laidOut.frame,
            owner: owner, allowance: name.allowance,
            source: source(of: laidOut),
            list: { list }, trace: { Trace() },
            pixmap: { try drawn.pixmap(of: list, digest) })
        evidence.pixelDigest = { try drawn.knownPixels(of: list, digest).digest }
        evidence.file = { try drawn.goldenFile(of: list, digest).bytes }
        evidence.tolerance = name.tolerance
        evidence.names = names(in: laidOut.environment)
        evidence.distance = tile.distance
        return SettledTile(evidence: evidence, laidOut: laidOut.laidOut)
    }

    /// Where the tile's specimen is declared.
    func source(of laidOut: LaidOutTile) -> TileEvidence.Source {
        let specimen = laidOut.tile.specimen
        return .init(file: roots.path(of: specimen.file), line: specimen.line)
    }

    /// How colours are called in a picture that is drawn in this environment.
    package func names(in environment: EnvironmentValues) -> ColorNames {
        let system = SystemColorNames(
            scheme: environment.colorScheme, contrast: environment.contrast,
            generation: environment.generation, platform: environment.platform)
        if let known = names[system] { return known }
        let made = ColorNames([tokens] + system.palettes)
        names[system] = made
        return made
    }

    /// Few sets of fonts and libraries are in use, so each stack is put together once.
    private func stack(of list: DisplayList) throws -> Stack {
        let parts = settler.library.parts(of: list)
        if let recent, recent.parts == parts { return recent.stack }
        let stack =
            try stacks[parts] ?? Stack(lines: try settler.library.stackDescription(for: list))
        stacks[parts] = stack
        recent = (parts, stack)
        return stack
    }

    /// The parts of the stack that every tile has.
    package static var sharedStack: Stack { Stack(lines: RasterStack.components) }
}

/// A tile that is laid out, and nothing else yet; a class, since its values are many and need no copy.
@MainActor final class LaidOutTile {
    let tile: Tile
    let environment: EnvironmentValues
    let laidOut: LaidOut

    init(tile: Tile, environment: EnvironmentValues, laidOut: LaidOut) {
        self.tile = tile
        self.environment = environment
        self.laidOut = laidOut
    }

    var list: DisplayList { laidOut.list }
    /// From layout.
    var warnings: [String] { laidOut.warnings }
}

/// What the golden of a tile is known by, and what the specimen states of it.
struct EvidenceName {
    let id: String
    let listDigest: ContentDigest
    let stack: Stack
    let allowance: TileEvidence.SizeAllowance?
    let tolerance: Tolerance?
}

/// A tile that is settled, with its views for as long as a trace may be wanted.
@MainActor package struct SettledTile {
    /// Without a trace.
    package let evidence: TileEvidence
    private let laidOut: LaidOut

    init(evidence: TileEvidence, laidOut: LaidOut) {
        self.evidence = evidence
        self.laidOut = laidOut
    }

    /// From layout.
    package var warnings: [String] { laidOut.warnings }

    /// The same with the trace of the views that were laid out; nothing is laid out again.
    package func traced() -> TileEvidence {
        let trace = laidOut.makeTrace()
        var traced = evidence
        traced.trace = { trace }
        return traced
    }
}

/// How reports name source files: relative to the repository that a CI run has checked out, or to the
/// current folder, so that an annotation finds its line.
package struct SourceRoots: Sendable {
    /// With a slash at the end of each.
    private let prefixes: [String]

    package init(
        workspace: String? = ProcessInfo.processInfo.environment["GITHUB_WORKSPACE"],
        folder: String = FileManager.default.currentDirectoryPath
    ) {
        prefixes = [workspace, folder].compactMap { root in
            guard let root, !root.isEmpty else { return nil }
            return root.hasSuffix("/") ? root : root + "/"
        }
    }

    /// A file outside of all roots keeps its whole path.
    package func path(of file: String) -> String {
        guard let prefix = prefixes.first(where: file.hasPrefix) else { return file }
        return String(file.dropFirst(prefix.count))
    }
}
