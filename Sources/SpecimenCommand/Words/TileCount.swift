/// How many tiles there are, of which many axes have more than a number of 64 bits counts.
enum TileCount {
    /// `Int.max` where it is that or more.
    static func sum(_ counts: [Int]) -> Int {
        counts.reduce(0) { sum, count in
            let (whole, isTooMany) = sum.addingReportingOverflow(count)
            return isTooMany ? .max : whole
        }
    }

    static func words(_ count: Int) -> String { count == .max ? "more than 9×10¹⁸" : "\(count)" }
}
