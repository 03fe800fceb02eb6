import Catalog
import Golden
import Rendering
import SourceMode

/// A module of the sources with the program that draws it.
struct LivePart: Sendable {
    let identity: String
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
        _ identity: String, _ program: BuiltProgram, _ worker: LiveProgram, _ session: Session, number: Int
    ) {
        self.identity = identity
        self.program = program
        self.worker = worker
        self.session = session
        self.number = number
        requests = TileRequests()
        specimens = session.catalog.specimens
    }

    /// The same module with another program.
    @MainActor func replaced(
        by program: BuiltProgram, _ worker: LiveProgram, _ session: Session, number: Int
    ) -> LivePart {
        var part = LivePart(identity, program, worker, session, number: number)
        // What is gone although everything compiles was deleted.
        guard !program.found.errors.isEmpty else { return part }
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
    mutating func keep(_ program: BuiltProgram) {
        self.program = program
        isStale = false
    }

    var catalog: Catalog { Catalog(described: specimens) }
}
