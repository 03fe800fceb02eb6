@testable import Catalog
import Controls
import Foundation
import Testing
import ViewCore

struct ValueWriterTests {
    private enum Kind: Hashable, CaseIterable { case zebra, apple, extraLarge }
    private enum Payload: Hashable { case inset(by: Double), pair(Int, Int), deep(Shadow) }
    private struct Shadow: Hashable {
        var radius = 4.0
        var isInner = true
    }
    private struct Radius: RawRepresentable { var rawValue: Double }
    private struct Options: OptionSet { var rawValue: Int }
    private struct Described: CustomStringConvertible {
        var a = 1
        var description: String { "my own words" }
    }
    private struct Unsteady: CustomStringConvertible {
        var set: Set = [1, 2]
        var description: String { "\(set)" }
    }
    @safe private struct Pointing: CustomStringConvertible {
        var place = unsafe UnsafeRawPointer(bitPattern: 8)
        var description: String { "somewhere" }
    }
    private final class Theme: CustomStringConvertible {
        var description: String { "at 0x00007f5a1c0042b0" }
    }
    private final class Plain {}
    private final class Named: CustomStringConvertible {
        var description: String { "my theme" }
    }
    private struct Holding: CustomStringConvertible {
        var part = Named()
        var description: String { "a holder" }
    }
    private struct Long: CustomStringConvertible {
        var parts: [Int]
        var description: String { "a long one" }
    }
    private struct Silent: CustomStringConvertible {
        var description: String { "" }
    }

    @Test func `Cases, texts and numbers are written as people write them`() {
        let values: [(Any, String)] = [
            (Kind.extraLarge, "extra large"), (Payload.inset(by: 4), "inset by 4"), ("Save All", "Save All"),
            ("", "\"\""), ("two\nlines\u{1B}[31m", "two lines[31m"), (0.85, "0.85"), (0.0001, "0.0001"),
            (1.0 / 3, "0.333"), (CGFloat.infinity, "infinity"), (Float(0.1), "0.1"), (-2.0, "-2"),
            (1e-20, "1e-20"),
            (Double.nan, "nan"), (UInt8(7), "7"), (Optional<Int>.none as Any, "none"),
            (Optional(Optional(3)) as Any, "3"), (1..<5, "1..<5"), (0.5...1, "0.5...1"),
            (Radius(rawValue: 8), "8"),
            (Shadow(), "radius 4, inner"), ([1, 2, 3], "1, 2, 3"), ([] as [Int], "none"),
            ([Shadow(), Shadow(radius: 1)], "(radius 4, inner), (radius 1, inner)"), ((1, x: 2), "1, x 2"),
            (Options(rawValue: 5), "raw value 5"), (Described(), "my own words"), (Int.self, "Int"),
            (URL(string: "https://a.b/c")!, "https://a.b/c"),
            (Date(timeIntervalSince1970: 0), "1970-01-01 00:00:00 +0000"),
            (CGSize(width: 1, height: 2.5), "1 × 2.5"),
            (Array(0..<100), "0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, and 88 more"),
        ]
        for (value, text) in values { #expect(ValueWriter(.words).text(of: value) == text) }
    }

    @Test func `Places, styles and sets of ours have their names`() {
        let values: [(Any, String)] = [
            (HorizontalAlignment.leading, "leading"),
            (VerticalAlignment.firstTextBaseline, "first text baseline"),
            (Alignment.leading, "leading"), (Alignment.topLeading, "top leading"),
            (Alignment.center, "center"),
            (TextAlignment.trailing, "trailing"), (UnitPoint.bottomTrailing, "bottom trailing"),
            (Edge.Set([.bottom, .top]), "top, bottom"), (Edge.Set.all, "all"), (Edge.Set(), "none"),
            (HorizontalEdge.Set.all, "leading, trailing"), (ViewCore.Axis.Set.vertical, "vertical"),
            (Angle.degrees(45), "45°"), (EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8), "8"),
            (
                EdgeInsets(top: 8, leading: 0, bottom: 4, trailing: 0),
                "top 8, leading 0, bottom 4, trailing 0"
            ),
            (Color.indigo, ".indigo"), (Color(red: 0.1, green: 0.2, blue: 0.3), "#1A334D"),
            (Color(red: 0.1, green: 0.2, blue: 0.3).opacity(0.5), "#1A334D80"),
            (Color.black.opacity(0.1), ".black.opacity(0.1)"),
            (Color("Brand"), "Brand"), (AnyShapeStyle(Color.red), ".red"),
            (Color.red.gradient, ".red.gradient"),
            (Gradient(colors: [.red, .blue]), ".red, .blue"),
            (HierarchicalShapeStyle.secondary, ".secondary"),
            (Material.thin, ".thinMaterial"), (Font.headline.bold(), ".headline.bold()"),
            (Font.system(size: 17, weight: .semibold), ".system(size: 17, weight: .semibold)"),
            (Font.Weight.semibold, "semibold"), (Animation.easeInOut, ".easeInOut"),
            (Text("Hi *there*"), "Hi there"),
            (Image(systemName: "star"), "star"), (LocalizedStringKey("Save"), "Save"), (Circle(), "Circle"),
        ]
        for (value, text) in values { #expect(ValueWriter(.words).text(of: value) == text) }
    }

    @Test func `Members of sets stand as declared, by size, or sorted`() {
        let writer = ValueWriter(.words)
        #expect(writer.text(of: Set(Kind.allCases)) == "zebra, apple, extra large")
        #expect(writer.text(of: Set([10, 9, -1, 100])) == "-1, 9, 10, 100")
        #expect(writer.text(of: Set(["b", "a", "B"])) == "B, a, b")
        #expect(writer.text(of: ["b": 2, "a": 1]) == "a: 1, b: 2")
        #expect(writer.text(of: [Kind.apple: [1, 2], .zebra: []]) == "zebra: none, apple: (1, 2)")
        #expect(writer.text(of: Set<AnyHashable>([2, 1])) == "1, 2")
    }

    @Test func `Nothing is written that holds an address or the order of a table`() {
        let action: () -> Void = {}
        let values: [(Any, String)] = [
            (Unsteady(), "set 1, 2"), (Theme(), "Theme"), (Plain(), "Plain"), (action, "closure"),
            (ObjectIdentifier(Plain.self), "ObjectIdentifier"), ([Theme()], "Theme"),
            (NSObject(), "NSObject"),
            (AnyView(Text("a")), "AnyView"),
        ]
        for (value, text) in values { #expect(ValueWriter(.words).text(of: value) == text) }
        #expect(ValueWriter(.words).ownDescription(of: Pointing()) == nil)
        #expect(ValueWriter(.words).ownDescription(of: Described()) == "my own words")
    }

    @Test func `An object says what it is, but what holds one is written by its parts`() {
        let writer = ValueWriter(.words)
        #expect(writer.text(of: Named()) == "my theme")
        #expect(writer.ownDescription(of: Holding()) == nil)
        #expect(writer.ownDescription(of: Silent()) == nil)
        #expect(
            writer.text(of: \String.count) == "key path" || writer.text(of: \String.count).hasPrefix("\\"))
    }

    // The value, its array and each number are parts; the last of 200 is not looked at.
    @Test func `A description is taken of up to 199 parts`() {
        let writer = ValueWriter(.words)
        #expect(writer.ownDescription(of: Long(parts: Array(0..<197))) == "a long one")
        #expect(writer.ownDescription(of: Long(parts: Array(0..<198))) == nil)
    }

    @Test func `What looks like a place in memory has nine digits or more`() {
        let writer = ValueWriter(.words)
        #expect(writer.isAddress("at 0x123456789") && writer.isAddress("0xABCDEFabc"))
        #expect(!writer.isAddress("0x12345678") && !writer.isAddress("123456789"))
    }

    @Test func `Types of the standard library that hold an address are known`() {
        for type in [
            "UnsafePointer<Int>", "AutoreleasingUnsafeMutablePointer", "OpaquePointer", "ObjectIdentifier",
            "Unmanaged<A>",
        ] {
            #expect(ValueWriter.isPointer(type))
        }
        #expect(!ValueWriter.isPointer("Int") && !ValueWriter.isPointer("OpaquePointers"))
    }

    @Test func `Values of Foundation are written as people do`() {
        let values: [(Any, String)] = [
            (true, "on"), (false, "off"), (Character("x"), "x"), (Locale(identifier: "pt_BR"), "pt_BR"),
            (Data([1, 2, 3]), "3 bytes"), (Decimal(string: "1.50") as Any, "1.5"),
            (CGPoint(x: 1, y: 2.5), "(1 2.5)"), (CGRect(x: 1, y: 2, width: 3, height: 4), "3 × 4 at (1 2)"),
            (AttributedString("words"), "words"),
            (
                UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F") as Any,
                "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
            ),
        ]
        for (value, text) in values { #expect(ValueWriter(.words).text(of: value) == text) }
    }

    @Test func `A text on one line has single spaces and no marks that turn it around`() {
        #expect(onOneLine("  a \n\t b  ") == "a b")
        #expect(onOneLine("a\u{202E}b\u{0}c") == "abc")
        #expect(onOneLine("\u{1F468}\u{200D}\u{1F469}") == "\u{1F468}\u{200D}\u{1F469}")
        #expect(onOneLine("abcdef", limit: 3) == "abc…" && onOneLine("abc", limit: 3) == "abc")
        #expect(onOneLine("ab cd", limit: 3) == "ab c…")
    }

    @Test func `A stored property is called without what its wrapper puts before it`() {
        #expect(plainLabel("_size") == "size" && plainLabel("__a") == "a" && plainLabel("_") == "_")
        #expect(plainLabel("$__lazy_storage_$_theme") == "theme" && plainLabel("size") == "size")
    }

    @Test(.timeLimit(.minutes(60)))
    func `What is large or deep is cut, not waited for`() {
        var deep: [Any] = [1]
        for _ in 0..<500 { deep = [deep, deep] }
        let values: [Any] = [
            deep, Set(0..<1_000_000), Array(0..<1_000_000), String(repeating: "x", count: 10_000_000),
            Dictionary(uniqueKeysWithValues: (0..<100_000).map { ($0, $0) }),
        ]
        for value in values { #expect(ValueWriter(.words).text(of: value).count < 300) }
    }

    @Test(arguments: [
        ("isFullWidth", "is full width"), ("usesHTTPSOnly", "uses https only"), ("a_b", "a b"),
        ("URL", "url"), ("", ""), ("URLIs", "url is"), ("aB", "a b"), ("HTTPSOnlyX", "https only x"),
        ("ABc", "a bc"),
        ("snake_Case", "snake case"), ("x", "x"), ("X", "x"),
    ])
    func `Names of code become words`(name: String, text: String) { #expect(words(name) == text) }

    @Test func `An axis is named by its values in an order that lasts`() {
        let axis = Axis("edges", [Set([Edge.top]), [Edge.bottom, .top], []])
        #expect(axis.erased.values.map(\.name) == ["top", "top+bottom", ""])
        #expect(
            Axis("tint", [Color.red, .init(white: 0.5)]).erased.values.map(\.name) == ["red", "#808080"])
        #expect(
            Axis("size", ControlSize.allCases).erased.values.map(\.name)
                == ControlSize.allCases.map(\.rawValue))
        #expect(Axis("a", [Alignment.topLeading]).erased.values.map(\.name) == ["topLeading"])
    }
}
