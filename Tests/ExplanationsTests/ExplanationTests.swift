import Differences
public import Drawing
import Foundation
import TestSupport
import Testing

@testable import Explanations

/// `length` and `value` go without saying.
private func node(
    _ name: String, _ properties: [String: TraceValue] = [:],
    owner: [TraceNode.Author] = ["ChipStyle"], id: String? = nil, width: CGFloat = 10,
    _ children: TraceNode...
) -> TraceNode {
    TraceNode(
        name: name, owner: owner,
        properties: properties.sorted { $0.key < $1.key }.map {
            .init($0.key, $0.value, ["length", "value"].contains($0.key) ? .unspoken : [])
        },
        identifier: id, frame: CGRect(x: 0, y: 0, width: width, height: 10), children: children,
        isContentLast: name == ".background")
}

private func lines(_ old: TraceNode, _ new: TraceNode) -> [String] {
    explain(old: Trace(roots: [old]), new: Trace(roots: [new])).map(\.description)
}

/// A plain name is that of people's own view or style, one with a dot before it comes with the library.
extension TraceNode.Author: ExpressibleByStringLiteral {
    public init(stringLiteral name: String) {
        self.init(String(name.drop { $0 == "." }), isWritten: !name.hasPrefix("."))
    }
}

extension TraceValue: ExpressibleByStringLiteral {
    public init(stringLiteral text: String) { self = .name(text) }
}

@Suite struct ExplanationTests {
    @Test func `a padding is named with its style, old and new`() {
        let changes = explain(old: sampleTrace(), new: sampleTrace(padding: 20))
        #expect(
            changes.map(\.description) == ["PrimaryButtonStyle › .padding(.horizontal) 16 → 20"])
    }

    @Test func `a colour is named with its property`() {
        let changes = explain(old: sampleTrace(), new: sampleTrace(shade: 0x84))
        #expect(
            changes.map(\.description) == [
                "PrimaryButtonStyle › .background color #007AFF → #0084FF"
            ])
    }

    @Test func `colours of the palette are named`() {
        let changes = explain(old: sampleTrace(), new: sampleTrace(shade: 0x84))
        let names = ColorNames([["accent": RGBA(red: 0, green: 122.0 / 255, blue: 1)]])
        #expect(
            changes.first?.text(names: names)
                == "PrimaryButtonStyle › .background color accent #007AFF → #0084FF")
    }

    @Test(arguments: [
        (["ChipStyle", "BorderedBody"], "BorderedBody › .padding"),
        (["BorderedBody"], "BorderedBody › .padding"),
        ([".BorderedProminentButtonStyle", ".BorderedBody"], "BorderedProminentButtonStyle › .padding"),
        (["Row", ".SwitchToggleStyle", ".SwitchBody"], "Row › .padding in SwitchToggleStyle"),
        ([".SwitchToggleStyle", "PlainBody"], "PlainBody › .padding"),
        (
            [".ButtonToggleStyle", ".ButtonToggleBody", ".TintedButtonStyle", ".BorderedBody"],
            "ButtonToggleStyle › .padding"
        ),
        (["Row", ".StepperOfTomorrow", ".Half"], "Row › .padding in StepperOfTomorrow"),
    ])
    func `a built-in style's own parts are called after it, people's views by their names`(
        owner: [TraceNode.Author], name: String
    ) {
        let old = node(".padding", ["length": "8"], owner: owner)
        let new = node(".padding", ["length": "9"], owner: owner)
        #expect(lines(old, new) == ["\(name) 8 → 9"])
    }

    @Test func `a view without an owner stands for itself`() {
        let old = node("Text", ["font": .font(.init(face: "Inter", size: 17, weight: 600))], owner: [])
        let new = node(
            "Text", ["font": .font(.init(face: "Inter", size: 15, weight: 600))], owner: [],
            width: 9)
        #expect(lines(old, new) == ["Text font Inter 17 semibold → Inter 15 semibold"])
    }

    @Test func `an added modifier is one change`() {
        let text = node("Text")
        let old = node(".background", [:], text)
        let new = node(".background", [:], node(".padding", ["length": "8"], text))
        #expect(lines(old, new) == ["ChipStyle › .padding 8 added in .background"])
        #expect(lines(new, old) == ["ChipStyle › .padding 8 removed from .background"])
    }

    @Test func `what an added view brings along goes without saying`() {
        let text = node("Text")
        let new = node(".background", ["style": "blue"], text, node("Capsule", [:], node("Fill")))
        #expect(lines(text, new) == ["ChipStyle › .background style blue added"])
        let twice = node(".padding", [:], node(".background", [:], text))
        #expect(lines(text, twice).count == 2)
    }

    @Test func `a modifier around everything is one change`() {
        let old = node(".padding", ["length": "8"], node("Text"))
        let new = node(".opacity", ["value": "0.5"], old)
        #expect(lines(old, new) == ["ChipStyle › .opacity 0.5 added"])
    }

    @Test func `modifiers that change places are told in their order, the first written first`() {
        let text = node("Text")
        let old = node(".background", ["color": "#FF0000"], node(".padding", ["length": "8"], text))
        let new = node(".padding", ["length": "8"], node(".background", ["color": "#FF0000"], text))
        #expect(
            lines(old, new) == [
                "ChipStyle › order of modifiers: .padding .background → .background .padding"
            ])
    }

    @Test func `neighbours that change places are no other order of modifiers`() {
        let (a, b) = (node(".padding", [:], node("Text")), node(".frame", [:], node("Image")))
        let changes = lines(node("HStack", [:], a, b), node("HStack", [:], b, a))
        #expect(!changes.contains { $0.contains("order of modifiers") }, "\(changes)")
    }

    @Test func `nothing has moved from one place to the same place`() {
        func layers(_ first: String, _ second: String) -> TraceNode {
            node(
                ".overlay", [:], node(first, ["v": "1"]), node(second, ["v": "2"], node("Text"), node(first)))
        }
        for line in lines(layers("Rectangle", "Circle"), layers("Circle", "Rectangle")) {
            let sides = line.split(separator: ": ").last?.split(separator: " → ") ?? []
            #expect(sides.count != 2 || sides[0] != sides[1], "\(line)")
        }
    }

    @Test func `a value passed on comes after where it was written`() {
        let old = node(".font", ["font": "17"], node("Text", ["font": "17"], owner: []))
        let new = node(".font", ["font": "15"], node("Text", ["font": "15"], owner: []))
        #expect(lines(old, new) == ["ChipStyle › .font font 17 → 15", "Text in ChipStyle font 17 → 15"])
    }

    @Test func `the inner of two causes comes first`() {
        let old = node(".background", ["color": "#111111"], node(".padding", ["length": "8"]))
        let new = node(".background", ["color": "#222222"], node(".padding", ["length": "9"]))
        #expect(
            lines(old, new) == [
                "ChipStyle › .padding 8 → 9", "ChipStyle › .background color #111111 → #222222",
            ])
    }

    @Test func `another argument is a replacement`() {
        let old = node(".padding(.horizontal)", ["length": "8"], node("Text"))
        let new = node(".padding(.vertical)", ["length": "8"], node("Text"))
        #expect(lines(old, new) == ["ChipStyle › .padding(.horizontal) 8 → .padding(.vertical) 8"])
    }

    @Test func `another shape is a replacement`() {
        let old = node(".clipShape", [:], node("Capsule"))
        let new = node(".clipShape", [:], node("Rectangle"))
        #expect(lines(old, new) == ["ChipStyle › Capsule → Rectangle"])
    }

    @Test func `a frame alone names the innermost view`() {
        let old = node(".padding", ["length": "8"], node("Text", owner: []))
        let new = node(".padding", ["length": "8"], width: 12, node("Text", owner: [], width: 12))
        #expect(lines(old, new) == ["Text frame 0 0 10 10 → 0 0 12 10"])
    }

    @Test func `one of many rows is found`() {
        func rows(_ names: [String]) -> TraceNode {
            TraceNode(
                name: "VStack", frame: .zero,
                children: names.map { node("Text", ["text": .text($0)], owner: []) })
        }
        #expect(lines(rows(["a", "b", "c"]), rows(["a", "c"])) == ["Text removed from VStack"])
        #expect(lines(rows(["a", "b"]), rows(["a", "x"])) == ["Text text b → x"])
    }

    @Test func `the same change in several places is counted`() {
        func stack(_ font: TraceValue) -> TraceNode {
            node(
                "HStack", [:], node("Text", ["font": font], owner: []), node("Spacer"),
                node("Text", ["font": font], owner: []))
        }
        #expect(lines(stack("17"), stack("15")) == ["Text in ChipStyle font 17 → 15 ×2"])
    }

    @Test func `equal traces have nothing to explain`() {
        #expect(explain(old: sampleTrace(), new: sampleTrace()).isEmpty)
    }

    @Test func `a frame that is no number is no other than itself`() {
        func trace(_ width: CGFloat) -> Trace {
            Trace(roots: [
                TraceNode(name: "Text", frame: CGRect(x: 0, y: 0, width: width, height: 10))
            ])
        }
        #expect(explain(old: trace(.nan), new: trace(.nan)).isEmpty)
        #expect(explain(old: trace(.nan), new: trace(20)).map(\.fact.isFrame) == [true])
    }

    @Test func `big trees end soon`() {
        func tree(_ depth: Int, _ salt: Int) -> TraceNode {
            TraceNode(
                name: ".m\(depth % 5)", properties: [.init("v", .number(Double(depth * salt)))], frame: .zero,
                children: depth == 0 ? [] : [tree(depth - 1, salt), tree(depth - 1, salt + 1)])
        }
        var changes: [Explanation] = []
        let seconds = threadSeconds {
            changes = explain(old: Trace(roots: [tree(11, 1)]), new: Trace(roots: [tree(11, 2)]))
        }
        #expect(!changes.isEmpty)
        #expect(seconds < 20)
    }

    /// So many that they are not matched but told apart by name; a value is named once, and a frame from old to new.
    @Test func `of a tree too big to match changes are named in the same way`() {
        func tree(_ change: Int, width: CGFloat = 10, extra: Bool = false) -> TraceNode {
            var children = (0..<2100).map { index in
                node(
                    "Row", ["value": .number(Double(index == change ? -1 : index))],
                    width: index == 7 ? width : 10)
            }
            // The ends differ, so that not all is written alike.
            children.insert(node("Row", ["value": .number(Double(change * 1000))]), at: 0)
            children.append(node("Row", ["value": .number(Double(change * 2000))]))
            if extra { children.append(node("Footer")) }
            return TraceNode(name: "VStack", frame: .zero, children: children)
        }
        let changes = lines(tree(5), tree(6, extra: true))
        #expect(changes.contains("ChipStyle › Row -1 → 5") && changes.contains("ChipStyle › Row 6 → -1"))
        #expect(changes.contains("ChipStyle › Footer added in VStack"))
        #expect(changes.count == 5)
        let removed = lines(tree(5, extra: true), tree(6))
        #expect(removed.contains("ChipStyle › Footer removed from VStack"))
    }

    @Test func `of a tree too big to match a frame alone is named from old to new`() {
        func tree(stating usual: Bool, width: CGFloat) -> TraceNode {
            TraceNode(
                name: "VStack", frame: .zero,
                children: (0..<2100).map { index in
                    var row = node("Row", width: index == 7 ? width : 10)
                    // Written unlike at both ends, which comes to the same.
                    if usual, index == 0 || index == 2099 { row.properties = [.init("a", "b", usual: "b")] }
                    return row
                })
        }
        #expect(
            lines(tree(stating: false, width: 10), tree(stating: true, width: 12))
                == ["ChipStyle › Row frame 0 0 10 10 → 0 0 12 10"])
    }

    @Test func `a chain of modifiers ends soon`() {
        func chain(_ count: Int, _ length: Int) -> TraceNode {
            var result = node("Text")
            for index in 0..<count {
                result = node(".padding", ["length": .length(CGFloat(index % length))], result)
            }
            return result
        }
        #expect(threadSeconds { _ = lines(chain(300, 7), chain(301, 5)) } < 20)
    }
}

@Suite struct ListExplanationTests {
    @Test func `a fill of another colour is named`() {
        let changes = explain(old: sampleList(), new: sampleList(shade: 0x84))
        #expect(changes.map(\.description) == ["fill paint #007AFF → #0084FF"])
    }

    @Test func `the trace explains where it can, the list where it cannot`() {
        func node(_ old: Trace?, _ trace: Trace) -> String? {
            explain(old: (sampleList(), old), new: (sampleList(shade: 0x84), trace), underOneStack: true)
                .first?.fact.site.name
        }
        #expect(node(sampleTrace(), sampleTrace(shade: 0x84)) == ".background")
        #expect(node(sampleTrace(), sampleTrace()) == "fill")
        #expect(node(nil, sampleTrace()) == "fill")
    }

    @Test(arguments: [false, true])
    func `equal lists that draw differently point at the renderer, and under one stack at its revision`(
        underOneStack: Bool
    ) {
        let changes = explain(
            old: (sampleList(), sampleTrace()), new: (sampleList(), sampleTrace()),
            underOneStack: underOneStack)
        #expect(
            changes.map(\.description) == [
                "renderer draws the same list differently"
                    + (underOneStack ? ": raise the rendering revision if this is intended" : "")
            ])
    }

    @Test func `a view of one's own that moved is told without all that is drawn elsewhere for it`() {
        func note(_ title: String) -> TraceNode {
            let text = TraceNode(name: "Text", owner: ["Board", "Note"], frame: .zero)
            return TraceNode(
                name: "Note", role: .environment, owner: ["Board", "Note"],
                properties: [.init("title", .text(title), .identifying)], frame: .zero,
                children: [node(".padding", node(".background", node(".padding", text)))])
        }
        func node(_ name: String, _ children: TraceNode...) -> TraceNode {
            TraceNode(name: name, owner: ["Board", "Note"], frame: .zero, children: children)
        }
        func board(_ isInside: Bool) -> Trace {
            let column = TraceNode(
                name: "VStack", owner: ["Board"], frame: .zero,
                children: [note("Milk")] + (isInside ? [note("Tea")] : []))
            let row = TraceNode(
                name: "HStack", owner: ["Board"], frame: .zero,
                children: [column] + (isInside ? [] : [note("Tea")]) + [note("Rent")])
            return Trace(roots: [row])
        }
        let told = explain(
            old: (sampleList(), board(true)), new: (sampleList(shade: 9), board(false)),
            underOneStack: true)
        #expect(told.map(\.description) == ["Board › Note “Tea” moved: in VStack → in HStack"])
    }
}
