/// Small PDF files for tests, as people would write them by hand.
package enum PDFWriting {
    /// A file of one page with these operators; `objects` are numbered from 5.
    ///
    /// - Parameter page: more of the page, such as `/Rotate 90`.
    package static func page(
        _ content: String, box: String = "0 0 8 4", resources: String = "", page: String = "",
        objects: [[UInt8]] = []
    ) -> [UInt8] {
        file(
            [
                object("<</Type/Catalog/Pages 2 0 R>>"), object("<</Type/Pages/Kids[3 0 R]/Count 1>>"),
                object(
                    "<</Type/Page/Parent 2 0 R/MediaBox[\(box)]/Resources<<\(resources)>>/Contents 4 0 R\(page)>>"
                ),
                stream("", Array(content.utf8)),
            ] + objects)
    }

    /// Numbered from 1, which is the catalogue; without a table of their places, which no reader needs.
    package static func file(_ objects: [[UInt8]], trailer: String = "/Root 1 0 R") -> [UInt8] {
        var bytes = Array("%PDF-1.4\n".utf8)
        for (index, object) in objects.enumerated() {
            bytes += Array("\(index + 1) 0 obj\n".utf8) + object + Array("\nendobj\n".utf8)
        }
        return bytes + Array("trailer\n<<\(trailer)>>\n%%EOF\n".utf8)
    }

    package static func object(_ text: String) -> [UInt8] { Array(text.utf8) }

    package static func stream(_ members: String, _ bytes: [UInt8]) -> [UInt8] {
        Array("<<\(members)/Length \(bytes.count)>>stream\n".utf8) + bytes + Array("\nendstream".utf8)
    }

    /// A form that draws `content` in a square of 9.
    package static func form(_ content: String, resources: String = "") -> [UInt8] {
        stream("/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<<\(resources)>>", Array(content.utf8))
    }
}
