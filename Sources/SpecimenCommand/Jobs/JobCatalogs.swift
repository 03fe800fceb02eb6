internal import Catalog
internal import Streams
internal import JSON
internal import Rendering
internal import SourceMode

/// Tiles that jobs may name, and the platforms that they may be of.
struct JobCatalog {
    let lookup: TileLookup
    let platforms: JobPlatforms
}

/// What the jobs of a batch are of: the program's own catalogue, and source files that jobs name.
@MainActor struct JobCatalogs {
    let own: JobCatalog
    /// Of outputs that jobs do not name.
    var pattern: OutputPattern?
    /// Those that jobs name; `nil` where the program takes none.
    var files: JobSourceFiles?

    /// The catalogue of a file that a job names.
    func file(_ path: String) throws(JobError) -> JobSourceFile {
        guard let files else {
            throw JobError(
                "jobs name no 'file' here: the catalogue is the program's own, or that of the files that the command names",
                at: ["file"], isName: true)
        }
        return try files.file(path)
    }
}

/// What of a source file a job wants: something by its id, or a style with values.
struct SourceSubject {
    var id: String?
    var style: String?
    var config: [(key: String, value: JSONValue)]?

    /// The values of a style by the names of its fields.
    func values() throws(JobError) -> [(name: String, value: StyleFields.Value)] {
        var values: [(name: String, value: StyleFields.Value)] = []
        for (key, value) in config ?? [] {
            switch value {
            case .null: values.append((key, .none))
            case .bool(let flag): values.append((key, .flag(flag)))
            case .number(let number): values.append((key, .number(number)))
            case .string(let text): values.append((key, .text(text)))
            case .array, .object:
                throw JobError(
                    "'\(shown(key))' must be a string, a number, true or false", at: ["config", key])
            }
        }
        return values
    }
}
