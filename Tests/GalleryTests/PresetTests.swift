import Catalog
import Foundation
import GalleryCells
import GalleryComposition
import GalleryConfiguration
import GalleryControls
import GalleryEffects
import GalleryFilled
import GalleryProtocols
import TestSupport
import Testing

/// The whole Gallery.
let galleryCatalog =
    configurationSpecimens + filledSpecimens + protocolsSpecimens + compositionSpecimens
    + cellsSpecimens + effectsSpecimens + indicatorsSpecimens
    + containersSpecimens + choicesSpecimens + placesSpecimens + listsSpecimens
    + gesturesSpecimens + motionSpecimens

/// Presets that no specimen of the module shows.
///
/// A style's preset is shown by `<group>/<Control>/<member>` in that style; a configuration's by
/// `<member>` or `<style's member>.<member>`.
func unshown(_ presets: [Preset], in specimens: [Specimen]) -> [Preset] {
    presets.filter { preset in
        let folder = "/Sources/Gallery/\(preset.module.replacing("Gallery", with: ""))/"
        return !specimens.contains { specimen in
            guard specimen.file.contains(folder) else { return false }
            if let style = preset.style {
                return specimen.preset == preset.member
                    && (specimen.style == style || style.hasSuffix("." + specimen.style))
            }
            return specimen.preset == preset.member
                || specimen.preset.hasSuffix("." + preset.member)
        }
    }
}

@MainActor struct PresetTests {
    @Test(arguments: Package.galleryModules)
    func `Every preset of the Gallery has a specimen`(module: String) throws {
        let presets = try SymbolGraph.of(module).flatMap(\.presets)
        #expect(unshown(presets, in: galleryCatalog.specimens) == [])
    }

    @Test(arguments: [
        ("GalleryConfiguration", "ButtonStyle.primaryHero"),
        ("GalleryConfiguration", "AppButtonConfiguration.quiet"),
        ("GalleryFilled", "ButtonStyle.filled"), ("GalleryProtocols", "ButtonStyle.primary"),
        ("GalleryCells", "LineItemCellStyle.reviewStyle"),
    ])
    func `Presets are found in the compiled module`(module: String, name: String) throws {
        let names = try SymbolGraph.of(module).flatMap(\.presets)
            .map { "\($0.owner).\($0.member)" }
        #expect(names.contains(name))
    }

    @Test func `Tokens are not presets`() throws {
        let owners = try SymbolGraph.of("GalleryConfiguration").flatMap(\.presets).map(\.owner)
        #expect(Set(owners) == ["ButtonStyle", "AppButtonConfiguration"])
    }

    @Test func `The Gallery's ids are unique and short enough`() {
        #expect(galleryCatalog.problems == [])
    }
}

struct PresetSearchTests {
    /// A module with a style's preset, a configuration's, one of type `Self`, a colour and a number.
    private static let graph = """
        {"module":{"name":"GalleryConfiguration"},"symbols":[
          {"identifier":{"precise":"c"},"kind":{"identifier":"swift.struct"},
           "pathComponents":["Brand"]},
          \(property("ButtonStyle", "primary", "PrimaryButtonStyle", of: "PrimaryButtonStyle")),
          \(property("ButtonStyle", "forgotten", "PrimaryButtonStyle", of: "PrimaryButtonStyle")),
          \(property("ShapeStyle", "accent", "Color", of: "Color")),
          \(property("ButtonStyle", "spacing", "CGFloat", of: "PrimaryButtonStyle")),
          \(property("Brand", "loud", "Brand")),
          \(property("Brand", "soft", "Self")),
          \(property("Brand", "inset", "CGFloat"))
        ],"relationships":[
          {"kind":"memberOf","source":"Brand.loud","target":"c"},
          {"kind":"memberOf","source":"Brand.soft","target":"c"},
          {"kind":"memberOf","source":"Brand.inset","target":"c"}
        ]}
        """

    private static func property(
        _ owner: String, _ member: String, _ type: String, of style: String? = nil
    ) -> String {
        let constraint = style.map {
            #","swiftExtension":{"extendedModule":"Controls","constraints":[{"kind":"sameType","#
                + #""lhs":"Self","rhs":"\#($0)"}]}"#
        }
        return #"{"identifier":{"precise":"\#(owner).\#(member)"},"#
            + #""kind":{"identifier":"swift.type.property"},"#
            + #""pathComponents":["\#(owner)","\#(member)"],"declarationFragments":["#
            + #"{"kind":"keyword","spelling":"static"},{"kind":"text","spelling":": "},"#
            + #"{"kind":"typeIdentifier","spelling":"\#(type)"},"#
            + #"{"kind":"text","spelling":" { "}]\#(constraint ?? "")}"#
    }

    private func presets() throws -> [Preset] {
        try JSONDecoder().decode(SymbolGraph.self, from: Data(PresetSearchTests.graph.utf8)).presets
    }

    @Test func `Presets are the properties of their own type`() throws {
        #expect(try presets().map(\.member).sorted() == ["forgotten", "loud", "primary", "soft"])
    }

    @Test func `A preset without a specimen is found`() throws {
        let found = unshown(try presets(), in: galleryCatalog.specimens)
        #expect(found.map(\.member).sorted() == ["forgotten", "loud", "soft"])
    }

    @Test func `A specimen of another group does not count`() throws {
        let others = galleryCatalog.specimens.filter { !$0.id.hasPrefix("Configuration/") }
        #expect(unshown(try presets(), in: others).map(\.member).contains("primary"))
    }
}
