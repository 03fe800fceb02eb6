import Drawing
import LayoutSupport
import Testing
import ViewCore

@testable import Controls

/// Whose the looks of labels are that people write for the bars of the system.
@MainActor struct TabGiverTests {
    private struct Tabs: View {
        var body: some View {
            TabView {
                Text(verbatim: "page").tabItem { Label("Inbox", systemImage: "tray") }
            }
        }
    }

    private func all(_ nodes: [TraceNode]) -> [TraceNode] { nodes.flatMap { [$0] + all($0.children) } }

    /// So that nobody is told to let them grow, or to choose another colour.
    @Test func `The font and the colour of a tab's words are the bar's, and the words are who wrote them's`()
        throws
    {
        let trace = layOut(Tabs()) { $0.needsTrace = true }.trace
        let title = try #require(
            all(trace.roots).first { node in
                node.properties.contains { $0.name == "string" && $0.value == .text("Inbox") }
            })
        #expect(title.owner.last?.name == "Tabs")
        for value in ["font", "color"] {
            #expect(title.giver(of: value)?.name == "TabView")
            #expect(title.giver(of: value)?.isWritten == false)
        }
    }
}
