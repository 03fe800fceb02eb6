import Foundation

/// A file as Cairo writes it, cut into its objects, so that some can be said in other words.
///
/// Cairo names itself with its version, and the moment; and it has no way to say a language, or what a figure shows.
struct PDFObjects {
    private let head: ArraySlice<UInt8>
    /// By number, from 1; an empty one is free.
    private var objects: [ArraySlice<UInt8>]
    /// The order in which they stand.
    private let order: [Int]
    private let root: Int
    private let info: Int

    /// - Returns: `nil` where the file is none that Cairo writes in PDF 1.4.
    init?(_ bytes: [UInt8]) {
        guard bytes.suffix(6).elementsEqual("%%EOF\n".utf8), let start = bytes.lastPlace(of: "startxref\n"),
            let table = PDFObjects.number(bytes, at: start + 10), table < start,
            bytes[table...].starts(with: "xref\n0 ".utf8),
            let count = PDFObjects.number(bytes, at: table + 7),
            let end = bytes[(table + 7)...].firstIndex(of: UInt8(ascii: "\n")),
            count > 0, end + 1 + count * 20 <= start
        else { return nil }
        var offsets: [(number: Int, place: Int)] = []
        for number in 1..<max(count, 1) {
            let entry = end + 1 + number * 20
            guard let place = PDFObjects.number(bytes, at: entry), place < table else { return nil }
            if bytes[entry + 17] == UInt8(ascii: "n") { offsets.append((number, place)) }
        }
        offsets.sort { $0.place < $1.place }
        guard let first = offsets.first else { return nil }
        head = bytes[..<first.place]
        order = offsets.map(\.number)
        objects = Array(repeating: [], count: count)
        for (index, object) in offsets.enumerated() {
            let last = index + 1 < offsets.count ? offsets[index + 1].place : table
            guard object.place < last else { return nil }
            objects[object.number] = bytes[object.place..<last]
        }
        let trailer = bytes[(end + 1 + count * 20)..<start]
        guard let root = PDFObjects.reference("/Root ", in: trailer),
            let info = PDFObjects.reference("/Info ", in: trailer), objects.indices.contains(root),
            objects.indices.contains(info)
        else { return nil }
        (self.root, self.info) = (root, info)
    }

    /// Takes what Cairo says of itself and of the moment out, and puts a title and a language in.
    mutating func describe(title: String, language: String) {
        let title = title.isEmpty ? "" : " /Title \(PDFObjects.string(title))"
        objects[info] = ["\(info) 0 obj\n<< /Producer (Specimen)\(title) >>\nendobj\n".utf8].joinedBytes
        let wish = title.isEmpty ? "" : " /ViewerPreferences << /DisplayDocTitle true >>"
        // Cairo makes the tree of figures and does not say so here.
        let marked =
            objects[root].place(of: "/StructTreeRoot") != nil && objects[root].place(of: "/MarkInfo") == nil
            ? " /MarkInfo << /Marked true >>" : ""
        insert(" /Lang \(PDFObjects.string(language))\(wish)\(marked)", behind: "/Type /Catalog", in: root)
    }

    /// Has of each page, in their order, only its size shown, in points, where that is no whole number: Cairo's pages are
    /// larger by less than a point, to the right and below.
    mutating func showPages(_ sizes: [CGSize]) {
        func word(_ points: CGFloat) -> String {
            let held = (points * 1e6).rounded() / 1e6
            return held == held.rounded() ? "\(Int(held))" : "\(held)"
        }
        let pages = order.filter {
            objects[$0].contains("/Type /Page ") && objects[$0].contains("/MediaBox [")
        }
        for (number, size) in zip(pages, sizes) {
            let (width, height) = (size.width.rounded(.up), size.height.rounded(.up))
            guard width != size.width || height != size.height else { continue }
            let own = "/MediaBox [ 0 0 \(word(width)) \(word(height)) ]"
            guard let place = objects[number].place(of: own) else { continue }
            // The page's y runs upwards.
            let shown = "/MediaBox [ 0 \(word(height - size.height)) \(word(size.width)) \(word(height)) ]"
            objects[number] =
                [
                    Array(objects[number][..<place]), Array(shown.utf8),
                    Array(objects[number][(place + own.utf8.count)...]),
                ].joinedBytes
        }
    }

    /// Says of each figure what it shows, in the order in which they were drawn.
    mutating func describeFigures(_ words: [String]) {
        let figures = order.filter {
            objects[$0].contains("/Type /StructElem") && objects[$0].contains("/S /Figure")
        }
        for (number, words) in zip(figures, words) where !words.isEmpty {
            insert(" /Alt \(PDFObjects.string(words))", behind: "/S /Figure", in: number)
        }
    }

    /// The file, with a table of where its objects stand now.
    var bytes: [UInt8] {
        var file = Array(head)
        var places = [Int](repeating: -1, count: objects.count)
        for number in order {
            places[number] = file.count
            file += objects[number]
        }
        let table = file.count
        file += "xref\n0 \(objects.count)\n0000000000 65535 f \n".utf8
        for place in places.dropFirst() {
            let digits = String(max(place, 0))
            let padded = String(repeating: "0", count: max(10 - digits.count, 0)) + digits
            file += (padded + (place < 0 ? " 00000 f \n" : " 00000 n \n")).utf8
        }
        file += "trailer\n<< /Size \(objects.count)\n   /Root \(root) 0 R\n   /Info \(info) 0 R\n>>\n".utf8
        file += "startxref\n\(table)\n%%EOF\n".utf8
        return file
    }

    private mutating func insert(_ text: String, behind mark: String, in number: Int) {
        guard let place = objects[number].place(of: mark) else { return }
        let behind = place + mark.utf8.count
        objects[number] =
            [
                Array(objects[number][..<behind]), Array(text.utf8), Array(objects[number][behind...]),
            ].joinedBytes
    }

    /// A text string in UTF-16, which has no marks of the language in it.
    static func string(_ text: String) -> String {
        text.utf16.reduce(into: "<FEFF") { result, unit in
            let digits = String(unit, radix: 16, uppercase: true)
            result += String(repeating: "0", count: 4 - digits.count) + digits
        } + ">"
    }

    private static func number(_ bytes: [UInt8], at place: Int) -> Int? {
        let digits = bytes[min(place, bytes.count)...].prefix { 0x30...0x39 ~= $0 }.prefix(10)
        return Int(String(decoding: digits, as: UTF8.self))
    }

    private static func reference(_ mark: String, in bytes: ArraySlice<UInt8>) -> Int? {
        bytes.place(of: mark).flatMap { number(Array(bytes[($0 + mark.utf8.count)...]), at: 0) }
    }
}

extension ArraySlice<UInt8> {
    fileprivate func place(of text: String) -> Int? {
        let wanted = Array(text.utf8)
        guard count >= wanted.count, let first = wanted.first else { return nil }
        var place = startIndex
        let last = endIndex - wanted.count
        while place <= last, let next = self[place...last].firstIndex(of: first) {
            if self[next..<(next + wanted.count)].elementsEqual(wanted) { return next }
            place = next + 1
        }
        return nil
    }

    /// Looked for in the first bytes alone: what an object is stands at its begin.
    fileprivate func contains(_ text: String) -> Bool { prefix(512).place(of: text) != nil }
}

extension [UInt8] {
    fileprivate func lastPlace(of text: String) -> Int? {
        let tail = self[Swift.max(count - 64, 0)...]
        return tail.place(of: text)
    }
}

extension Sequence where Element: Sequence<UInt8> {
    fileprivate var joinedBytes: ArraySlice<UInt8> { ArraySlice(joined()) }
}
