import Foundation
import Testing

@testable import Drawing

@Suite struct TraceValueTests {
    private typealias Insets = TraceValue.Insets
    private let member = TraceValue.Record.Member("cornerRadius", .length(6))

    @Test func `Values print in the words of those who write them`() {
        let black = RGBA.black
        let cases: [(TraceValue, String)] = [
            (.length(1.5), "1.5"), (.number(.infinity), "infinity"), (.number(-.infinity), "-infinity"),
            (.angle(degrees: 45), "45°"), (.color(.white), "#FFFFFF"), (.flag(true), "true"),
            (.text("a b"), "a b"),
            (.name("leading"), "leading"), (.lengths([1, 2.5]), "1 2.5"),
            (.list([.number(1), .flag(false)]), "1, false"),
            (.point(x: 1, y: 2), "(1 2)"), (.unitPoint(x: 0.25, y: 1), "(0.25 1)"),
            (.material([.white, black]), "material(#FFFFFF, #000000)"),
            (.shadow(.init(color: black, radius: 4, x: 1, y: 2)), "#000000 radius 4 offset 1 2"),
            (
                .font(.init(face: "Inter", size: 17, weight: 600, features: ["tnum"])),
                "Inter 17 semibold tnum"
            ),
            (.font(.init(face: "Inter", size: 17, weight: 610)), "Inter 17 w610"),
            (.shape(.init("Circle")), "Circle"),
            (.shape(.init("Rectangle", [member])), "Rectangle(cornerRadius: 6)"),
            (.record(.init("", [.init("", .number(1)), .init("y", .number(2))])), "(1, y: 2)"),
            (.record(.init("Hidden", [.init("x", .number(1), isPrinted: false)])), "Hidden"),
        ]
        for (value, text) in cases { #expect(value.description == text) }
    }

    @Test(
        arguments: [
            (0, 0, "topLeading"), (0.5, 0, "top"), (1, 0, "topTrailing"), (0, 0.5, "leading"),
            (0.5, 0.5, "center"),
            (1, 0.5, "trailing"), (0, 1, "bottomLeading"), (0.5, 1, "bottom"), (1, 1, "bottomTrailing"),
        ] as [(CGFloat, CGFloat, String)])
    func `A place of a frame has its name`(x: CGFloat, y: CGFloat, name: String) {
        #expect(TraceValue.unitPoint(x: x, y: y).description == name)
    }

    @Test(
        arguments: zip(
            [100.0, 200, 300, 400, 500, 600, 700, 800, 900],
            ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]))
    func `A weight has its name`(weight: Double, name: String) {
        #expect(
            TraceValue.font(.init(face: "Inter", size: 1, weight: weight)).description == "Inter 1 \(name)")
    }

    @Test func `Insets print as one length where all edges that are named have it`() {
        #expect(Insets(top: 4, bottom: 4).description == "4")
        #expect(Insets(top: 4, leading: 4, bottom: 4, trailing: 4).uniform == 4)
        #expect(
            Insets(top: 1, leading: 2, bottom: 3, trailing: 4).description
                == "top 1, leading 2, bottom 3, trailing 4")
        #expect(Insets(leading: 2, trailing: 3).description == "leading 2, trailing 3")
        #expect(Insets().uniform == nil && Insets().description == "")
    }

    @Test func `A gradient's stops print where they are not at equal distances`() {
        func text(_ locations: [CGFloat], _ geometry: [TraceValue.Record.Member] = []) -> String {
            let stops = locations.map { GradientStop(color: .black, location: $0) }
            return TraceValue.gradient(.init(.radial, stops, geometry)).description
        }
        #expect(text([0, 1]) == "radial gradient of #000000, #000000")
        #expect(text([0, 0.333, 0.667, 1]) == "radial gradient of #000000, #000000, #000000, #000000")
        #expect(text([0, 0.75]) == "radial gradient of #000000 at 0, #000000 at 0.75")
        #expect(text([0.003, 1]) == "radial gradient of #000000 at 0.003, #000000 at 1")
        #expect(
            text([0], [.init("endRadius", .length(9)), .init("startPoint", .unitPoint(x: 0.5, y: 0))])
                == "radial gradient of #000000, endRadius 9, startPoint top")
    }

    @Test func `Rounding keeps thousandths of every number that is printed, and all else`() {
        func rounded(_ value: TraceValue) -> TraceValue {
            TraceNode.Property("x", value, [.handedOn], usual: .number(1.23456)).rounded.value
        }
        let (raw, third) = (1.23456, 1.235)
        let record = TraceValue.Record("R", [.init("a", .length(raw), isPrinted: false)])
        let roundedRecord = TraceValue.Record("R", [.init("a", .length(third), isPrinted: false)])
        let stop = GradientStop(color: RGBA(red: 0.12345, green: 0, blue: 0), location: raw)
        let cases: [(TraceValue, TraceValue)] = [
            (.length(raw), .length(third)), (.number(raw), .number(third)),
            (.angle(degrees: -raw), .angle(degrees: -third)), (.lengths([raw, 2]), .lengths([third, 2])),
            (.list([.number(raw)]), .list([.number(third)])), (.shape(record), .shape(roundedRecord)),
            (.record(record), .record(roundedRecord)),
            (
                .insets(Insets(top: raw, leading: 2 * raw, trailing: 3 * raw)),
                .insets(Insets(top: third, leading: 2.469, trailing: 3.704))
            ),
            (.insets(Insets(bottom: raw)), .insets(Insets(bottom: third))),
            (
                .gradient(.init(.linear, [stop], record.members)),
                .gradient(.init(.linear, [stop], roundedRecord.members))
            ),
            (.point(x: raw, y: raw), .point(x: raw, y: raw)), (.color(stop.color), .color(stop.color)),
        ]
        for (value, expected) in cases { #expect(rounded(value) == expected, "\(value)") }
        let property = TraceNode.Property("x", .number(raw), [.handedOn], usual: .number(raw)).rounded
        #expect(property.name == "x" && property.traits == [.handedOn] && property.usual == .number(raw))
    }
}
