import Controls
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// A number that counts how often it is compared.
private struct Counted: Hashable {
    final class Count { var comparisons = 0 }
    let number: Int
    let count: Count

    static func == (a: Counted, b: Counted) -> Bool {
        a.count.comparisons += 1
        return a.number == b.number
    }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// What it costs to find the rows that are chosen.
@MainActor struct ListChoiceTests {
    @Test func `Tags are looked up in a set, not compared with all of it`() {
        let count = Counted.Count()
        let numbers = (0..<300).map { Counted(number: $0, count: count) }
        let set = Set(numbers.filter { $0.number % 2 == 0 })
        let list = List(selection: .constant(set)) {
            ForEach(0..<300) { Text(verbatim: "\($0)").tag(numbers[$0]) }
        }
        count.comparisons = 0
        let drawn = Drawn(list.environment(\.editMode, .constant(.active)), 300)
        #expect(drawn.words.count > 300)
        #expect(count.comparisons < 300 * 12)
    }

    @Test func `What is chosen is read as often for many rows as for few`() {
        func reads(_ rows: Int, _ list: (Binding<Int?>, Binding<Set<Int>>, Int) -> AnyView) -> Int {
            final class Reads { var count = 0 }
            let reads = Reads()
            let one = Binding<Int?>(
                get: {
                    reads.count += 1; return 3
                }, set: { _ in })
            let many = Binding<Set<Int>>(
                get: {
                    reads.count += 1; return [3]
                }, set: { _ in })
            _ = Drawn(list(one, many, rows), 300)
            return reads.count
        }
        func expectSame(
            _ list: (Binding<Int?>, Binding<Set<Int>>, Int) -> AnyView,
            sourceLocation: SourceLocation = #_sourceLocation
        ) {
            #expect(reads(100, list) == reads(5, list), sourceLocation: sourceLocation)
            #expect(reads(5, list) <= 4, sourceLocation: sourceLocation)
        }
        expectSame { one, _, rows in
            AnyView(List(0..<rows, id: \.self, selection: one) { Text(verbatim: "\($0)") })
        }
        expectSame { _, many, rows in
            AnyView(List(0..<rows, id: \.self, selection: many) { Text(verbatim: "\($0)") })
        }
        expectSame { _, many, rows in
            AnyView(List(selection: many) { ForEach(0..<rows) { Text(verbatim: "\($0)").tag($0) } })
        }
    }

    @Test func `Tags of optionals and tags for optionals are found`() {
        func chosen(_ view: some View) -> Int {
            Drawn(view, 200, in: environment(.light, .ios18)).fills.filter { $0.hasSuffix("#D1D1D6") }.count
        }
        func list<Value: Hashable>(_ set: Set<Value>, _ tag: some Hashable, includeOptional: Bool = true)
            -> some View
        {
            List(selection: .constant(set)) {
                Text(verbatim: "a").tag(tag, includeOptional: includeOptional)
                Text(verbatim: "b")
            }
        }
        #expect(chosen(list([1, 2], 2)) == 1)
        #expect(chosen(list([1], 2)) == 0)
        #expect(chosen(list(["1"], 1)) == 0)
        #expect(chosen(list([Optional(2)], 2)) == 1)
        #expect(chosen(list([Optional(2)], 2, includeOptional: false)) == 0)
        #expect(chosen(list([Int?.none], Int?.none)) == 1)
        #expect(chosen(list([Optional(2)], Int?.none)) == 0)
        #expect(chosen(list([2], Optional(2))) == 0)
    }
}
