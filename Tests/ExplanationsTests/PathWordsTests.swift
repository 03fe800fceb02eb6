import Drawing
import Foundation
import Testing

@testable import Explanations

/// What is said of shapes whose outline people's own code draws, which only the list has.
@Suite struct PathWordsTests {
    private let ticket = CGRect(x: 30, y: 20, width: 200, height: 90)

    private func notch(at x: CGFloat, of rect: CGRect) -> [PathElement] {
        Outline.ellipse(CGRect(x: x - 10, y: rect.midY - 10, width: 20, height: 20)).elements
    }

    private func outline(
        _ rect: CGRect, radius: CGFloat = 8, left: Bool = true, right: Bool = true
    ) -> Outline {
        let body = Outline.roundedRectangle(rect, CornerRadii(all: radius), .continuous).elements
        return .path(
            body + (left ? notch(at: rect.minX, of: rect) : [])
                + (right ? notch(at: rect.maxX, of: rect) : []))
    }

    private func list(_ outline: Outline, rule: FillRule = .nonZero) -> DisplayList {
        DisplayList(
            size: CGSize(width: 260, height: 130), scale: 2,
            items: [.fill(outline, .solid(RGBA(red: 1, green: 1, blue: 0, alpha: 1)), rule)])
    }

    private func lines(_ old: Outline, _ new: Outline) -> [String] {
        explain(old: list(old), new: list(new)).map(\.description)
    }

    @Test func `A path of very many parts is told as one`() {
        func dots(_ count: Int, _ size: CGFloat) -> Outline {
            .path(
                (0..<count).flatMap { index in
                    let place = CGPoint(x: index % 100 * 7, y: index / 100 * 7)
                    return Outline.ellipse(
                        CGRect(x: place.x, y: place.y, width: size, height: size)
                    ).elements
                })
        }
        #expect(lines(dots(3, 4), dots(3, 5)).joined().contains("ellipse 4×4"))
        let told = lines(dots(6000, 4), dots(6000, 5))
        #expect(told.count == 1 && told[0].hasPrefix("fill path outline 697×417 of "), "\(told)")
    }

    @Test func `A part of a path that is rounded otherwise is told by both radii`() {
        #expect(
            lines(outline(ticket), outline(ticket, radius: 16)) == [
                "fill path rounded rectangle 200×90 radius 8 → rounded rectangle 200×90 radius 16"
            ])
    }

    @Test func `A part that went is told with its place, whichever side it was on`() {
        #expect(
            lines(outline(ticket), outline(ticket, right: false)) == [
                "fill path ellipse 20×20 at (200 35) of 220×90 → none"
            ])
        #expect(
            lines(outline(ticket), outline(ticket, left: false)) == [
                "fill path ellipse 20×20 at (0 35) of 220×90 → none"
            ])
        #expect(
            lines(outline(ticket, left: false), outline(ticket)) == [
                "fill path none → ellipse 20×20 at (0 35) of 220×90"
            ])
    }

    @Test func `A path that moved as a whole has the same outline`() {
        let told = lines(outline(ticket), outline(ticket.offsetBy(dx: 5, dy: 3)))
        #expect(told.count == 1 && told[0].hasPrefix("fill frame"), "\(told)")
    }

    @Test func `Points of a short outline are told`() {
        func triangle(_ top: CGFloat) -> Outline {
            .path([
                .move(CGPoint(x: 0, y: 20)), .line(CGPoint(x: top, y: 0)), .line(CGPoint(x: 20, y: 20)),
                .close,
            ])
        }
        #expect(
            lines(triangle(10), triangle(4)) == [
                "fill path line through (0 20) (10 0) (20 20) → line through (0 20) (4 0) (20 20)"
            ])
    }

    @Test func `A line whose corner point moved says where its points are counted from`() {
        func triangle(_ left: CGFloat) -> Outline {
            .path([
                .move(CGPoint(x: left, y: 20)), .line(CGPoint(x: 110, y: 0)), .line(CGPoint(x: 120, y: 20)),
                .close,
            ])
        }
        #expect(
            lines(triangle(100), triangle(105)) == [
                "fill path line through (0 20) (10 0) (20 20) at (0 0) → "
                    + "line through (0 20) (5 0) (15 20) at (5 0)"
            ])
    }

    @Test func `A curve that is bent otherwise is told by what bends it`() {
        func arc(_ height: CGFloat) -> Outline {
            .path([
                .move(CGPoint(x: 10, y: 50)),
                .cubic(
                    CGPoint(x: 210, y: 50), control1: CGPoint(x: 60, y: 50 - height),
                    control2: CGPoint(x: 160, y: 50 - height)),
            ])
        }
        #expect(
            lines(arc(20), arc(10)) == [
                "fill path curve through (0 0), (200 0) by (50 -20) (150 -20) → "
                    + "curve through (0 0), (200 0) by (50 -10) (150 -10)"
            ])
    }

    @Test func `The rule of filling is told by both names`() {
        let changes = explain(old: list(outline(ticket), rule: .evenOdd), new: list(outline(ticket)))
        #expect(changes.map(\.description) == ["fill rule even-odd → nonzero"])
    }

    @Test func `A path is told by the name of the shape that it was drawn for`() {
        let yellow = RGBA(red: 1, green: 1, blue: 0, alpha: 1)
        let trace = Trace(roots: [
            TraceNode(
                name: "Ticket", owner: ["Coupon"], properties: [.init("fill", .color(yellow))],
                frame: ticket)
        ])
        let told = explain(
            old: (list(outline(ticket)), trace), new: (list(outline(ticket, radius: 16)), trace),
            underOneStack: true)
        #expect(
            told.map(\.description) == [
                "Coupon › Ticket path rounded rectangle 200×90 radius 8 → rounded rectangle 200×90 radius 16"
            ])
    }

    @Test func `A path that leaves the frame of its shape is no view that went`() {
        let yellow = RGBA(red: 1, green: 1, blue: 0, alpha: 1)
        func trace(_ others: [CGRect] = []) -> Trace {
            Trace(
                roots: ([ticket] + others).map { frame in
                    TraceNode(
                        name: "Ticket", owner: ["Coupon"], properties: [.init("fill", .color(yellow))],
                        frame: frame)
                })
        }
        let below = outline(ticket.offsetBy(dx: 0, dy: 200))
        func told(_ trace: Trace) -> [String] {
            explain(old: (list(outline(ticket)), trace), new: (list(below), trace), underOneStack: true)
                .map(\.description)
        }
        #expect(told(trace()) == ["Coupon › Ticket frame 20 20 220 90 → 20 220 220 90"])
        // With a second shape of its paint nothing says whose it is.
        let unnamed = told(trace([CGRect(x: 0, y: 0, width: 10, height: 10)]))
        #expect(!unnamed.isEmpty && !unnamed.contains { $0.contains("removed") && $0.contains("Coupon ") })
    }

    @Test func `A path behind a view is told by the name of the shape of its modifier`() {
        let yellow = RGBA(red: 1, green: 0.9999, blue: 0, alpha: 1)
        let layer = TraceNode(
            name: ".background", owner: ["Coupon"],
            properties: [.init("color", .color(yellow)), .init("shape", .shape(.init("Bubble", [])))],
            frame: ticket,
            children: [TraceNode(name: "Text", frame: ticket)])
        let trace = Trace(roots: [layer])
        let told = explain(
            old: (list(outline(ticket)), trace), new: (list(outline(ticket, radius: 16)), trace),
            underOneStack: true)
        #expect(
            told.map(\.description) == [
                "Coupon › Bubble path rounded rectangle 200×90 radius 8 → rounded rectangle 200×90 radius 16"
            ])
    }

    @Test func `What a view was made with hides nothing that only the list has`() {
        func trace(_ corner: CGFloat) -> Trace {
            let text = TraceNode(name: "Text", owner: ["Coupon"], frame: ticket)
            return Trace(roots: [
                TraceNode(
                    name: "Coupon", role: .environment, owner: ["Coupon"],
                    properties: [.init("corner", .number(corner))], frame: ticket, children: [text])
            ])
        }
        let told = explain(
            old: (list(outline(ticket)), trace(8)), new: (list(outline(ticket, radius: 16)), trace(16)),
            underOneStack: true)
        #expect(
            told.map(\.description) == [
                "Coupon corner 8 → 16",
                "fill path rounded rectangle 200×90 radius 8 → rounded rectangle 200×90 radius 16",
            ])
    }
}
