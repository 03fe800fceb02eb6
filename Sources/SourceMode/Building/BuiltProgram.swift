/// A program that was made of a module for one platform.
package struct BuiltProgram: Sendable {
    package let module: SourceModule
    package let platform: SourcePlatform
    let settings: ModuleSettings
    /// Of its file.
    package let path: String
    /// The digest of all that it was made of but the arguments that jobs want.
    package let sources: String
    package let found: FoundPieces
    let resources: ModuleResources

    init(
        module: SourceModule, platform: SourcePlatform, settings: ModuleSettings, path: String,
        sources: String = "", found: FoundPieces, resources: ModuleResources = ModuleResources()
    ) {
        self.module = module
        self.platform = platform
        self.settings = settings
        self.path = path
        self.sources = sources
        self.found = found
        self.resources = resources
    }

    /// One of a file that somebody else has made, with nothing known of what was found in it.
    package init(of file: String, group: String, path: String = "") {
        self.init(
            module: SourceModule(group: group, files: [file], folder: file.parentFolder, identity: file),
            platform: .ios, settings: ModuleSettings(), path: path,
            found: FoundPieces(
                specimens: [], unconstructed: [], notes: [], errors: [], unknown: [], leftOut: [],
                standIns: [],
                used: [], missingImports: [], lost: [], advice: []))
    }

    /// Folders of font files: those that its settings name, else those of its resources.
    package var fonts: [String] {
        let named = settings.files.flatMap(\.fonts)
        return named.isEmpty ? resources.fontFolders : named
    }
    /// Design token files that its settings name.
    package var tokens: [String] { settings.files.flatMap(\.tokens) }
    /// Rules of `lint` that its settings say do not count.
    package var allowances: [SourceSettings.Allowance] { settings.files.flatMap(\.allowances) }
    /// Its settings.
    package var settingsFiles: [String] { settings.files.filter(\.isFile).map(\.path) }
    /// Whether a part of the sources does not compile.
    package var isIncomplete: Bool { !found.errors.isEmpty || !found.leftOut.isEmpty }
    /// The user's paths by the compiler's own names of his files.
    package var places: [String: String] {
        Dictionary(ModuleNames(module).places.map { ($0.name, $0.path) }) { first, _ in first }
    }
}

/// What was found in a module's files, and what became of it.
package struct FoundPieces: Codable, Sendable {
    /// Names of specimens, `Button/primary`.
    package var specimens: [String]
    package var unconstructed: [Unconstructed]
    package var notes: [String]
    /// What the compiler says of declarations that were left out.
    package var errors: [String]
    /// Names that nothing declares.
    package var unknown: [String]
    /// Declarations that do not compile.
    package var leftOut: [String]
    /// Names that values are made up for.
    package var standIns: [String]
    /// Places of settings that count for something.
    package var used: [String]
    /// Imports of modules that there are none of.
    package var missingImports: [MissingImport]
    /// Declarations that do not compile, with their files.
    package var lost: [LostDeclaration]
    /// What is to be said besides, in lines that name what they are about.
    package var advice: [String]
}

/// An import that is left out, since there is no such module.
package struct MissingImport: Codable, Hashable, Sendable {
    package var module: String
    package var path: String
    package var line: Int
}

/// A declaration that does not compile.
package struct LostDeclaration: Codable, Hashable, Sendable {
    package var name: String
    package var path: String
    /// The name that it uses and nothing declares; `nil` where it is something else that does not compile.
    package var lacks: String?
}

extension SourceModule {
    /// As messages call it: its file, or its group.
    package var name: String { files.count == 1 ? files[0] : group }
}
