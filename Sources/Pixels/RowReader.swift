/// Goes through a picture's bytes and knows how long each place goes on like the pixel before and like the row above.
@safe struct RowReader {
    private let bytes: UnsafePointer<UInt8>
    let count: Int
    private let near: Int
    private let far: Int
    private(set) var place = 0
    // From `place` on. 0 also where it has not been looked at, since lengths are carried from place to place.
    private var byteLength = 0
    private var nearLength = 0
    private var farLength = 0
    /// Of the longest match that ``find(by:into:unless:)`` found last; 0 where there was none.
    private(set) var bestLength = 0
    private(set) var bestDistance = 0

    /// Whether what that match passes over need not be looked at.
    private(set) var isPassable = true

    /// - Parameters:
    ///   - near: how far the pixel before is.
    ///   - far: how far the row above is; 0 where that is too far.
    init(bytes: UnsafePointer<UInt8>, count: Int, near: Int, far: Int) {
        unsafe self.bytes = bytes
        self.count = count
        self.near = near
        self.far = far
    }

    /// Finds out how long this place goes on like those two.
    @inline(__always)
    mutating func measure() {
        let here = unsafe bytes + place
        if byteLength == 0, place > 0 {
            byteLength = unsafe commonLength(here, here - 1, count &- place)
        }
        if near > 1, nearLength == 0, place >= near {
            nearLength = unsafe commonLength(here, here - near, count &- place)
        }
        if farLength == 0, far > 0, place >= far {
            farLength = unsafe commonLength(here, here - far, count &- place)
        }
    }

    /// A run from here of at least `nice` bytes, as matches can tell it. One of the row above takes many bits to name, so
    /// that one match is told at a time, and none where a run of the pixel before begins right behind: at a row's first
    /// byte.
    @inline(__always)
    func run(ofAtLeast nice: Int) -> (length: Int, distance: Int)? {
        if byteLength >= nice { return (told(byteLength), 1) }
        if nearLength >= nice { return (told(nearLength), near) }
        return farLength >= DeflateSymbols.longest && !isBeforeRun ? (DeflateSymbols.longest, far) : nil
    }

    /// Without a rest that is too short for a match.
    private func told(_ length: Int) -> Int {
        length / DeflateSymbols.longest * DeflateSymbols.longest
    }

    /// Whether a run of the pixel before begins within a few bytes, which no match from here should pass over.
    var isBeforeRun: Bool {
        let start = place &+ Self.lookahead
        guard start &+ DeflateSymbols.longest <= count, start >= near else { return false }
        let here = unsafe bytes + start
        return unsafe commonLength(here, here - near, DeflateSymbols.longest) == DeflateSymbols.longest
    }

    private static let lookahead = 8

    /// Passes over a long run. Of its last row what is no plain ground is remembered: what comes may be like that, and
    /// where it was said first may be too far by then.
    mutating func skip(_ length: Int, _ finder: MatchFinder) {
        let end = place + length
        remember(place, finder)
        var next = max(place + 1, end - max(far, 4))
        while next + 8 <= end {
            let here = unsafe UnsafeRawPointer(bytes + next)
            let isPlain =
                unsafe here.loadUnaligned(as: UInt64.self) == (here - near).loadUnaligned(as: UInt64.self)
            if !isPlain { for place in next..<next + 8 { remember(place, finder) } }
            next += 8
        }
        while next < end {
            remember(next, finder)
            next += 1
        }
        advance(length)
    }

    /// Passes over one place, which is remembered.
    @inline(__always)
    mutating func step(_ finder: MatchFinder) {
        remember(place, finder)
        advance(1)
    }

    /// Writes the place's matches, those nearby first, and steps on; what follows the last.
    ///
    /// Nothing else is looked for where a match nearby has `nice` bytes.
    @inline(__always)
    mutating func find(
        by finder: MatchFinder, into matches: UnsafeMutablePointer<DeflateToken>, unless nice: Int
    ) -> UnsafeMutablePointer<DeflateToken> {
        var end = unsafe matches
        let limit = min(count &- place, DeflateSymbols.longest)
        if byteLength >= DeflateSymbols.shortest {
            unsafe end.pointee = DeflateToken(length: min(byteLength, limit), distance: 1, isNear: true)
            unsafe end += 1
        }
        // What is farther and no longer is dearer.
        if nearLength >= DeflateSymbols.shortest, nearLength > byteLength {
            unsafe end.pointee = DeflateToken(length: min(nearLength, limit), distance: near, isNear: true)
            unsafe end += 1
        }
        if farLength >= DeflateSymbols.shortest, farLength > max(byteLength, nearLength) {
            unsafe end.pointee = DeflateToken(length: min(farLength, limit), distance: far, isNear: true)
            unsafe end += 1
        }
        bestLength = min(max(byteLength, nearLength, farLength), limit)
        bestDistance = far
        isPassable = bestLength < nice || max(byteLength, nearLength) >= nice || !isBeforeRun
        if bestLength < nice, place &+ 4 <= count {
            let first = unsafe end
            unsafe end = finder.find(
                bytes, place, longerThan: max(bestLength, DeflateSymbols.shortest - 1), limit: limit,
                into: end)
            if unsafe end > first {
                bestLength = unsafe (end - 1).pointee.length
                bestDistance = unsafe (end - 1).pointee.distance
            }
        } else {
            remember(place, finder)
        }
        advance(1)
        return unsafe end
    }

    @inline(__always)
    private func remember(_ place: Int, _ finder: MatchFinder) {
        if place &+ 4 <= count { unsafe finder.insert(bytes, place) }
    }

    @inline(__always)
    private mutating func advance(_ length: Int) {
        place &+= length
        byteLength = max(byteLength &- length, 0)
        nearLength = max(nearLength &- length, 0)
        farLength = max(farLength &- length, 0)
    }
}
