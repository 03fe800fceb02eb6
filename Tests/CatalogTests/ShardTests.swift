import Digests
import Testing

struct ShardTests {
    private static func names(_ seed: String) -> [String] {
        (0..<10_000).map { "\(seed)/Button/preset\($0)" }
    }

    /// 4·√(J/N) is four standard deviations of what chance gives each part.
    @Test(arguments: ["Filled", "a", "Brand"])
    func `Each of up to 64 parts of 10,000 names has its share`(seed: String) {
        let digests = ShardTests.names(seed).map { ContentDigest(of: Array($0.utf8)) }
        for count in 1...64 {
            var sizes = [Int](repeating: 0, count: count)
            for digest in digests {
                let takers = (1...count).filter { Shard(index: $0, count: count).takes(digest) }
                #expect(takers.count == 1)
                sizes[(takers.first ?? 1) - 1] += 1
            }
            let share = 10_000 / Double(count)
            for size in sizes {
                #expect(
                    abs(Double(size) - share) <= 4 * share.squareRoot(), "\(size) of \(share) in \(count)")
            }
        }
    }

    @Test func `What is added or taken away moves nothing else`() {
        let names = ShardTests.names("Filled")
        let shard = Shard(index: 3, count: 7)
        let before = names.filter { shard.takes($0) }
        let after = (["new"] + names.filter { $0 != before[5] } + ["newer"]).filter { shard.takes($0) }
        #expect(Set(after).subtracting(["new", "newer"]) == Set(before).subtracting([before[5]]))
    }

    @Test(arguments: [
        "0/3", "4/3", "1/0", "1", "1/2/3", "a/b", "", "/", "1//2", "-1/2", "99999999999999999999/2",
    ])
    func `What is no part is none`(text: String) {
        #expect(Shard(text) == nil)
    }

    @Test func `The parts that are missing are told, of each count`() {
        let missing = Shard.missing(among: ["1/3", "3/3", "nonsense", "2/2", "1/1"])
        #expect(missing.map(\.description) == ["1/2", "2/3"])
        #expect(Shard.missing(among: ["2/2", "1/2"]).isEmpty)
        #expect(Shard.missing(among: ["5/\(Int.max)"]).count == 20)
    }
}
