import Drawing
import Testing

@testable import Tokens

/// Links of a chain in one of the orders that a file may have them in.
enum LinkOrder: CaseIterable {
    case forwards, backwards, shuffled

    func apply(_ links: [String]) -> [String] {
        switch self {
        case .forwards: return links
        case .backwards: return links.reversed()
        case .shuffled:
            // 7919 is prime, so that its multiples come by every place once.
            return links.indices.map { links[($0 * 7919 + 13) % links.count] }
        }
    }
}

private func file(_ links: [String], _ order: LinkOrder) -> String {
    "{" + order.apply(links).joined(separator: ",") + "}"
}

private func refusal(_ text: String) -> String {
    do {
        return "read: \(try read(text).summary)"
    } catch {
        return error.description
    }
}

struct TokenChainTests {
    @Test(.timeLimit(.minutes(60)), arguments: LinkOrder.allCases, [100, 20_000])
    func `A chain of aliases is read in any order, however long`(order: LinkOrder, length: Int) throws {
        let links =
            (0..<length).map { ##""t\##($0)":{"$value":"{t\##($0 + 1)}"}"## }
            + [##""t\##(length)":{"$type":"color","$value":"#010203"}"##]
        let colors = try read(file(links, order)).colors
        #expect(colors.count == length + 1 && Set(colors.values).count == 1)
    }

    @Test(.timeLimit(.minutes(60)), arguments: LinkOrder.allCases, [100, 20_000])
    func `A chain of pointers to tokens is read in any order`(order: LinkOrder, length: Int) throws {
        let links =
            (0..<length).map { ##""t\##($0)":{"$ref":"#/t\##($0 + 1)"}"## }
            + [##""t\##(length)":{"$type":"color","$value":"#010203"}"##]
        #expect(try read(file(links, order)).colors.count == length + 1)
    }

    @Test(arguments: LinkOrder.allCases)
    func `A chain through groups of other types is read in any order`(order: LinkOrder) throws {
        let links =
            (0..<100).map {
                ##""g\##($0)":{"$type":"dimension","inner":{"t":{"$value":"{g\##($0 + 1).inner.t}"}}}"##
            } + [##""g100":{"inner":{"t":{"$type":"color","$value":"#010203"}}}"##]
        #expect(try read(file(links, order)).colors.count == 101)
    }

    /// Tokens each of which takes a part of its value from the next.
    private func parts(_ length: Int) -> [String] {
        (0..<length).map {
            ##""t\##($0)":{"$type":"color","$value":{"colorSpace":"srgb","components":"##
                + ##"[{"$ref":"#/t\##($0 + 1)/$value/components/0"},0,0]}}"##
        } + [##""t\##(length)":{"$type":"color","$value":{"colorSpace":"srgb","components":[1,0,0]}}"##]
    }

    @Test(arguments: LinkOrder.allCases)
    func `A chain of parts of values is read in any order`(order: LinkOrder) throws {
        let colors = try read(file(parts(300), order)).colors
        #expect(colors.count == 301 && Set(colors.values.map(\.description)) == ["#FF0000"])
    }

    @Test(arguments: LinkOrder.allCases)
    func `A chain of parts that is too long says so in any order`(order: LinkOrder) {
        let message = refusal(file(parts(TokenResolver.stepLimit + 1), order))
        #expect(message.contains("reach more than \(TokenResolver.stepLimit)"), "\(message)")
    }

    @Test(arguments: LinkOrder.allCases)
    func `A chain of groups that extend each other is read in any order`(order: LinkOrder) throws {
        let links =
            (0..<100).map { ##""g\##($0)":{"$extends":"{g\##($0 + 1)}"}"## }
            + [##""g100":{"$type":"color","x":{"$value":"#010203"}}"##]
        #expect(try read(file(links, order)).colors.count == 101)
    }

    @Test(arguments: LinkOrder.allCases)
    func `Groups that extend each other too far say so in any order`(order: LinkOrder) {
        let length = GroupExtension.depthLimit + 1
        let links =
            (0..<length).map { ##""g\##($0)":{"$extends":"{g\##($0 + 1)}"}"## }
            + [##""g\##(length)":{"$type":"color","x":{"$value":"#010203"}}"##]
        let message = refusal(file(links, order))
        #expect(message.contains("goes on for more than \(GroupExtension.depthLimit) groups"), "\(message)")
    }

    @Test(arguments: LinkOrder.allCases)
    func `A circle behind a long chain is named`(order: LinkOrder) {
        let links =
            (0..<100).map { ##""t\##($0)":{"$value":"{t\##($0 + 1)}"}"## }
            + [
                ##""t100":{"$value":"{loop}"}"##, ##""loop":{"$value":"{back}"}"##,
                ##""back":{"$value":"{loop}"}"##,
            ]
        let message = refusal(file(links, order))
        #expect(
            message.contains("form a cycle: loop → back → loop; break it")
                || message.contains("form a cycle: back → loop → back; break it"), "\(message)")
    }

    @Test func `A circle of parts of values is named`() {
        let message = refusal(
            ##"{"a":{"$type":"color","$value":{"colorSpace":"srgb","components":[{"$ref":"#/b/$value/components/0"},0,0]}},"##
                + ##""b":{"$type":"color","$value":{"colorSpace":"srgb","components":[{"$ref":"#/a/$value/components/0"},0,0]}}}"##
        )
        #expect(
            message.contains(
                "cycle: #/b/$value/components/0 → #/a/$value/components/0 → #/b/$value/components/0"),
            "\(message)")
    }
}
