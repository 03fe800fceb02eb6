import Catalog
import Golden
import Rendering
import SourceMode

/// A module of the sources with the program that draws it.
struct LivePart: Sendable {
    let identity: String
    /// Of a program of somebody's own; else its sources have made it.
    private let own: WatchRequest.Program?
    /// Another one for each program.
    private(set) var version: String
    private(set) var program: BuiltProgram
    private(set) var worker: LiveProgram
    private(set) var session: Session
    /// Remembers which tiles never end; of this program alone.
    private(set) var requests: TileRequests
    /// Another one for each program.
    private(set) var number: Int
    /// What is shown, in order: what the program has, and what an earlier one had that does not compile any more.
    private(set) var specimens: [Specimen]
    /// The ids of the latter.
    private(set) var lost: Set<String> = []
    /// Whether the program is of sources as they were before, since they do not compile as they are now.
    var isStale = false

    @MainActor init(
        _ identity: String, _ made: LiveBuild.Made, _ worker: LiveProgram, _ session: Session,
        of own: WatchRequest.Program?, number: Int
    ) {
        self.identity = identity
        self.own = own
        program = made.program
        version = made.version
        self.worker = worker
        self.session = session
        self.number = number
        requests = TileRequests()
        specimens = session.catalog.specimens
    }

    /// The same module with another program.
    @MainActor func replaced(
        by made: LiveBuild.Made, _ worker: LiveProgram, _ session: Session, number: Int
    ) -> LivePart {
        var part = LivePart(identity, made, worker, session, of: own, number: number)
        // What is gone although everything compiles was deleted.
        guard !made.program.found.errors.isEmpty else { return part }
        var kept = Set(part.specimens.map(\.id))
        for (place, specimen) in specimens.enumerated() where kept.insert(specimen.id).inserted {
            let before = place == 0 ? nil : specimens[place - 1].id
            let index = before.flatMap { id in part.specimens.firstIndex { $0.id == id } }
            part.specimens.insert(specimen, at: index.map { $0 + 1 } ?? 0)
            part.lost.insert(specimen.id)
        }
        return part
    }

    /// The same program, of sources that say the same.
    mutating func keep(_ made: LiveBuild.Made) {
        program = made.program
        version = made.version
        isStale = false
    }

    var catalog: Catalog { Catalog(described: specimens) }

    /// The folder of its goldens.
    var goldens: String { own == nil ? program.module.goldens : "Golden" }

    /// Folders of font files.
    var fonts: [String] { program.fonts }

    /// Whose goldens it records in a folder.
    func owner(in goldens: String) -> GoldenOwner {
        if let own { return .command(own.module) }
        return .source(program.module.place(beside: goldens))
    }
}
