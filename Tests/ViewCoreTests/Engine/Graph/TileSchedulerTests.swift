import Combine
import Foundation
import Testing

/// A tile has no clock: what is for now is done at once, and what is for later never.
struct TileSchedulerTests {
    private func values(of publisher: some Publisher<Int, Never>) -> [Int] {
        var values: [Int] = []
        let token = publisher.sink { values.append($0) }
        token.cancel()
        return values
    }

    @Test func `Values arrive on each queue at once`() {
        let numbers = [1, 2].publisher
        #expect(values(of: numbers.receive(on: DispatchQueue.main)) == [1, 2])
        #expect(values(of: numbers.receive(on: RunLoop.main)) == [1, 2])
        #expect(values(of: numbers.receive(on: OperationQueue.main)) == [1, 2])
        #expect(values(of: numbers.subscribe(on: DispatchQueue.global())) == [1, 2])
    }

    @Test func `Values that are for later do not arrive`() {
        let number = Just(1)
        #expect(values(of: number.delay(for: .seconds(1), scheduler: DispatchQueue.main)).isEmpty)
        #expect(values(of: number.delay(for: 0.3, scheduler: RunLoop.main)).isEmpty)
    }

    @Test func `Lengths of time are in seconds`() {
        #expect(TileTime.Stride.milliseconds(1500) == 1.5)
        #expect(TileTime.Stride.microseconds(500_000) == 0.5)
        #expect(TileTime.Stride.nanoseconds(250_000_000) == 0.25)
        #expect(TileTime(seconds: 1).advanced(by: -0.5) == TileTime(seconds: 0.5))
        #expect(TileTime(seconds: 1).distance(to: TileTime(seconds: 3)) == .seconds(2))
    }
}
