internal import Catalog
internal import Golden
internal import Rendering
internal import SourceMode
internal import ViewCore

/// A catalogue that a command works on, and who draws it: the program's own, or one of source files.
struct CatalogPart: Sendable {
    let catalog: Catalog
    /// What keeps the catalogue from being used.
    let problems: [String]
    let drawing: Drawing

    enum Drawing: Sendable {
        /// This program, and others of it. Goldens are recorded in its name.
        case own(GoldenOwner)
        case source(SourcePart)
    }

    init(own catalog: Catalog, owner: GoldenOwner) {
        let described = DescribedCatalog(catalog)
        self.catalog = catalog
        problems = described.problems
        drawing = .own(owner)
    }

    init(_ source: SourcePart) {
        catalog = source.session.catalog
        problems = source.session.described.problems
        drawing = .source(source)
    }

    var source: SourcePart? { if case .source(let source) = drawing { source } else { nil } }

    /// The file or folder that it was made of; empty for the program's own.
    var place: String { source?.module.identity ?? "" }
    /// Its files, if it was made of such.
    var files: [String] { source?.module.files ?? [] }
    /// Folders of font files, and design token files, that its settings name.
    var fonts: [String] { source?.program.fonts ?? [] }
    var tokens: [String] { source?.program.tokens ?? [] }

    /// The folder of its goldens.
    ///
    /// - Parameter named: in place of the usual one.
    func goldens(_ named: String?) -> String { named ?? source?.module.goldens ?? "Golden" }

    /// Who the goldens belong to that this records in a folder.
    func owner(in goldens: String) -> GoldenOwner {
        switch drawing {
        case .own(let owner): owner
        case .source(let source): .source(source.module.place(beside: goldens))
        }
    }

    /// Whether a golden of a folder that no specimen draws is this catalogue's to call stale and to delete.
    func owns(_ golden: GoldenOwner, in goldens: String) -> Bool {
        if golden == owner(in: goldens) { return true }
        guard let module = source?.module,
            golden == .command(SourceGoldens.formerOwner(of: module.group))
        else { return false }
        return SourceGoldens.isAlone(
            module.group, identity: absolutePath(SourceFiles.withoutSlash(module.identity)),
            below: absoluteFolder(GoldenPlace.parent(of: SourceFiles.withoutSlash(goldens))))
    }
}

/// A module's program for one platform.
struct SourcePart: Sendable {
    let program: BuiltProgram
    let session: Session
    /// Whether something of the sources is not drawn as it is, whose goldens nobody may call stale.
    let isIncomplete: Bool
    /// Whether other parts are of another platform.
    let isOfSeveralPlatforms: Bool

    var module: SourceModule { program.module }
    var platform: Platform { program.platform == .macos ? .macos : .ios }
    /// What its pictures and lines have to be told from others by.
    var namedPlatform: Platform? { isOfSeveralPlatforms ? platform : nil }
    /// What its ids begin with.
    var group: String { IDSpelling.part(module.group) }
    /// What its report is called among others.
    var reportName: String { module.reportName(platform: namedPlatform?.rawValue) }
}
