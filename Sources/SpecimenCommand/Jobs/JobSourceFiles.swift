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
    private let jobs: JobSource
    private let platform: String?
    private let pool: (CatalogPart) throws -> WorkerPool
    private let isFailing: () -> Void
    private var wanted: [String: WantedStyles]?
    private var files: [String: Result<JobSourceFile, JobError>] = [:]
    private var build: SourceBuild?
    private var scratch: ScratchFolder?
    /// Of the files that were opened.
    private(set) var opened: [JobSourceFile] = []

    /// Files that are compiled and whose programs run, at most.
    private static let fileLimit = 32
    /// Names of files, of which some may be wrong.
    private static let nameLimit = 1 << 12

    /// - Parameters:
    ///   - jobs: those that are being done.
    ///   - platform: as the command line has it.
    ///   - pool: makes the workers that draw a file's part.
    ///   - isFailing: called where a part of a file is not as it is written, which was said.
    init(
        jobs: JobSource, platform: String?, pool: @escaping (CatalogPart) throws -> WorkerPool,
        isFailing: @escaping () -> Void
    ) {
        self.jobs = jobs
        self.platform = platform
        self.pool = pool
        self.isFailing = isFailing
    }

    func file(_ path: String) throws(JobError) -> JobSourceFile {
        if let known = files[path] { return try known.get() }
        guard files.count < JobSourceFiles.fileLimit else { throw JobSourceFiles.tooMany }
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
        guard let wanted = try collect()[path] else { throw JobSourceFiles.tooMany }
        let program: BuiltProgram
        let fields: StyleFields
        do {
            let source = SourcePlatform(rawValue: platform ?? "") ?? .ios
            let modules = try SourceFiles.modules(of: [path])
            guard var module = modules.first, modules.count == 1 else {
                throw JobError("'\(shown(path))' is not one module", at: ["file"])
            }
            fields = try StyleFields(of: module, platform: source.rawValue)
            let calls = try wanted.calls(fields)
            module.arguments = calls.arguments
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
                index: opened.count + 1, path: path, part: part, pool: try pool(part), fields: fields,
                given: program.module.arguments, initializers: calls.initializers,
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

    private static var tooMany: JobError {
        JobError(
            "more than \(fileLimit) source files in one batch; share the jobs among several", at: ["file"])
    }

    /// What all jobs want of styles, by file.
    private func collect() throws(JobError) -> [String: WantedStyles] {
        if let wanted { return wanted }
        var found: [String: WantedStyles] = [:]
        do {
            try jobs.lookAhead { job in
                guard case .object(let members) = job,
                    case .string(let file)? = members.last(where: { $0.key == "file" })?.value,
                    found[file] != nil || found.count < JobSourceFiles.nameLimit
                else { return }
                found[file, default: WantedStyles()].add(members)
            }
        } catch {
            throw JobError(error, at: ["file"])
        }
        wanted = found
        return found
    }
}

/// A source file that jobs name, compiled, with who draws it.
@MainActor struct JobSourceFile {
    /// Among the catalogues of the batch, of which the first is the program's own.
    let index: Int
    /// As jobs have it.
    let path: String
    let part: CatalogPart
    let pool: WorkerPool
    let fields: StyleFields
    /// What some job gives.
    let given: [StyleArgument]
    /// By which of its initializers each style is made.
    let initializers: [String: Int]
    let catalog: JobCatalog

    /// The tile that is wanted, and the arguments of its style as Swift has them, which ids shorten.
    func tile(
        of subject: SourceSubject, label: String?
    ) throws(JobError) -> (tile: Tile, arguments: String) {
        if let id = subject.id {
            guard subject.style == nil, subject.config == nil else {
                throw JobError(
                    "a job has an 'id' or a 'style' of its 'file', not both", at: ["id"], isName: true)
            }
            do { return (try catalog.lookup.tile(id, label: label), "") } catch {
                throw JobError("\(error); \(OfferedCommand(["list", path])) shows them", at: ["id"])
            }
        }
        guard let style = subject.style else {
            throw JobError("a job with a 'file' needs an 'id' or a 'style'", at: ["file"], isName: true)
        }
        let call: StyleFields.Call
        let values = try subject.values()
        do {
            call = try fields.call(of: style, values)
        } catch {
            var words = error.words
            if let written = error.written, !error.names.isEmpty {
                words += NearNames.question(about: written, among: error.names)
                words += "; there are " + error.names.prefix(40).joined(separator: ", ")
            }
            throw JobError(words, at: error.field.map { ["config", $0] } ?? ["style"], isName: error.isName)
        }
        let simple = JobSourceFile.simple(style)
        if let other = initializers[simple], other != call.initializer {
            throw JobError(
                "jobs of one batch make \(simple) by one of its initializers, and earlier ones give the values of another; "
                    + "put this job into a batch of its own", at: [subject.config == nil ? "style" : "config"]
            )
        }
        let arguments = call.arguments.map(JobSourceFile.named)
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
        for wanted in given where wanted.style == simple {
            let axis = specimen.axes.axis(StyleArgument.axisName(wanted.name))?.definition
            guard let argument = arguments.first(where: { $0.name == wanted.name }) else {
                // Else the first value that another job gives would be drawn.
                if (try? axis?.value(named: "default")) == nil {
                    throw JobError(
                        "'\(wanted.name)' of \(simple) has no default, and no value can be made up for it",
                        at: ["style"])
                }
                continue
            }
            guard let axis else {
                // With one value there is nothing to choose.
                guard wanted.values == [argument.value] else {
                    throw JobError("'\(wanted.name)' of \(simple) cannot be given here", at: ["config"])
                }
                continue
            }
            do throws(AxisError) { point.set(try axis.value(named: argument.value.name)) } catch {
                throw JobError(error.description, at: ["config"])
            }
        }
        tile = tile.moved(to: point)
        tile.label = label
        return (tile, arguments.map { "\($0.name) = \($0.value.expression)" }.joined(separator: "\n"))
    }

    nonisolated static func simple(_ style: String) -> String {
        style.split(separator: ".").last.map(String.init) ?? style
    }

    /// The argument with a name for its value that ids have room for, and that no other value has.
    nonisolated static func named(
        _ argument: (name: String, value: StyleArgument.Value)
    ) -> (name: String, value: StyleArgument.Value) {
        let name = argument.value.name
        // Some names are told apart by more than letter case only; cases are of somebody who knows that.
        let isText = argument.value.expression.utf8.contains(UInt8(ascii: "\""))
        let isPlain =
            !name.isEmpty && name != "default" && name.utf8.count <= 24
            && !(isText && name.utf8.contains { 0x41...0x5A ~= $0 })
            && name.utf8.allSatisfy { 0x61...0x7A ~= $0 | 0x20 || 0x30...0x39 ~= $0 || $0 == 0x2E }
        if isPlain { return argument }
        let digest = ContentDigest(of: Array(argument.value.expression.utf8)).hex.prefix(12)
        var value = argument.value
        value.name = "v" + digest
        return (argument.name, value)
    }
}
