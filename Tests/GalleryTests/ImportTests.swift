import Foundation
import TestSupport
import Testing

/// The Gallery's source files.
enum GalleryFiles {
    static let folders = [
        "Configuration", "Filled", "Protocols", "Composition", "Cells", "Effects", "Controls",
    ]

    static func swift(in folder: String) throws -> [(name: String, text: String)] {
        let url = Package.root.appendingPathComponent("Sources/Gallery/\(folder)")
        return try FileManager.default.subpathsOfDirectory(atPath: url.path)
            .filter { $0.hasSuffix(".swift") }.sorted()
            .map { name in
                let file = url.appendingPathComponent(name)
                return (name, try String(contentsOf: file, encoding: .utf8))
            }
    }

    /// The modules that a file names in any kind of import.
    static func imports(_ text: String) -> Set<String> {
        var modules: Set<String> = []
        for line in text.split(separator: "\n") {
            var words = line.split(whereSeparator: \.isWhitespace).map(String.init)
            guard let start = words.firstIndex(of: "import"),
                words[..<start].allSatisfy({ $0.hasPrefix("@") || $0 == "public" || $0 == "internal" })
            else { continue }
            words.removeFirst(start + 1)
            if ["struct", "class", "enum", "func", "protocol", "typealias", "let", "var"]
                .contains(words.first)
            {
                words.removeFirst()
            }
            if let name = words.first?.split(separator: ".").first { modules.insert(String(name)) }
        }
        return modules
    }
}

struct ImportTests {
    @Test(arguments: GalleryFiles.folders)
    func `Style code imports nothing but SwiftUI and UIKit`(folder: String) throws {
        for file in try GalleryFiles.swift(in: folder) where !file.name.hasSuffix("Specimens.swift") {
            let others = GalleryFiles.imports(file.text).subtracting(["SwiftUI", "UIKit"])
            #expect(others == [], "\(folder)/\(file.name)")
        }
    }

    @Test(arguments: GalleryFiles.folders)
    func `Specimens import the catalogue besides`(folder: String) throws {
        let files = try GalleryFiles.swift(in: folder).filter { $0.name.hasSuffix("Specimens.swift") }
        #expect(!files.isEmpty)
        for file in files {
            let imports = GalleryFiles.imports(file.text)
            #expect(imports.subtracting(["UIKit"]) == ["Catalog", "SwiftUI"], "\(folder)/\(file.name)")
        }
    }

    @Test(arguments: [
        ("@testable import Catalog", "Catalog"), ("internal import Drawing", "Drawing"),
        ("import struct ViewCore.Color", "ViewCore"), ("  import Raster", "Raster"),
    ])
    func `Every way to import is seen`(line: String, module: String) {
        #expect(GalleryFiles.imports("import SwiftUI\n" + line) == ["SwiftUI", module])
    }
}
