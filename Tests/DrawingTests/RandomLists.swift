import Drawing
import Foundation
import TestSupport

/// Makes display lists and traces that use every case.
struct RandomLists {
    var generator: SeededGenerator

    init(seed: UInt64) { generator = SeededGenerator(state: seed) }

    mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }
    mutating func chance() -> Bool { Bool.random(using: &generator) }
    mutating func one<Value>(of values: [Value]) -> Value { values[below(values.count)] }

    mutating func number() -> Double {
        switch below(8) {
        case 0: 0
        case 1: -0.0
        case 2: .infinity
        case 3: Double(below(400)) / 2
        default: Double.random(in: -1000...1000, using: &generator)
        }
    }

    mutating func text() -> String {
        one(of: ["", "Save", "Ünïcode", "e\u{301}", "مرحبا", "👩‍👩‍👧‍👦", "tab\tquote\"", "ab"])
    }

    mutating func many<Value>(_ most: Int, _ make: (inout RandomLists) -> Value) -> [Value] {
        (0..<below(most + 1)).map { _ in make(&self) }
    }

    mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }
    mutating func rect() -> CGRect {
        CGRect(x: number(), y: number(), width: number(), height: number())
    }
    mutating func color() -> RGBA {
        RGBA(red: number(), green: number(), blue: number(), alpha: number())
    }

    mutating func outline() -> Outline {
        switch below(4) {
        case 0: .rectangle(rect())
        case 1:
            .roundedRectangle(
                rect(),
                CornerRadii(
                    topLeft: number(), topRight: number(), bottomRight: number(),
                    bottomLeft: number()), one(of: [.circular, .continuous]))
        case 2: .ellipse(rect())
        default: .path(many(6) { $0.element() })
        }
    }

    mutating func element() -> PathElement {
        switch below(5) {
        case 0: .move(point())
        case 1: .line(point())
        case 2: .quadratic(point(), control: point())
        case 3: .cubic(point(), control1: point(), control2: point())
        default: .close
        }
    }

    mutating func paint() -> Paint {
        let stops = many(3) { GradientStop(color: $0.color(), location: $0.number()) }
        switch below(5) {
        case 0: return .solid(color())
        case 1: return .linear(stops, start: point(), end: point())
        case 2:
            return .radial(stops, center: point(), startRadius: number(), endRadius: number())
        case 3:
            return .angular(stops, center: point(), startAngle: number(), endAngle: number())
        default:
            return .elliptical(
                stops, center: point(), frame: rect(), startFraction: number(),
                endFraction: number())
        }
    }

    mutating func pen() -> StrokePen {
        StrokePen(
            width: number(), cap: one(of: [.butt, .round, .square]),
            join: one(of: [.miter, .round, .bevel]), miterLimit: number(),
            dash: many(3) { CGFloat($0.number()) }, dashPhase: number())
    }

    mutating func run() -> GlyphRun {
        GlyphRun(
            face: FontFace(name: text(), weight: number(), opticalSize: number()), size: number(),
            glyphs: many(12) {
                GlyphRun.Glyph(id: UInt32($0.below(1 << 20)), x: $0.number(), y: $0.number())
            }, paint: paint(), text: text())
    }

    mutating func item(depth: Int) -> DisplayItem {
        switch below(depth > 0 ? 6 : 4) {
        case 0: return .fill(outline(), paint(), one(of: [.nonZero, .evenOdd]))
        case 1: return .stroke(outline(), paint(), pen())
        case 2: return .glyphs(run())
        case 3:
            return .image(
                DisplayImage(
                    pixels: many(40) { UInt8($0.below(256)) }, pixelWidth: below(5),
                    pixelHeight: -below(5), frame: rect(),
                    interpolation: one(of: [.none, .low, .medium, .high]), opacity: number()))
        case 4:
            return .shadow(
                DisplayShadow(
                    color: color(), radius: number(), x: number(), y: number(),
                    items: items(depth: depth - 1)))
        default: return .group(group(depth: depth))
        }
    }

    mutating func group(depth: Int) -> DisplayGroup {
        DisplayGroup(
            items: items(depth: depth - 1),
            transform: chance()
                ? ProjectiveTransform(
                    m11: number(), m12: number(), m13: number(), m21: number(), m22: number(),
                    m23: number(), m31: number(), m32: number(), m33: number()) : nil,
            clip: chance() ? outline() : nil, clipRule: one(of: [.nonZero, .evenOdd]),
            clipAntialiased: chance(), mask: chance() ? items(depth: depth - 1) : nil,
            opacity: number(), blend: one(of: BlendMode.allCases), blur: number(),
            filter: chance() ? ColorMatrix(values: (0..<20).map { _ in number() }) : nil,
            backdropBlur: chance() ? number() : nil, flattens: chance())
    }

    mutating func items(depth: Int) -> [DisplayItem] { many(4) { $0.item(depth: depth) } }

    mutating func list() -> DisplayList {
        DisplayList(
            size: CGSize(width: number(), height: number()), scale: number(),
            items: items(depth: 3))
    }

    mutating func node(depth: Int) -> TraceNode {
        TraceNode(
            name: one(of: ["Text", ".padding(.horizontal)", ".background"]),
            owner: many(2) { $0.text() },
            properties: many(3) { TraceNode.Property($0.text(), $0.text()) },
            identifier: chance() ? text() : nil, proposedWidth: chance() ? number() : nil,
            proposedHeight: chance() ? number() : nil, frame: rect(),
            children: depth == 0 ? [] : many(3) { $0.node(depth: depth - 1) })
    }
}
