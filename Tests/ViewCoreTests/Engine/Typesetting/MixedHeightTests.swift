import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// Lines of several heights have room where all of them together are no higher than what is offered.
@MainActor struct MixedHeightTests {
    /// As wide and high as its letters are large.
    private let engine = ScalingEngine()

    private func words(_ view: some View) -> [String] {
        var found: [String] = []
        layOut(view, engine: engine).list.walk {
            if case .glyphs(let run) = $0 { found.append(run.text) }
            return .into
        }
        return found
    }

    private let price =
        Text(verbatim: "Pro\n").font(.system(size: 30)) + Text(verbatim: "a month").font(.system(size: 10))
    private let growing =
        Text(verbatim: "Pro\n").font(.system(size: 10)) + Text(verbatim: "a month").font(.system(size: 30))

    /// A row offers its views the height that they have asked for.
    @Test func `A small line below a large one stays in a row, a frame and a column`() {
        let all = words(price)
        #expect(all.joined(separator: " ") == "Pro a month")
        #expect(words(HStack { price }) == all)
        #expect(words(price.frame(height: 40)) == all)
        #expect(words(VStack { price }) == all)
    }

    @Test func `What has no room is cut, whichever of the lines is higher`() {
        for text in [price, growing] {
            #expect(words(text.frame(height: 39)).joined().contains("…"))
            #expect(!words(text.frame(height: 40)).joined().contains("…"))
        }
    }
}
