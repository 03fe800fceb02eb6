import Testing

@testable import Catalog

/// The table as textbooks have it.
private func plainDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var row = Array(0...b.count)
    for (i, x) in a.enumerated() {
        var diagonal = row[0]
        row[0] = i + 1
        for (j, y) in b.enumerated() {
            let cost = min(row[j + 1] + 1, row[j] + 1, diagonal + (x == y ? 0 : 1))
            diagonal = row[j + 1]
            row[j + 1] = cost
        }
    }
    return row[b.count]
}

struct NearNamesTests {
    @Test func `The distance is that of the plain table, across blocks of 64 letters`() {
        var state: UInt64 = 1
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        for length in [0, 1, 2, 5, 40, 63, 64, 65, 127, 128, 129, 200] {
            for letters in [2, 4, 60] {
                let word = (0..<length).map { _ in UInt8(65 + random(letters)) }
                var pattern = EditPattern(word)
                for otherLength in [0, 1, 7, 63, 64, 70, 150] {
                    var other = (0..<otherLength).map { _ in UInt8(65 + random(letters)) }
                    #expect(pattern.distance(to: other) == plainDistance(word, other))
                    // Near words, too.
                    other = word
                    for _ in 0..<3 where !other.isEmpty { other[random(other.count)] = 0x2F }
                    #expect(pattern.distance(to: other) == plainDistance(word, other))
                }
            }
        }
    }

    @Test func `The nearest come first, also by their last part`() {
        let names = NearNames(["Group/Button/primary", "Group/Button/quiet", "Group/Toggle/quite"])
        #expect(names.near("Group/Button/qiet") == ["Group/Button/quiet"])
        #expect(names.near("PRIMARY") == ["Group/Button/primary"])
        #expect(names.near("nothing/like/any/of/them").isEmpty)
        #expect(names.near("").isEmpty && names.near(String(repeating: "q", count: 201)).isEmpty)
    }

    @Test func `Whoever asks without end gets fewer suggestions, at a bounded cost`() {
        let names = NearNames((0..<1000).map { "Group/Button/number-\($0)" }, room: 100_000)
        let answers = (0..<50).map { names.near("Group/Button/numbre-\($0)").count }
        #expect(answers[0] == 3 && answers.contains(0))
        // To look at a name takes a step or more, and a thousand were looked at by their whole and their last part.
        #expect(names.stepsTaken >= answers.count { $0 > 0 } * 2000)
        #expect(names.stepsTaken < 100_000 + 51 * NearNames.stepsOfQuestion)
    }

    /// A third of the letters may differ, two at least; a last part counts as one more, and three are named.
    @Test func `As many letters may differ as a third of the name has, and two at least`() {
        func near(_ name: String, _ names: String...) -> [String] { NearNames(names).near(name) }
        #expect(near("abc", "axx") == ["axx"] && near("abc", "xxx") == [])
        #expect(near("abcdefghi", "abcdefxxx") == ["abcdefxxx"] && near("abcdefghi", "abcdexxxx") == [])
        #expect(near("abc", "group/abx") == ["group/abx"] && near("abc", "group/axx") == [])
        #expect(near("abcd", "abcx", "abxd", "axcd", "xbcd", "abcd") == ["abcd", "abcx", "abxd"])
        #expect(near("ABCD", "abcx", "b/abcd", "a/abcd") == ["a/abcd", "abcx", "b/abcd"])
        #expect(near(String(repeating: "q", count: 200), String(repeating: "q", count: 199)).count == 1)
    }

    @Test func `A note names what is near, or nothing`() {
        #expect(NearNames.question(about: "abc", among: ["abd", "abe"]) == " (did you mean abd or abe?)")
        #expect(NearNames.question(about: "abc", among: ["xyz"]) == "")
    }
}
