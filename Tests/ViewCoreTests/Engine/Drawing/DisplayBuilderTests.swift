import Drawing
import Foundation
import Testing
import ViewCore

/// What becomes of items inside of groups: folded into them, or kept as groups.
@MainActor struct DisplayBuilderTests {
    private let black = Paint.solid(.black)

    private func rectangle(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Outline {
        .rectangle(CGRect(x: x, y: y, width: width, height: height))
    }

    private func items(_ draw: (inout DisplayBuilder) -> Void) -> [DisplayItem] {
        var builder = DisplayBuilder(scale: 1)
        draw(&builder)
        return builder.items
    }

    /// Twice as large, then 10 to the right and 20 down.
    private let doubled = ProjectiveTransform(CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 20))
    private let turned = ProjectiveTransform(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))

    @Test func `What is said inside of a group of any kind is not lost`() {
        let kinds: [(String, (inout DisplayBuilder, (inout DisplayBuilder) -> Void) -> Void)] = [
            ("scaled", { [doubled] in $0.transformed(doubled, $1) }),
            ("turned", { [turned] in $0.transformed(turned, $1) }),
            ("faded", { $0.faded(0.5, $1) }),
            ("clipped", { $0.clipped(to: .rectangle(.zero), $1) }),
            ("grouped", { $0.grouped({ $0.flattens = true }, $1) }),
            ("shadowed", { $0.shadowed(color: .black, radius: 1, x: 0, y: 0, $1) }),
            ("collected", { _ = $0.collected($1) }),
        ]
        for (name, group) in kinds {
            var builder = DisplayBuilder(scale: 1)
            group(&builder) { $0.fill(.rectangle(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)), black) }
            #expect(
                builder.warnings == ["a shape has coordinates that are no usable numbers; it is left out"],
                "\(name)")
        }
    }

    @Test func `Scaling is folded into lengths, and into lengths along lines`() {
        let pen = StrokePen(width: 3, dash: [1, 4], dashPhase: 0.5)
        let made = items { builder in
            builder.transformed(doubled) {
                $0.fill(rectangle(1, 2, 3, 4), black, rule: .evenOdd)
                $0.stroke(rectangle(1, 2, 3, 4), black, pen)
            }
            builder.fill(rectangle(1, 2, 3, 4), black)
        }
        #expect(
            made == [
                .fill(rectangle(12, 24, 6, 8), black, .evenOdd),
                .stroke(
                    rectangle(12, 24, 6, 8), black, StrokePen(width: 6, dash: [2, 8], dashPhase: 1)),
                .fill(rectangle(1, 2, 3, 4), black, .nonZero),
            ])
    }

    @Test func `Whatever turns, mirrors or stretches unevenly is a group of its own`() {
        let changes: [(CGFloat, CGFloat, CGFloat, CGFloat)] = [
            (0, 1, -1, 0), (-1, 0, 0, 1), (1, 0, 0, -1), (2, 0, 0, 3), (-1, 0, 0, -1),
        ]
        for (a, b, c, d) in changes {
            let change = ProjectiveTransform(CGAffineTransform(a: a, b: b, c: c, d: d, tx: 5, ty: 6))
            let fill = DisplayItem.fill(rectangle(1, 2, 3, 4), black, .nonZero)
            let made = items { builder in
                builder.transformed(doubled) {
                    $0.transformed(change) { $0.fill(rectangle(1, 2, 3, 4), black) }
                }
            }
            #expect(
                made == [.group(DisplayGroup(items: [fill], transform: change.concatenating(doubled)))])
        }
        #expect(items { $0.transformed(turned) { _ in } } == [], "nothing inside, no group")
    }

    @Test func `Opacities multiply, and are held from 0 to 1`() {
        func alpha(_ factors: Double...) -> [Double] {
            func draw(_ factors: ArraySlice<Double>, _ builder: inout DisplayBuilder) {
                guard let factor = factors.first else {
                    return builder.fill(
                        rectangle(0, 0, 1, 1), .solid(RGBA(red: 0, green: 0, blue: 0, alpha: 0.5)))
                }
                builder.faded(factor) { draw(factors.dropFirst(), &$0) }
            }
            return items { draw(factors[...], &$0) }.compactMap {
                if case .fill(_, .solid(let color), _) = $0 { color.alpha } else { nil }
            }
        }
        #expect(alpha(0.5) == [0.25])
        #expect(alpha(0.5, 0.5) == [0.125])
        #expect(alpha(2) == [0.5] && alpha(.nan) == [0.5])
        #expect(alpha(0) == [] && alpha(-1) == [])
    }

    @Test func `A fading ends with its group`() {
        let made = items { builder in
            builder.faded(0.5) { _ in }
            builder.fill(rectangle(0, 0, 1, 1), black)
        }
        #expect(made == [.fill(rectangle(0, 0, 1, 1), black, .nonZero)])
    }

    @Test func `A group is faded as one, a clip's and a shadow's items each`() {
        let half = Paint.solid(RGBA(red: 0, green: 0, blue: 0, alpha: 0.5))
        let outline = rectangle(0, 0, 9, 9)
        func faded(_ draw: (inout DisplayBuilder) -> Void) -> [DisplayItem] { items { $0.faded(0.5, draw) } }
        let draw = { [black] (builder: inout DisplayBuilder) in
            builder.stroke(outline, black, StrokePen(width: 1))
        }
        #expect(
            faded { $0.grouped({ $0.blur = 3 }, draw) } == [
                .group(
                    DisplayGroup(
                        items: [.stroke(outline, black, StrokePen(width: 1))], opacity: 0.5, blur: 3))
            ])
        #expect(
            faded { $0.clipped(to: rectangle(0, 0, 5, 5), rule: .evenOdd, antialiased: false, draw) } == [
                .group(
                    DisplayGroup(
                        items: [.stroke(outline, half, StrokePen(width: 1))], clip: rectangle(0, 0, 5, 5),
                        clipRule: .evenOdd, clipAntialiased: false))
            ])
        #expect(
            faded { $0.shadowed(color: .black, radius: 1, x: 2, y: 3, draw) } == [
                .shadow(
                    DisplayShadow(
                        color: .black, radius: 1, x: 2, y: 3,
                        items: [.stroke(outline, half, StrokePen(width: 1))]))
            ])
    }

    @Test func `A group's blur and clip are as large as it is seen`() {
        let made = items { builder in
            builder.transformed(doubled) {
                $0.grouped({
                    $0.blur = 3
                    $0.backdropBlur = 5
                    $0.clip = rectangle(1, 1, 2, 2)
                }) { $0.fill(rectangle(0, 0, 1, 1), black) }
            }
        }
        #expect(
            made == [
                .group(
                    DisplayGroup(
                        items: [.fill(rectangle(10, 20, 2, 2), black, .nonZero)],
                        clip: rectangle(12, 22, 4, 4), blur: 6, backdropBlur: 10))
            ])
    }

    @Test func `A group without items is left out, but for one that blurs what is below`() {
        #expect(items { $0.grouped({ $0.blur = 3 }) { _ in } } == [])
        #expect(
            items { $0.grouped({ $0.backdropBlur = 3 }) { _ in } }
                == [.group(DisplayGroup(items: [], backdropBlur: 3))])
        #expect(items { $0.faded(0) { $0.grouped({ $0.backdropBlur = 3 }) { _ in } } } == [])
    }

    @Test(arguments: [
        (0.0, 0.0), (4, 4), (-3, 0), (9_999, 9_999), (20_000, 10_000), (.infinity, 0), (.nan, 0),
    ])
    func `A shadow's radius and offsets are held to what can be drawn`(
        value: CGFloat, radius: CGFloat
    ) {
        let fill = DisplayItem.fill(rectangle(10, 20, 2, 2), black, .nonZero)
        let made = items { builder in
            builder.transformed(doubled) {
                $0.shadowed(color: .black, radius: value, x: -value, y: 7) {
                    $0.fill(rectangle(0, 0, 1, 1), black)
                }
            }
        }
        // Negative offsets are as good as others.
        let x = value == -3 ? 3 : -radius
        #expect(
            made == [
                .shadow(DisplayShadow(color: .black, radius: 2 * radius, x: 2 * x, y: 14, items: [fill]))
            ])
    }

    @Test func `A shadow that nobody sees leaves what casts it`() {
        let fill = DisplayItem.fill(rectangle(0, 0, 1, 1), black, .nonZero)
        #expect(
            items {
                $0.shadowed(color: .clear, radius: 4, x: 0, y: 0) { $0.fill(rectangle(0, 0, 1, 1), black) }
            }
                == [fill])
        #expect(items { $0.shadowed(color: .black, radius: 4, x: 0, y: 0) { _ in } } == [])
    }

    @Test func `What has no ink makes no item`() {
        let made = items {
            $0.fill(rectangle(0, 0, 1, 1), .solid(.clear))
            $0.stroke(rectangle(0, 0, 1, 1), .solid(.clear), StrokePen(width: 1))
            $0.stroke(rectangle(0, 0, 1, 1), black, StrokePen(width: 0))
            $0.stroke(rectangle(0, 0, 1, 1), black, StrokePen(width: .infinity))
            $0.image(DisplayImage(pixels: [], size: PixelSize(width: 0, height: 0), frame: .zero))
        }
        #expect(made == [])
    }

    @Test func `Glyphs stand on whole pixels, but not in a turned view`() {
        func origin(_ draw: (inout DisplayBuilder, GlyphRun) -> Void) -> CGPoint? {
            var builder = DisplayBuilder(scale: 2)
            draw(
                &builder,
                GlyphRun(
                    face: FontFace(name: "Inter"), size: 10, glyphs: [.init(id: 1, x: 1.3, y: 2.6)],
                    paint: black, text: "a"))
            var found: CGPoint?
            DisplayList(size: .zero, scale: 2, items: builder.items).walk {
                if case .glyphs(let run) = $0 {
                    found = run.glyphs.first.map { CGPoint(x: $0.x, y: $0.y) }
                    #expect(run.size == (found?.x == 12.5 ? 20 : 10))
                }
                return .into
            }
            return found
        }
        // Halves of a point are pixels; twice 1.3 and 10 is 12.6.
        #expect(origin { $0.glyphs($1) } == CGPoint(x: 1.5, y: 2.5))
        #expect(
            origin { builder, run in builder.transformed(doubled) { $0.glyphs(run) } }
                == CGPoint(x: 12.5, y: 25))
        #expect(
            origin { builder, run in builder.transformed(turned) { $0.glyphs(run) } }
                == CGPoint(x: 1.3, y: 2.6))
    }

    @Test func `A gradient between places that are no numbers is its first colour`() {
        let stops = [GradientStop(color: .white, location: 0), GradientStop(color: .black, location: 1)]
        let (good, bad) = (CGPoint(x: 1, y: 1), CGPoint(x: CGFloat.nan, y: 1))
        let frame = CGRect(x: 0, y: 0, width: 1, height: 1)
        let kinds: [PaintGradient.Kind] = [
            .linear(start: bad, end: good), .linear(start: good, end: bad),
            .radial(center: bad, startRadius: 0, endRadius: 1),
            .radial(center: good, startRadius: .nan, endRadius: 1),
            .angular(center: good, startAngle: 0, endAngle: .infinity),
            .elliptical(center: good, frame: frame, startFraction: .nan, endFraction: 1),
            .elliptical(center: good, frame: frame, startFraction: 0, endFraction: .nan),
            .elliptical(center: bad, frame: frame, startFraction: 0, endFraction: 1),
        ]
        for kind in kinds {
            var builder = DisplayBuilder(scale: 1)
            builder.fill(rectangle(0, 0, 1, 1), .gradient(PaintGradient(stops, kind)))
            #expect(builder.items == [.fill(rectangle(0, 0, 1, 1), .solid(.white), .nonZero)], "\(kind)")
            #expect(builder.warnings.count == 1)
        }
        let usable = PaintGradient(stops, .linear(start: good, end: CGPoint(x: 2, y: 1)))
        let made = items { builder in
            builder.transformed(doubled) { $0.fill(rectangle(0, 0, 1, 1), .gradient(usable)) }
        }
        let moved = PaintGradient(
            stops, .linear(start: CGPoint(x: 12, y: 22), end: CGPoint(x: 14, y: 22)))
        #expect(made == [.fill(rectangle(10, 20, 2, 2), .gradient(moved), .nonZero)])
    }
}
