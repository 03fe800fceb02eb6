internal import Catalog
internal import JSON
internal import Pixels
internal import Rendering
internal import Streams

/// One line of a batch: which tile, and where its picture goes.
struct RenderJob {
    var tile: Tile
    /// Relative to the output folder.
    var output: String
    let format: PictureFormat

    /// Which of the catalogues the tile is of.
    var catalog: Int
    /// What its style is given, as Swift has it.
    private(set) var arguments = ""

    /// Reads a job; the message says what is wrong with which field.
    ///
    /// - Parameter number: of the job.
    @MainActor init(_ value: JSONValue, number: Int, in catalogs: JobCatalogs) throws(JobError) {
        guard case .object(let members) = value else {
            throw JobError(
                "this is not a job; a job is a JSON object such as {\"id\":\"Group/Button/preset\"}")
        }
        for member in members {
            guard RenderJob.fieldNames.contains(member.key) else {
                throw JobError(
                    "unknown field '\(shown(member.key))'\(RenderJob.near(member.key)); the fields are "
                        + RenderJob.fields.joined(separator: ", "), at: [member.key], isName: true)
            }
        }
        let job = JobMembers(list: members)
        let wanted = try job.text("format")
        if let wanted, !RenderJob.formats.contains(wanted) {
            throw JobError(
                "there is no format '\(shown(wanted))'\(NearNames.question(about: wanted, among: RenderJob.formats)); "
                    + "pictures are \(RenderJob.formats.joined(separator: ", "))",
                at: ["format"])
        }
        let label = try job.text("label")
        let platforms: JobPlatforms
        if let file = try job.text("file") {
            let own = try catalogs.file(file)
            let subject = SourceSubject(
                id: try job.text("id"), style: try job.text("style"),
                config: try RenderJob.config(job.value("config")))
            (tile, arguments) = try own.tile(of: subject, label: label)
            (catalog, platforms) = (own.index, own.catalog.platforms)
        } else {
            guard let id = try job.text("id") else {
                throw JobError(
                    job.value("style") == nil
                        ? "the job has no 'id'" : "the job has a 'style' without its 'file'"
                )
            }
            if let name = job.value("style") != nil ? "style" : job.value("config") != nil ? "config" : nil {
                throw JobError("'\(name)' is for jobs with a 'file'", at: [name], isName: true)
            }
            let own = catalogs.own
            do { tile = try own.lookup.tile(id, label: label) } catch { throw JobError(error, at: ["id"]) }
            (catalog, platforms) = (0, own.platforms)
        }
        var point = tile.point
        let specimen = tile.specimen
        platforms.set(&point, of: specimen)
        for id in RenderJob.axisFields {
            guard let value = job.value(id) else { continue }
            try RenderJob.set(id, to: value, of: specimen, in: &point, at: [id])
        }
        if case .object(let axes)? = job.value("axes") {
            for (id, value) in axes {
                try RenderJob.set(id, to: value, of: specimen, in: &point, at: ["axes", id])
            }
        } else if job.value("axes") != nil {
            throw JobError("'axes' must be an object of names and values", at: ["axes"])
        }
        try platforms.check(point)
        tile = tile.moved(to: point)
        if let width = try job.number("width") {
            do { tile.setWidth(try Parse.width("\(width)")) } catch { throw JobError(error, at: ["width"]) }
        }
        if let written = try job.text("output") {
            output = written
            if OutputPattern.isPattern(written) {
                output = try OutputPattern(written).output(of: tile, job: number)
            }
        } else if let pattern = catalogs.pattern {
            output = try pattern.output(of: tile, job: number)
        } else {
            output = tile.id + "." + (wanted ?? "png")
        }
        try RenderJob.checkPath(output)
        if let problem = PictureName.problem(output) {
            throw JobError("the output \(problem)", at: ["output"])
        }
        let named = PictureName.format(output)
        format = wanted.flatMap { PictureFormat(fileExtension: $0) } ?? named
        if format != named, PictureName.hasEnding(output) {
            throw JobError(
                "the output '\(shown(output))' ends in .\(named.fileExtension), but the format is \(format.fileExtension)",
                at: ["output"])
        }
    }

    /// Where its picture goes, which is nowhere but below the folder.
    func place(in folder: String) -> FilePlace { FilePlace(output, inside: folder) }

    /// What is to be drawn for it.
    func request(in folder: String) -> RenderingRequest {
        .picture(tile, to: place(in: folder), as: format)
    }

    /// The axes that are fields of their own.
    static let axisFields = BuiltInAxes.all.map(\.id)
    static let fields =
        ["id", "output", "label"] + axisFields + ["axes", "width", "format", "file", "style", "config"]
    private static let fieldNames = Set(fields)
    /// What the columns of a table may be called.
    static let columnNames =
        fields.filter { $0 != "axes" && $0 != "config" } + ["axes.NAME", "config.NAME"]
    /// What pictures may be written as.
    static let formats = PictureFormat.all.map(\.fileExtension)
    private static let nearFields = NearNames(fields)

    private static func near(_ name: String) -> String {
        let near = nearFields.near(name)
        return near.isEmpty ? "" : " (did you mean \(near.joined(separator: " or "))?)"
    }

    private static func config(_ value: JSONValue?) throws(JobError) -> [(key: String, value: JSONValue)]? {
        guard let value else { return nil }
        guard case .object(let values) = value else {
            throw JobError("'config' must be an object of names and values", at: ["config"])
        }
        return values
    }

    /// A job may ask for any value of a built-in axis, also for one that the specimen does not name.
    private static func set(
        _ id: String, to value: JSONValue, of specimen: Specimen, in point: inout TilePoint, at path: [String]
    ) throws(JobError) {
        guard let axis = specimen.axes.axis(id) else {
            let near = NearNames.question(about: id, among: specimen.axes.list.map(\.id))
            throw JobError("\(specimen.id) has no axis '\(shown(id))'\(near)", at: path, isName: true)
        }
        let definition = axis.definition
        let name: String
        switch value {
        case .number(let number) where definition.isNumber: name = "\(number)"
        case .string(let text) where !definition.isNumber || definition.isDeclared: name = text
        // Milliseconds, beside `settled`.
        case .number(let number) where definition.id == Axis.moment.id: name = "\(number)"
        default:
            throw JobError("'\(id)' must be a \(definition.isNumber ? "number" : "string")", at: path)
        }
        do throws(AxisError) {
            point.set(try definition.value(named: name))
        } catch {
            throw JobError(error.description, at: path)
        }
    }

    /// Outputs stay inside of the output folder.
    private static func checkPath(_ path: String) throws(JobError) {
        let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        let isSafe =
            !path.isEmpty && !path.utf8.contains(0)
            && !parts.contains { $0.isEmpty || $0.elementsEqual(".".utf8) || $0.elementsEqual("..".utf8) }
        func check(_ text: Substring.UTF8View, _ what: String, atMost limit: Int) throws(JobError) {
            guard text.count > limit else { return }
            throw JobError(
                "\(what) '\(Substring(text).prefix(40))…' of the output is \(text.count) bytes long; the limit is \(limit)",
                at: ["output"])
        }
        for part in parts { try check(part, "the name", atMost: 255) }
        try check(path[...].utf8, "the path", atMost: 1000)
        guard isSafe else {
            throw JobError(
                "the output '\(path.prefix(80))' is not a relative path inside the folder",
                at: ["output"])
        }
    }
}

/// The members of a job by name: the last of one name counts, and `null` is none.
///
/// A job has few, and looking through them is faster than a dictionary. It is of no actor: closures of one ask at each
/// call where they run, which took a tenth of what reading a job takes.
private struct JobMembers {
    let list: [(key: String, value: JSONValue)]

    func value(_ name: String) -> JSONValue? {
        var index = list.count
        while index > 0 {
            index -= 1
            guard list[index].key == name else { continue }
            if case .null = list[index].value { continue }
            return list[index].value
        }
        return nil
    }

    func text(_ name: String) throws(JobError) -> String? {
        switch value(name) {
        case nil: return nil
        case .string(let text)?: return text
        default: throw JobError("'\(name)' must be a string", at: [name])
        }
    }

    func number(_ name: String) throws(JobError) -> Double? {
        switch value(name) {
        case nil: return nil
        case .number(let number)?: return number
        default: throw JobError("'\(name)' must be a number", at: [name])
        }
    }
}
