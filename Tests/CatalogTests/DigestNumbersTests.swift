import Digests
import Testing

/// Numbers by digests, against a dictionary.
struct DigestNumbersTests {
    @Test func `Each digest has the number that was set last, and no other has one`() {
        var random = SystemRandomNumberGenerator()
        var numbers = DigestNumbers()
        var expected: [UInt64: Int] = [:]
        for number in 0..<20_000 {
            // Each fourth is one that may be there.
            let digest: UInt64 =
                number % 4 == 3 ? expected.keys.randomElement(using: &random)! : random.next()
            #expect(numbers[digest] == expected[digest])
            numbers.set(number, for: digest)
            expected[digest] = number
        }
        #expect(numbers.count == expected.count)
        #expect(expected.allSatisfy { numbers[$0] == $1 })
    }

    @Test(arguments: [UInt64.min, .max, 1 << 63, 1 << 58])
    func `Digests that lie side by side are told apart`(first: UInt64) {
        var numbers = DigestNumbers()
        #expect(numbers[first] == nil)
        for step in 0..<500 { numbers.set(step, for: first &+ UInt64(step)) }
        #expect(numbers.count == 500)
        #expect((0..<500).allSatisfy { numbers[first &+ UInt64($0)] == $0 })
        #expect(numbers[first &+ 500] == nil && numbers[first &- 1] == nil)
    }

    @Test func `A number that is too large is kept as the largest`() {
        var numbers = DigestNumbers()
        numbers.set(0, for: 7)
        numbers.set(4_294_967_294, for: 8)
        numbers.set(.max, for: 9)
        #expect(numbers[7] == 0 && numbers[8] == 4_294_967_294 && numbers[9] == 4_294_967_294)
    }
}
