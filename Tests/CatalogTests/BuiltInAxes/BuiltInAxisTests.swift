@testable import Catalog
import Foundation
import Testing
import ViewCore

/// The axes that every specimen has: their values, defaults and captions, and what they set.
struct BuiltInAxisTests {
    private func listed(_ axis: some AxisDeclaration) -> [String] {
        axis.erased.definition.values.map(\.name)
    }
    private func standard(_ axis: some AxisDeclaration) -> String { axis.erased.definition.standard.name }
    private func captions(_ axis: some AxisDeclaration) -> [String] {
        axis.erased.definition.values.map(\.caption)
    }

    /// What finds the Gallery's presets, before this is compiled, knows the axes by these names.
    @Test func `Each is declared in a file of its name`() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Sources/Catalog/BuiltInAxes").standardizedFileURL
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let names = files.compactMap { $0.hasSuffix("Axis.swift") ? $0.dropLast("Axis.swift".count) : nil }
        #expect(Set(names.map { $0.lowercased() }) == Set(BuiltInAxes.all.map { $0.id.lowercased() }))
    }

    @Test func `No axis that discovery finds is named as one of them`() {
        #expect(ReservedNames.axes == Set(BuiltInAxes.all.map(\.id)))
    }

    @Test func `Their values are listed in order, with a default`() {
        #expect(listed(Axis.scale) == ["1", "2", "3"] && standard(Axis.scale) == "2")
        #expect(listed(Axis.size) == ["mini", "small", "regular", "large", "extraLarge"])
        #expect(standard(Axis.size) == "regular")
        #expect(listed(Axis.scheme) == ["light", "dark"] && standard(Axis.scheme) == "light")
        #expect(listed(Axis.contrast) == ["standard", "increased"] && standard(Axis.contrast) == "standard")
        #expect(listed(Axis.transparency) == ["standard", "reduced"])
        #expect(standard(Axis.transparency) == "standard")
        #expect(listed(Axis.weight) == ["regular", "bold"] && standard(Axis.weight) == "regular")
        #expect(
            listed(Axis.direction) == ["leftToRight", "rightToLeft"]
                && standard(Axis.direction) == "leftToRight")
        #expect(
            listed(Axis.vision) == ["full", "protanopia", "deuteranopia", "tritanopia", "achromatopsia"])
        #expect(listed(Axis.moment) == ["settled"] && standard(Axis.moment) == "settled")
        #expect(listed(Axis.locale) == ["en"] && standard(Axis.locale) == "en")
        #expect(standard(Axis.type) == "large" && listed(Axis.type).count == 12)
        #expect(standard(Axis.state) == "normal")
    }

    @Test func `Their captions are words`() {
        #expect(captions(Axis.scale) == ["@1x", "@2x", "@3x"])
        #expect(captions(Axis.size) == ["mini", "small", "regular", "large", "extra large"])
        #expect(captions(Axis.scheme) == ["Light", "Dark"])
        #expect(captions(Axis.contrast) == ["contrast standard", "contrast increased"])
        #expect(captions(Axis.transparency) == ["standard transparency", "reduced transparency"])
        #expect(captions(Axis.weight) == ["regular text", "bold text"])
        #expect(captions(Axis.direction) == ["left to right", "right to left"])
    }

    private func setting(_ axis: AnyAxis, _ name: String) -> TileSetting? {
        guard let value = axis.definition.value(name) else { return nil }
        var point = onePoint().points[0]
        point.set(value)
        return point.setting
    }

    @Test func `A value sets what it is called`() {
        #expect(setting(Axis.scale.erased, "3")?.environment.displayScale == 3)
        #expect(setting(Axis.scale.erased, "0.25")?.environment.displayScale == 0.25)
        #expect(setting(Axis.size.erased, "mini")?.environment.controlSize == .mini)
        #expect(setting(Axis.scheme.erased, "dark")?.environment.colorScheme == .dark)
        #expect(setting(Axis.contrast.erased, "increased")?.environment.contrast == .increased)
        #expect(setting(Axis.transparency.erased, "reduced")?.environment.reducesTransparency == true)
        #expect(setting(Axis.transparency.erased, "standard")?.environment.reducesTransparency == false)
        #expect(setting(Axis.weight.erased, "bold")?.environment.legibilityWeight == .bold)
        #expect(setting(Axis.weight.erased, "regular")?.environment.legibilityWeight == nil)
        #expect(setting(Axis.direction.erased, "rightToLeft")?.environment.layoutDirection == .rightToLeft)
        #expect(setting(Axis.type.erased, "xxLarge")?.environment.dynamicTypeSize != nil)
        #expect(setting(Axis.locale.erased, "pt-BR")?.environment.locale.identifier == "pt-BR")
        #expect(
            setting(Axis.locale.erased, "en")?.environment.locale.identifier
                == EnvironmentValues().locale.identifier)
        #expect(setting(Axis.state.erased, "disabled")?.environment.enabled == false)
        #expect(setting(Axis.state.erased, "on+pressed")?.environment.enabled == true)
        #expect(setting(Axis.state.erased, "on+pressed")?.options.requests == [.on, .press])
    }

    @Test(arguments: ["0.25", "16", "1.5", "2.125", "10"])
    func `A scale from a quarter to 16 is one`(text: String) {
        #expect(Axis.scale.erased.definition.value(text)?.name == text)
    }

    @Test(arguments: ["0.249", "16.001", "0", "-1", "2.1255", "two", "nan", "inf", ""])
    func `Any other scale is none`(text: String) {
        #expect(Axis.scale.erased.definition.value(text) == nil)
    }

    @Test(arguments: [
        ("EN", "en"), ("pt_br", "pt-BR"), ("zh-hant-tw", "zh-Hant-TW"), ("de-1901", "de-1901"),
        ("de-CH-1901", "de-CH-1901"), ("EN-u-CA-Gregory", "en-u-ca-gregory"), ("fil", "fil"),
        ("sl-Rozaj", "sl-rozaj"), ("es-419", "es-419"), ("en_us_posix", "en-US-posix"),
        ("ar-u-nu-nonsense", "ar-u-nu-nonsense"), ("ckb-IQ", "ckb-IQ"),
    ])
    func `A locale has one name however it is written`(text: String, name: String) {
        #expect(Axis.locale.erased.definition.value(text)?.name == name)
    }

    @Test(arguments: [
        "xx-nonsense", "xx", "en-nonsense", "en-XX", "en-Xxxx", "de-1902", "abcdefgh", "qqq", "english",
        "de-DEU",
        "e", "engl", "abcdefghi", "en-", "en--US", "e1", "en-abcdefghi", "en US", "", "ü", "en-ü",
    ])
    func `What cannot be a locale is none`(text: String) {
        #expect(Axis.locale.erased.definition.value(text) == nil)
    }
}
