import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// Marks of a literal as CommonMark pairs them; the cases named after a rule are its examples.
@MainActor struct MarkdownTests {
    /// Words by look: `b` bold, `i` italic, `m` monospaced, `s` struck through.
    private func looks(_ key: LocalizedStringKey) -> [String] {
        let items = layOut(Text(key)).list.items
        var found: [String] = []
        for item in items {
            switch item {
            case .glyphs(let run):
                var look = run.face.weight > 400 ? "b" : ""
                if run.face.name.hasSuffix("Italic") { look += "i" }
                if run.face.name.hasPrefix("JetBrains") { look += "m" }
                found.append((look.isEmpty ? "" : look + ":") + run.text)
            case .fill: found[found.count - 1] = "s" + found[found.count - 1]
            default: break
            }
        }
        return found
    }

    @Test func `Three marks are bold and italic`() {
        #expect(looks("***both***") == ["bi:both"])
        #expect(looks("a ___both___ b") == ["a ", "bi:both", " b"])
    }

    @Test func `Emphasis stands inside of other emphasis`() {
        #expect(looks("**a *b* c**") == ["b:a ", "bi:b", "b: c"])
        #expect(looks("*a **b** c*") == ["i:a ", "bi:b", "i: c"])
        #expect(looks("_**x**_") == ["bi:x"])
        #expect(looks("**_x_ y**") == ["bi:x", "b: y"])
        #expect(looks("***a** b*") == ["bi:a", "i: b"])
        #expect(looks("***a* b**") == ["bi:a", "b: b"])
        #expect(looks("*a **b***") == ["i:a ", "bi:b"])
        #expect(looks("**a ~~b~~ `c`**") == ["b:a ", "sb:b", "b: ", "bm:c"])
    }

    @Test func `Marks without others are words`() {
        #expect(looks("2 * 3 * 4") == ["2 * 3 * 4"])
        #expect(looks("*a") == ["*a"] && looks("a**") == ["a**"] && looks("***") == ["***"])
        #expect(looks("**a*") == ["*", "i:a"] && looks("*a**") == ["i:a", "*"])
        #expect(looks("~5 min, ~6 min") == ["~5 min, ~6 min"])
        #expect(looks("`a") == ["`a"] && looks("[a](b") == ["[a](b"] && looks("[a]") == ["[a]"])
        #expect(looks("snake_case_name") == ["snake_case_name"] && looks("a*b*c") == ["a", "i:b", "c"])
        #expect(looks("\u{A0}*\u{A0}a*") == ["\u{A0}*\u{A0}a*"])
    }

    /// CommonMark's rules 9 and 10: a mark that could open and close pairs with no other where the sum is a multiple of 3.
    @Test func `Marks in the middle of words pair by their numbers`() {
        #expect(looks("*foo**bar**baz*") == ["i:foo", "bi:bar", "i:baz"])
        #expect(looks("*foo**bar*") == ["i:foo**bar"])
        #expect(looks("foo***bar***baz") == ["foo", "bi:bar", "baz"])
        #expect(looks("foo******bar*********baz") == ["foo", "b:bar", "***baz"])
    }

    @Test func `A backslash takes the meaning from a mark`() {
        #expect(looks("\\*a\\* \\_b\\_") == ["*a* _b_"])
        #expect(looks("**a\\*\\***") == ["b:a**"])
        #expect(looks("C:\\dir \\") == ["C:\\dir \\"])
        #expect(looks("`a\\*b`") == ["m:a\\*b"])
    }

    @Test func `Code ends at as many backticks as it begins with`() {
        #expect(looks("``a`b`` c") == ["m:a`b", " c"])
        #expect(looks("`` ` ``") == ["m:`"])
        #expect(looks("*a `b*` c*") == ["i:a ", "im:b*", "i: c"])
        #expect(looks("``a`") == ["``a`"])
    }

    @Test func `What a bracket links has its own marks`() {
        let plain = Text("see [a **b**](https://example.org/x_(y) \"t\") *c*")
        #expect(plain.plain == "see a b c")
        #expect(looks("[a **b**](x) *c*") == ["a ", "b:b", " ", "i:c"])
        #expect(looks("*[a*](x)") == ["*", "a*"])
        #expect(looks("[note](see below)") == ["[note](see below)"])
        #expect(looks("[a `]` b](x)") == ["a ", "m:]", " b"])
    }

    @Test func `Marks hold over what is interpolated`() {
        let (name, count) = (Text("n").underline(), 3)
        #expect(
            looks("**\(count) for \(name)!** x").map { $0.replacing("s", with: "") } == [
                "b:3 for ", "b:n", "b:!", " x",
            ])
        #expect(looks("\(count) **a**") == ["3 ", "b:a"])
    }

    @Test func `Marks of what is interpolated are words`() {
        let (marked, address) = ("**a**", "me@a.b")
        #expect(looks("*b \(marked)* \(address)") == ["i:b **a**", " me@a.b"])
        #expect(looks("\(marked)") == ["**a**"])
        #expect(looks("^[\(3) \("item")](inflect: true)") == ["3 items"])
    }

    @Test func `Marks without end are read`() {
        for words in [
            "*a ", "*a* ", "**a *", "[", "[a](", "[[a](b)", "`", "``a`", "_*_", "a**b*",
            "^[1 a](inflect: true)", "\\", "<", "<a:", "&", "&#", "@", "a@", "a@b.", "www.", " http://a.b)",
            "![",
        ] {
            let long = String(repeating: words, count: 20_000)
            _ = Text(LocalizedStringKey(long))
        }
        let nest = String(repeating: "*a ", count: 5_000) + "b" + String(repeating: "*", count: 5_000)
        #expect(Text(LocalizedStringKey(nest)).plain.hasSuffix("b"))
        let links = String(repeating: "[", count: 5_000) + "b" + String(repeating: "](x)", count: 5_000)
        #expect(Text(LocalizedStringKey(links)).plain == "b")
    }
}
