import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

private let slowly = Animation.linear(duration: 0.2)

/// What the layout decides goes from where it was to where it is.
@MainActor struct MovedFrameTests {
    @Test func `Views go to their new places`() {
        let moving = Moving {
            HStack(spacing: $0 ? 20 : 0) {
                box("a", 10, 10); box("b", 10, 10)
            }.animation(slowly, value: $0)
        }
        #expect(moving.frame("b", at: 0) == "10 0 10 10")
        #expect(moving.frame("b", at: 0.05) == "15 0 10 10")
        #expect(moving.frame("b", at: 0.2) == "30 0 10 10")
        #expect(moving.frame("a", at: 0.1) == "0 0 10 10")
    }

    @Test func `An alignment moves what it aligns`() {
        let moving = Moving {
            ZStack(alignment: $0 ? .trailing : .leading) {
                box("a", 50, 10); box("b", 10, 10)
            }
            .animation(slowly, value: $0)
        }
        #expect(moving.frame("b", at: 0.05) == "10 0 10 10")
    }

    @Test func `Views beside one that grows make room as it does`() {
        let moving = Moving { isOn in
            HStack(spacing: 0) {
                box("a", isOn ? 30 : 10, 10); box("b", 10, 10)
            }.animation(slowly, value: isOn)
        }
        #expect(moving.frame("a", at: 0.05) == "0 0 15 10")
        #expect(moving.frame("b", at: 0.05) == "15 0 10 10")
    }

    @Test func `Room beside a view that moves alone is there at once`() {
        let moving = Moving { isOn in
            HStack(spacing: 0) {
                box("a", isOn ? 30 : 10, 10)
                box("b", 10, 10).animation(slowly, value: isOn)
            }
        }
        #expect(moving.frame("a", at: 0.05) == "0 0 30 10")
        #expect(moving.frame("b", at: 0.05) == "15 0 10 10")
    }

    @Test func `Words are set for their new room and go to their place`() {
        let moving = Moving(40) {
            VStack(alignment: $0 ? .trailing : .leading, spacing: 0) {
                box("a", 40, 2); words("w", "ab")
            }
            .animation(slowly, value: $0)
        }
        #expect(moving.frame("w", at: 0.1) == "10 2 20 20")
    }

    @Test func `A background keeps to the view that it is of`() {
        let moving = Moving {
            box("a", $0 ? 30 : 10, 10).background(Color.blue, in: Rectangle()).animation(slowly, value: $0)
        }
        #expect(moving.list(at: 0.1).description.contains("rect(0 0 20 10)"))
    }

    @Test func `Elements are known by their ids`() {
        let moving = Moving { isOn in
            VStack(spacing: 0) {
                ForEach(isOn ? [2, 1] : [1, 2], id: \.self) { box("e\($0)", 10, 10) }
            }
            .animation(slowly, value: isOn)
        }
        #expect(moving.frame("e1", at: 0.05) == "0 2.5 10 10" || moving.frame("e1", at: 0.1) == "0 5 10 10")
        #expect(moving.frame("e2", at: 0.1) == "0 5 10 10")
        #expect(moving.frame("e2", at: 0.2) == "0 0 10 10")
    }

    /// Two views of 20 and 10 points on each other, from the left end of 100 points to the right one.
    private func pair(grouped: Bool) -> Moving {
        Moving(100, 10) { isOn in
            let pair = ZStack(alignment: .leading) {
                box("a", 20, 10)
                if isOn { box("b", 10, 10) }
            }
            Group { if grouped { pair.geometryGroup() } else { pair } }
                .frame(width: 100, height: 10, alignment: isOn ? .trailing : .leading)
                .animation(slowly, value: isOn)
        }
    }

    @Test func `A view that comes is where it will be, and moves with its group where it is in one`() {
        for (isGrouped, midway) in [(false, "80 0 10 10"), (true, "40 0 10 10")] {
            let moving = pair(grouped: isGrouped)
            #expect(moving.frame("a", at: 0.1) == "40 0 20 10")
            #expect(moving.frame("b", at: 0.1) == midway)
            #expect(moving.frame("b", at: 0.2) == "80 0 10 10")
        }
    }

    @Test func `A group in a group moves with that, and what moves in it moves in addition`() {
        let moving = Moving(100, 10) { isOn in
            HStack(spacing: 0) {
                if isOn { Color.clear.frame(width: 20, height: 10) }
                box("a", 10, 10).geometryGroup()
            }
            .geometryGroup()
            .frame(width: 100, height: 10, alignment: isOn ? .trailing : .leading)
            .animation(slowly, value: isOn)
        }
        // The outer one goes from 0 to 70, the inner one in it from 0 to 20.
        #expect(moving.frame("a", at: 0) == "0 0 10 10")
        #expect(moving.frame("a", at: 0.1) == "45 0 10 10")
        #expect(moving.frame("a", at: 0.2) == "90 0 10 10")
    }

    @Test func `From right to left views go to their mirrored places`() {
        let moving = Moving(in: .rightToLeft) {
            HStack(spacing: $0 ? 20 : 0) {
                box("a", 10, 10); box("b", 10, 10)
            }.animation(slowly, value: $0)
        }
        #expect(moving.frame("b", at: 0.1) == "0 0 10 10")
    }

    @Test func `A view that takes another's place comes from there, and that goes with it`() {
        let moving = Moving { isOn in MatchedPair(isOn: isOn).animation(slowly, value: isOn) }
        for name in ["a", "b"] {
            #expect(moving.frame(name, at: 0) == "0 0 10 10")
            #expect(moving.frame(name, at: 0.1) == "10 0 10 10")
        }
        #expect(moving.frame("a", at: 0.2) == "none")
        #expect(moving.frame("b", at: 0.2) == "20 0 10 10")
        #expect(moving.value(".opacity", at: 0.1) == "0.5")
    }
}

private struct MatchedPair: View {
    let isOn: Bool
    @Namespace private var space

    var body: some View {
        HStack(spacing: 0) {
            if !isOn { box("a", 10, 10).matchedGeometryEffect(id: "m", in: space) }
            Color.clear.frame(width: 20, height: 10)
            if isOn { box("b", 10, 10).matchedGeometryEffect(id: "m", in: space) }
        }
    }
}
