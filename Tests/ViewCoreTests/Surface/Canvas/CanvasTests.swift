import Drawing
import Foundation
import LayoutSupport
import Testing

@testable import ViewCore

/// What a canvas of 100 × 50 draws with the fixed text engine: 10 a character, 20 a line.
@MainActor func drawn(
    opaque: Bool = false, in environment: EnvironmentValues = EnvironmentValues(),
    _ draw: @escaping (inout GraphicsContext, CGSize) -> Void
) -> LaidOut {
    drawn(Canvas(opaque: opaque, renderer: draw), in: environment)
}

@MainActor func drawn(
    _ canvas: some View, in environment: EnvironmentValues = EnvironmentValues()
) -> LaidOut {
    layOut(canvas.frame(width: 100, height: 50), in: environment)
}

private let square = Path(CGRect(x: 10, y: 10, width: 20, height: 20))

@MainActor struct CanvasTests {
    @Test func `A canvas takes what it is offered, and 10 points where nothing is`() {
        let canvas = Canvas { _, _ in }
        #expect(frames(canvas.id("a"), 80, 40) == "80x40 a(0, 0, 80, 40)")
        #expect(frames(canvas.id("a")) == "10x10 a(0, 0, 10, 10)")
    }

    @Test func `Its commands know its size and run once`() {
        final class Sizes { var all: [CGSize] = [] }
        let sizes = Sizes()
        _ = drawn { sizes.all.append($1) }
        #expect(sizes.all == [CGSize(width: 100, height: 50)])
    }

    @Test func `A fill and a stroke are what shapes draw`() {
        let fill = drawn { context, _ in context.fill(square, with: .color(.red)) }
        #expect(fill.list == drawn(square.fill(.red).frame(width: 100, height: 50)).list)
        let stroke = drawn { context, _ in context.stroke(square, with: .color(.red), lineWidth: 3) }
        #expect(
            stroke.list
                == drawn(
                    square.stroke(.red, lineWidth: 3).frame(width: 100, height: 50).clipShape(Rectangle())
                ).list)
    }

    @Test func `A canvas fades as one picture, wherever the opacity comes from`() {
        let canvas = Canvas { context, _ in
            context.fill(square, with: .color(.red))
            context.fill(square.offsetBy(dx: 5, dy: 5), with: .color(.blue))
        }
        let faded = drawn(canvas.opacity(0.5)).list
        #expect(faded == drawn(VStack { canvas }.opacity(0.5)).list)
        guard case .group(let group)? = faded.items.first else {
            Issue.record("not one group: \(faded)")
            return
        }
        #expect(group.opacity == 0.5 && faded.items.count == 1)
        #expect(group.items == drawn(canvas).list.items)
        #expect(drawn(canvas.opacity(0)).list.items.isEmpty)
        #expect(drawn(canvas.opacity(1)).list == drawn(canvas).list)
    }

    @Test func `The foreground is the environment's`() {
        let blue = Canvas { context, _ in context.fill(square, with: .foreground) }.foregroundStyle(.blue)
        #expect(drawn(blue).list == drawn { context, _ in context.fill(square, with: .color(.blue)) }.list)
    }

    @Test func `An opaque canvas is black where nothing is drawn`() {
        let list = drawn(opaque: true) { _, _ in }.list
        #expect(list == drawn(Color(red: 0, green: 0, blue: 0)).list)
    }

    @Test func `What is drawn past the edges is cut`() {
        let list = drawn { context, size in
            context.fill(Path(CGRect(x: -10, y: -10, width: 200, height: 200)), with: .color(.red))
        }.list
        #expect(list == drawn(Color.red).list)
    }

    @Test func `Gradients run between points of the canvas`() {
        let gradient = Gradient(colors: [.red, .blue])
        let (start, end) = (CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 10))
        let list = drawn { context, _ in
            context.fill(square, with: .linearGradient(gradient, startPoint: start, endPoint: end))
        }.list
        let style = LinearGradient(gradient: gradient, startPoint: .topLeading, endPoint: .topTrailing)
        // The style runs over the whole frame of a shape, so the shape is the square alone here.
        let shape = Rectangle().fill(style).frame(width: 20, height: 20).offset(x: 10, y: 10)
            .frame(width: 100, height: 50, alignment: .topLeading)
        #expect(list == drawn(shape).list)
    }

    @Test func `A style's gradient runs over the bounds of the path`() {
        let style = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        let list = drawn { context, _ in context.fill(square, with: .style(style)) }.list
        let shape = Rectangle().fill(style).frame(width: 20, height: 20).offset(x: 10, y: 10)
            .frame(width: 100, height: 50, alignment: .topLeading)
        #expect(list == drawn(shape).list)
    }

    @Test(arguments: [
        (GraphicsContext.GradientOptions.repeat, 2), (.mirror, 2), (GraphicsContext.GradientOptions(), 1),
    ])
    func `Colors begin again or run back past a gradient's ends`(
        options: GraphicsContext.GradientOptions, periods: Int
    ) throws {
        let list = drawn { context, _ in
            context.fill(
                Path(CGRect(x: 0, y: 0, width: 20, height: 10)),
                with: .linearGradient(
                    Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: 10, y: 0),
                    options: options))
        }.list
        guard case .fill(_, .gradient(let gradient), _) = try #require(list.items.first) else {
            Issue.record("no gradient")
            return
        }
        #expect(gradient.stops.count == 2 * periods)
        let reds = gradient.stops.map { $0.color.blue < $0.color.red }
        let usual = [true, false, true, false].prefix(2 * periods)
        #expect(reds == (options == .mirror ? [true, false, false, true] : Array(usual)))
    }

    @Test func `Transforms are those of views`() {
        let turned = drawn { context, _ in
            context.translateBy(x: 50, y: 25)
            context.rotate(by: .degrees(45))
            context.fill(Path(CGRect(x: -10, y: -10, width: 20, height: 20)), with: .color(.red))
        }.list
        let view = Rectangle().fill(.red).frame(width: 20, height: 20).rotationEffect(.degrees(45))
        guard case .group(let clip) = turned.items.first, case .group(let own) = clip.items.first,
            case .group(let other) = drawn(view).list.items.first
        else {
            Issue.record("no groups")
            return
        }
        let corner = CGPoint(x: -10, y: -10).applying(own.transform?.affine ?? .identity)
        let same = CGPoint(x: 40, y: 15).applying(other.transform?.affine ?? .identity)
        #expect(abs(corner.x - same.x) < 0.001 && abs(corner.y - same.y) < 0.001)
    }

    @Test func `A copy of a context has state of its own`() {
        let list = drawn { context, _ in
            var copy = context
            copy.opacity = 0.5
            copy.translateBy(x: 5, y: 0)
            context.fill(square, with: .color(.red))
        }.list
        #expect(list == drawn { context, _ in context.fill(square, with: .color(.red)) }.list)
    }

    @Test func `Texts are placed by their anchor and wrap in a rectangle`() {
        let centered = drawn { context, size in
            context.draw(Text(verbatim: "abcd"), at: CGPoint(x: 50, y: 25))
        }
        #expect(centered.list == drawn(Text(verbatim: "abcd")).list)
        let wrapped = drawn { context, _ in
            context.draw(Text(verbatim: "abcd efgh"), in: CGRect(x: 0, y: 0, width: 50, height: 50))
        }
        let view = Text(verbatim: "abcd efgh").frame(width: 50, height: 50, alignment: .topLeading)
            .frame(width: 100, height: 50, alignment: .topLeading).clipShape(Rectangle())
        #expect(wrapped.list == drawn(view).list)
    }

    @Test func `A resolved text knows its size and its baselines`() {
        final class Answers {
            var sizes: [CGSize] = []
            var (first, last): (CGFloat, CGFloat) = (0, 0)
        }
        let answers = Answers()
        _ = drawn { context, _ in
            let text = context.resolve(Text(verbatim: "ab cd"))
            let narrow = CGSize(width: 30, height: CGFloat.infinity)
            answers.sizes = [text.measure(in: CGSize(width: 500, height: 500)), text.measure(in: narrow)]
            (answers.first, answers.last) = (text.firstBaseline(in: narrow), text.lastBaseline(in: narrow))
        }
        #expect(answers.sizes == [CGSize(width: 50, height: 20), CGSize(width: 20, height: 40)])
        #expect(answers.first == 15)
        #expect(answers.last == 35)
    }

    @Test func `A text's shading is its color`() {
        let list = drawn { context, size in
            var text = context.resolve(Text(verbatim: "ab"))
            text.shading = .color(.red)
            context.draw(text, at: CGPoint(x: 50, y: 25))
        }.list
        #expect(list.description.contains("mask"))
        #expect(list.items.first?.isGroup ?? false)
    }

    /// "The shading to fill uncolored text regions with" (Apple's documentation of `ResolvedText.shading`).
    @Test func `Words that say their color themselves are not shaded`() {
        func list(_ text: Text) -> DisplayList {
            drawn { context, size in
                var text = context.resolve(text)
                text.shading = .color(.red)
                context.draw(text, at: CGPoint(x: 50, y: 25))
            }.list
        }
        func runs(_ list: DisplayList) -> [(String, Paint, CGFloat)] {
            var runs: [(String, Paint, CGFloat)] = []
            list.walk { item in
                if case .glyphs(let run) = item { runs.append((run.text, run.paint, run.glyphs[0].x)) }
                return .into
            }
            return runs
        }
        let blue = Paint.solid(SystemColor.blue.resolve(in: EnvironmentValues()))
        let colored = list(Text(verbatim: "ab").foregroundStyle(.blue))
        #expect(!colored.description.contains("mask"))
        #expect(runs(colored).map(\.1) == [blue])
        let both = list(Text(verbatim: "ab") + Text(verbatim: "cd").foregroundColor(.blue))
        #expect(both.description.contains("mask"))
        // A stencil is no part of what is walked through.
        #expect(runs(both).map(\.0).last == "cd")
        #expect(runs(both).last?.1 == blue)
        // 40 wide in the middle of 100: the second half begins there.
        #expect(runs(both).last?.2 == 50)
    }

    @Test func `Symbols are views that are drawn by their tags`() {
        let canvas = Canvas { context, _ in
            guard let dot = context.resolveSymbol(id: "dot") else { return }
            context.draw(dot, at: CGPoint(x: 10, y: 10))
            context.draw(dot, at: CGPoint(x: 50, y: 10), anchor: .topLeading)
            #expect(dot.size == CGSize(width: 8, height: 8))
            #expect(context.resolveSymbol(id: "other") == nil)
            #expect(context.resolveSymbol(id: 1) == nil)
        } symbols: {
            Color.red.frame(width: 8, height: 8).tag("dot")
        }
        let list = drawn(canvas).list
        let red = SystemColor.red.resolve(in: EnvironmentValues())
        #expect(
            list.items == [
                .fill(.rectangle(CGRect(x: 6, y: 6, width: 8, height: 8)), .solid(red), .nonZero),
                .fill(.rectangle(CGRect(x: 50, y: 10, width: 8, height: 8)), .solid(red), .nonZero),
            ])
    }

    @Test func `A symbol is stretched to a rectangle`() {
        let canvas = Canvas { context, _ in
            guard let dot = context.resolveSymbol(id: 1) else { return }
            context.draw(dot, in: CGRect(x: 0, y: 0, width: 16, height: 16))
        } symbols: {
            Color.red.frame(width: 8, height: 8).tag(1)
        }
        let box = drawn { context, _ in
            context.fill(Path(CGRect(x: 0, y: 0, width: 16, height: 16)), with: .color(.red))
        }
        #expect(drawn(canvas).list == box.list)
    }

    @Test func `A bitmap is drawn in a rectangle`() throws {
        let list = drawn { context, _ in
            let image = Image(.pixels([255, 0, 0, 255], width: 1, height: 1, scale: 1))
            context.draw(image, in: CGRect(x: 10, y: 10, width: 20, height: 10))
            context.draw(image, at: CGPoint(x: 50, y: 25), anchor: .topLeading)
        }.list
        var found: [CGRect] = []
        list.walk {
            if case .image(let image) = $0 { found.append(image.frame) }
            return .into
        }
        #expect(
            found == [CGRect(x: 10, y: 10, width: 20, height: 10), CGRect(x: 50, y: 25, width: 1, height: 1)])
    }

    @Test func `Tiles fill a path from their origin`() {
        let list = drawn { context, _ in
            let image = Image(.pixels([255, 0, 0, 255], width: 5, height: 5, scale: 1))
            context.fill(
                Path(CGRect(x: 0, y: 0, width: 20, height: 10)), with: .tiledImage(image, origin: .zero))
        }.list
        var count = 0
        list.walk {
            if case .image = $0 { count += 1 }
            return .into
        }
        #expect(count == 8)
    }
}

extension DisplayItem {
    fileprivate var isGroup: Bool {
        if case .group = self { true } else { false }
    }
}
