import Drawing
import Foundation
import LayoutSupport
import SwiftUI
import Testing
import ViewCore

/// Groups of a list that blur or bend what is below them, outermost first.
private func panes(_ list: DisplayList) -> [DisplayGroup] {
    var found: [DisplayGroup] = []
    list.walk { item in
        if case .group(let group) = item, group.backdropBlur != nil { found.append(group) }
        return .into
    }
    return found
}

@MainActor private func laidOut(_ view: some View) -> LaidOut {
    layOut(view, 400, 200, engine: FixedTextEngine())
}

private struct Scoped<Content: View>: View {
    @Namespace private var space
    let content: @MainActor (Namespace.ID) -> Content
    var body: some View { content(space) }
}

@MainActor struct GlassTests {
    private func row(_ container: CGFloat?, gap: CGFloat) -> some View {
        GlassEffectContainer(spacing: container) {
            HStack(spacing: gap) {
                ForEach(0..<3) { _ in Color.clear.frame(width: 40, height: 40).glassEffect(in: Circle()) }
            }
        }
    }

    @Test func `Glass bends what is below it and is not shadowed by itself`() throws {
        let pane = try #require(panes(laidOut(Text("a").glassEffect()).list).first)
        let lens = try #require(pane.lens)
        #expect(lens.width > 0 && lens.reach > 0)
        #expect(panes(laidOut(Text("a").background(.thinMaterial)).list).first?.lens == nil)
        #expect(panes(laidOut(Text("a").glassEffect(.identity)).list).isEmpty)
    }

    @Test func `Pieces of a container melt together where they are closer than its spacing`() {
        #expect(panes(laidOut(row(20, gap: 10)).list).count == 1)
        #expect(panes(laidOut(row(20, gap: 30)).list).count == 3)
        #expect(panes(laidOut(row(nil, gap: 4)).list).count == 1)
        #expect(panes(laidOut(row(nil, gap: 12)).list).count == 3)
        #expect(panes(laidOut(row(.nan, gap: 4)).list).count == 3)
    }

    @Test func `What melts together is as large as all of its pieces`() throws {
        let pane = try #require(panes(laidOut(row(20, gap: 10)).list).first)
        let bounds = try #require(pane.clip).bounds
        #expect(abs(bounds.width - 140) < 1 && abs(bounds.height - 40) < 1)
    }

    @Test func `Glass of another kind stays apart, and so does glass without a container`() {
        let mixed = GlassEffectContainer(spacing: 20) {
            HStack(spacing: 4) {
                Color.clear.frame(width: 40, height: 40).glassEffect(.regular, in: Circle())
                Color.clear.frame(width: 40, height: 40).glassEffect(.regular.tint(.red), in: Circle())
            }
        }
        #expect(panes(laidOut(mixed).list).count == 2)
        let plain = HStack(spacing: 4) {
            Color.clear.frame(width: 40, height: 40).glassEffect(in: Circle())
            Color.clear.frame(width: 40, height: 40).glassEffect(in: Circle())
        }
        #expect(panes(laidOut(plain).list).count == 2)
    }

    @Test func `A union is one piece, however far its parts are apart`() throws {
        let view = Scoped { space in
            GlassEffectContainer(spacing: 0) {
                HStack(spacing: 60) {
                    ForEach(0..<2) { _ in
                        Color.clear.frame(width: 40, height: 40).glassEffect()
                            .glassEffectUnion(id: "both", namespace: space)
                    }
                }
            }
        }
        let found = panes(laidOut(view).list)
        #expect(found.count == 1)
        #expect(try #require(found.first?.clip).bounds.width == 140)
    }
}
