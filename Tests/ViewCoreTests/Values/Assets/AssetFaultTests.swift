import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// What is wrong with a `Contents.json`, and what the message has to say of it.
struct AssetFaultCase: CustomTestStringConvertible, Sendable {
    let name: String
    let contents: String
    let says: String
    var testDescription: String { name }

    init(_ name: String, _ contents: String, says: String) {
        (self.name, self.contents, self.says) = (name, contents, says)
    }

    /// A colour set with one variant.
    static func color(_ name: String, _ item: String, says: String) -> AssetFaultCase {
        AssetFaultCase(name, "{\"colors\": [\(item)]}", says: says)
    }
    static func components(_ name: String, _ components: String, says: String) -> AssetFaultCase {
        color(
            name,
            #"{"idiom": "universal", "color": {"color-space": "srgb", "components": {\#(components)}}}"#,
            says: says)
    }
    static func red(_ value: String, says: String) -> AssetFaultCase {
        components(
            "a red of \(value)", #""red": \#(value), "green": "0.0", "blue": "0.0", "alpha": "1.0""#,
            says: says)
    }
    /// What stands beside the variants of a set.
    static func head(_ name: String, _ head: String, says: String) -> AssetFaultCase {
        AssetFaultCase(name, "{\"colors\": [], \"images\": [], \(head)}", says: says)
    }
    /// A variant that a set of colours and one of images may have.
    static func slot(_ name: String, _ attribute: String, says: String) -> AssetFaultCase {
        let color = #""color": {"components": {"white": "1.0"}}"#
        return AssetFaultCase(
            name,
            """
            {"colors": [{\(attribute), \(color)}], "images": [{\(attribute), "filename": "a.png"}]}
            """, says: says)
    }
    /// An image set with one variant.
    static func image(_ name: String, _ item: String, says: String) -> AssetFaultCase {
        AssetFaultCase(name, "{\"images\": [\(item)]}", says: says)
    }
}

/// Each wrong description of a set is named with its file and a remedy, and nothing is drawn of it but what nobody
/// takes for a design.
@MainActor struct AssetFaultTests {
    private nonisolated static let white =
        #""color": {"components": {"red": "1.0", "green": "1.0", "blue": "1.0", "alpha": "1.0"}}"#

    nonisolated static let colors: [AssetFaultCase] = [
        AssetFaultCase("no JSON", "colors", says: "not JSON"),
        AssetFaultCase("nothing", "", says: "not JSON"),
        AssetFaultCase("a list", "[]", says: "no JSON object"),
        AssetFaultCase("a comma too many", #"{"colors": [],}"#, says: "not JSON"),
        AssetFaultCase("a text cut short", #"{"colors": [{"idiom": "univ"#, says: "not JSON"),
        AssetFaultCase("a name twice", #"{"colors": [], "colors": []}"#, says: "'colors' twice"),
        AssetFaultCase("a control character", "{\"colors\": \"a\u{1}\"}", says: "a control character"),
        AssetFaultCase(
            "deep nesting", String(repeating: "[", count: 5000) + String(repeating: "]", count: 5000),
            says: "nested too deep"),
        AssetFaultCase(
            "a huge file", "{\"colors\": [" + String(repeating: " ", count: 1 << 20) + "]}",
            says: "larger than"),
        AssetFaultCase("UTF-16", String(decoding: [0xFEFF], as: UTF16.self) + "\0{", says: "not JSON"),
        AssetFaultCase("no colours", "{}", says: "has no \"colors\""),
        AssetFaultCase("colours that are an object", #"{"colors": {}}"#, says: "colors is no array"),
        AssetFaultCase("colours that are null", #"{"colors": null}"#, says: "colors is no array"),
        .color("a variant that is a string", #""red""#, says: "colors[0] is no object"),
        .color("an unknown idiom", #"{"idiom": "fone", \#(white)}"#, says: "colors[0].idiom is \"fone\""),
        .color(
            "an idiom that is a number", #"{"idiom": 1, \#(white)}"#, says: "colors[0].idiom is no string"),
        .color(
            "an unknown appearance",
            #"{"appearances": [{"appearance": "lumen", "value": "dark"}], \#(white)}"#,
            says: "appearances[0].appearance is \"lumen\""),
        .color(
            "an unknown value of an appearance",
            #"{"appearances": [{"appearance": "luminosity", "value": "night"}], \#(white)}"#,
            says: "appearances[0].value is \"night\""),
        .color(
            "an unknown contrast",
            #"{"appearances": [{"appearance": "contrast", "value": "low"}], \#(white)}"#,
            says: "appearances[0].value is \"low\""),
        .color(
            "an appearance without a value", #"{"appearances": [{"appearance": "luminosity"}], \#(white)}"#,
            says: "appearances[0] has no \"value\""),
        .color(
            "an appearance twice",
            """
            {"appearances": [{"appearance": "luminosity", "value": "dark"},
             {"appearance": "luminosity", "value": "light"}], \(white)}
            """, says: "says luminosity again"),
        .color(
            "appearances that are an object", #"{"appearances": {}, \#(white)}"#,
            says: "appearances is no array"),
        .color(
            "an unknown gamut", #"{"display-gamut": "P4", \#(white)}"#, says: "display-gamut is \"P4\""),
        .color(
            "two variants for the same", #"{\#(white)}, {"idiom": "universal", \#(white)}"#,
            says: "colors[1] is for the same as colors[0]"),
        .color("a colour that is a string", #"{"color": "red"}"#, says: "color is no object"),
        .color("a colour without components", #"{"color": {}}"#, says: "color has no \"components\""),
        .color(
            "an unknown space",
            #"{"color": {"color-space": "cmyk", "components": {}}}"#, says: "color-space is \"cmyk\""),
        .color(
            "an unknown reference", #"{"color": {"platform": "ios", "reference": "systemPuceColor"}}"#,
            says: "reference is \"systemPuceColor\""),
        .color(
            "a reference to an unknown platform",
            #"{"color": {"platform": "beos", "reference": "systemBlueColor"}}"#, says: "platform is \"beos\""),
        .color(
            "a gray without white",
            #"{"color": {"color-space": "gray-gamma-22", "components": {"alpha": "1.0"}}}"#,
            says: "components has no \"white\""),
        .components("no green", #""red": "1.0", "blue": "1.0", "alpha": "1.0""#, says: "has no \"green\""),
        .red("\"\"", says: "no number"), .red("\"red\"", says: "is \"red\", no number"),
        .red("\"0,5\"", says: "is \"0,5\", no number"), .red("\"nan\"", says: "no number"),
        .red("\"inf\"", says: "no number"), .red("\"1e999\"", says: "no number"),
        .red("\"1.5\"", says: "is 1.5, beyond 0.0 to 1.0"), .red("\"-0.1\"", says: "beyond 0.0 to 1.0"),
        .red("\"256\"", says: "is \"256\"; without a point write 0 to 255"),
        .red("\"-1\"", says: "write 0 to 255"),
        .red("\"0xFFF\"", says: "is \"0xFFF\""), .red("\"0x\"", says: "is \"0x\""),
        .red("\"0xGG\"", says: "is \"0xGG\""), .red("2", says: "beyond"), .red("true", says: "is no string"),
        .red("[1]", says: "is no string"),
        .components(
            "an alpha of 255", #""red": "1.0", "green": "1.0", "blue": "1.0", "alpha": "255""#,
            says: "alpha is 255.0, beyond 0.0 to 1.0"),
    ]

    /// What every set says of itself, in whatever set it stands.
    nonisolated static let heads: [AssetFaultCase] = [
        .head("an info that is a list", #""info": []"#, says: "info is no object"),
        .head("an info that is null", #""info": null"#, says: "info is no object"),
        .head("an unknown version", #""info": {"version": 2}"#, says: "info.version is not 1"),
        .head("a version that is a string", #""info": {"version": "1"}"#, says: "info.version is no number"),
        .head("a version that is no number", #""info": {"version": NaN}"#, says: "not JSON"),
        .head("an author that is a number", #""info": {"author": 1}"#, says: "info.author is no string"),
        .head("properties that are a string", #""properties": "all""#, says: "properties is no object"),
        .head(
            "a translation that is a string", #""properties": {"localizable": "yes"}"#,
            says: "properties.localizable is neither true nor false"),
        .head(
            "tags that are a string", #""properties": {"on-demand-resource-tags": "level1"}"#,
            says: "on-demand-resource-tags is no array"),
        .head(
            "a tag that is a number", #""properties": {"on-demand-resource-tags": ["a", 1]}"#,
            says: "on-demand-resource-tags[1] is no string"),
    ]

    /// What a variant is for, in whatever set it stands.
    nonisolated static let slots: [AssetFaultCase] = [
        .slot("an idiom that is null", #""idiom": null"#, says: "idiom is no string"),
        .slot("an idiom in capitals", #""idiom": "iPhone""#, says: "idiom is \"iPhone\""),
        .slot("a gamut that is true", #""display-gamut": true"#, says: "display-gamut is no string"),
        .slot("an empty language", #""locale": """#, says: "locale is \"\", no language"),
        .slot("a language in words", #""locale": "German, Swiss""#, says: "no language; write one"),
        .slot("a language that is a list", #""locale": ["de"]"#, says: "locale is no string"),
        .slot("a height class that is a number", #""height-class": 1"#, says: "height-class is no string"),
        .slot("an unknown height class", #""height-class": "tall""#, says: "height-class is \"tall\""),
        .slot("a subtype that is a number", #""subtype": 4"#, says: "subtype is no string"),
        .slot("a memory that is a number", #""memory": 4"#, says: "memory is no string"),
        .slot(
            "graphics that are a list", #""graphics-feature-set": []"#,
            says: "graphics-feature-set is no string"),
        .slot("a screen that is a number", #""screen-width": 145"#, says: "screen-width is no string"),
        .slot("appearances that are a string", #""appearances": "dark""#, says: "appearances is no array"),
        .slot(
            "an appearance that is a string", #""appearances": ["dark"]"#, says: "appearances[0] is no object"
        ),
        .slot(
            "an appearance without a kind", #""appearances": [{"value": "dark"}]"#,
            says: "appearances[0] has no \"appearance\""),
        .slot("a scale without an x", #""scale": "2""#, says: "scale is \"2\""),
        .slot("a scale of zero", #""scale": "0x""#, says: "scale is \"0x\""),
        .slot("a direction that is false", #""language-direction": false"#, says: "direction is no string"),
    ]

    nonisolated static let images: [AssetFaultCase] = [
        AssetFaultCase("no JSON", "images", says: "not JSON"),
        AssetFaultCase("no images", "{}", says: "has no \"images\""),
        AssetFaultCase("images that are a number", #"{"images": 2}"#, says: "images is no array"),
        AssetFaultCase(
            "properties that are a list", #"{"images": [], "properties": []}"#,
            says: "properties is no object"),
        AssetFaultCase(
            "an unknown intent", #"{"images": [], "properties": {"template-rendering-intent": "stencil"}}"#,
            says: "template-rendering-intent is \"stencil\""),
        .image(
            "an unknown scale", #"{"filename": "a.png", "scale": "4x"}"#, says: "images[0].scale is \"4x\""),
        .image("a scale that is a number", #"{"filename": "a.png", "scale": 2}"#, says: "scale is no string"),
        .image("an unknown idiom", #"{"filename": "a.png", "idiom": "phone"}"#, says: "idiom is \"phone\""),
        .image(
            "an unknown direction", #"{"filename": "a.png", "language-direction": "up"}"#,
            says: "language-direction is \"up\""),
        .image(
            "an unknown width class", #"{"filename": "a.png", "width-class": "wide"}"#,
            says: "width-class is \"wide\""),
        .image("an empty name", #"{"filename": ""}"#, says: "filename is no name of a file"),
        .image("a path upwards", #"{"filename": "../a.png"}"#, says: "filename is no name of a file"),
        .image("an absolute path", #"{"filename": "/etc/passwd"}"#, says: "filename is no name of a file"),
        .image("the folder itself", #"{"filename": "."}"#, says: "filename is no name of a file"),
        .image("a folder below", #"{"filename": "b/a.png"}"#, says: "filename is no name of a file"),
        .image("a NUL in a name", #"{"filename": "a\u0000.png"}"#, says: "filename is no name of a file"),
        .image("a line in a name", #"{"filename": "a\n.png"}"#, says: "filename is no name of a file"),
        .image("a name that is a number", #"{"filename": 1}"#, says: "filename is no string"),
        .image(
            "two files for the same",
            #"{"filename": "a.png", "scale": "2x"}, {"filename": "b.png", "scale": "2x"}"#,
            says: "images[1] is for the same as images[0]"),
        .image(
            "slices without a mode", #"{"filename": "a.png", "resizing": {}}"#,
            says: "resizing has no \"mode\""),
        .image(
            "an unknown mode of slices", #"{"filename": "a.png", "resizing": {"mode": "4-part"}}"#,
            says: "resizing.mode is \"4-part\""),
        .image(
            "slices without caps", #"{"filename": "a.png", "resizing": {"mode": "9-part"}}"#,
            says: "resizing has no \"cap-insets\""),
        .image(
            "slices without a centre",
            #"{"filename": "a.png", "resizing": {"mode": "9-part", "cap-insets": {}}}"#,
            says: "resizing has no \"center\""),
        .image(
            "a cap below nothing",
            """
            {"filename": "a.png", "resizing": {"mode": "9-part", "center": {"mode": "tile"},
             "cap-insets": {"left": -1}}}
            """, says: "cap-insets.left is -1.0"),
        .image(
            "half a pixel",
            """
            {"filename": "a.png", "resizing": {"mode": "9-part", "center": {"mode": "tile"},
             "cap-insets": {"top": 0.5}}}
            """, says: "cap-insets.top is 0.5"),
        .image(
            "an empty centre",
            """
            {"filename": "a.png", "resizing": {"mode": "9-part", "center": {"mode": "tile", "width": 0},
             "cap-insets": {"top": 1}}}
            """, says: "center.width is 0.0"),
        .image(
            "an unknown centre",
            #"{"filename": "a.png", "resizing": {"mode": "9-part", "center": {"mode": "spin"}, "cap-insets": {}}}"#,
            says: "center.mode is \"spin\""),
        .image(
            "slices that are a list", #"{"filename": "a.png", "resizing": []}"#, says: "resizing is no object"
        ),
        .image(
            "caps that are a number",
            #"{"filename": "a.png", "resizing": {"mode": "9-part", "cap-insets": 4, "center": {}}}"#,
            says: "cap-insets is no object"),
        .image(
            "a cap in quotes",
            """
            {"filename": "a.png", "resizing": {"mode": "9-part", "center": {"mode": "tile"},
             "cap-insets": {"left": "4"}}}
            """, says: "cap-insets.left is no number"),
        .image(
            "a cap without end",
            """
            {"filename": "a.png", "resizing": {"mode": "9-part", "center": {"mode": "tile"},
             "cap-insets": {"left": 1e300}}}
            """, says: "cap-insets.left is 1e+300"),
        .image(
            "a centre without a mode",
            #"{"filename": "a.png", "resizing": {"mode": "9-part", "center": {}, "cap-insets": {}}}"#,
            says: "center has no \"mode\""),
        .image(
            "insets that are a list", #"{"filename": "a.png", "alignment-insets": [1, 2, 3, 4]}"#,
            says: "alignment-insets is no object"),
        .image(
            "an inset in quotes", #"{"filename": "a.png", "alignment-insets": {"top": "1"}}"#,
            says: "alignment-insets.top is no number"),
        .image(
            "an unknown compression", #"{"filename": "a.png", "compression-type": "zip"}"#,
            says: "compression-type is \"zip\""),
        .image(
            "a mark that is a number", #"{"filename": "a.png", "unassigned": 1}"#,
            says: "unassigned is neither true nor false"),
        .image("a name that is null", #"{"filename": null}"#, says: "filename is no string"),
        AssetFaultCase(
            "an unknown compression of all",
            #"{"images": [], "properties": {"compression-type": "zip"}}"#, says: "compression-type is \"zip\""
        ),
        AssetFaultCase(
            "a vector that is a string",
            #"{"images": [], "properties": {"preserves-vector-representation": "true"}}"#,
            says: "preserves-vector-representation is neither true nor false"),
        AssetFaultCase(
            "an intent that is null", #"{"images": [], "properties": {"template-rendering-intent": null}}"#,
            says: "template-rendering-intent is no string"),
        AssetFaultCase(
            "an unknown scaling", #"{"images": [], "properties": {"auto-scaling": "both"}}"#,
            says: "auto-scaling is \"both\""),
    ]

    /// Names that are almost right, or stand where nobody reads them: each is said with the set that is drawn.
    @Test(arguments: [
        #""resizing": {"mode": "9-part", "cap-insets": {"lft": 1}, "center": {"mode": "tile"}}"#,
        #""resizing": {"mode": "9-part", "cap-insets": {}, "center": {"mode": "tile", "depth": 1}}"#,
        #""resizing": {"mode": "9-part", "cap-insets": {}, "center": {"mode": "tile"}, "style": 1}"#,
        #""appearances": [{"appearance": "luminosity", "value": "light", "name": "day"}]"#,
        #""alignment-insets": {"leading": 1}"#, #""Scale": "2x""#, #""file-name": "b.png""#,
    ])
    func `A name that nobody reads is said`(attribute: String) throws {
        let catalog = try AssetFolder([
            "a.imageset/Contents.json": "{\"images\": [{\"filename\": \"a.png\", \(attribute)}]}"
        ])
        #expect(catalog.colors.problems == [])
        #expect(
            catalog.colors.images.notes(of: "a").contains { $0.contains("is not known and has no effect") })
    }

    @Test(arguments: [
        (#"{"properties": {"provides-namespace": "yes"}}"#, "provides-namespace is neither true nor false"),
        (#"{"properties": []}"#, "properties is no object"), ("namespace", "not JSON"),
        ("[]", "no JSON object"),
    ])
    func `A folder that is described wrong is named, and its sets are drawn`(contents: String, says: String)
        throws
    {
        let catalog = try AssetFolder([
            "Brand/Contents.json": contents,
            "Brand/c.colorset/Contents.json": "{\"colors\": [{\(Self.white)}]}",
        ])
        #expect(catalog.colors.problems.count == 1)
        let problem = try #require(catalog.colors.problems.first)
        #expect(problem.contains("/Brand/Contents.json: ") && problem.contains(says), "\(problem)")
        #expect(
            catalog.drawn(Color("c").frame(width: 10, height: 10)).fills == ["rect(0 0 10 10) #FFFFFF"])
    }

    @Test func `There are more than a hundred kinds`() {
        #expect(Set((Self.colors + Self.images + Self.heads + Self.slots).map(\.name)).count > 100)
    }

    @Test(arguments: colors + heads + slots) func `A wrong colour set is named and drawn as missing`(
        fault: AssetFaultCase
    )
        throws
    {
        let catalog = try AssetFolder(["wrong.colorset/Contents.json": fault.contents])
        try expectNamed(fault, in: catalog.colors, "wrong.colorset")
        let drawn = catalog.drawn(Color("wrong").frame(width: 10, height: 10))
        #expect(drawn.fills == ["rect(0 0 10 10) #FF004D"])
        #expect(drawn.warnings == catalog.colors.problems)
    }

    @Test(arguments: images + heads + slots) func `A wrong image set is named and drawn as missing`(
        fault: AssetFaultCase
    )
        throws
    {
        let catalog = try AssetFolder(["wrong.imageset/Contents.json": fault.contents])
        try expectNamed(fault, in: catalog.colors, "wrong.imageset")
        let drawn = catalog.drawn(Image("wrong"))
        #expect(drawn.warnings == catalog.colors.problems.map { $0 + "; a square is drawn instead" })
    }

    private func expectNamed(_ fault: AssetFaultCase, in colors: ColorCatalog, _ set: String) throws {
        let problem = try #require(colors.problems.first)
        #expect(colors.problems.count == 1)
        #expect(problem.contains("/\(set)/Contents.json: "))
        #expect(problem.contains(fault.says), "\(problem)")
        // A remedy stands behind the fault, and nothing in it acts on a terminal.
        #expect(problem.contains(";") || problem.contains("not JSON"), "\(problem)")
        #expect(!problem.unicodeScalars.contains { $0.value < 0x20 })
    }

    @Test(arguments: ["colorset", "imageset", "symbolset"]) func `A set without a description is named`(
        kind: String
    )
        throws
    {
        let catalog = try AssetFolder(["wrong.\(kind)/other.txt": ""])
        #expect(catalog.colors.problems.count == 1)
        #expect(catalog.colors.problems.first?.contains("wrong.\(kind)/Contents.json: ") == true)
        let drawn = catalog.drawn(
            HStack {
                Color("wrong"); Image("wrong")
            })
        #expect(drawn.warnings.contains { $0.hasPrefix(catalog.colors.problems[0]) })
    }

    @Test func `A folder in the place of a description is named`() throws {
        let catalog = try AssetFolder(["wrong.colorset/Contents.json/a": ""])
        #expect(catalog.colors.problems.first?.contains("it is no file") == true)
    }

    @Test func `A name that is almost right is named, and the rest is drawn`() throws {
        let catalog = try AssetFolder([
            "almost.colorset/Contents.json":
                #"{"colors": [{"apperances": [], \#(Self.white)}]}"#
        ])
        let drawn = catalog.drawn(Color("almost").frame(width: 10, height: 10))
        #expect(drawn.fills == ["rect(0 0 10 10) #FFFFFF"])
        #expect(drawn.warnings.count == 1)
        #expect(
            drawn.warnings.first?.hasSuffix(
                "almost.colorset/Contents.json: colors[0].apperances is not known and has no effect; "
                    + "correct the name or take it out") == true)
    }

    @Test func `Of two sets of one name the first is drawn and the other is named`() throws {
        let black = Self.white.replacingOccurrences(of: "1.0", with: "0")
        let catalog = try AssetFolder([
            "A/same.colorset/Contents.json": "{\"colors\": [{\(Self.white)}]}",
            "B/same.colorset/Contents.json": "{\"colors\": [{\(black)}]}",
        ])
        #expect(
            catalog.drawn(Color("same").frame(width: 10, height: 10)).fills == ["rect(0 0 10 10) #FFFFFF"])
        #expect(catalog.colors.problems.count == 1)
        #expect(catalog.colors.problems.first?.contains("B/same.colorset") == true)
    }
}

/// An asset catalogue in a folder of its own, which goes with it.
@MainActor final class AssetFolder {
    private let folder: URL
    let colors: ColorCatalog

    init(_ files: [String: String]) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        for (name, text) in files {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        colors = ColorCatalog(folder: folder.path)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func drawn<V: View>(
        _ view: V, _ scheme: ColorScheme = .light, _ change: (inout EnvironmentValues) -> Void = { _ in }
    ) -> Drawn {
        var values = environment(scheme)
        values.colorCatalog = colors
        change(&values)
        return Drawn(view, in: values)
    }
}
