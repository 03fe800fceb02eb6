import Catalog
import Drawing
import Foundation
import Pixels
import Raster
import Rendering
import SwiftUI
import TestSupport
import Testing
import ViewCore

private struct NoStyle {}

/// A picture of UIKit that a view makes when it is drawn.
private struct Pictured: View {
    let make: @MainActor () -> UIImage?
    var body: some View {
        if let image = make() {
            Image(uiImage: image)
        } else {
            Color.red.frame(width: 7, height: 7)
        }
    }
}

/// As long as the bytes of a data set are many.
private struct Counted: View {
    let name: String
    var body: some View {
        let asset = NSDataAsset(name: name)
        Color.red.frame(
            width: CGFloat(asset?.data.count ?? 0), height: asset?.typeIdentifier == "public.json" ? 2 : 1)
    }
}

/// Pictures without a set: files among resources, and bytes that code has. And data sets.
@MainActor struct LoosePictureTests {
    private static let settler = TileSettler(library: FontLibrary())

    private func png(_ width: Int, _ height: Int) -> [UInt8] {
        encodePNG(Pixmap(width: width, height: height, filledWith: (9, 200, 9, 255)), effort: .fast)
    }

    private func withFolder<R>(_ files: [String: [UInt8]], _ body: (String) throws -> R) throws -> R {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, bytes) in files {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(bytes).write(to: file)
        }
        return try body(folder.path)
    }

    private func laidOut<V: View>(_ view: V, _ colors: ColorCatalog = ColorCatalog()) -> LaidOut {
        let catalog = Catalog("Group", colors: colors) {
            Specimen("Image/any", style: NoStyle.self, axes: onePoint()) { AnyView(view) }
        }
        return Self.settler.layOut(catalog.tiles[0], needsTrace: false)
    }

    // MARK: - Files among resources

    /// As UIKit has it: the end of a name may be missing for PNG alone.
    @Test(
        arguments: [
            ("photo", CGSize(width: 20, height: 10)), ("photo.png", CGSize(width: 20, height: 10)),
            ("sky.jpg", CGSize(width: 40, height: 20)), ("sky", nil), ("photo@2x", nil),
        ] as [(String, CGSize?)])
    func `A picture among resources is drawn by its name`(name: String, size: CGSize?) throws {
        let sky = JPEGWriting.colors(Pixmap(width: 40, height: 20, filledWith: (9, 9, 200, 255)))
        try withFolder(["photo@2x.png": png(40, 20), "sky.jpg": sky]) { folder in
            let made = laidOut(Image(name), ColorCatalog(pictureFolders: [folder]))
            guard let size else {
                return #expect(
                    made.warnings == ["no image named \"\(name)\"; a square is drawn instead"])
            }
            #expect(made.warnings == [])
            #expect(made.frame.size == size)
        }
    }

    @Test(arguments: [(1, 10), (2, 20), (3, 30), (1.5, 20)] as [(CGFloat, Int)])
    func `Of several scales the tile's is taken, else the next larger one`(scale: CGFloat, pixels: Int) throws
    {
        let files = [
            "a.png": png(10, 10), "a@2x.png": png(20, 20), "a@3x.png": png(30, 30), "a~ipad.png": png(5, 5),
        ]
        try withFolder(files) { folder in
            let made = laidOut(
                Image("a").environment(\.displayScale, scale), ColorCatalog(pictureFolders: [folder]))
            let images = made.list.items.compactMap {
                if case .image(let image) = $0 { image.size } else { nil }
            }
            #expect(images == [PixelSize(width: pixels, height: pixels)])
            #expect(made.frame.width == 10)
        }
    }

    @Test func `A set of an asset catalogue counts before a file of its name`() throws {
        let contents = #"{"images": [{"filename": "b.png"}]}"#
        let files = [
            "Media.xcassets/a.imageset/Contents.json": Array(contents.utf8),
            "Media.xcassets/a.imageset/b.png": png(8, 8), "a.png": png(10, 10),
        ]
        try withFolder(files) { folder in
            let colors = ColorCatalog(pictureFolders: [folder])
                .merging(ColorCatalog(folder: folder + "/Media.xcassets"))
            #expect(laidOut(Image("a"), colors).frame.width == 8)
        }
    }

    // MARK: - UIKit

    @Test func `Bytes are a picture with the scale that is asked for`() {
        let data = Data(png(40, 20))
        #expect(laidOut(Pictured { UIImage(data: data) }).frame.size == CGSize(width: 40, height: 20))
        #expect(
            laidOut(Pictured { UIImage(data: data, scale: 2) }).frame.size == CGSize(width: 20, height: 10))
        #expect(
            laidOut(Pictured { UIImage(data: data, scale: .nan) }).frame.size
                == CGSize(width: 40, height: 20))
    }

    @Test func `Bytes that are no picture give none, which is said`() {
        let made = laidOut(Pictured { UIImage(data: Data("no picture".utf8)) })
        #expect(made.frame.width == 7)
        #expect(made.warnings.count == 1)
        #expect(made.warnings.first?.hasPrefix("UIImage(data:): ") == true)
    }

    @Test(arguments: [("a.png", 20), ("a@2x.png", 20), ("b.png", 10), ("a", 7), ("gone.png", 7)])
    func `A file's name says how many pixels are a point`(name: String, width: CGFloat) throws {
        try withFolder(["a@2x.png": png(40, 20), "b.png": png(10, 5)]) { folder in
            let made = laidOut(Pictured { UIImage(contentsOfFile: "\(folder)/\(name)") })
            #expect(made.warnings == [])
            #expect(made.frame.width == width)
        }
    }

    // MARK: - Data sets

    private func data(_ contents: String, _ files: [String: [UInt8]]) throws -> LaidOut {
        var all = ["words.dataset/Contents.json": Array(contents.utf8)]
        for (name, bytes) in files { all["words.dataset/\(name)"] = bytes }
        return try withFolder(all) { folder in
            laidOut(Counted(name: "words"), ColorCatalog(folder: folder))
        }
    }

    @Test func `A data set gives the bytes and the type of its file`() throws {
        let made = try data(
            #"{"data": [{"filename": "w.json", "idiom": "universal", "universal-type-identifier": "public.json"}]}"#,
            ["w.json": Array("[1, 2]".utf8)])
        #expect(made.warnings == [])
        #expect(made.frame.size == CGSize(width: 6, height: 2))
    }

    @Test(arguments: [
        (#"{"data": [{"filename": "gone.json"}]}"#, "words.dataset/gone.json cannot be read"),
        (#"{"data": [{"filename": "../w.json"}]}"#, "data[0].filename is no name of a file"),
        (#"{"data": {}}"#, "data is no array"), ("{}", "has no \"data\""), ("", "not JSON"),
        (#"{"data": [{"filename": "w", "universal-type-identifier": 1}]}"#, "identifier is no string"),
        (#"{"data": [{"filename": "w", "idiom": "fone"}]}"#, "data[0].idiom is \"fone\""),
        (#"{"data": [{"filename": "w"}, {"filename": "v"}]}"#, "data[1] is for the same as data[0]"),
        (#"{"data": []}"#, "has no file; add one in Xcode"),
        (#"{"data": [], "properties": {"compression-type": "zip"}}"#, "compression-type is \"zip\""),
    ])
    func `A wrong data set is named where code asks for it`(contents: String, says: String) throws {
        let made = try data(contents, [:])
        #expect(made.warnings.contains { $0.contains(says) }, "\(made.warnings)")
        #expect(made.frame.width == 0)
    }
}
