import Drawing
import Foundation
import Testing

@testable import ViewCore

private let square = Path(CGRect(x: 10, y: 10, width: 20, height: 20))

/// The outermost group of what is drawn, in the canvas's own edges.
@MainActor private func group(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) throws
    -> DisplayGroup
{
    let items = drawn(draw).list.items
    guard items.count == 1, case .group(let canvas) = items[0], canvas.items.count == 1,
        case .group(let group) = canvas.items[0]
    else { throw NoGroup() }
    return group
}

private struct NoGroup: Error {}

@MainActor struct GraphicsContextTests {
    @Test func `Opacity is multiplied into what is drawn`() {
        let list = drawn { context, _ in
            context.opacity = 0.5
            context.fill(square, with: .color(.red))
        }.list
        #expect(list == drawn(square.fill(.red).opacity(0.5)).list)
    }

    @Test func `A layer fades as a whole`() throws {
        let layer = try group { context, _ in
            context.opacity = 0.5
            context.drawLayer { layer in
                layer.fill(square, with: .color(.red))
                layer.fill(square, with: .color(.blue))
            }
        }
        #expect(layer.opacity == 0.5)
        #expect(layer.flattens)
        #expect(layer.items.count == 2)
    }

    @Test func `A clip cuts what comes after it`() throws {
        let clipped = try group { context, _ in
            context.clip(to: Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)))
            context.stroke(square, with: .color(.red), lineWidth: 2)
        }
        #expect(clipped.clip == .ellipse(CGRect(x: 0, y: 0, width: 20, height: 20)))
        let before = drawn { context, _ in
            context.fill(square, with: .color(.red))
            context.clip(to: Path(CGRect.zero))
        }
        #expect(before.list == drawn { context, _ in context.fill(square, with: .color(.red)) }.list)
    }

    @Test func `An inverse clip leaves what is outside`() throws {
        let clipped = try group { context, _ in
            context.clip(to: square, options: .inverse)
            context.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 50)), with: .color(.red))
        }
        let mask = try #require(clipped.mask)
        #expect(mask.count == 2)
        guard case .group(let hole) = mask[1] else { throw NoGroup() }
        #expect(hole.blend == .destinationOut)
    }

    @Test func `A clip to a layer has the layer's alpha`() throws {
        let clipped = try group { context, _ in
            context.clipToLayer(opacity: 0.5) { $0.fill(square, with: .color(.black)) }
            context.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 50)), with: .color(.red))
        }
        let mask = try #require(clipped.mask)
        guard case .group(let stencil) = mask[0] else { throw NoGroup() }
        #expect(stencil.opacity == 0.5)
    }

    @Test func `The room that clips leave is known in the context's own coordinates`() {
        _ = drawn { context, size in
            #expect(context.clipBoundingRect == CGRect(origin: .zero, size: size))
            context.clip(to: square)
            context.translateBy(x: 10, y: 10)
            #expect(context.clipBoundingRect == CGRect(x: 0, y: 0, width: 20, height: 20))
        }
    }

    @Test func `Blend modes are those of views`() throws {
        // The canvas is one picture then, so that its modes do not see what lies behind it.
        let multiplied = try group { context, _ in
            context.blendMode = .multiply
            context.fill(square, with: .color(.red))
        }
        guard multiplied.flattens, case .group(let blended)? = multiplied.items.first else { throw NoGroup() }
        #expect(blended.blend == .multiply)
        let drawnByXor = try group { context, _ in
            context.blendMode = .xor
            context.fill(square, with: .color(.red))
        }
        guard case .group(let operated)? = drawnByXor.items.first else { throw NoGroup() }
        #expect(operated.compositing == .xor && operated.blend == .normal)
        let other = drawn { context, _ in
            context.blendMode = GraphicsContext.BlendMode(rawValue: 28)
            context.fill(square, with: .color(.red))
        }
        #expect(
            other.warnings == [
                "GraphicsContext.BlendMode.init(rawValue: 28) is ignored; it is drawn as .normal"
            ])
    }

    @Test func `A filter works on what those added after it have made`() throws {
        let filtered = try group { context, _ in
            context.addFilter(.alphaThreshold(min: 0.5, color: .red))
            context.addFilter(.blur(radius: 8))
            context.fill(square, with: .color(.black))
        }
        #expect(filtered.filter != nil)
        guard case .group(let inner)? = filtered.items.first else { throw NoGroup() }
        // The radius is the deviation, as for views.
        #expect(inner.blur == 8)
    }

    @Test(arguments: [
        GraphicsContext.Filter.brightness(0.2), .contrast(2), .saturation(0), .grayscale(1),
        .hueRotation(.degrees(90)), .colorInvert(), .colorMultiply(.red), .luminanceToAlpha,
        .colorMatrix(ColorMatrix()),
    ])
    func `Color filters are matrices`(filter: GraphicsContext.Filter) throws {
        let filtered = try group { context, _ in
            context.addFilter(filter)
            context.fill(square, with: .color(.red))
        }
        #expect(filtered.filter?.values.count == 20)
    }

    @Test func `A filter has the numbers of the view's modifier`() {
        let filtered = drawn { context, _ in
            context.addFilter(.hueRotation(.degrees(90)))
            context.fill(square, with: .color(.red))
        }
        #expect(
            filtered.list == drawn(square.fill(.red).hueRotation(.degrees(90)).clipShape(Rectangle())).list)
    }

    @Test func `A shadow lies below what is drawn`() {
        let shadowed = drawn { context, _ in
            context.addFilter(.shadow(color: .black, radius: 4, x: 1, y: 2))
            context.fill(square, with: .color(.red))
        }
        let view = square.fill(.red).shadow(color: .black, radius: 4, x: 1, y: 2).clipShape(Rectangle())
        #expect(shadowed.list == drawn(view).list)
    }

    @Test func `A transform can be set and read`() {
        let list = drawn { context, _ in
            context.concatenate(CGAffineTransform(translationX: 10, y: 0))
            #expect(context.transform.tx == 10)
            context.transform = .identity
            context.scaleBy(x: 2, y: 2)
            context.fill(Path(CGRect(x: 5, y: 5, width: 10, height: 10)), with: .color(.red))
        }.list
        #expect(list == drawn { context, _ in context.fill(square, with: .color(.red)) }.list)
    }
}

/// Numbers and counts that nobody means: drawing ends, and says what it left out.
@MainActor struct HostileCanvasTests {
    private nonisolated static let odd: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1, 0]

    @Test(arguments: odd)
    func `Numbers that are none end in a picture`(number: CGFloat) {
        let laid = drawn { context, size in
            context.fill(
                Path(CGRect(x: number, y: 0, width: number, height: 10)), with: .color(.red))
            context.stroke(square, with: .color(.red), lineWidth: number)
            context.draw(Text(verbatim: "a"), at: CGPoint(x: number, y: number))
            context.draw(Text(verbatim: "a"), in: CGRect(x: 0, y: 0, width: number, height: 10))
            context.fill(
                square,
                with: .radialGradient(
                    Gradient(colors: [.red, .blue]), center: CGPoint(x: number, y: 0), startRadius: 0,
                    endRadius: number, options: .repeat))
            context.fill(
                square,
                with: .linearGradient(
                    Gradient(colors: [.red, .blue]), startPoint: .zero,
                    endPoint: CGPoint(x: number, y: 0), options: .mirror))
            context.fill(
                square,
                with: .tiledImage(
                    Image(.pixels([255, 0, 0, 255], width: 1, height: 1, scale: 1)),
                    origin: CGPoint(x: number, y: 0), scale: number))
            _ = context.resolve(Text(verbatim: "a")).measure(in: CGSize(width: number, height: number))
            for filter in [
                GraphicsContext.Filter.blur(radius: number), .shadow(radius: number, x: number),
                .brightness(number), .alphaThreshold(min: number),
            ] {
                var copy = context
                copy.addFilter(filter)
                copy.fill(square, with: .color(.red))
            }
            var copy = context
            copy.opacity = number
            copy.clip(to: Path(CGRect(x: number, y: number, width: 10, height: 10)))
            copy.fill(square, with: .color(.red))
            context.translateBy(x: number, y: 0)
            context.rotate(by: .radians(number))
            context.scaleBy(x: number, y: 1)
            context.fill(square, with: .color(.red))
            context.clip(to: square)
            context.drawLayer { $0.fill(square, with: .color(.red)) }
        }
        #expect(laid.list.size == CGSize(width: 100, height: 50))
    }

    @Test func `A layer that draws itself ends`() {
        func nest(_ context: GraphicsContext) {
            context.drawLayer { inner in
                inner.fill(square, with: .color(.red))
                nest(inner)
            }
        }
        let laid = drawn { context, _ in nest(context) }
        #expect(laid.warnings.count == 1)
        #expect(laid.warnings.first?.contains("64 layers, clips and filters") ?? false)
    }

    @Test func `Clips in clips end`() {
        let laid = drawn { context, _ in
            for _ in 0..<10_000 { context.clip(to: square) }
            context.fill(square, with: .color(.red))
        }
        #expect(laid.warnings.count == 1)
    }

    @Test func `Ten thousand commands are ten thousand items`() {
        let laid = drawn { context, _ in
            for index in 0..<10_000 {
                context.stroke(Path(CGRect(x: index % 90, y: 0, width: 5, height: 5)), with: .color(.red))
            }
        }
        var count = 0
        laid.list.walk {
            if case .stroke = $0 { count += 1 }
            return .into
        }
        #expect(count == 10_000)
    }
}
