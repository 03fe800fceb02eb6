internal import Catalog
internal import JSON

/// What a job may say, as a JSON Schema (draft 2020-12) of one job.
///
/// It takes and refuses what the program does, as far as a schema can say it: not which specimens have which axes, which
/// languages there are, and how many decimals a scale has.
struct JobSchema {
    private let catalog: Catalog
    private let takesFiles: Bool

    /// - Parameter takesFiles: whether jobs may name source files.
    init(of catalog: Catalog, takesFiles: Bool) { (self.catalog, self.takesFiles) = (catalog, takesFiles) }

    /// The document on one line.
    var text: String { object(document).text }

    private typealias Members = [(key: String, value: JSONValue)]

    private func object(_ members: Members) -> JSONValue { .object(members) }

    private var document: Members {
        let axes = catalog.axes.map { (key: $0.id, value: object(schema(of: $0))) }
        let own = BuiltInAxes.all.map { (key: $0.id, value: orNothing(schema(of: $0))) }
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
                .object([("type", .array(["string", "number", "boolean", "null"].map(JSONValue.string)))])
            ),
            ("description", .string("values of the style's fields")),
        ]
        let subject: Members = [
            (
                "id",
                orNothing([
                    ("type", .string("string")), ("description", .string("the id of a specimen or a tile")),
                    ("examples", .array(catalog.specimens.prefix(3).map { .string($0.id) })),
                ])
            )
        ]
        let source: Members = [
            ("file", orNothing(described("a Swift file that has the style"))),
            ("style", orNothing(described("the name of a style in the file"))), ("config", orNothing(config)),
        ]
        let properties: Members =
            subject + texts.map { (key: $0.0, value: orNothing(described($0.1, $0.0 == "output"))) } + own
            + [
                (
                    "axes",
                    orNothing([
                        ("type", .string("object")), ("properties", object(axes)),
                        (
                            "description",
                            .string("values of any axes" + (takesFiles ? ", also of a file's own" : ""))
                        ),
                    ])
                ),
                ("width", orNothing(width)),
                ("format", orNothing([("enum", .array(RenderJob.formats.map(JSONValue.string)))])),
            ] + (takesFiles ? source : [])
        return [
            ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
            ("title", .string("A job of specimen batch")), ("type", .string("object")),
            ("properties", object(properties)), ("additionalProperties", .bool(false)),
            ("anyOf", .array(subjects.map(object))),
        ]
    }

    /// What a job may be of: something of the catalogue, something of a file, or a style of a file with values.
    private var subjects: [Members] {
        func subject(_ names: [String], without others: [String], axes: JSONValue? = nil) -> Members {
            let nothing = object([("type", .string("null"))])
            let members: Members =
                names.map { (key: $0, value: object([("type", .string("string"))])) }
                + others.map { (key: $0, value: nothing) } + (axes.map { [(key: "axes", value: $0)] } ?? [])
            return [("required", .array(names.map(JSONValue.string))), ("properties", object(members))]
        }
        // Only a file may have axes that the catalogue does not have.
        let known = object([
            ("propertyNames", object([("enum", .array(catalog.axes.map { .string($0.id) }))]))
        ])
        guard takesFiles else { return [subject(["id"], without: [], axes: known)] }
        return [
            subject(["id"], without: ["file", "style", "config"], axes: known),
            subject(["file", "id"], without: ["style", "config"]),
            subject(["file", "style"], without: ["id"]),
        ]
    }

    /// A field that is `null` is one that is not there.
    private func orNothing(_ schema: Members) -> JSONValue {
        let nothing = object([("type", .string("null"))])
        let told = schema.filter { ["title", "description"].contains($0.key) }
        let rest = schema.filter { !["title", "description"].contains($0.key) }
        return object(told + [("anyOf", .array([object(rest), nothing]))])
    }

    /// - Parameter isPath: whether it stays below a folder.
    private func described(_ words: String, _ isPath: Bool = false) -> Members {
        // No part is empty or leads out, and an ending without braces is that of a picture.
        let ending = RenderJob.formats.map { $0.map { "[\($0)\($0.uppercased())]" }.joined() }
            .joined(separator: "|")
        let pattern = #"^(?!([\s\S]*/)?(\.{0,2})(/|$))(?![\s\S]*\.(?!(\#(ending))$)[^./{}]+$)[^\u0000]+$"#
        let path: Members = [("pattern", .string(pattern)), ("maxLength", .number(1000))]
        return [("type", .string("string")), ("description", .string(words))] + (isPath ? path : [])
    }

    private func schema(of axis: AnyAxis) -> Members {
        let definition = axis.definition
        let title: Members = [("title", .string(definition.title))]
        let names = definition.values.map(\.name)
        func values(_ name: String) -> [JSONValue] {
            guard definition.isNumber, let number = Double(name) else { return [.string(name)] }
            return definition.isDeclared ? [.number(number), .string(name)] : [.number(number)]
        }
        let all = JSONValue.array(names.flatMap(values))
        if let hint = definition.hint {
            // A moment is a number or `settled`, and a number is also taken in words.
            let type: JSONValue =
                definition.id == Axis.moment.id
                ? .array([.string("number"), .string("string")])
                : .string(definition.isNumber ? "number" : "string")
            return title + [
                ("type", type), ("description", .string(hint)),
                ("examples", all),
            ] + limits(of: definition.id)
        }
        guard definition.id == Axis.state.id else { return title + [("enum", all)] }
        // Several at once, each with a plus sign before it.
        let one = "(\(names.joined(separator: "|")))"
        let several: Members = [
            ("type", .string("string")), ("pattern", .string("^\(one)(\\+\(one))+$")),
            ("examples", .array([.string("on+pressed")])),
        ]
        return title + [("anyOf", .array([object([("enum", all)]), object(several)]))]
    }

    /// What values have to be that no list has.
    private func limits(of axis: String) -> Members {
        switch axis {
        case Axis.scale.id: [("minimum", .number(0.25)), ("maximum", .number(16))]
        case Axis.moment.id:
            [
                ("minimum", .number(0)), ("maximum", .number(60_000)),
                ("pattern", .string(#"^(settled|[0-9]{1,5}(\.[0-9]{1,3})?)$"#)),
            ]
        case Axis.locale.id:
            [("pattern", .string("^([A-Za-z]{2,3}|[A-Za-z]{5,8})([-_][A-Za-z0-9]{1,8})*$"))]
        default: []
        }
    }
}
