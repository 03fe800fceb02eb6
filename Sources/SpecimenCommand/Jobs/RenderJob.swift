internal import ArgumentParser
internal import Catalog
internal import JSON
internal import ViewCore

/// One line of a batch: which tile, and where its picture goes.
struct RenderJob {
    var tile: Tile
    /// Relative to the output folder.
    var output: String

    /// Reads a job; the message says what is wrong with which field.
    init(_ value: JSONValue, lookup: TileLookup) throws(JobError) {
        guard case .object(let members) = value else {
            throw JobError("a job is a JSON object such as {\"id\":\"Group/Button/preset\"}")
        }
        var fields: [String: JSONValue] = [:]
        for member in members {
            guard RenderJob.names.contains(member.key) else {
                throw JobError(
                    "unknown field '\(shown(member.key))'; there are "
                        + RenderJob.names.joined(separator: ", "))
            }
            if member.value != .null { fields[member.key] = member.value }
        }
        func text(_ name: String) throws(JobError) -> String? {
            guard let value = fields[name] else { return nil }
            guard case .string(let text) = value else { throw JobError("'\(name)' wants a string") }
            return text
        }
        func number(_ name: String) throws(JobError) -> Double? {
            guard let value = fields[name] else { return nil }
            guard case .number(let number) = value else {
                throw JobError("'\(name)' wants a number")
            }
            return number
        }
        guard let id = try text("id") else { throw JobError("no 'id'") }
        do { tile = try lookup.tile(id, label: try text("label")) } catch { throw JobError(error) }
        var point = tile.point
        do {
            if let state = try text("state") { point.state = try Parse.state(state) }
            if let size = try text("size") { point.size = try Parse.size(size) }
            if let scheme = try text("scheme") { point.scheme = try Parse.scheme(scheme) }
            if let contrast = try text("contrast") { point.contrast = try Parse.contrast(contrast) }
            if let type = try text("type") { point.type = try Parse.type(type) }
            if let direction = try text("direction") {
                point.direction = try Parse.direction(direction)
            }
            if let locale = try text("locale") { point.locale = locale }
            if let scale = try number("scale") { point.scale = try Parse.scale("\(scale)") }
        } catch { throw JobError(error) }
        if case .object(let axes)? = fields["axes"] {
            try RenderJob.set(axes, of: tile.specimen, in: &point)
        } else if fields["axes"] != nil {
            throw JobError("'axes' wants an object of names and values")
        }
        tile = Tile(specimen: tile.specimen, point: point, label: tile.label)
        if let width = try number("width") {
            do { tile.setWidth(try Parse.width("\(width)")) } catch { throw JobError(error) }
        }
        output = try text("output") ?? tile.id + ".png"
        try RenderJob.checkPath(output)
    }

    private static let names = [
        "id", "output", "label", "state", "size", "scheme", "scale", "type", "contrast", "direction",
        "locale", "axes", "width",
    ]

    private static func set(
        _ axes: [(key: String, value: JSONValue)], of specimen: Specimen,
        in point: inout TilePoint
    ) throws(JobError) {
        for (name, value) in axes {
            guard let axis = specimen.axes.custom.first(where: { $0.name == name }) else {
                throw JobError("\(specimen.id) has no axis '\(name)'")
            }
            guard case .string(let text) = value, axis.values.contains(text) else {
                throw JobError(
                    "the axis '\(name)' takes \(axis.values.joined(separator: ", "))")
            }
            point.custom = point.custom.map {
                $0.axis == name
                    ? TilePoint.Value(
                        axis: name, value: text, isDefault: text == axis.values.first)
                    : $0
            }
        }
    }

    /// Outputs stay inside of the output folder.
    private static func checkPath(_ path: String) throws(JobError) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        let isSafe =
            !path.isEmpty && path.utf8.count <= 1000 && !path.utf8.contains(0)
            && !parts.contains { $0.isEmpty || $0 == "." || $0 == ".." || $0.utf8.count > 255 }
        guard isSafe else {
            throw JobError("the output '\(path.prefix(80))' is no relative path inside of the folder")
        }
    }
}

/// What is wrong with a job.
struct JobError: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }

    /// A usage error's words, without the command line's frame.
    init(_ error: any Error) {
        description = (error as? ValidationError)?.message ?? "\(error)"
    }
}
