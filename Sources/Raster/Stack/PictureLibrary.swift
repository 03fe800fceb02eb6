import Foundation
import Pixels

/// A library that reads a format of pictures, loaded where the first such picture is read.
package enum PictureLibrary: Sendable {
    case jpeg, pdf, svg

    /// Its name and version, for the stack of tiles that show what it has read. Where it tells no version, a part of its
    /// file's SHA-256 stands for that.
    package var version: String {
        switch self {
        case .jpeg: PictureLibrary.jpegVersion
        case .pdf: PictureLibrary.pdfVersion
        case .svg: PictureLibrary.svgVersion
        }
    }

    private static let jpegVersion: String = {
        let name = "libturbojpeg.so.0"
        guard SharedLibrary(name) != nil else { return "libjpeg-turbo unknown" }
        return "libjpeg-turbo " + digest(of: loadedFile(name))
    }()
    private static let pdfVersion = "pdfium " + digest(of: PDFLibrary.place)
    private static let svgVersion: String = {
        guard let library = SharedLibrary("librsvg-2.so.2") else { return "librsvg unknown" }
        let parts = ["major", "minor", "micro"].map { library.number("rsvg_\($0)_version") }
        return "librsvg " + parts.map { $0.map { "\($0)" } ?? "?" }.joined(separator: ".")
    }()

    /// The file that a loaded library is, as the system lists it: a line of memory each, with the path at its end.
    private static func loadedFile(_ name: String) -> String? {
        guard let text = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8) else { return nil }
        for line in text.split(separator: "\n") {
            guard let start = line.firstIndex(of: "/") else { continue }
            let path = String(line[start...])
            if path.split(separator: "/").last?.hasPrefix(name) == true { return path }
        }
        return nil
    }

    private static func digest(of path: String?) -> String {
        guard let path, let file = try? MappedFile(path: path) else { return "unknown" }
        return String(FontDigests.sha256(of: file).prefix(16))
    }
}
