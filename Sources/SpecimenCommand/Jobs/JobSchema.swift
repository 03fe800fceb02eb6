internal import Catalog
internal import JSON

/// What a job may say, as a JSON Schema (draft 2020-12) of one job.
struct JobSchema {
    private let catalog: Catalog

    init(of catalog: Catalog) { self.catalog = catalog }

    /// The document on one line.
    var text: String { object(document).text }

    private typealias Members = [(key: String, value: JSONValue)]

    private func object(_ members: Members) -> JSONValue { .object(members) }

    private var document: Members {
        let axes = catalog.axes.map { (key: $0.id, value: schema(of: $0)) }
        let own = BuiltInAxes.all.map { (key: $0.id, value: schema(of: $0)) }
        let texts: [(String, String)] = [
            (
                "output",
                "the file to write, relative to the folder, or a pattern such as {id}/{state}@{scale}.png"
            ),
            ("label", "replaces the label of the first control"),
        ]
        let width: Members = [
            ("type", .string("number")), ("exclusiveMinimum", .number(0)), ("maximum", .number(16384)),
            ("description", .string("the width offered to the view, in points")),
        ]
        let config: Members = [
            ("type", .string("object")),
            (
                "additionalProperties",
                .object([("type", .array(["string", "number", "boolean"].map(JSONValue.string)))])
            ),
            ("description", .string("values of the style's fields")),
        ]
        let subject: Members = [
            (
                "id",
                object([
                    ("type", .string("string")), ("description", .string("the id of a specimen or a tile")),
                    ("examples", .array(catalog.specimens.prefix(3).map { .string($0.id) })),
                ])
            )
        ]
        let source: Members = [
            ("file", described("a Swift file that has the style")),
            ("style", described("the name of a style in the file")), ("config", object(config)),
        ]
        let properties: Members =
            subject + texts.map { (key: $0.0, value: described($0.1)) } + own
            + [
                (
                    "axes",
                    object([
                        ("type", .string("object")), ("properties", object(axes)),
                        ("description", .string("values of any axes, also of a file's own")),
                    ])
                ),
                ("width", object(width)),
                ("format", object([("enum", .array(RenderJob.formats.map(JSONValue.string)))])),
            ] + source
        let needs = [["id"], ["file", "style"]].map { names in
            object([("required", .array(names.map(JSONValue.string)))])
        }
        return [
            ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
            ("title", .string("A job of specimen batch")), ("type", .string("object")),
            ("properties", object(properties)), ("additionalProperties", .bool(false)),
            ("anyOf", .array(needs)),
        ]
    }

    private func described(_ words: String) -> JSONValue {
        object([("type", .string("string")), ("description", .string(words))])
    }

    private func schema(of axis: AnyAxis) -> JSONValue {
        let definition = axis.definition
        let names = definition.values.map(\.name)
        func value(_ name: String) -> JSONValue {
            definition.isNumber ? Double(name).map(JSONValue.number) ?? .string(name) : .string(name)
        }
        guard let hint = definition.hint else {
            return object([("title", .string(definition.title)), ("enum", .array(names.map(value)))])
        }
        return object([
            ("title", .string(definition.title)),
            ("type", .string(definition.isNumber ? "number" : "string")), ("description", .string(hint)),
            ("examples", .array(names.map(value))),
        ])
    }
}
