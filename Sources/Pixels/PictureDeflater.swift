internal import CDeflate

/// Compresses rows of pictures as zlib: nearly as small as an exhaustive search, in a fraction of its time.
///
/// Most of a drawn picture is long runs: of the pixel before, and of the row above. Those of 258 bytes and more are
/// taken as they come. What is left, edges and letters, goes through a search for matches and is told in the cheapest
/// way, which is found from the end backwards; what each step costs is learnt from the way before.
@safe final class PictureDeflater {
    /// A match so long is taken without a look at what begins inside of it.
    private static let niceLength = 40
    private static let runLength = 258
    /// Of a match that is not near, before prices are known: shorter ones take more bits than literals do in noise.
    private static let worthwhile = 6
    /// Places and runs that are looked at together, so that memory stays bounded.
    private static let blockLimit = 1 << 16

    private let finder = MatchFinder()
    private let prices = DeflatePrices()

    // Of what is looked at together: for each place that is no part of a long run, where its matches end in the list of all.
    private var ends = ScratchBuffer()
    private var matches = ScratchBuffer()
    /// The cheapest way from each place of a part to its end, and the first step of it.
    private var costs = ScratchBuffer()
    private var steps = ScratchBuffer()
    private var tokens = ScratchBuffer()

    /// Writes a zlib stream behind the first `offset` bytes of `output`, which stay; the number of its bytes.
    ///
    /// - Parameters:
    ///   - rowBytes: of a row with its filter's byte.
    ///   - pixelBytes: how far the pixel before is.
    func deflate(
        _ bytes: UnsafePointer<UInt8>, count: Int, rowBytes: Int, pixelBytes: Int,
        into output: inout ScratchBuffer, at offset: Int
    ) -> Int {
        finder.forget()
        let distances = [1, pixelBytes].filter { $0 <= DeflateSymbols.farthest }
        prices.guess(usual: distances)
        var reader = unsafe RowReader(
            bytes: bytes, count: count, near: pixelBytes,
            far: rowBytes <= DeflateSymbols.farthest ? rowBytes : 0)
        var file = unsafe output.reserve(offset + 64, keeping: offset)
        // Method 8, window 32 KiB, slowest.
        unsafe file[offset] = 0x78
        unsafe file[offset + 1] = 0xDA
        var sink = unsafe BitSink(next: file + offset + 2)
        while true {
            var parts = readParts(&reader)
            let isLast = reader.place == count
            // First what is the longest at each place, then twice what is cheapest: by what came of that, and by what
            // came of this in each block.
            var counts = DeflateCounts()
            unsafe takeLongest(parts, bytes, &counts)
            prices.learn(from: counts)
            unsafe walk(&parts[...], bytes)
            let blocks = unsafe BlockSplitting(UnsafePointer(tokenList), parts).blocks
            for (index, range) in blocks.enumerated() {
                prices.learn(from: counted(parts[range]))
                unsafe walk(&parts[range], bytes)
                let own = parts[range]
                let block = DeflateBlock(counted(own))
                let used = unsafe sink.next - file
                unsafe file = output.reserve(used + block.bitCount / 8 + 64, keeping: used + 8)
                unsafe sink.move(to: file + used)
                block.begin(isLast: isLast && index == blocks.count - 1, to: &sink)
                for part in own { unsafe block.write(tokens(of: part), run: part, to: &sink) }
                block.end(to: &sink)
            }
            if isLast { break }
        }
        unsafe sink.finish(sum: libdeflate_adler32(1, bytes, count))
        return unsafe sink.next - file - offset
    }

    /// Searches on until there are enough places or the picture ends.
    private func readParts(_ reader: inout RowReader) -> [DeflatePart] {
        let limit = Self.blockLimit
        let ends = unsafe UnsafeMutableRawPointer(self.ends.reserve(limit * 4 + 4))
            .assumingMemoryBound(to: UInt32.self)
        var room = limit * 4
        var list = unsafe tokenPointer(matches.reserve(room * 4))
        var found = 0
        var parts: [DeflatePart] = []
        var nodes = 0
        var part = DeflatePart(start: reader.place, firstNode: 0)
        var runs = 0
        while reader.place < reader.count, nodes + runs < limit {
            reader.measure()
            if let run = reader.run(ofAtLeast: Self.runLength) {
                part.runLength = min(run.length, limit * DeflateSymbols.longest)
                part.runDistance = run.distance
                parts.append(part)
                reader.skip(part.runLength, finder)
                runs += part.matchCount
                part = DeflatePart(start: reader.place, firstNode: nodes)
                continue
            }
            if found + MatchFinder.mostMatches + 3 > room {
                room *= 2
                unsafe list = tokenPointer(matches.reserve(room * 4, keeping: found * 4))
            }
            let last = unsafe reader.find(by: finder, into: list + found, unless: Self.niceLength)
            found = unsafe last - list
            unsafe ends[nodes] = UInt32(found)
            nodes += 1
            part.count += 1
            guard reader.bestLength >= Self.niceLength, reader.isPassable else { continue }
            for _ in 1..<reader.bestLength where nodes < limit {
                unsafe ends[nodes] = UInt32(found)
                nodes += 1
                part.count += 1
                reader.step(finder)
            }
        }
        parts.append(part)
        return parts
    }

    private func tokenPointer(_ bytes: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<DeflateToken> {
        unsafe UnsafeMutableRawPointer(bytes).assumingMemoryBound(to: DeflateToken.self)
    }

    private var tokenList: UnsafeMutablePointer<DeflateToken> {
        unsafe tokenPointer(tokens.reserve(0))
    }

    private func tokens(of part: DeflatePart) -> UnsafeBufferPointer<DeflateToken> {
        unsafe UnsafeBufferPointer(start: tokenList + part.firstToken, count: part.tokenCount)
    }

    private func counted(_ parts: ArraySlice<DeflatePart>) -> DeflateCounts {
        var counts = DeflateCounts()
        for part in parts {
            unsafe counts.add(tokens(of: part))
            counts.add(run: part)
        }
        return counts
    }

    /// Goes through the parts by the longest match of each place; what that comes to.
    private func takeLongest(
        _ parts: [DeflatePart], _ bytes: UnsafePointer<UInt8>, _ counts: inout DeflateCounts
    ) {
        let ends = unsafe UnsafeRawPointer(self.ends.reserve(0)).assumingMemoryBound(to: UInt32.self)
        let matches = unsafe UnsafePointer(tokenPointer(self.matches.reserve(0)))
        for part in parts {
            var place = 0
            while place < part.count {
                let node = part.firstNode + place
                let first = node == 0 ? 0 : Int(unsafe ends[node - 1])
                var best = DeflateToken(literal: unsafe bytes[part.start + place])
                var length = 1
                for index in first..<Int(unsafe ends[node]) {
                    let match = unsafe matches[index]
                    let reach = min(match.length, part.count - place)
                    guard reach > length, reach >= (match.isNear ? DeflateSymbols.shortest : Self.worthwhile)
                    else { continue }
                    length = reach
                    best = DeflateToken(length: reach, distance: match.distance)
                }
                counts.add(best)
                place += length
            }
            counts.add(run: part)
        }
    }

    /// Finds the cheapest way through each of the parts.
    private func walk(_ parts: inout ArraySlice<DeflatePart>, _ bytes: UnsafePointer<UInt8>) {
        let most = parts.reduce(0) { max($0, $1.count) }
        let tokens = unsafe tokenPointer(self.tokens.reserve(Self.blockLimit * 4 + 4))
        let costs = unsafe UnsafeMutableRawPointer(self.costs.reserve(most * 4 + 4))
            .assumingMemoryBound(to: Int32.self)
        let steps = unsafe tokenPointer(self.steps.reserve(most * 4 + 4))
        let ends = unsafe UnsafeRawPointer(self.ends.reserve(0)).assumingMemoryBound(to: UInt32.self)
        let matches = unsafe UnsafePointer(tokenPointer(self.matches.reserve(0)))
        for index in parts.indices {
            let part = parts[index]
            unsafe findWay(
                bytes + part.start, part.count, ends: ends, from: part.firstNode, matches, prices, costs,
                steps)
            // As many steps as places at most, so that each part's have room where its places are.
            var count = part.firstNode
            var place = 0
            while place < part.count {
                let step = unsafe steps[place]
                unsafe tokens[count] = step
                count += 1
                place += step.isLiteral ? 1 : step.length
            }
            parts[index].tokenCount = count - part.firstNode
        }
    }
}

/// The cheapest of a match's lengths with what follows it, where that costs less than `limit`; the shortest of equal ones.
@inline(__always)
private func cheapest(
    _ lengths: UnsafePointer<Int32>, _ costs: UnsafePointer<Int32>, _ first: Int, _ last: Int,
    below limit: Int32
) -> (cost: Int32, length: Int) {
    var length = first
    var least = SIMD8<Int32>(repeating: limit)
    while length &+ 7 <= last {
        let a = unsafe UnsafeRawPointer(lengths + length).loadUnaligned(as: SIMD8<Int32>.self)
        let b = unsafe UnsafeRawPointer(costs + length).loadUnaligned(as: SIMD8<Int32>.self)
        let sum = a &+ b
        least.replace(with: sum, where: sum .< least)
        length &+= 8
    }
    var best = length > first ? least.min() : limit
    var found = length
    // Of many lengths one is looked for again: that is rare.
    if best < limit {
        found = first
        while unsafe lengths[found] &+ costs[found] != best { found &+= 1 }
    }
    while length <= last {
        let cost = unsafe lengths[length] &+ costs[length]
        if cost < best { (best, found) = (cost, length) }
        length &+= 1
    }
    return (best, found)
}

/// For each place of a part, from its end on, what is cheapest to say there.
private func findWay(
    _ bytes: UnsafePointer<UInt8>, _ count: Int, ends: UnsafePointer<UInt32>, from node: Int,
    _ matches: UnsafePointer<DeflateToken>, _ prices: DeflatePrices, _ costs: UnsafeMutablePointer<Int32>,
    _ steps: UnsafeMutablePointer<DeflateToken>
) {
    let literals = unsafe prices.literals
    let lengths = unsafe prices.lengths
    let distances = unsafe prices.distances
    unsafe costs[count] = 0
    var place = count
    while place > 0 {
        place &-= 1
        let byte = unsafe bytes[place]
        var best = unsafe literals[Int(byte)] &+ costs[place &+ 1]
        var step = DeflateToken(literal: byte)
        var index = node &+ place == 0 ? 0 : Int(unsafe ends[node &+ place &- 1])
        let end = Int(unsafe ends[node &+ place])
        let room = count &- place
        var tried = DeflateSymbols.shortest &- 1
        while index < end {
            let match = unsafe matches[index]
            index &+= 1
            let longest = min(match.length, room)
            // Those nearby come first and may be told in part; of others, only what is longer than before.
            let distance = unsafe distances[DeflateSymbols.symbol(ofDistance: match.distance)]
            let first = match.isNear ? DeflateSymbols.shortest : tried &+ 1
            tried = max(tried, longest)
            guard first <= longest else { continue }
            let (cost, length) = unsafe cheapest(
                lengths, costs + place, first, longest, below: best &- distance)
            if cost &+ distance < best {
                best = cost &+ distance
                step = DeflateToken(length: length, distance: match.distance)
            }
        }
        unsafe costs[place] = best
        unsafe steps[place] = step
    }
}
