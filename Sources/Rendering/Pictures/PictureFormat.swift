import Drawing
package import Pixels
import Raster

/// What a settled tile's display list becomes.
package enum PictureFormat: Hashable, Sendable {
    case png(PNGEffort)
    /// Shapes, text as outlines.
    case svg(VectorOptions = VectorOptions())
    /// A page of shapes.
    case pdf(VectorOptions = VectorOptions())

    /// How a file's name ends, without the dot.
    package var fileExtension: String {
        switch self {
        case .png: "png"
        case .svg: "svg"
        case .pdf: "pdf"
        }
    }

    /// Those that a picture may be asked for in.
    package static let all: [PictureFormat] = [.png(.fast), .svg(), .pdf()]

    package init?(fileExtension: String) {
        guard let format = PictureFormat.all.first(where: { $0.fileExtension == fileExtension.lowercased() })
        else { return nil }
        self = format
    }

    /// What a format of shapes may have; `nil` for one of pixels.
    package var vectors: VectorOptions? {
        get {
            switch self {
            case .png: nil
            case .svg(let options), .pdf(let options): options
            }
        }
        set {
            switch self {
            case .png: break
            case .svg: self = .svg(newValue ?? VectorOptions())
            case .pdf: self = .pdf(newValue ?? VectorOptions())
            }
        }
    }

    /// Makes the file and lends it: the bytes are good until `body` returns.
    ///
    /// - Parameter title: what it shows, for formats that say it.
    func withFile<R>(
        of list: DisplayList, title: String, by renderer: ListRenderer,
        _ body: (UnsafeRawBufferPointer) throws(RasterError) -> R
    ) throws(RasterError) -> R {
        switch self {
        case .png(let effort):
            return try unsafe renderer.withPNG(of: list, effort: effort, body)
        case .svg(let options):
            let file = try renderer.svg(of: list, title: title, hasLiveText: options.hasLiveText)
            return try unsafe withBytes(of: file, body)
        case .pdf(let options):
            var document = PDFDocument(title: title, pages: [PDFPage(list, words: title)])
            document.hasLiveText = options.hasLiveText
            let file = try renderer.pdf(of: document)
            return try unsafe withBytes(of: file, body)
        }
    }
}

/// What files of shapes may have beside shapes.
package struct VectorOptions: Hashable, Sendable {
    /// Whether text is letters of fonts in the file instead of outlines.
    package var hasLiveText = false
    /// Whether the file has the picture in light and in dark, of which the reader's preference chooses; of SVG alone.
    package var hasSchemes = false

    package init() {}
}

extension PictureFormat {
    /// As it goes to another process.
    var word: String {
        fileExtension + (vectors?.hasLiveText == true ? "+text" : "")
            + (vectors?.hasSchemes == true ? "+schemes" : "")
    }

    init?(word: String) {
        var parts = word.split(separator: "+", omittingEmptySubsequences: false)[...]
        guard let name = parts.popFirst(), var format = PictureFormat(fileExtension: String(name)) else {
            return nil
        }
        for part in parts {
            guard var options = format.vectors else { return nil }
            switch part {
            case "text": options.hasLiveText = true
            case "schemes": options.hasSchemes = true
            default: return nil
            }
            format.vectors = options
        }
        self = format
    }
}

/// Lends bytes with an error of one type, which the library's own way does not.
private func withBytes<R, Failure: Error>(
    of bytes: [UInt8], _ body: (UnsafeRawBufferPointer) throws(Failure) -> R
) throws(Failure) -> R {
    let result = unsafe bytes.withUnsafeBytes { buffer -> Result<R, Failure> in
        do throws(Failure) { return .success(try unsafe body(buffer)) } catch { return .failure(error) }
    }
    return try result.get()
}
