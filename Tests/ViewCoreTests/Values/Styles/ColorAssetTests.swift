import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

@MainActor struct ColorAssetTests {
    /// A catalogue with one colour: red, blue in dark.
    private static let catalog: ColorCatalog = {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("specimen-colors-\(UUID().uuidString)")
        let set = folder.appendingPathComponent("brand.colorset")
        let json = """
            {"colors":[
              {"idiom":"universal","color":{"color-space":"srgb","components":
                {"red":"1.000","green":"0x00","blue":"0","alpha":"1.000"}}},
              {"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],
               "color":{"color-space":"srgb","components":
                {"red":"0","green":"0","blue":"255","alpha":"1.000"}}}
            ],"info":{"author":"xcode","version":1}}
            """
        try? FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try? Data(json.utf8).write(to: set.appendingPathComponent("Contents.json"))
        defer { try? FileManager.default.removeItem(at: folder) }
        return ColorCatalog(folder: folder.path)
    }()

    private func drawn(_ name: String, _ scheme: ColorScheme) -> Drawn {
        var values = environment(scheme)
        values.colorCatalog = ColorAssetTests.catalog
        return Drawn(Color(name).frame(width: 10, height: 10), in: values)
    }

    @Test(arguments: [(ColorScheme.light, "#FF0000"), (.dark, "#0000FF")])
    func `A named colour follows the colour scheme`(scheme: ColorScheme, color: String) {
        #expect(drawn("brand", scheme).fills == ["rect(0 0 10 10) \(color)"])
    }

    @Test func `A known colour gives no warning`() {
        #expect(drawn("brand", .light).warnings == [])
    }

    @Test func `An unknown colour is named in a warning`() {
        #expect(
            drawn("brnad", .light).warnings == ["no colour named \"brnad\" in the asset catalogue"])
    }

    @Test func `An unknown colour is drawn in one that nobody chose`() {
        let drawn = drawn("brnad", .light)
        #expect(drawn.fills.allSatisfy { $0.hasSuffix("#FF004D") })
    }

    @Test func `A folder that does not exist is a problem by name`() {
        #expect(ColorCatalog(folder: "/nowhere/Colors.xcassets").problems.count == 1)
    }

    @Test func `A colour set that is not JSON is a problem by name`() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("specimen-colors-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let set = folder.appendingPathComponent("bad.colorset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try Data("{".utf8).write(to: set.appendingPathComponent("Contents.json"))
        let problems = ColorCatalog(folder: folder.path).problems
        #expect(problems.first?.contains("bad.colorset/Contents.json") == true)
    }
}
