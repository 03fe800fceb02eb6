/// Numbers that look random and are the same in every run: SplitMix64, as Steele, Lea and Flood published it in 2014.
struct SteadyRandom {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    private mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// From 0 to before `count`, which is above 0.
    mutating func below(_ count: Int) -> Int {
        Int(UInt64(count).multipliedFullWidth(by: next()).high)
    }

    /// Puts what is from `first` on into another order.
    mutating func shuffle(_ list: inout [Int], from first: Int = 0) {
        var last = list.count - 1
        while last > first {
            list.swapAt(last, first + below(last - first + 1))
            last -= 1
        }
    }
}
