import Controls
import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

@MainActor struct SidebarTests {
    private var wide: EnvironmentValues {
        var values = environment(.light, .ios18)
        values.horizontalSizeClass = .regular
        return values
    }

    private func split<Side: View>(_ side: Side, _ detail: some View = EmptyView()) -> some View {
        NavigationSplitView {
            side
        } detail: {
            detail
        }.frame(width: 700, height: 400)
    }

    private var list: some View { List { Section("Header") { Text(verbatim: "row") } } }

    @Test(arguments: [ViewCore.Platform.ios, .macos])
    func `A list at the side is a sidebar unless it says otherwise`(platform: ViewCore.Platform) {
        var values = wide
        values.platform = platform
        let usual = Drawn(split(list), in: values)
        #expect(usual.list == Drawn(split(list.listStyle(.sidebar)), in: values).list)
        #expect(usual.list == Drawn(split(list.listStyle(.automatic)), in: values).list)
        #expect(usual.list != Drawn(split(list.listStyle(.insetGrouped)), in: values).list)
        #expect(
            Drawn(split(list.listStyle(.plain)), in: values).list
                != Drawn(split(list.listStyle(.sidebar)), in: values).list)
    }

    @Test func `A section of a list at the side can be closed`() {
        let list = List { Section("Header", isExpanded: .constant(false)) { Text(verbatim: "row") } }
        #expect(!Drawn(split(list), in: wide).words.contains("row"))
        #expect(Drawn(split(EmptyView(), list), in: wide).words.contains("row"))
    }

    @Test func `Only the column at the side is one`() {
        let usual = Drawn(split(EmptyView(), list), in: wide)
        #expect(usual.list == Drawn(split(EmptyView(), list.listStyle(.insetGrouped)), in: wide).list)
        let compact = environment(.light, .ios18)
        #expect(
            Drawn(split(list), in: compact).list
                == Drawn(split(list.listStyle(.insetGrouped)), in: compact).list)
    }

    @Test func `A sheet that the column presents is none`() {
        let closed = List { Section("Header", isExpanded: .constant(false)) { Text(verbatim: "row") } }
        let side = Text(verbatim: "side").sheet(isPresented: .constant(true)) { closed }
        let sheet = Drawn(PresentedContent(.sheet, of: split(side)), 300, in: wide)
        #expect(sheet.words.contains("row"))
    }
}
