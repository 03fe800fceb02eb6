import Drawing
import LayoutSupport
import Testing
import ViewCore

/// Addresses that are links by themselves (CommonMark 6.5; GitHub Flavored Markdown 6.9), pictures and entities.
@MainActor struct MarkdownAddressTests {
    /// Words by run, links in angles.
    private func looks(_ key: LocalizedStringKey) -> [String] {
        let plain = layOut(Text(verbatim: "a")).list.items.compactMap(color).first
        return layOut(Text(key)).list.items.compactMap { item in
            guard case .glyphs(let run) = item else { return nil }
            return color(item) == plain ? run.text : "‹\(run.text)›"
        }
    }

    private func color(_ item: DisplayItem) -> Paint? {
        if case .glyphs(let run) = item { run.paint } else { nil }
    }

    @Test func `In angle brackets an address is a link`() {
        #expect(looks("see <https://a.b/c?d=*e*> f") == ["see ", "‹https://a.b/c?d=*e*›", " f"])
        #expect(looks("<me@a.b>") == ["‹me@a.b›"] && looks("<made-up:x>") == ["‹made-up:x›"])
        #expect(looks("<b>a</b>") == ["<b>a</b>"] && looks("<m:abc>") == ["<m:abc>"])
        #expect(looks("<https://a b>") == ["<https://a b>"] && looks("3 < 4 > 2") == ["3 < 4 > 2"])
        #expect(looks("`<https://a.b>`") == ["<https://a.b>"])
    }

    @Test func `An address with a scheme or www is a link`() {
        #expect(looks("https://a.b/x_y_z") == ["‹https://a.b/x_y_z›"])
        #expect(looks("at www.a.de.") == ["at ", "‹www.a.de›", "."])
        #expect(looks("(https://a.b/(c))") == ["(", "‹https://a.b/(c)›", ")"])
        #expect(looks("**HTTP://a.b**") == ["‹HTTP://a.b›"])
        #expect(looks("xhttps://a.b") == ["xhttps://a.b"] && looks("https://a") == ["https://a"])
        #expect(looks("www. a") == ["www. a"] && looks("how.so") == ["how.so"])
        #expect(looks("[https://a.b](https://c.d)") == ["‹https://a.b›"])
    }

    @Test func `A mail address is a link`() {
        #expect(looks("To me.too+x@a-b.de!") == ["To ", "‹me.too+x@a-b.de›", "!"])
        #expect(looks("@name at 3@4 and a@b") == ["@name at 3@4 and a@b"])
        #expect(looks("&#65;b@c.d") == ["‹Ab@c.d›"])
    }

    @Test func `Of a picture its description is shown`() {
        #expect(looks("a ![**b** c](x.png) d") == ["a ", "b", " c", " d"] && looks("a! [b]") == ["a! [b]"])
        #expect(Text("![a](b)").plain == "a" && Text("!\\[a](b)").plain == "![a](b)")
    }

    @Test func `Entities are the characters they name`() {
        #expect(looks("a &amp; b &lt;&#x41;&#66;&copy;") == ["a & b <AB©"])
        #expect(looks("&nope; &amp &; &#0; &#xD800;") == ["&nope; &amp &; \u{FFFD} \u{FFFD}"])
        #expect(looks("`&amp;` \\&amp;") == ["&amp;", " &amp;"] && looks("&#42;a&#42;") == ["*a*"])
    }
}
