import Controls
import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

private struct Item: Identifiable { let id: Int }

private struct Failure: LocalizedError {
    var errorDescription: String? { "It failed" }
}

private struct Quarter: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 4 }
}

@MainActor struct PresentationTests {
    private let ios18 = environment(.light, .ios18)

    private func presented(
        _ kind: PresentedKind, _ view: some View, _ requests: StateRequests = [],
        in values: EnvironmentValues? = nil
    ) -> Drawn {
        Drawn(PresentedContent(kind, of: view), 300, asking: requests, in: values ?? ios18)
    }

    @Test func `What is presented is said, and drawn where it is asked for`() {
        let view = Text(verbatim: "below").sheet(isPresented: .constant(true)) { Text(verbatim: "sheet") }
        #expect(Drawn(view).words == ["below"])
        #expect(Drawn(view).warnings.count == 1)
        #expect(Drawn(view).warnings.first?.contains("Specimen.presenting(.sheet)") ?? false)
        #expect(presented(.sheet, view).words == ["sheet"])
        #expect(presented(.sheet, view).warnings == [])
    }

    @Test func `What is not presented is not said, and drawn where it is asked for`() {
        let view = Text(verbatim: "below").sheet(isPresented: .constant(false)) { Text(verbatim: "sheet") }
        #expect(Drawn(view).warnings == [])
        #expect(presented(.sheet, view).words == ["sheet"])
        let other = presented(.popover, view)
        #expect(other.words == ["below"])
        #expect(other.warnings.contains { $0.contains("presents a popover") })
    }

    @Test func `Of several presentations the one that is shown is drawn`() {
        let view = Text(verbatim: "below")
            .sheet(isPresented: .constant(false)) { Text(verbatim: "one") }
            .sheet(item: .constant(Item(id: 2))) { Text(verbatim: "item \($0.id)") }
        #expect(presented(.sheet, view).words == ["item 2"])
        let none = Text(verbatim: "below").sheet(item: .constant(Item?.none)) { Text(verbatim: "\($0.id)") }
        #expect(presented(.sheet, none).words == ["below"])
    }

    private nonisolated static let heights: [(Set<PresentationDetent>, CGFloat)] = [
        ([.height(200)], 200), ([.medium, .large], 437), ([.fraction(0.5)], 437),
        ([.custom(Quarter.self)], 218.5), ([.height(.nan)], 40),
    ]

    @Test(arguments: heights)
    func `A sheet is as high as its lowest detent`(detents: Set<PresentationDetent>, height: CGFloat) {
        let view = Text(verbatim: "a").sheet(isPresented: .constant(true)) {
            Color.red.frame(height: 40).frame(maxHeight: .infinity).accessibilityIdentifier("in")
                .presentationDetents(detents)
        }
        #expect(abs((presented(.sheet, view).frame("in")?.height ?? -1) - height) <= 0.5)
    }

    @Test func `A selected detent is the sheet's height`() {
        let view = Text(verbatim: "a").sheet(isPresented: .constant(true)) {
            Color.red.accessibilityIdentifier("in")
                .presentationDetents([.height(100), .height(300)], selection: .constant(.height(300)))
        }
        #expect(presented(.sheet, view).frame("in")?.height == 300)
    }

    @Test func `Content knows that it is presented and can ask to be closed`() {
        struct Content: View {
            @Environment(\.isPresented) private var isPresented
            @Environment(\.dismiss) private var dismiss
            @Environment(\.presentationMode) private var mode
            var body: some View {
                Text(verbatim: "\(isPresented) \(mode.wrappedValue.isPresented)").onAppear { dismiss() }
            }
        }
        let view = Text(verbatim: "a").fullScreenCover(isPresented: .constant(true)) { Content() }
        let drawn = presented(.fullScreenCover, view)
        #expect(drawn.words == ["true true"])
        #expect(drawn.events == ["dismiss"])
        #expect(Drawn(Content()).words == ["false false"])
    }

    @Test func `A popover has an arrow on the side that it is asked for`() {
        for edge in Edge.allCases {
            let view = Text(verbatim: "a").popover(isPresented: .constant(true), arrowEdge: edge) {
                Color.red.frame(width: 50, height: 30).accessibilityIdentifier("in")
            }
            let drawn = presented(.popover, view)
            let frame = drawn.frame("in") ?? .zero
            #expect(drawn.size.width >= 50 + (edge == .leading || edge == .trailing ? 13 : 0))
            #expect(frame.minY == (edge == .top ? 13 : 0), "\(edge)")
        }
    }

    private var question: some View {
        Text(verbatim: "a").alert("Title", isPresented: .constant(true)) {
            Button("Go") {}
            Button("Stop", role: .cancel) {}
        } message: {
            Text(verbatim: "message")
        }
    }

    @Test func `An alert has a title, a message and its buttons by their roles`() {
        let box = presented(.alert, question)
        #expect(box.size.width == 270)
        #expect(box.words == ["Title", "message", "Stop", "Go"])
        #expect(box.ink(of: "Go") == "#007AFF")
        let glass = presented(.alert, question, in: environment(.light, .ios26))
        #expect(glass.words == ["Title", "message", "Stop", "Go"])
        #expect(presented(.alert, question, .press).list != box.list)
    }

    @Test(arguments: [(Generation.ios18, 44.0), (.ios26, 48)])
    func `In accessibility sizes two buttons stand in a column`(generation: Generation, height: CGFloat) {
        var values = environment(.light, generation)
        values.dynamicTypeSize = .accessibility5
        let drawn = presented(.alert, question, in: values)
        #expect(drawn.words == ["Title", "message", "Go", "Stop"])
        let tops = drawn.runs.suffix(2).compactMap { $0.glyphs.first?.y }
        #expect(tops.count == 2 && tops[1] - tops[0] >= height)
    }

    @Test func `Three buttons stand in a column, the one to leave with last`() {
        let view = Text(verbatim: "a").alert("Title", isPresented: .constant(true)) {
            Button("Stop", role: .cancel) {}
            Button("Delete", role: .destructive) {}
            Button("Go") {}
        }
        let drawn = presented(.alert, view)
        #expect(drawn.words == ["Title", "Delete", "Go", "Stop"])
        #expect(drawn.ink(of: "Delete") == "#FF3B30")
    }

    @Test func `An alert without buttons can be left`() {
        let view = Text(verbatim: "a").alert("Title", isPresented: .constant(true)) {}
        #expect(presented(.alert, view).words == ["Title", "OK"])
        let failed = Text(verbatim: "a").alert(isPresented: .constant(true), error: Failure()) {}
        #expect(presented(.alert, failed).words == ["It failed", "OK"])
        let item = Text(verbatim: "a").alert("T", isPresented: .constant(true), presenting: 7) {
            Button("Go \($0)") {}
        } message: {
            Text(verbatim: "message \($0)")
        }
        #expect(presented(.alert, item).words == ["T", "message 7", "Go 7"])
    }

    @Test func `Alerts in older words are alerts`() {
        let view = Text(verbatim: "a").alert(isPresented: .constant(true)) {
            Alert(
                title: Text(verbatim: "Title"), message: Text(verbatim: "message"),
                primaryButton: .default(Text(verbatim: "Go")),
                secondaryButton: .cancel(Text(verbatim: "Stop")))
        }
        let new = presented(.alert, question)
        #expect(presented(.alert, view).words == new.words)
        let dismissed = Text(verbatim: "a").alert(item: .constant(Item(id: 1))) {
            Alert(title: Text(verbatim: "\($0.id)"), dismissButton: .default(Text(verbatim: "Fine")))
        }
        #expect(presented(.alert, dismissed).words == ["1", "Fine"])
    }

    @Test func `The words of an alert are asked for once`() {
        final class Count { var value = 0 }
        func calls(_ kind: PresentedKind, _ view: (Count) -> some View) -> Int {
            let count = Count()
            let view = view(count)
            count.value = 0
            _ = presented(kind, view)
            return count.value
        }
        func alert(_ count: Count) -> Alert {
            count.value += 1
            return Alert(title: Text(verbatim: "Title"))
        }
        func choices(_ count: Count) -> ActionSheet {
            count.value += 1
            return ActionSheet(title: Text(verbatim: "Title"))
        }
        let base = Text(verbatim: "a")
        let item = Binding<Item?>.constant(Item(id: 1))
        #expect(calls(.alert) { count in base.alert(isPresented: .constant(true)) { alert(count) } } == 1)
        #expect(calls(.alert) { count in base.alert(item: item) { _ in alert(count) } } == 1)
        let sheet = { (count: Count) in base.actionSheet(isPresented: .constant(true)) { choices(count) } }
        #expect(calls(.confirmationDialog, sheet) == 1)
        #expect(
            calls(.confirmationDialog) { count in base.actionSheet(item: item) { _ in choices(count) } } == 1)
    }

    @Test func `Choices come from below with a way out`() {
        let view = Text(verbatim: "a").confirmationDialog("Title", isPresented: .constant(true)) {
            Button("Save") {}
            Button("Delete", role: .destructive) {}
        }
        #expect(presented(.confirmationDialog, view).words == ["Save", "Delete", "Cancel"])
        let named = Text(verbatim: "a").confirmationDialog(
            "Title", isPresented: .constant(true), titleVisibility: .visible
        ) {
            Button("Save") {}
            Button("Leave", role: .cancel) {}
        } message: {
            Text(verbatim: "message")
        }
        #expect(presented(.confirmationDialog, named).words == ["Title", "message", "Save", "Leave"])
        let old = Text(verbatim: "a").actionSheet(isPresented: .constant(true)) {
            ActionSheet(
                title: Text(verbatim: "T"), buttons: [.destructive(Text(verbatim: "Delete")), .cancel()])
        }
        #expect(presented(.confirmationDialog, old).words == ["T", "Delete", "Cancel"])
    }

    @Test func `What code opens is noted`() {
        struct Opening: View {
            @Environment(\.openURL) private var openURL
            var body: some View {
                Text(verbatim: "a").onAppear { openURL(URL(fileURLWithPath: "/page")) }
            }
        }
        #expect(Drawn(Opening()).events == ["open file:///page"])
        let own = Opening().environment(\.openURL, OpenURLAction { _ in .handled })
        #expect(Drawn(own).events == [])
    }

    @Test func `A scene is active`() {
        struct Phase: View {
            @Environment(\.scenePhase) private var phase
            var body: some View { Text(verbatim: "\(phase)") }
        }
        #expect(Drawn(Phase()).words == ["active"])
    }
}
