import SourceDiscovery
import Testing

@testable import SourceMode

/// Views of packages that are not there and that are called after one of SwiftUI's.
struct NamesakeTextTests {
    private func call(_ arguments: [NamesakeFact.Argument], _ closures: [String?]) -> NamesakeFact {
        NamesakeFact(name: "CachedAsyncImage", arguments: arguments, closures: closures)
    }

    private func text(_ calls: [NamesakeFact]) -> String? { NamesakeText("CachedAsyncImage", calls)?.text }

    private let holder = "fileprivate struct __SpecimenCachedAsyncImageArgument { "

    @Test func `What SwiftUI's view takes is handed on, the rest is left out`() {
        let call = call(
            [.init(label: "url"), .init(label: "cache", member: "shared"), .init(label: nil)], [nil])
        #expect(
            text([call, call])
                == holder
                + "static var shared: __SpecimenCachedAsyncImageArgument { __SpecimenCachedAsyncImageArgument() } }; "
                + "@MainActor fileprivate func CachedAsyncImage<Content: View>(url argument0: URL?, "
                + "cache argument1: __SpecimenCachedAsyncImageArgument, _ argument2: Any?, "
                + "@ViewBuilder _ content: @escaping (AsyncImagePhase) -> Content) -> some View "
                + "{ AsyncImage(url: argument0, content: content) }")
    }

    @Test func `With a placeholder the content is given a picture`() {
        #expect(
            text([call([.init(label: "request")], ["content", "placeholder"])])
                == holder
                + " }; @MainActor fileprivate func CachedAsyncImage<Content: View, Placeholder: View>"
                + "(request argument0: Any?, @ViewBuilder content: @escaping (Image) -> Content, "
                + "@ViewBuilder placeholder: @escaping () -> Placeholder) -> some View "
                + "{ AsyncImage(url: nil, content: content, placeholder: placeholder) }")
    }

    @Test func `Without a closure it is the view alone`() {
        #expect(
            text([call([.init(label: "url"), .init(label: "scale")], [])])
                == holder + " }; @MainActor fileprivate func CachedAsyncImage(url argument0: URL?, "
                + "scale argument1: CGFloat) -> some View { AsyncImage(url: argument0, scale: argument1) }")
    }

    @Test func `A name that no call has is stood in for as others are`() {
        #expect(text([]) == nil)
        #expect(NamesakeText("Poster", [call([], [])]) == nil)
        let words = "cannot find 'CachedAsyncImage' in scope"
        #expect(
            StandInText(after: words)?.text == "fileprivate enum CachedAsyncImage: __StandInType {}")
        let standIn = StandInText(after: words, namesakes: [call([.init(label: "url")], [])])
        #expect(standIn?.text.contains("{ AsyncImage(url: argument0) }") == true)
        #expect(standIn?.isRight == false)
    }
}
