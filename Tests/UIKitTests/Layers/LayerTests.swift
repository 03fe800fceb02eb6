import Drawing
import Foundation
import LayoutSupport
import Testing
import UIKit
import ViewCore

private struct Showing: UIViewRepresentable {
    let make: @MainActor () -> UIView
    func makeUIView(context: Context) -> UIView { make() }
    func updateUIView(_ view: UIView, context: Context) {}
}

/// A view whose layers are set up by a closure.
private final class Layered: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
}

@MainActor private func framed(_ view: some View) -> LaidOut { layOut(view.frame(width: 80, height: 40)) }

@MainActor private func layered(_ set: @escaping @MainActor (CALayer) -> Void) -> LaidOut {
    framed(
        Showing {
            let view = Layered()
            set(view.layer)
            return view
        })
}

@MainActor struct LayerTests {
    @Test func `A gradient lies over its layer, from the top to the bottom where nothing else is said`() {
        let found = layered { layer in
            (layer as? CAGradientLayer)?.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        }
        let same = framed(
            Canvas { context, size in
                context.fill(
                    Path(CGRect(origin: .zero, size: size)),
                    with: .linearGradient(
                        Gradient(colors: [Color(UIColor.red), Color(UIColor.blue)]),
                        startPoint: CGPoint(x: 40, y: 0), endPoint: CGPoint(x: 40, y: 40)))
            })
        #expect(found.list == same.list)
        #expect(found.warnings == [])
    }

    @Test func `A shape is filled and then stroked`() {
        let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
        let found = layered { layer in
            let shape = CAShapeLayer()
            shape.frame = CGRect(x: 4, y: 5, width: 10, height: 10)
            shape.path = path.cgPath
            shape.fillColor = UIColor.red.cgColor
            shape.strokeColor = UIColor.blue.cgColor
            shape.lineWidth = 2
            layer.addSublayer(shape)
        }
        let same = framed(
            Canvas { context, _ in
                context.translateBy(x: 4, y: 5)
                context.fill(path, with: .color(Color(UIColor.red)))
                context.stroke(
                    path, with: .color(Color(UIColor.blue)), style: StrokeStyle(lineWidth: 2))
            })
        #expect(found.list == same.list)
    }

    @Test func `Layers lie on each other by their height, then in their order`() {
        let (first, second, third) = (CALayer(), CALayer(), CALayer())
        let layer = CALayer()
        layer.addSublayer(second)
        layer.insertSublayer(first, at: 0)
        layer.insertSublayer(third, above: second)
        #expect(layer.sublayers == [first, second, third])
        second.removeFromSuperlayer()
        #expect(layer.sublayers == [first, third])
        #expect(second.superlayer == nil)
    }

    @Test func `A layer's place and its middle are one`() {
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        #expect(layer.position == CGPoint(x: 25, y: 40))
        layer.position = .zero
        #expect(layer.frame == CGRect(x: -15, y: -20, width: 30, height: 40))
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(view.layer.bounds.size == CGSize(width: 3, height: 4))
        view.layer.frame.size.width = 9
        #expect(view.frame.width == 9)
    }

    @Test func `A turn around the axis out of the plane is one in it`() {
        let turn = CATransform3DGetAffineTransform(CATransform3DMakeRotation(0.3, 0, 0, 2))
        let same = CGAffineTransform(rotationAngle: 0.3)
        for (a, b) in [(turn.a, same.a), (turn.b, same.b), (turn.c, same.c), (turn.d, same.d)] {
            #expect(abs(a - b) < 1e-12)
        }
    }

    @Test func `A change is made before those that are there`() {
        // A point is scaled, then moved: 3 becomes 6, and 16.
        let both = CATransform3DScale(CATransform3DMakeTranslation(10, 0, 0), 2, 1, 1)
        #expect(
            CATransform3DGetAffineTransform(both) == CGAffineTransform(a: 2, b: 0, c: 0, d: 1, tx: 10, ty: 0))
        #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    }

    @Test func `What a layer asks for and has not is said by its name`() {
        let found = layered { layer in
            layer.backgroundColor = UIColor.red.cgColor
            let copies = CAReplicatorLayer()
            copies.instanceCount = 3
            layer.addSublayer(copies)
        }
        #expect(found.warnings == ["CAReplicatorLayer.instanceCount is ignored"])
    }
}
