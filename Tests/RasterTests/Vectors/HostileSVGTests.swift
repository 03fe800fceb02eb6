import Foundation
import Pixels
import Raster
import TestSupport
import Testing

/// Whatever a file holds, drawing ends, in a picture or an error; nothing outside of it is read.
@Suite struct HostileSVGTests {
    private static let head = #"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8">"#

    /// What is said of the file, or that it was drawn.
    private func words(_ bytes: [UInt8]) -> String {
        do {
            let picture = try SVGPicture(bytes, name: "a.svg")
            let drawn = try picture.drawn(width: Int(picture.size.width), height: Int(picture.size.height))
            return "a picture of \(drawn.width) × \(drawn.height)"
        } catch {
            return "\(error)"
        }
    }
    private func words(_ svg: String) -> String { words(Array(svg.utf8)) }

    // MARK: - What would be letters of the machine's fonts, however it is hidden

    @Test(arguments: [
        "<text>A</text>", "<g><g><text y='4'>A</text></g></g>", "<text/>",
        "<s:text xmlns:s='http://www.w3.org/2000/svg'>A</s:text>",
        "<!--> <g id='--> <text>A</text> <!-- '/> -->",
        "<g a='/>' b=\">\"/><text>A</text>", "<g a = '<text/>'\n/><text\t>A</text>",
        "<![CDATA[ <g ]]><text>A</text>", "<?a ?><text>A</text>", "<?> <g id='?> <text>A</text> <?a '/> ?>",
    ])
    func `Text is named, wherever it stands`(part: String) {
        let said = words(Self.head + part + "</svg>")
        // A comment of two hyphens and a bracket is none, and such files are no XML: either is said.
        #expect(said.hasPrefix("a.svg: "), "\(said)")
        #expect(said.contains("<text>") || said.contains("cannot be drawn"), "\(said)")
    }

    @Test func `Text in a comment is none`() {
        #expect(words(Self.head + "<!-- <text>A</text> --></svg>") == "a picture of 8 × 8")
        #expect(words(Self.head + "<desc><![CDATA[<text>]]></desc></svg>") == "a picture of 8 × 8")
    }

    @Test func `Only UTF-8 is read, since in other encodings text would not be seen`() {
        let svg = #"<?xml version="1.0" encoding="UTF-16"?>"# + Self.head + "<text>A</text></svg>"
        let wide = svg.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
        for bytes in [wide, [0xFF, 0xFE] + wide, Array(svg.utf8), [0x1F, 0x8B, 8, 0]] {
            #expect(words(bytes).contains("the file is not plain UTF-8"))
        }
    }

    // MARK: - What is outside of the file

    @Test(arguments: [
        "<image href='data:image/png;base64,AAAA'/>", "<use href='file:///etc/passwd#a'/>",
        "<use xlink:href='other.svg#a' xmlns:xlink='http://www.w3.org/1999/xlink'/>",
        "<rect fill=\"url(http://example.com/a.svg#b)\"/>", "<rect style='fill:url(other.svg#a)'/>",
        "<style>@import url(other.css);</style>", "<foreignObject/>",
        "<xi:include xmlns:xi='http://www.w3.org/2001/XInclude' href='/etc/passwd' parse='text'/>",
        "<use href='&#x2F;etc/passwd'/>", "<filter id='f'><feImage href='#a'/></filter>",
    ])
    func `What is outside of the file is named and not read`(part: String) {
        #expect(words(Self.head + part + "</svg>").contains("nothing from outside of the picture is read"))
    }

    @Test func `A style sheet beside the file and the machine's language are named`() {
        let sheet = "<?xml-stylesheet href='data:text/css,*{}' type='text/css'?>"
        #expect(words(sheet + Self.head + "</svg>").contains("xml-stylesheet"))
        #expect(
            words(Self.head + "<switch><g systemLanguage='de'/></switch></svg>").contains("systemLanguage"))
    }

    // MARK: - What takes forever

    @Test(arguments: [
        #"<!DOCTYPE svg [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>"#,
        #"<!DOCTYPE svg SYSTEM "a>b" [<!ENTITY a SYSTEM "file:///etc/passwd">]>"#,
    ])
    func `Entities are refused before they are expanded`(type: String) {
        #expect(words(type + Self.head + "&b;</svg>").contains("a DOCTYPE with definitions"))
    }

    /// Each part shows the one before ten times.
    private func bomb(_ part: (Int) -> String) -> String {
        Self.head + "<g id='n0'><rect width='1' height='1'/></g>" + (1...9).map(part).joined() + "</svg>"
    }

    @Test func `Parts that show each other ten times, again and again, are counted first`() {
        let uses = bomb { level in
            "<g id='n\(level)'>" + String(repeating: "<use href='#n\(level - 1)'/>", count: 10) + "</g>"
        }
        let patterns = bomb { level in
            "<pattern id='n\(level)' width='1' height='1'>"
                + String(repeating: "<rect width='1' height='1' fill='url(#n\(level - 1))'/>", count: 10)
                + "</pattern>"
        }
        let classes = bomb { level in
            "<style>.c\(level){mask:url(#n\(level - 1))}</style><mask id='n\(level)'>"
                + String(repeating: "<rect class='c\(level)' width='1' height='1'/>", count: 10) + "</mask>"
        }
        let hidden = bomb { level in
            "<style>.c\(level){mask:url(#</style><style>/*}*/.c\(level)/*{*/{mask:url(#n\(level - 1))}</style>"
                + "<mask id='n\(level)'>"
                + String(repeating: "<rect class='c\(level)' width='1' height='1'/>", count: 10) + "</mask>"
        }
        for file in [uses, patterns, classes, hidden] {
            #expect(words(file).contains("drawn more than 200000 times"), "\(words(file))")
        }
    }

    @Test(arguments: [
        "<g id='a'><use href='#a'/></g>",
        "<mask id='a'><rect mask='url(#b)'/></mask><mask id='b'><rect mask='url(#a)'/></mask>",
        "<pattern id='a'><rect fill='url(#a)'/></pattern>",
        "<style>.a{mask:url(#m)}</style><mask id='m'><g class='a'/></mask>",
    ])
    func `What refers to itself is named`(part: String) {
        #expect(words(Self.head + part + "</svg>").contains("refers to"))
    }

    @Test func `A long chain of references ends`() {
        let chain = (1...5000).map { "<g id='n\($0)'><use href='#n\($0 + 1)'/></g>" }.joined()
        #expect(words(Self.head + chain + "</svg>").contains("references inside of references"))
    }

    @Test func `Deep nesting, many elements and many bytes are refused`() {
        #expect(words(Self.head + String(repeating: "<g>", count: 100_000)).contains("deeper than 100"))
        #expect(
            words(Self.head + String(repeating: "<g/>", count: 30_000) + "</svg>").contains("20000 elements"))
        #expect(words(Self.head + String(repeating: " ", count: 3 << 20) + "</svg>").contains("2097152"))
    }

    @Test(arguments: ["feTurbulence", "feConvolveMatrix", "feMorphology", "feDisplacementMap"])
    func `Filters whose steps have no limit are named`(filter: String) {
        #expect(words(Self.head + "<filter id='f'><\(filter)/></filter></svg>").contains("<\(filter)>"))
    }

    @Test(arguments: [
        (#"width="1e9" height="1""#, "too large"), (#"width="9000" height="9""#, "too large"),
        (#"width="8000" height="8000""#, "too large"), (#"viewBox="0 0 1e300 1e300""#, ""),
        (#"width="-4" height="4""#, ""), (#"width="0" height="0""#, ""), (#"width="NaN" height="inf""#, ""),
        (#"viewBox="a b c d""#, ""), (#"width="1e-30" height="1e-30""#, ""),
    ])
    func `Sizes that are huge, negative or no numbers end in words or in a picture`(
        attributes: String, expected: String
    ) {
        let said = words(#"<svg xmlns="http://www.w3.org/2000/svg" \#(attributes)><rect width="9"/></svg>"#)
        #expect(said.hasPrefix("a.svg: ") || said.hasPrefix("a picture of "), "\(said)")
        #expect(expected.isEmpty || said.contains(expected), "\(said)")
    }

    @Test func `Many blurs on many pixels are refused`() {
        let blurs = String(repeating: "<feGaussianBlur stdDeviation='90'/>", count: 400)
        let svg =
            "<svg xmlns='http://www.w3.org/2000/svg' width='4000' height='4000'><filter id='f'>\(blurs)</filter></svg>"
        #expect(words(svg).contains("too much on too many pixels"))
    }

    @Test func `Dashes without number are refused, since each takes memory`() {
        // The last would be too long as an argument's name.
        for path in [
            "d='M0 4H8000000'", "d='M0 4H8e6'", "d='M0 4H9' transform='scale(1000000)'", "d='M0 4H9999999in'",
            "d='M0 4\(String(repeating: "H900H0", count: 30_000))'",
        ] {
            for style in ["stroke-dasharray='.3'", "style='stroke-dasharray:.3'"] {
                #expect(words(Self.head + "<path stroke='red' \(style) \(path)/></svg>").contains("dashes"))
            }
            let sheet = "<style>path{stroke-dasharray:.3}</style>"
            #expect(words(Self.head + sheet + "<path stroke='red' \(path)/></svg>").contains("dashes"))
        }
    }

    @Test func `A few dashes are drawn, and none may be scaled`() {
        let few = "<path id='g1234567' stroke='#123456' stroke-dasharray='4 2.5' d='M0 4h8v.5.25L1-4'/>"
        let none = "<g transform='scale(99999)'><path style='stroke-dasharray: none' d='M0 4h99999'/></g>"
        for part in [few, none] { #expect(words(Self.head + part + "</svg>") == "a picture of 8 × 8") }
    }

    // MARK: - Damage

    @Test func `A file that is cut short anywhere ends in an error`() {
        let whole = Array(SVGPictureTests.rich.utf8)
        // Behind the last bracket there is only room.
        let end = whole.lastIndex(of: UInt8(ascii: ">")) ?? 0
        for length in 0..<end {
            #expect(
                words(Array(whole.prefix(length))).hasPrefix("a.svg: "), "\(length) of \(whole.count) bytes")
        }
    }

    @Test func `Files with random damage never crash`() {
        let seed = Array(SVGPictureTests.rich.utf8)
        var generator = SeededGenerator(state: 7)
        func random(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }
        for _ in 0..<600 {
            var bytes = seed
            for _ in 0...random(3) {
                let place = random(bytes.count)
                switch random(3) {
                case 0: bytes[place] = UInt8(random(256))
                case 1: bytes.remove(at: place)
                default: bytes.insert(UInt8(random(128)), at: place)
                }
            }
            _ = words(bytes)
        }
    }
}
