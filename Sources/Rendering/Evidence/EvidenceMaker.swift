package import Catalog
package import Drawing
package import Golden
import Raster
import Synchronization
package import ViewCore

/// Tiles as the golden store wants them: digest and stack at once, picture and trace when asked.
@MainActor package final class EvidenceMaker {
    package let settler: TileSettler
    private let contexts: ContextPool
    private let roots = SourceRoots()
    /// Names of colours that go before the system's, such as design tokens.
    private let tokens: [String: RGBA]
    private var names: [SystemColorNames: ColorNames] = [:]
    /// By the faces' names, in the order the list has them.
    private var stacks: [[String]: Stack] = [:]
    private var recent: (faces: [String], stack: Stack)?

    package init(settler: TileSettler, tokens: [String: RGBA] = [:]) {
        self.settler = settler
        self.tokens = tokens
        contexts = ContextPool(library: settler.library)
    }

    /// The tile laid out, with its digest and the stack of the fonts it uses.
    ///
    /// Throws where a font cannot be used or the specimen states a tolerance that cannot be.
    package func evidence(
        for tile: Tile
    ) async throws -> (evidence: TileEvidence, warnings: [String]) {
        let laidOut = await settler.settle(tile, needsTrace: false)
        try settler.checkFonts()
        let (list, contexts, settler) = (laidOut.list, contexts, settler)
        var evidence = TileEvidence(
            id: tile.id, listDigest: list.digest, stack: try stack(of: list),
            allowance: try tile.specimen.sizeAllowance(),
            source: .init(file: roots.path(of: tile.specimen.file), line: tile.specimen.line),
            list: { list },
            trace: { await settler.settle(tile).trace },
            pixmap: { try contexts.withContext { try rasterize(list, with: $0) } })
        evidence.tolerance = try tile.specimen.statedTolerance()
        evidence.names = names(in: tile.setting.environment)
        return (evidence, laidOut.warnings)
    }

    /// How colours are called in a picture that is drawn in this environment.
    package func names(in environment: EnvironmentValues) -> ColorNames {
        let system = SystemColorNames(
            scheme: environment.colorScheme, contrast: environment.contrast)
        if let known = names[system] { return known }
        let made = ColorNames([tokens] + system.palettes)
        names[system] = made
        return made
    }

    /// Few sets of fonts are in use, so each stack is put together once.
    private func stack(of list: DisplayList) throws -> Stack {
        let faces = settler.library.faces(of: list)
        if let recent, recent.faces == faces { return recent.stack }
        let stack =
            try stacks[faces] ?? Stack(lines: try settler.library.stackDescription(for: list))
        stacks[faces] = stack
        recent = (faces, stack)
        return stack
    }

    /// The parts of the stack that every tile has.
    package static var sharedStack: Stack { Stack(lines: RasterStack.components) }
}

/// Drawing contexts for tasks, as many as draw at once.
private final class ContextPool: Sendable {
    private let library: FontLibrary
    private let idle = Mutex<[Box]>([])

    /// A context is used by one task at a time.
    private final class Box: @unchecked Sendable {
        let context: RasterContext
        init(_ context: RasterContext) { self.context = context }
    }

    init(library: FontLibrary) { self.library = library }

    func withContext<R>(_ body: (RasterContext) throws -> R) rethrows -> R {
        let box = idle.withLock { $0.popLast() } ?? Box(RasterContext(library: library))
        defer { idle.withLock { $0.append(box) } }
        return try body(box.context)
    }
}
