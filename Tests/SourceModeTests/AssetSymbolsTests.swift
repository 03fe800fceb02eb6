import Foundation
import Testing

@testable import SourceMode

struct AssetSymbolsTests {
    private let symbols = AssetSymbols([
        AssetSet(kind: .color, namespaces: [], name: "BrandColor"),
        AssetSet(kind: .color, namespaces: ["Text"], name: "Primary"),
        AssetSet(kind: .image, namespaces: [], name: "logo-small"),
    ])

    @Test func `Constants name a set by its whole path`() {
        let text = symbols.text
        #expect(text.contains("static let `brand` = ColorResource(name: \"BrandColor\", bundle: .main)"))
        #expect(text.contains("enum `Text` {\nstatic let `primary` = ColorResource(name: \"Text/Primary\""))
        #expect(text.contains("static let `logoSmall` = ImageResource(name: \"logo-small\""))
    }

    @Test func `Members of colours are made for names of sets alone`() {
        #expect(symbols.member("brand", of: "Color")?.contains("{ Color(\"BrandColor\") }") == true)
        #expect(symbols.member("brand", of: "ShapeStyle")?.contains("where Self == Color") == true)
        #expect(symbols.member("brand", of: "UIColor")?.contains("UIColor(named: \"BrandColor\")!") == true)
        #expect(symbols.member("Text", of: "Color")?.contains("Color(\"Text/Primary\")") == true)
        #expect(
            symbols.member("logoSmall", of: "UIImage")?.contains("UIImage(named: \"logo-small\")!") == true)
        #expect(symbols.member("logoSmall", of: "Color") == nil)
        #expect(symbols.member("other", of: "Color") == nil)
    }

    @Test func `A member that the compiler misses is right where a set has its name`() throws {
        let words = "type 'Color' has no member 'brand'"
        #expect(try #require(StandInText(after: words, assets: symbols)).isRight)
        #expect(try #require(StandInText(after: words)).isRight == false)
        let bundle = try #require(StandInText(after: "type 'Bundle' has no member 'module'"))
        #expect(bundle.isRight && bundle.text.contains("static var module"))
    }

    @Test func `Folders that provide a namespace stand before a set's name, other folders do not`() throws {
        let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: root) }
        for (path, text) in [
            ("Text/Contents.json", "{\"properties\":{\"provides-namespace\":true}}"),
            ("Plain/Contents.json", "{}"),
            ("Text/Primary.colorset/Contents.json", "{}"), ("Plain/Logo.imageset/Contents.json", "{}"),
            ("Broken/Contents.json", "{"), ("Broken/Star.symbolset/Contents.json", "{}"),
            ("Note.dataset/a", ""),
        ] {
            let file = root.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        #expect(
            AssetSet.all(in: root.path) == [
                AssetSet(kind: .image, namespaces: [], name: "Star"),
                AssetSet(kind: .image, namespaces: [], name: "Logo"),
                AssetSet(kind: .color, namespaces: ["Text"], name: "Primary"),
            ])
        #expect(AssetSet.all(in: root.path + "/none") == [])
    }
}
