import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

private struct Divided: _VariadicView_MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
        ForEach(children) { child in
            child
            if child.id != children.last?.id { Divider() }
        }
    }
}

private struct RankKey: _ViewTraitKey { static let defaultValue = 0 }

private struct Ranked: _VariadicView_UnaryViewRoot {
    func body(children: _VariadicView.Children) -> some View {
        VStack { ForEach(children) { Color.red.frame(width: 10, height: CGFloat($0[RankKey.self])) } }
    }
}

private struct GapKey: ContainerValueKey { static let defaultValue: CGFloat = 1 }
extension ContainerValues {
    fileprivate var gap: CGFloat {
        get { self[GapKey.self] }
        set { self[GapKey.self] = newValue }
    }
}

@MainActor struct SubviewsTests {
    private func list(_ view: some View) -> String {
        "\(layOut(view).list)"
    }

    @ViewBuilder private var three: some View {
        Text("One")
        ForEach(["Two", "Three"], id: \.self) { Text($0) }
    }

    @Test func `Views that are taken apart and put beside each other are what they were`() {
        let plain = list(HStack { three })
        #expect(list(HStack { ForEach(subviews: three) { $0 } }) == plain)
        #expect(list(HStack { Group(subviews: three) { $0 } }) == plain)
        #expect(list(_VariadicView.Tree(Divided()) { EmptyView() }) == list(EmptyView()))
    }

    @Test func `What stands between the views is between them`() {
        let divided = list(
            VStack {
                Text("One")
                Divider()
                Text("Two")
                Divider()
                Text("Three")
            })
        #expect(list(VStack { _VariadicView.Tree(Divided()) { three } }) == divided)
    }

    @Test func `A view inherits what is set where it is put, and each only its own`() {
        let inner = list(
            VStack {
                Text("One").foregroundStyle(.red)
                Text("Two").foregroundStyle(.blue)
            })
        let content = Group {
            Text("One")
            Text("Two")
        }
        #expect(
            list(
                VStack {
                    Group(subviews: content) { views in
                        views[0].foregroundStyle(.red)
                        views[1].foregroundStyle(.blue)
                    }
                }) == inner)
    }

    @Test func `A view may stand in two places, and a spacer follows the stack that it is put into`() {
        let content = Group {
            Text("One")
            Spacer(minLength: 20)
        }
        let twice = list(
            Group(subviews: content) { views in
                HStack(spacing: 0) { views }
                VStack(spacing: 0) { views }
            })
        let written = list(
            Group {
                HStack(spacing: 0) { content }
                VStack(spacing: 0) { content }
            })
        #expect(twice == written)
    }

    @Test func `A collection can be counted, cut and read from its end`() {
        let cut = list(HStack { Group(subviews: three) { $0.prefix(2) } })
        #expect(
            cut
                == list(
                    HStack {
                        Text("One")
                        Text("Two")
                    }))
        #expect(
            list(Group(subviews: three) { Text("\($0.count) \($0.isEmpty ? "none" : "some")") })
                == list(Text("3 some")))
    }

    @Test func `A view tells the container around`() {
        let told = list(
            VStack {
                ForEach(subviews: Color.red.containerValue(\.gap, 30)) { view in
                    view.frame(width: 10, height: view.containerValues.gap)
                }
            })
        #expect(told == list(VStack { Color.red.frame(width: 10, height: 30) }))
        #expect(
            list(_VariadicView.Tree(Ranked()) { Color.blue._trait(RankKey.self, 7) })
                == list(VStack { Color.red.frame(width: 10, height: 7) }))
    }

    @Test
    func `Sections have their headers, contents and footers, and what is in none has a section of its own`() {
        let sections = VStack {
            ForEach(
                sections: Group {
                    Text("Loose")
                    Section("Head") {
                        Text("One")
                        Text("Two")
                    }
                    Section {
                        Text("Three")
                    } footer: {
                        Text("Foot")
                    }
                }
            ) { section in
                Text("\(section.header.count) \(section.content.count) \(section.footer.count)")
            }
        }
        #expect(
            list(sections)
                == list(
                    VStack {
                        Text("0 1 0")
                        Text("1 2 0")
                        Text("0 1 1")
                    }))
    }

    @Test func `A state that a view keeps is one wherever it is made`() {
        struct Counted: View {
            @State private var count = 0
            var body: some View { Text("\(count)").onAppear { count += 1 } }
        }
        #expect(
            list(VStack { ForEach(subviews: Counted()) { $0.bold() } }) == list(VStack { Counted().bold() }))
    }
}
