import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

@MainActor struct ContainerShapeTests {
    private func inside<S: Shape>(_ shape: S) -> some View {
        shape.fill(.red).padding(6).frame(width: 60, height: 40)
    }

    @Test func `Without a container the shape is a rectangle`() {
        #expect(layOut(inside(ContainerRelativeShape())).list == layOut(inside(Rectangle())).list)
    }

    @Test func `Inside a container corners are concentric`() {
        let relative = inside(ContainerRelativeShape())
            .containerShape(RoundedRectangle(cornerRadius: 16, style: .circular))
        #expect(
            layOut(relative).list == layOut(inside(RoundedRectangle(cornerRadius: 10, style: .circular))).list
        )
    }

    @Test func `An inset is counted too`() {
        let relative = ContainerRelativeShape().inset(by: 6).fill(.red).frame(width: 60, height: 40)
            .containerShape(RoundedRectangle(cornerRadius: 16, style: .circular))
        #expect(
            layOut(relative).list == layOut(inside(RoundedRectangle(cornerRadius: 10, style: .circular))).list
        )
    }

    @Test func `A shape made of one that follows its container follows it, too`() {
        let circle = RoundedRectangle(cornerRadius: 16, style: .circular)
        func drawn(_ shape: some Shape) -> DisplayList {
            layOut(inside(shape).containerShape(circle)).list
        }
        let inner = RoundedRectangle(cornerRadius: 10, style: .circular)
        #expect(drawn(AnyShape(ContainerRelativeShape())) == drawn(AnyShape(inner)))
        #expect(drawn(ContainerRelativeShape().offset(x: 3)) == drawn(inner.offset(x: 3)))
        #expect(
            drawn(ContainerRelativeShape().stroke(lineWidth: 2)) == drawn(inner.stroke(lineWidth: 2)))
        #expect(drawn(ContainerRelativeShape().trim(to: 0.5)) == drawn(inner.trim(to: 0.5)))
        #expect(
            drawn(Rectangle().subtracting(ContainerRelativeShape())) == drawn(Rectangle().subtracting(inner)))
    }

    @Test func `Effects can follow from geometry`() {
        let box = Color.red.frame(width: 40, height: 20)
        #expect(
            layOut(box.visualEffect { content, proxy in content.opacity(proxy.size.width / 80) }).list
                == layOut(box.opacity(0.5)).list)
        #expect(
            layOut(box.visualEffect { content, proxy in content.offset(x: proxy.size.height).scaleEffect(2) })
                .list
                == layOut(box.visualEffect { content, _ in content.offset(x: 20).scaleEffect(2) }).list)
    }
}

@MainActor struct SpokenTests {
    private func properties(_ view: some View) -> [TraceNode.Property] {
        layOut(view).trace.roots.first?.properties ?? []
    }

    @Test func `The trace has what is spoken`() {
        let found = properties(
            Text("a").accessibilityLabel("inner").accessibilityLabel("outer").accessibilityHint(Text("hint"))
                .accessibilityAddTraits([.isButton, .isHeader]).keyboardShortcut(
                    "s", modifiers: [.command, .shift]))
        #expect(found.first { $0.name == "accessibilityLabel" }?.value == .text("inner"))
        #expect(found.first { $0.name == "accessibilityHint" }?.value == .text("hint"))
        #expect(
            found.first { $0.name == "accessibilityTraits" }?.value
                == .list([.name("isButton"), .name("isHeader")]))
        #expect(found.first { $0.name == "keyboardShortcut" }?.value == .text("⇧⌘S"))
    }

    @Test func `It makes no node and moves nothing`() {
        let (plain, spoken) = (
            Text("a").padding(), Text("a").accessibilityLabel("b").padding().accessibilityHidden(true)
        )
        let (a, b) = (layOut(plain), layOut(spoken))
        #expect(a.list == b.list)
        #expect(a.trace.roots.first?.children.count == b.trace.roots.first?.children.count)
    }
}
