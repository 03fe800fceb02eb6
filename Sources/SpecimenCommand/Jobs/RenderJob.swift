internal import ArgumentParser
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

    /// Reads a job; the message says what is wrong with which field.
    init(_ value: JSONValue, lookup: TileLookup, _ platforms: JobPlatforms) throws(JobError) {
        guard case .object(let members) = value else {
            throw JobError(
                "this is not a job; a job is a JSON object such as {\"id\":\"Group/Button/preset\"}")
        }
        for member in members {
            guard RenderJob.names.contains(member.key) else {
                throw JobError(
                    "unknown field '\(shown(member.key))'; the fields are "
                        + RenderJob.names.joined(separator: ", "))
            }
        }
        // A job has few members, and looking through them is faster than a dictionary. The last of one name counts.
        func field(_ name: String) -> JSONValue? {
            members.last { $0.key == name && $0.value != .null }?.value
        }
        func text(_ name: String) throws(JobError) -> String? {
            guard let value = field(name) else { return nil }
            guard case .string(let text) = value else { throw JobError("'\(name)' must be a string") }
            return text
        }
        func number(_ name: String) throws(JobError) -> Double? {
            guard let value = field(name) else { return nil }
            guard case .number(let number) = value else {
                throw JobError("'\(name)' must be a number")
            }
            return number
        }
        guard let id = try text("id") else { throw JobError("the job has no 'id'") }
        do { tile = try lookup.tile(id, label: try text("label")) } catch { throw JobError(error) }
        var point = tile.point
        platforms.set(&point, of: tile.specimen)
        for id in RenderJob.axisFields {
            guard let value = field(id) else { continue }
            try RenderJob.set(id, to: value, of: tile.specimen, in: &point)
        }
        if case .object(let axes)? = field("axes") {
            for (id, value) in axes {
                try RenderJob.set(id, to: value, of: tile.specimen, in: &point)
            }
        } else if field("axes") != nil {
            throw JobError("'axes' must be an object of names and values")
        }
        try platforms.check(point)
        tile = Tile(specimen: tile.specimen, point: point, label: tile.label)
        if let width = try number("width") {
            do { tile.setWidth(try Parse.width("\(width)")) } catch { throw JobError(error) }
        }
        output = try text("output") ?? tile.id + ".png"
        try RenderJob.checkPath(output)
        if let problem = PictureName.problem(output) { throw JobError("the output \(problem)") }
    }

    /// Where its picture goes, which is nowhere but below the folder.
    func place(in folder: String) -> FilePlace { FilePlace(output, inside: folder) }

    /// What is to be drawn for it.
    func request(in folder: String) -> RenderingRequest {
        .picture(tile, to: place(in: folder))
    }

    /// The axes that are fields of their own.
    static let axisFields = BuiltInAxes.all.map(\.id)
    private static let names = ["id", "output", "label"] + axisFields + ["axes", "width"]

    /// A job may ask for any value of a built-in axis, also for one that the specimen does not name.
    private static func set(
        _ id: String, to value: JSONValue, of specimen: Specimen, in point: inout TilePoint
    ) throws(JobError) {
        guard let axis = specimen.axes.axis(id) else {
            throw JobError("\(specimen.id) has no axis '\(shown(id))'")
        }
        let definition = axis.definition
        let name: String
        switch value {
        case .number(let number) where definition.isNumber: name = "\(number)"
        case .string(let text) where !definition.isNumber || definition.isDeclared: name = text
        default:
            throw JobError("'\(id)' must be a \(definition.isNumber ? "number" : "string")")
        }
        do throws(AxisError) {
            point.set(try definition.value(named: name))
        } catch {
            throw JobError(error.description)
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
                "\(what) '\(Substring(text).prefix(40))…' of the output is \(text.count) bytes long; the limit is \(limit)"
            )
        }
        for part in parts { try check(part, "the name", atMost: 255) }
        try check(path[...].utf8, "the path", atMost: 1000)
        guard isSafe else {
            throw JobError("the output '\(path.prefix(80))' is not a relative path inside the folder")
        }
    }
}

/// What is wrong with a job.
struct JobError: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }

    /// A usage error's words, without the command line's frame.
    init(_ error: any Error) {
        description =
            (error as? LookupError)?.advice ?? (error as? ValidationError)?.message ?? "\(error)"
    }
}
