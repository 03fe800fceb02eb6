internal import Catalog
internal import Streams
internal import Digests
internal import JSON
internal import Rendering
internal import SourceMode
internal import ViewCore

/// The source files that jobs name. Each is compiled once, with all values that any job wants of its styles: so the jobs
/// are read to their end when the first such job is met.
@MainActor final class JobSourceFiles {
    /// Reads the jobs once more; `nil` where that cannot be done, as with a pipe.
    private let reread: () throws -> JobSource?
    private let platform: String?
    private let pool: (CatalogPart) throws -> WorkerPool
    private let isFailing: () -> Void
    private var wanted: [String: [Wanted]]?
    private var files: [String: Result<JobSourceFile, JobError>] = [:]
    private var build: SourceBuild?
    private var scratch: ScratchFolder?
    /// Of the files that were opened.
    private(set) var opened: [JobSourceFile] = []

    /// A style with values, as a job wants it.
    private struct Wanted {
        var style: String
        var values: [(name: String, value: StyleFields.Value)]
    }

    /// Files that are compiled and whose programs run, at most.
    private static let fileLimit = 32
    /// Different values of one file's styles, all of which are compiled.
    private static let valueLimit = 1000

    /// - Parameters:
    ///   - platform: as the command line has it.
    ///   - pool: makes the workers that draw a file's part.
    ///   - isFailing: called where a part of a file is not as it is written, which was said.
    init(
        platform: String?, reread: @escaping () throws -> JobSource?,
        pool: @escaping (CatalogPart) throws -> WorkerPool, isFailing: @escaping () -> Void
    ) {
        self.platform = platform
        self.reread = reread
        self.pool = pool
        self.isFailing = isFailing
    }

    func file(_ path: String) throws(JobError) -> JobSourceFile {
        if let known = files[path] { return try known.get() }
        guard files.count < JobSourceFiles.fileLimit else {
            throw JobError(
                "more than \(JobSourceFiles.fileLimit) source files in one batch; share the jobs among several",
                at: ["file"])
        }
        let result: Result<JobSourceFile, JobError>
        do throws(JobError) { result = .success(try open(path)) } catch { result = .failure(error) }
        files[path] = result
        return try result.get()
    }

    func close() { for file in opened { file.part.source?.session.close() } }

    private func open(_ path: String) throws(JobError) -> JobSourceFile {
        guard path.hasSuffix(".swift") else {
            throw JobError("'\(shown(path))' is no Swift file", at: ["file"])
        }
        let wanted = try collect()[path] ?? []
        let program: BuiltProgram
        let fields: StyleFields
        do {
            let source = SourcePlatform(rawValue: platform ?? "") ?? .ios
            let modules = try SourceFiles.modules(of: [path])
            guard var module = modules.first, modules.count == 1 else {
                throw JobError("'\(shown(path))' is not one module", at: ["file"])
            }
            fields = try StyleFields(of: module, platform: source.rawValue)
            module.arguments = try JobSourceFiles.arguments(of: wanted, fields)
            let build = try build ?? SourceBuild()
            self.build = build
            let notes = SourceNotes(
                SourceRequest(use: SourceUse(command: "batch", isOne: true), sources: [path]))
            switch build.build([module], for: [source])[0] {
            case .built(let built):
                notes.report(built)
                if !built.found.errors.isEmpty { isFailing() }
                program = built
            case .failed(let module, let failure):
                notes.report(failure, of: module, isFirst: true)
                throw JobError("'\(shown(path))' does not compile", at: ["file"])
            }
            let scratch = try scratch ?? build.scratchFolder()
            self.scratch = scratch
            let session = try Session(SourceProgram(program, in: scratch))
            let part = CatalogPart(
                SourcePart(
                    program: program, session: session, isIncomplete: program.isIncomplete,
                    isOfSeveralPlatforms: false))
            let file = JobSourceFile(
                index: opened.count + 1, part: part, pool: try pool(part), fields: fields,
                given: program.module.arguments,
                catalog: JobCatalog(
                    lookup: TileLookup(part.catalog), platforms: try JobPlatforms(usual: platform, of: part)))
            opened.append(file)
            return file
        } catch let error as JobError {
            throw error
        } catch {
            throw JobError(error, at: ["file"])
        }
    }

    /// What all jobs want of styles, by file.
    private func collect() throws(JobError) -> [String: [Wanted]] {
        if let wanted { return wanted }
        var found: [String: [Wanted]] = [:]
        do {
            guard let jobs = try reread() else {
                throw JobError(
                    "jobs with a 'file' are read from a file and not from a pipe, since all that they want of it is "
                        + "compiled at once", at: ["file"])
            }
            while let (_, job) = try jobs.next() {
                guard case .value(.object(let members)) = job,
                    case .string(let file)? = members.last(where: { $0.key == "file" })?.value,
                    case .string(let style)? = members.last(where: { $0.key == "style" })?.value
                else { continue }
                var subject = SourceSubject(style: style)
                if case .object(let config)? = members.last(where: { $0.key == "config" })?.value {
                    subject.config = config
                }
                // What is wrong with a job is said when its turn comes.
                guard let values = try? subject.values() else { continue }
                found[file, default: []].append(Wanted(style: style, values: values))
            }
        } catch let error as JobError {
            throw error
        } catch {
            // The jobs up to there are drawn before what cannot be read ends the batch.
        }
        wanted = found
        return found
    }

    /// Each value that a parameter is given once, in the order of the jobs, behind what it is without one.
    private static func arguments(
        of wanted: [Wanted], _ fields: StyleFields
    ) throws(JobError) -> [StyleArgument] {
        var given: [(style: String, arguments: [(name: String, value: StyleArgument.Value)])] = []
        for one in wanted {
            guard let arguments = try? fields.arguments(of: one.style, one.values) else { continue }
            given.append((JobSourceFile.simple(one.style), arguments.map(JobSourceFile.named)))
        }
        var result: [StyleArgument] = []
        var places: [String: Int] = [:]
        for (style, arguments) in given {
            for (name, value) in arguments {
                let key = style + " " + name
                if places[key] == nil {
                    places[key] = result.count
                    var argument = StyleArgument(style: style, name: name, values: [])
                    if let standard = fields.standard(of: style, name) { argument.values.append(standard) }
                    result.append(argument)
                }
                let place = places[key] ?? 0
                if !result[place].values.contains(value) { result[place].values.append(value) }
                guard result[place].values.count <= valueLimit else {
                    throw JobError(
                        "'\(name)' of \(style) has more than \(valueLimit) values in these jobs, all of which are compiled; "
                            + "share the jobs among several batches", at: ["config"])
                }
            }
        }
        return result
    }
}

/// A source file that jobs name, compiled, with who draws it.
@MainActor struct JobSourceFile {
    /// Among the catalogues of the batch, of which the first is the program's own.
    let index: Int
    let part: CatalogPart
    let pool: WorkerPool
    let fields: StyleFields
    /// What some job gives.
    let given: [StyleArgument]
    let catalog: JobCatalog

    func tile(of subject: SourceSubject, label: String?) throws(JobError) -> Tile {
        if let id = subject.id {
            guard subject.style == nil, subject.config == nil else {
                throw JobError(
                    "a job has an 'id' or a 'style' of its 'file', not both", at: ["id"], isName: true)
            }
            do { return try catalog.lookup.tile(id, label: label) } catch {
                throw JobError(error, at: ["id"])
            }
        }
        guard let style = subject.style else {
            throw JobError("a job with a 'file' needs an 'id' or a 'style'", at: ["file"], isName: true)
        }
        let arguments: [(name: String, value: StyleArgument.Value)]
        let values = try subject.values()
        do {
            arguments = try fields.arguments(of: style, values)
        } catch {
            var words = error.words
            if let written = error.written, !error.names.isEmpty {
                words += NearNames.question(about: written, among: error.names)
                words += "; there are " + error.names.prefix(40).joined(separator: ", ")
            }
            throw JobError(words, at: error.field.map { ["config", $0] } ?? ["style"], isName: error.isName)
        }
        let simple = JobSourceFile.simple(style)
        // Else the first value that another job gives would be drawn.
        if let lacked = given.first(where: { other in
            other.style == simple && !arguments.contains { $0.name == other.name }
                && fields.standard(of: simple, other.name) == nil
        }) {
            throw JobError(
                "'\(lacked.name)' of \(simple) has no default, and other jobs give it", at: ["style"])
        }
        let ending = "/" + simple
        guard let specimen = part.catalog.specimens.first(where: { $0.id.hasSuffix(ending) }) else {
            let found = part.catalog.specimens.map(\.id)
            throw JobError(
                "no picture can be made of the style '\(shown(style))'; the file has "
                    + (found.isEmpty ? "nothing to show" : found.prefix(8).joined(separator: ", ")),
                at: ["style"])
        }
        var tile: Tile
        do { tile = try catalog.lookup.tile(specimen.id, label: label) } catch {
            throw JobError(error, at: ["style"])
        }
        var point = tile.point
        for argument in arguments.map(JobSourceFile.named) {
            // With one value there is nothing to choose.
            guard let axis = specimen.axes.axis(StyleArgument.axisName(argument.name)) else { continue }
            do throws(AxisError) { point.set(try axis.definition.value(named: argument.value.name)) } catch {
                throw JobError(error.description, at: ["config"])
            }
        }
        tile = Tile(specimen: tile.specimen, point: point, label: label)
        return tile
    }

    static func simple(_ style: String) -> String {
        style.split(separator: ".").last.map(String.init) ?? style
    }

    /// The argument with a name for its value that ids have room for, and that no other value has.
    static func named(
        _ argument: (name: String, value: StyleArgument.Value)
    ) -> (name: String, value: StyleArgument.Value) {
        let name = argument.value.name
        let isPlain =
            !name.isEmpty && name != "default" && name.utf8.count <= 24
            && name.utf8.allSatisfy { 0x61...0x7A ~= $0 | 0x20 || 0x30...0x39 ~= $0 || $0 == 0x2E }
        if isPlain { return argument }
        let digest = ContentDigest(of: Array(argument.value.expression.utf8)).hex.prefix(12)
        return (argument.name, .init(name: "v" + digest, expression: argument.value.expression))
    }
}
