import Controls
import Drawing
import Foundation
import LayoutSupport
import Testing
import UIKit
import ViewCore

/// A view whose `draw(_:)` is a closure.
private final class Drawing: UIView {
    var action: @MainActor (CGContext) -> Void = { _ in }
    override func draw(_ rect: CGRect) {
        if let context = UIGraphicsGetCurrentContext() { action(context) }
    }
}

private struct Showing: UIViewRepresentable {
    let make: @MainActor () -> UIView
    func makeUIView(context: Context) -> UIView { make() }
    func updateUIView(_ view: UIView, context: Context) {}
}

@MainActor private func framed(_ view: some View) -> LaidOut { layOut(view.frame(width: 80, height: 40)) }

@MainActor private func drawing(_ action: @escaping @MainActor (CGContext) -> Void) -> LaidOut {
    framed(
        Showing {
            let view = Drawing()
            view.action = action
            return view
        })
}

@MainActor private func canvas(_ draw: @escaping (inout GraphicsContext) -> Void) -> LaidOut {
    framed(Canvas { context, _ in draw(&context) })
}

private let box = CGRect(x: 5, y: 6, width: 20, height: 10)

@MainActor struct OwnDrawingTests {
    @Test func `What a view fills is filled`() {
        let found = drawing { _ in
            UIColor.red.setFill()
            UIBezierPath(rect: box).fill()
        }
        #expect(found.list == canvas { $0.fill(Path(box), with: .color(Color(UIColor.red))) }.list)
        #expect(found.warnings == [])
    }

    @Test func `A path of UIKit is stroked with its own line`() {
        let found = drawing { context in
            context.setLineWidth(7)
            UIColor.blue.setStroke()
            let path = UIBezierPath(ovalIn: box)
            path.lineWidth = 3
            path.stroke()
        }
        let same = canvas {
            $0.stroke(Path(ellipseIn: box), with: .color(Color(UIColor.blue)), lineWidth: 3)
        }
        #expect(found.list == same.list)
    }

    @Test func `Changes of the state end with it`() {
        let found = drawing { context in
            context.saveGState()
            context.setFillColor(UIColor.red.cgColor)
            context.clip(to: box)
            context.translateBy(x: 3, y: 4)
            context.restoreGState()
            context.fill(box)
        }
        #expect(found.list == canvas { $0.fill(Path(box), with: .color(.black)) }.list)
    }

    @Test func `A point counts in the coordinates in which it was said`() {
        var bounds = CGRect.zero
        _ = drawing { context in
            context.move(to: .zero)
            context.translateBy(x: 10, y: 20)
            context.addLine(to: CGPoint(x: 1, y: 2))
            bounds = context.boundingBoxOfPath
            context.beginPath()
        }
        // The first point, 0, is 10 to the left of and 20 above the new origin.
        #expect(bounds == CGRect(x: -10, y: -20, width: 11, height: 22))
    }

    @Test func `A gradient ends where it ends, unless it is to go on`() throws {
        func list(_ options: CGGradientDrawingOptions) -> LaidOut {
            drawing { context in
                let colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
                guard let gradient = unsafe CGGradient(colorsSpace: nil, colors: colors, locations: [0, 1])
                else {
                    return
                }
                context.drawLinearGradient(
                    gradient, start: CGPoint(x: 20, y: 0), end: CGPoint(x: 60, y: 0), options: options)
            }
        }
        let whole = canvas {
            $0.fill(
                Path(CGRect(x: 0, y: 0, width: 80, height: 40)),
                with: .linearGradient(
                    Gradient(colors: [Color(UIColor.red), Color(UIColor.blue)]),
                    startPoint: CGPoint(x: 20, y: 0), endPoint: CGPoint(x: 60, y: 0)))
        }
        #expect(list([.drawsBeforeStartLocation, .drawsAfterEndLocation]).list == whole.list)
        #expect(list([]).list != whole.list)
    }

    @Test func `Numbers that are none end in a picture`() {
        _ = drawing { context in
            context.fill(CGRect(x: CGFloat.nan, y: 0, width: .infinity, height: -1))
            context.rotate(by: .nan)
            context.scaleBy(x: 0, y: 0)
            context.addArc(
                center: .zero, radius: .infinity, startAngle: 0, endAngle: .nan, clockwise: true)
            context.restoreGState()
            context.endTransparencyLayer()
            context.strokePath()
        }
    }

    @Test func `A label of one's own has its insets`() {
        final class Padded: UILabel {
            override func drawText(in rect: CGRect) {
                super.drawText(in: rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
            }
        }
        func label(_ kind: UILabel.Type) -> UILabel? {
            let label = kind.init(coder: NSCoder())
            label?.text = "Ag"
            return label
        }
        let padded = layOut(Showing { label(Padded.self) ?? UIView() })
        let plain = layOut(
            Showing { label(UILabel.self) ?? UIView() }
                .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))
        #expect(padded.list == plain.list)
    }

    @Test func `A field of one's own has its insets`() {
        final class Padded: UITextField {
            override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 12, dy: 0) }
        }
        func field(_ kind: UITextField.Type) -> UITextField? {
            let field = kind.init(coder: NSCoder())
            field?.text = "Ag"
            return field
        }
        let padded = framed(Showing { field(Padded.self) ?? UIView() })
        let plain = framed(Showing { field(UITextField.self) ?? UIView() }.padding(.horizontal, 12))
        #expect(padded.list == plain.list)
    }
}
