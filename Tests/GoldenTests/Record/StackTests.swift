import Testing

@testable import Golden

/// What a stack is, and how two are told apart.
@Suite struct StackTests {
    @Test func `A stack is lines of names and versions in any order`() {
        let stack = Stack(lines: ["x86_64", "cairo 1.16.0", "font Inter aa"])
        #expect(stack.components.map(\.name) == ["architecture", "cairo", "font Inter"])
        #expect(stack.components.map(\.version) == ["x86_64", "1.16.0", "aa"])
        #expect(Stack(stack.components.reversed()) == stack && Stack(text: stack.text) == stack)
        #expect(stack.text == "architecture\tx86_64\ncairo\t1.16.0\nfont Inter\taa")
        #expect(
            Stack.Component("a\nb", "1\t2").name == "a b" && Stack.Component("a", "1\t2").version == "1 2")
    }

    @Test func `Components that differ are told with both versions, a face's by its beginning`() {
        let digest = String(repeating: "0123456789abcdef", count: 4)
        let golden = Stack(lines: ["cairo 1.16.0", "font Inter \(digest)", "pango 1", "revision 2"])
        let here = Stack(lines: ["cairo 1.18.4", "revision 2", "harfbuzz 3"])
        let found = here.differences(from: golden)
        #expect(
            found.map(\.description) == [
                "cairo: golden 1.16.0, here 1.18.4", "font Inter: golden 0123456789ab…, here none",
                "pango: golden 1, here none", "harfbuzz: golden none, here 3",
            ])
        #expect(found.map(\.isFaceOfOneSide) == [false, true, false, false])
        #expect(
            environmentDiffers(Array(found.prefix(1)))
                == "environment differs: cairo: golden 1.16.0, here 1.18.4")
        let other = Stack(lines: ["font Inter \(String(digest.reversed()))"])
        #expect(
            other.differences(from: Stack(lines: ["font Inter \(digest)"])).map(\.isFaceOfOneSide) == [false])
    }

    @Test func `every differing component is named with both versions`() {
        let here = Stack([
            Stack.Component("revision", "1"), Stack.Component("cairo", "1.18.0"),
            Stack.Component("font Mono", "bb22"),
        ])
        let golden = Stack([
            Stack.Component("revision", "1"), Stack.Component("cairo", "1.16.0"),
            Stack.Component("font Inter", "aa11"),
        ])
        #expect(
            here.differences(from: golden).map(\.description) == [
                "cairo: golden 1.16.0, here 1.18.0", "font Inter: golden aa11, here none",
                "font Mono: golden none, here bb22",
            ])
    }

    @Test func `the order of components does not matter`() {
        let reversed = Stack(sampleStack.components.reversed())
        #expect(reversed == sampleStack)
        #expect(reversed.differences(from: sampleStack).isEmpty)
    }

    @Test func `a component stays on its line`() {
        let stack = Stack([Stack.Component("a\tb", "1\n2")])
        #expect(Stack(text: stack.text) == stack)
    }
}
