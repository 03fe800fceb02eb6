import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// Shapes from right to left: x' = W - x - w (Documentation/Rules/layout-rules.md, section 16), here in 50 by 30.
@MainActor struct ShapeMirroringTests {
    private struct Corner: Shape {
        func path(in rect: CGRect) -> Path {
            Path {
                $0.move(to: CGPoint(x: rect.minX, y: rect.minY))
                $0.addLine(to: CGPoint(x: rect.minX + 10, y: rect.minY))
                $0.addLine(to: CGPoint(x: rect.minX, y: rect.minY + 10))
            }
        }
    }

    private struct FixedCorner: Shape {
        var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
        func path(in rect: CGRect) -> Path { Corner().path(in: rect) }
    }

    private struct LeftCorner: Shape {
        var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors(in: .leftToRight) }
        func path(in rect: CGRect) -> Path { Corner().path(in: rect) }
    }

    /// Where the ink of a view of 50 by 30 is, from its own corner.
    private func ink(_ view: some View, _ direction: LayoutDirection = .rightToLeft) -> String {
        outline(view, direction).map { numbers($0.bounds) } ?? "nothing"
    }

    private func outline(_ view: some View, _ direction: LayoutDirection) -> Outline? {
        let room = view.frame(width: 50, height: 30).environment(\.layoutDirection, direction)
        return layOut(room).list.items.lazy.compactMap { item in
            switch item {
            case .fill(let outline, _, _), .stroke(let outline, _, _): outline
            default: nil
            }
        }.first
    }

    @Test func `What is moved, cut short or sized in a shape is mirrored with its frame`() {
        #expect(ink(Corner().offset(x: 5)) == "(35, 0, 10, 10)")
        #expect(ink(Corner().size(width: 10, height: 30)) == "(40, 0, 10, 10)")
        #expect(ink(Corner().scale(x: 0.5, y: 1, anchor: .leading)) == "(45, 0, 5, 10)")
        #expect(ink(Corner().offset(x: 5).fill(.red)) == "(35, 0, 10, 10)")
        #expect(ink(AnyShape(Corner().offset(x: 5))) == "(35, 0, 10, 10)")
        #expect(ink(Color.clear.background(.red, in: Corner().offset(x: 5))) == "(35, 0, 10, 10)")
    }

    /// OpenSwiftUI's audited Shapes.swift: they are fixed.
    @Test(arguments: [
        AnyShape(Rectangle()), AnyShape(RoundedRectangle(cornerRadius: 4)), AnyShape(Capsule()),
        AnyShape(Ellipse()), AnyShape(Circle()), AnyShape(Rectangle().inset(by: 2)),
        AnyShape(RoundedRectangle(cornerRadius: 4).inset(by: 2)), AnyShape(Circle().inset(by: 2)),
    ])
    func `A symmetric shape and what is made of it are fixed`(shape: AnyShape) {
        #expect(shape.layoutDirectionBehavior == .fixed)
        for made in [
            shape.trim(from: 0, to: 0.3), shape.offset(x: 5), shape.rotation(.degrees(20)),
            shape.scale(x: 0.5, y: 1, anchor: .leading), shape.size(width: 10, height: 30),
        ] {
            #expect(made.layoutDirectionBehavior == .fixed)
            #expect(outline(made, .rightToLeft) == outline(made, .leftToRight))
        }
    }

    @Test func `A trimmed circle runs clockwise from the right in both directions`() {
        let arc = Circle().trim(from: 0, to: 0.25).stroke(.purple, lineWidth: 5)
        // Of a circle of 30 in the middle the quarter below, on the right.
        #expect(ink(arc, .leftToRight) == "(25, 15, 15, 15)")
        #expect(ink(arc) == "(25, 15, 15, 15)")
    }

    @Test func `Shapes made of two are mirrored if one of them is`() {
        #expect(ink(Rectangle().intersection(Corner())) == "(40, 0, 10, 10)")
        #expect(ink(Corner().intersection(Rectangle())) == "(40, 0, 10, 10)")
        #expect(Rectangle().union(Circle().trim(from: 0, to: 0.5)).layoutDirectionBehavior == .fixed)
    }

    @Test func `A path of one's own is mirrored unless its shape says otherwise`() {
        #expect(ink(Corner(), .leftToRight) == "(0, 0, 10, 10)")
        #expect(ink(Corner()) == "(40, 0, 10, 10)")
        #expect(ink(Corner().stroke(.red)) == "(40, 0, 10, 10)")
        #expect(ink(FixedCorner()) == "(0, 0, 10, 10)")
        #expect(ink(FixedCorner().offset(x: 5)) == "(5, 0, 10, 10)")
        #expect(ink(LeftCorner()) == "(0, 0, 10, 10)")
        #expect(ink(LeftCorner(), .leftToRight) == "(40, 0, 10, 10)")
    }

    @Test func `Leading corners are on the right`() {
        let shape = UnevenRoundedRectangle(topLeadingRadius: 5, bottomTrailingRadius: 8, style: .circular)
        func radii(_ direction: LayoutDirection) -> CornerRadii? {
            guard case .roundedRectangle(_, let radii, _) = outline(shape, direction) else { return nil }
            return radii
        }
        #expect(
            radii(.leftToRight)
                == CornerRadii(topLeft: 5, topRight: 0, bottomRight: 8, bottomLeft: 0))
        #expect(
            radii(.rightToLeft)
                == CornerRadii(topLeft: 0, topRight: 5, bottomRight: 0, bottomLeft: 8))
    }
}
