import Catalog
import Drawing
import Foundation
import Pixels
import Raster
import Rendering
import SwiftUI
import Testing
import ViewCore

private struct NoStyle {}

/// As large as a picture says that it is.
private struct SizedByPicture: View {
    let name: String
    var body: some View {
        let size = UIImage(named: name)?.size ?? .zero
        Color.red.frame(width: size.width, height: size.height)
    }
}

/// Image sets of an asset catalogue, by the sizes of their pictures: 10 points at 1x, 20 at 2x, 30 at 3x.
@MainActor struct ImageSetTests {
    private static let settler = TileSettler(library: FontLibrary())

    /// A catalogue of one set `logo` in a folder of its own.
    private func catalog(_ contents: String, files: [String: [UInt8]]) throws -> (
        folder: URL, colors: ColorCatalog
    ) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let set = folder.appendingPathComponent("Media.xcassets/Icons/logo.imageset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
        for (name, bytes) in files { try Data(bytes).write(to: set.appendingPathComponent(name)) }
        return (folder, ColorCatalog(folder: folder.appendingPathComponent("Media.xcassets").path))
    }

    private func png(_ side: Int) -> [UInt8] {
        encodePNG(Pixmap(width: side, height: side, filledWith: (200, 0, 0, 255)), effort: .fast)
    }

    private func laidOut<V: View>(_ view: V, _ colors: ColorCatalog) -> LaidOut {
        let catalog = Catalog("Group", colors: colors) {
            Specimen("Image/any", style: NoStyle.self, axes: onePoint()) { AnyView(view) }
        }
        return Self.settler.layOut(catalog.tiles[0], needsTrace: false)
    }

    private let scales = """
        {"images": [
          {"idiom": "universal", "filename": "one.png", "scale": "1x"},
          {"idiom": "universal", "filename": "two.png", "scale": "2x"},
          {"idiom": "watch", "filename": "watch.png", "scale": "2x"},
          {"idiom": "universal", "filename": "night.png", "scale": "2x",
           "appearances": [{"appearance": "luminosity", "value": "dark"}]},
          {"idiom": "universal", "scale": "3x"}],
         "info": {"author": "xcode", "version": 1}}
        """

    @Test(arguments: [(1, 10), (2, 20), (3, 20), (1.5, 20)] as [(CGFloat, CGFloat)])
    func `The file of the nearest scale is drawn, the larger one of two`(scale: CGFloat, points: CGFloat)
        throws
    {
        let (folder, colors) = try catalog(
            scales, files: ["one.png": png(10), "two.png": png(40), "night.png": png(60)])
        defer { try? FileManager.default.removeItem(at: folder) }
        let made = laidOut(Image("logo").environment(\.displayScale, scale), colors)
        #expect(made.warnings == [])
        #expect(made.frame.width == points)
    }

    /// Xcode's "Provides Namespace": without it a folder is there for people alone.
    @Test(arguments: [(true, "Icons/logo", "logo"), (false, "logo", "Icons/logo")])
    func `A folder stands before a set's name where it provides a namespace`(
        providesNamespace: Bool, name: String, other: String
    ) throws {
        let (folder, _) = try catalog(scales, files: ["one.png": png(10), "two.png": png(40)])
        defer { try? FileManager.default.removeItem(at: folder) }
        let media = folder.appendingPathComponent("Media.xcassets")
        try Data("{\"properties\": {\"provides-namespace\": \(providesNamespace)}}".utf8)
            .write(to: media.appendingPathComponent("Icons/Contents.json"))
        let colors = ColorCatalog(folder: media.path)
        #expect(laidOut(Image(name), colors).warnings == [])
        #expect(laidOut(Image(other), colors).warnings.first?.hasPrefix("no image named") == true)
    }

    @Test func `A file that is repeated or keeps its caps warns of nothing, and is drawn so`() throws {
        let (folder, colors) = try catalog(
            #"{"images": [{"filename": "logo.png", "idiom": "universal"}]}"#, files: ["logo.png": png(10)])
        defer { try? FileManager.default.removeItem(at: folder) }
        let caps = EdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
        for (image, parts) in [
            (Image("logo").resizable(resizingMode: .tile), 1), (Image("logo").resizable(capInsets: caps), 9),
        ] {
            let made = laidOut(image.frame(width: 30, height: 20), colors)
            #expect(made.warnings == [])
            let images = made.list.items.compactMap { if case .image(let image) = $0 { image } else { nil } }
            #expect(images.count == parts)
            // Repeated, there is a pixel for each of the frame.
            if parts == 1 { #expect(images.first?.size == PixelSize(width: 30, height: 20)) }
        }
    }

    @Test(arguments: [("logo", 20), ("nothing", 24)] as [(String, CGFloat)])
    func `A picture of UIKit says the size of its file`(name: String, points: CGFloat) throws {
        let (folder, colors) = try catalog(scales, files: ["one.png": png(10), "two.png": png(40)])
        defer { try? FileManager.default.removeItem(at: folder) }
        let view = SizedByPicture(name: name).environment(\.displayScale, 2)
        #expect(laidOut(view, colors).frame.size == CGSize(width: points, height: points))
    }

    @Test func `In the dark the dark file is drawn`() throws {
        let (folder, colors) = try catalog(
            scales, files: ["one.png": png(10), "two.png": png(40), "night.png": png(60)])
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(laidOut(Image("logo").environment(\.colorScheme, .dark), colors).frame.width == 30)
    }

    @Test func `What is of another format is named and drawn as missing`() throws {
        let (folder, colors) = try catalog(
            #"{"images": [{"filename": "logo.heic", "idiom": "universal"}]}"#, files: ["logo.heic": [37, 80]])
        defer { try? FileManager.default.removeItem(at: folder) }
        let made = laidOut(Image("logo"), colors)
        #expect(
            made.warnings == [
                "the image set \"logo\" has only logo.heic; only PNG, JPEG, SVG and PDF files are drawn; "
                    + "a square is drawn instead"
            ])
        #expect(made.frame.width == 24)
    }

    @Test(arguments: [0, 20, 40]) func `A file that is cut short ends in a message`(length: Int) throws {
        let whole = png(40)
        let (folder, colors) = try catalog(
            #"{"images": [{"filename": "logo.png", "idiom": "universal"}]}"#,
            files: ["logo.png": Array(whole.prefix(length))])
        defer { try? FileManager.default.removeItem(at: folder) }
        let made = laidOut(Image("logo"), colors)
        #expect(made.warnings.count == 1)
        #expect(made.warnings.first?.contains("logo.imageset/logo.png") == true)
        #expect(made.frame.width == 24)
    }

    @Test func `A file that is gone, or outside of its set, is missing`() throws {
        let (folder, colors) = try catalog(
            #"{"images": [{"filename": "gone.png", "idiom": "universal"}]}"#, files: [:])
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(laidOut(Image("logo"), colors).warnings.first?.contains("gone.png") == true)
        let outside = try catalog(
            #"{"images": [{"filename": "../../../../secret.png", "idiom": "universal"}]}"#, files: [:])
        defer { try? FileManager.default.removeItem(at: outside.folder) }
        let warnings = laidOut(Image("logo"), outside.colors).warnings
        #expect(warnings.count == 1)
        #expect(
            warnings.first?.contains("images[0].filename is no name of a file in the set's folder") == true)
        #expect(warnings.first?.hasSuffix("a square is drawn instead") == true)
    }

    @Test func `A template takes the color of the text`() throws {
        let contents = #"""
            {"images": [{"filename": "logo.png", "idiom": "universal", "scale": "2x"}],
             "properties": {"template-rendering-intent": "template"}}
            """#
        let (folder, colors) = try catalog(contents, files: ["logo.png": png(40)])
        defer { try? FileManager.default.removeItem(at: folder) }
        func list(_ color: Color) -> String {
            "\(laidOut(Image("logo").foregroundStyle(color), colors).list)"
        }
        #expect(list(.green) != list(.blue))
        func original(_ color: Color) -> String {
            "\(laidOut(Image("logo").renderingMode(.original).foregroundStyle(color), colors).list)"
        }
        #expect(original(.green) == original(.blue))
    }

    @Test(.timeLimit(.minutes(60)), arguments: ["logo.png", "Contents.json"])
    func `A pipe in the place of a file is named and not waited for`(name: String) throws {
        let (folder, _) = try catalog(
            #"{"images":[{"filename":"logo.png","idiom":"universal"}]}"#, files: [:])
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.path + "/Media.xcassets/Icons/logo.imageset/" + name
        try? FileManager.default.removeItem(atPath: path)
        #expect(unsafe mkfifo(path, 0o600) == 0)
        let colors = ColorCatalog(folder: folder.path + "/Media.xcassets")
        let words = colors.problems + laidOut(Image("logo"), colors).warnings.map { "\($0)" }
        #expect(words.contains { $0.contains("logo") }, "\(words)")
        #expect(name == "Contents.json" || words.contains { $0.contains("a pipe, not a file") }, "\(words)")
    }

    @Test func `A set that cannot be read is a problem of the catalogue`() throws {
        let (folder, colors) = try catalog("{", files: [:])
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(colors.problems.count == 1)
        #expect(colors.problems.first?.contains("logo.imageset/Contents.json: not an image set") == true)
    }
}
