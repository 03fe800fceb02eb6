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
        case 1: return .gradient(PaintGradient(stops, .linear(start: point(), end: point())))
        case 2:
            return .gradient(
                PaintGradient(stops, .radial(center: point(), startRadius: number(), endRadius: number())))
        case 3:
            return .gradient(
                PaintGradient(stops, .angular(center: point(), startAngle: number(), endAngle: number())))
        default:
            return .gradient(
                PaintGradient(
                    stops,
                    .elliptical(
                        center: point(), frame: rect(), startFraction: number(),
                        endFraction: number())))
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
            face: FontFace(
                name: text(), weight: number(), opticalSize: number(), width: one(of: [100, number()])),
            size: number(),
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
                    pixels: many(40) { UInt8($0.below(256)) },
                    size: PixelSize(width: below(5), height: -below(5)), frame: rect(),
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
        var group = DisplayGroup(
            items: items(depth: depth - 1),
            transform: chance()
                ? ProjectiveTransform(
                    m11: number(), m12: number(), m13: number(), m21: number(), m22: number(),
                    m23: number(), m31: number(), m32: number(), m33: number()) : nil,
            clip: chance() ? outline() : nil, clipRule: one(of: [.nonZero, .evenOdd]),
            clipAntialiased: chance(), mask: chance() ? items(depth: depth - 1) : nil,
            opacity: number(), blend: one(of: BlendMode.allCases), blur: number(),
            filter: chance() ? ColorFilter(values: (0..<20).map { _ in number() }) : nil,
            backdropBlur: chance() ? number() : nil, flattens: chance())
        guard below(3) == 0 else { return group }
        group.compositing = chance() ? one(of: Compositing.allCases) : nil
        group.linear = chance() ? one(of: LinearLight.allCases) : nil
        group.lens = chance() ? BackdropLens(width: number(), reach: number()) : nil
        return group
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
            role: one(of: TraceNode.Role.allCases),
            owner: many(2) {
                TraceNode.Author($0.text(), isWritten: $0.chance(), handsOn: $0.chance())
            },
            properties: many(3) { $0.property() },
            identifier: chance() ? text() : nil, proposedWidth: chance() ? number() : nil,
            proposedHeight: chance() ? number() : nil, frame: rect(),
            children: depth == 0 ? [] : many(3) { $0.node(depth: depth - 1) })
    }

    mutating func property() -> TraceNode.Property {
        TraceNode.Property(
            text(), value(depth: 2), .init(rawValue: UInt8(below(16))),
            usual: chance() ? value(depth: 0) : nil)
    }

    mutating func value(depth: Int) -> TraceValue {
        switch below(depth > 0 ? 18 : 15) {
        case 0: .length(number())
        case 1: .number(number())
        case 2: .angle(degrees: number())
        case 3: .color(color())
        case 4: .font(.init(face: text(), size: number(), weight: number(), features: many(2) { $0.text() }))
        case 5: .material(many(2) { $0.color() })
        case 6: .shadow(.init(color: color(), radius: number(), x: number(), y: number()))
        case 7:
            .insets(
                .init(
                    top: chance() ? number() : nil, leading: chance() ? number() : nil,
                    bottom: chance() ? number() : nil, trailing: chance() ? number() : nil))
        case 8: .unitPoint(x: number(), y: number())
        case 9: .point(x: number(), y: number())
        case 10: .text(text())
        case 11: .flag(chance())
        case 12: .name(text())
        case 13: .lengths(many(3) { CGFloat($0.number()) })
        // Whole numbers, channels and thousandths are written in fewer bytes.
        case 14: .number(Double(below(2000) - 1000) / one(of: [1, 255, 1000]))
        case 15: .shape(record(depth: depth))
        case 16:
            .gradient(
                .init(
                    one(of: TraceValue.Gradient.Kind.allCases),
                    many(3) { GradientStop(color: $0.color(), location: $0.number()) },
                    record(depth: depth).members))
        default: chance() ? .record(record(depth: depth)) : .list(many(3) { $0.value(depth: depth - 1) })
        }
    }

    mutating func record(depth: Int) -> TraceValue.Record {
        TraceValue.Record(
            text(), many(3) { .init($0.text(), $0.value(depth: depth - 1), isPrinted: $0.chance()) })
    }
}
