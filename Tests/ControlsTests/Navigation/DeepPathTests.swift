import Controls
import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

@MainActor struct DeepPathTests {
    private func drawn(_ path: [Int]) -> Drawn {
        let view = NavigationStack(path: .constant(path)) {
            Text(verbatim: "root").navigationDestination(for: Int.self) { page in
                Text(verbatim: "page \(page)").navigationTitle("Title \(page)")
            }
        }
        return Drawn(view.frame(width: 300, height: 300), in: environment(.light, .ios18))
    }

    @Test(arguments: [33, 34, 100, 500])
    func `What is on top of a deep path is drawn`(count: Int) {
        let drawn = drawn(Array(1...count))
        #expect(drawn.words.contains("page \(count)"))
        #expect(drawn.words.contains("Title \(count - 1)"), "the way back")
        #expect(drawn.warnings == [])
    }

    @Test func `A path that is too deep is cut with a warning`() {
        let drawn = drawn(Array(1...10_000))
        #expect(drawn.words.contains("page 500"))
        #expect(
            drawn.warnings == [
                "the path of a NavigationStack has 10000 values; what is pushed after the first 500 is left out"
            ])
    }

    @Test func `Views that push each other without end are cut with a warning`() {
        struct Page: View {
            let count: Int
            var body: some View {
                Text(verbatim: "page \(count)").navigationDestination(isPresented: .constant(true)) {
                    AnyView(Page(count: count + 1))
                }
            }
        }
        let drawn = Drawn(
            NavigationStack { Page(count: 0) }.frame(width: 300, height: 300), in: environment(.light, .ios18)
        )
        #expect(drawn.words.contains("page 32"))
        #expect(
            drawn.warnings == [
                "a NavigationStack has views that push others more than 32 times; the rest is left out"
            ])
    }
}
