import Rendering
import Catalog
import Controls
import Drawing
import Foundation
import GalleryCells
import GalleryComposition
import GalleryConfiguration
import GalleryControls
import GalleryEffects
import GalleryFilled
import GalleryProtocols
import Raster
import Testing
import ViewCore

/// Specimens that strain a sheet, and the Gallery's.
private let strained = Catalog("Strained") {
    specimen("Button/one", axes: onePoint())
    specimen("Button/wide", label: String(repeating: "very wide ", count: 30), width: 1200)
    specimen("Button/tall", label: String(repeating: "very tall ", count: 30), width: 120)
    specimen("Button/empty", label: "")
    specimen("Button/aVeryLongNameOfAPresetThatGoesOnAndOnAndOnForSixtyLetters", axes: onePoint())
    specimen("Button/manyDetails", configuration: Many(), axes: onePoint())
    specimen(
        "Button/longAxis",
        axes: onePoint { $0.custom = [Axis("aVeryLongNameOfAnAxis", ["a", "aVeryLongValueOfAnAxis"])] })
    specimen(
        "Button/states",
        axes: Axes(
            states: [TileState([.on, .filled, .loading, .pressed, .hovered, .focused, .disabled]), .normal],
            sizes: [.regular]))
}

private struct Many: Sendable {
    var fontSize: CGFloat = 18
    var horizontalPadding: CGFloat = 32
    var verticalPadding: CGFloat = 16
    var cornerRadius: CGFloat = 24
    var isFullWidth = true
    var hasShadow = true
    var shadowRadius: CGFloat = 8
    var hapticFeedback = true
    var iconPosition = "trailing"
}

private let gallery =
    configurationSpecimens + filledSpecimens + protocolsSpecimens + compositionSpecimens
    + cellsSpecimens + effectsSpecimens + indicatorsSpecimens + containersSpecimens
    + choicesSpecimens + placesSpecimens + listsSpecimens
    + gesturesSpecimens + motionSpecimens

@MainActor struct SheetTests {
    private static let settler = TileSettler(library: FontLibrary())
    private var settler: TileSettler { SheetTests.settler }

    @Test(arguments: (gallery + strained).specimens.map(\.id))
    func `Nothing on a sheet is clipped or overlaps`(id: String) throws {
        let specimen = try #require((gallery + strained).specimens.first { $0.id == id })
        #expect(SheetPieces(specimen, in: settler).faults == [])
        #expect(SheetPieces(specimen, in: settler, isFolded: false).faults == [])
    }

    @Test(arguments: gallery.specimens.map(\.id))
    func `An unfolded sheet shows every tile once`(id: String) throws {
        let specimen = try #require(gallery.specimens.first { $0.id == id })
        let shown = SheetPieces(specimen, in: settler, isFolded: false).tiles.map(\.id)
        #expect(shown.sorted() == specimen.tiles.map(\.id).sorted())
    }

    @Test(arguments: gallery.specimens.map(\.id))
    func `A folded sheet shows every picture once at least and says what it leaves out`(id: String) throws {
        let specimen = try #require(gallery.specimens.first { $0.id == id })
        let folded = SheetPieces(specimen, in: settler)
        let lists = specimen.tiles.map { settler.layOut($0, needsTrace: false).list }
        let shown = Set(folded.tiles.map(\.id))
        let seen = zip(specimen.tiles, lists).filter { shown.contains($0.0.id) }.map(\.1)
        #expect(Set(seen.map(\.digest)) == Set(lists.map(\.digest)))
        let says = folded.captions.contains { $0.text.contains("Equal rows and columns are shown once.") }
        #expect(says == (folded.tiles.count < specimen.tiles.count))
    }

    @Test(arguments: ["mini – extra large", "The style ignores size. Equal rows and columns are shown once."])
    func `A sheet of a style that ignores sizes says so`(caption: String) throws {
        let specimen = try #require(gallery.specimens.first { $0.id == "Configuration/Button/primaryHero" })
        #expect(SheetPieces(specimen, in: settler).captions.map(\.text).contains(caption))
    }

    @Test func `A sheet names its preset, group, control and style`() throws {
        let specimen = try #require(gallery.specimens.first { $0.id == "Configuration/Button/primaryHero" })
        let captions = SheetPieces(specimen, in: settler).captions.map(\.text).joined(separator: " ")
        for word in ["primaryHero", "Configuration", "Button", "PrimaryButtonStyle"] {
            #expect(captions.contains(word), "\(word) is missing")
        }
    }

    @Test(arguments: ["size large", "full width", "haptic medium", "Light", "Dark", "pressed", "extra large"])
    func `The hero's sheet has its captions whole`(caption: String) throws {
        let specimen = try #require(gallery.specimens.first { $0.id == "Configuration/Button/primaryHero" })
        let pieces = SheetPieces(specimen, in: settler, isFolded: false)
        #expect(pieces.captions.map(\.text).contains(caption))
    }

    @Test(arguments: strained.specimens.map(\.id))
    func `No caption of a strained sheet is cut short`(id: String) throws {
        let specimen = try #require(strained.specimens.first { $0.id == id })
        let captions = SheetPieces(specimen, in: settler).captions.map(\.text)
        #expect(captions.filter { $0.contains("…") } == [])
    }

    @Test func `Two settlers make the same lists`() {
        let other = TileSettler(library: FontLibrary())
        let differing = gallery.tiles.filter {
            settler.layOut($0, needsTrace: false).list != other.layOut($0, needsTrace: false).list
        }
        #expect(differing.map(\.id) == [])
    }

    @Test func `Two settlers make lists of the same digest`() {
        let other = TileSettler(library: FontLibrary())
        let tiles = configurationSpecimens.specimens[0].tiles
        #expect(
            tiles.map { settler.layOut($0).list.digest } == tiles.map { other.layOut($0).list.digest })
    }

    @Test func `The order of layout does not matter`() {
        let tiles = compositionSpecimens.tiles
        let backwards = tiles.reversed().map { settler.layOut($0, needsTrace: false).list }
        #expect(tiles.map { settler.layOut($0, needsTrace: false).list } == backwards.reversed())
    }
}
