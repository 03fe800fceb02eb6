/// Takes the filter off one row; false when the filter type does not exist.
///
/// `source` may be `target`. `above` is the row above as it came out, or `nil` for the first row
/// of a pass, above which all is zero. `distance` is 1...8, the bytes from pixel to pixel. One byte behind each row may
/// be read.
func unfilter(
    _ type: UInt8, _ source: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>?,
    into target: UnsafeMutablePointer<UInt8>, count: Int, distance: Int
) -> Bool {
    guard count > 0 else { return type <= 4 }
    switch (type, unsafe above) {
    case (0, _), (2, nil):
        if unsafe UnsafePointer(target) != source {
            unsafe UnsafeMutableRawPointer(target).copyMemory(from: source, byteCount: count)
        }
    case (2, let above?):
        unsafe addAbove(source, above: above, into: target, count: count)
    // Without a row above, Paeth always picks the left neighbour.
    case (1, _), (4, nil):
        unsafe addLeft(source, into: target, count: count, distance: distance)
    case (3, let above):
        unsafe addAverage(source, above: above, into: target, count: count, distance: distance)
    case (4, let above?):
        unsafe addPaeth(source, above: above, into: target, count: count, distance: distance)
    default: return false
    }
    return true
}

private func addAbove(
    _ source: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>,
    into target: UnsafeMutablePointer<UInt8>, count: Int
) {
    var position = 0
    // The compiler makes no vectors of its own, since the rows might overlap.
    while position &+ 32 <= count {
        let sum =
            unsafe UnsafeRawPointer(source + position).loadUnaligned(as: SIMD32<UInt8>.self)
            &+ UnsafeRawPointer(above + position).loadUnaligned(as: SIMD32<UInt8>.self)
        unsafe UnsafeMutableRawPointer(target + position).storeBytes(
            of: sum, as: SIMD32<UInt8>.self)
        position &+= 32
    }
    while position < count {
        unsafe target[position] = source[position] &+ above[position]
        position &+= 1
    }
}

private func addLeft(
    _ source: UnsafePointer<UInt8>, into target: UnsafeMutablePointer<UInt8>, count: Int,
    distance: Int
) {
    if distance == 4 || distance == 3 {
        var left = SIMD4<UInt8>.zero
        var next = unsafe loadBytes(source)
        let last = count - distance
        for position in Swift.stride(from: 0, to: last, by: distance) {
            left = left &+ next
            // Before the store, which takes the first byte behind a pixel of three with it.
            next = unsafe loadBytes(source + position + distance)
            unsafe UnsafeMutableRawPointer(target + position).storeBytes(of: left, as: SIMD4<UInt8>.self)
        }
        let word = unsafe UInt32(littleEndian: unsafeBitCast(left &+ next, to: UInt32.self))
        unsafe store(word, target + last, count: distance)
        return
    }
    for position in 0..<count {
        let left = position < distance ? 0 : unsafe target[position &- distance]
        unsafe target[position] = source[position] &+ left
    }
}

private func addAverage(
    _ source: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>?,
    into target: UnsafeMutablePointer<UInt8>, count: Int, distance: Int
) {
    if distance == 4 || distance == 3, let above = unsafe above {
        var left: UInt32 = 0
        for position in Swift.stride(from: 0, to: count, by: distance) {
            let up = unsafe load(above + position)
            // Byte by byte (left + up) / 2, rounded down: common bits, and half of the others.
            let average = (left & up) &+ (((left ^ up) & 0xFEFE_FEFE) &>> 1)
            left = addBytes(average, unsafe load(source + position))
            unsafe store(left, target + position, count: distance)
        }
        return
    }
    for position in 0..<count {
        let left = position < distance ? 0 : Int(unsafe target[position &- distance])
        var up = 0
        if let above = unsafe above { up = Int(unsafe above[position]) }
        let average = UInt8(truncatingIfNeeded: (left &+ up) &>> 1)
        unsafe target[position] = source[position] &+ average
    }
}

private func addPaeth(
    _ source: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>,
    into target: UnsafeMutablePointer<UInt8>, count: Int, distance: Int
) {
    let head = min(distance, count)
    for position in 0..<head {
        unsafe target[position] = source[position] &+ above[position]
    }
    if distance == 4 || distance == 3 {
        var left = unsafe widened(load(target))
        var corner = unsafe widened(load(above))
        for position in Swift.stride(from: distance, to: count, by: distance) {
            let up = unsafe widened(load(above + position))
            let guess = paeth(left, up, corner)
            let word = addBytes(narrowed(guess), unsafe load(source + position))
            unsafe store(word, target + position, count: distance)
            left = widened(word)
            corner = up
        }
        return
    }
    for position in head..<count {
        let guess = unsafe paeth(
            Int32(target[position &- distance]), Int32(above[position]),
            Int32(above[position &- distance]))
        unsafe target[position] = source[position] &+ UInt8(truncatingIfNeeded: guess)
    }
}

/// The one of left, up and corner that is nearest to `left + up - corner`, in that order.
@inline(__always)
private func paeth(_ left: Int32, _ up: Int32, _ corner: Int32) -> Int32 {
    let toLeft = abs(up &- corner)
    let toUp = abs(left &- corner)
    let toCorner = abs(left &+ up &- corner &- corner)
    let near = toLeft <= toUp ? left : up
    return min(toLeft, toUp) <= toCorner ? near : corner
}

/// The same for four samples at once.
@inline(__always)
private func paeth(
    _ left: SIMD4<Int16>, _ up: SIMD4<Int16>, _ corner: SIMD4<Int16>
) -> SIMD4<Int16> {
    let (fromLeft, fromUp) = (up &- corner, left &- corner)
    let (toLeft, toUp) = (magnitude(fromLeft), magnitude(fromUp))
    let toCorner = magnitude(fromLeft &+ fromUp)
    let near = left.replacing(with: up, where: toUp .< toLeft)
    return near.replacing(with: corner, where: toCorner .< pointwiseMin(toLeft, toUp))
}

@inline(__always)
private func magnitude(_ numbers: SIMD4<Int16>) -> SIMD4<Int16> {
    pointwiseMax(numbers, 0 &- numbers)
}

@inline(__always)
private func widened(_ word: UInt32) -> SIMD4<Int16> {
    SIMD4<Int16>(truncatingIfNeeded: unsafe unsafeBitCast(word, to: SIMD4<UInt8>.self))
}

/// Bytes of numbers 0...255.
@inline(__always)
private func narrowed(_ numbers: SIMD4<Int16>) -> UInt32 {
    unsafe unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: numbers), to: UInt32.self)
}

/// Four sums of bytes at once, none of which carries into the next.
@inline(__always)
private func addBytes(_ a: UInt32, _ b: UInt32) -> UInt32 {
    ((a & 0x7F7F_7F7F) &+ (b & 0x7F7F_7F7F)) ^ ((a ^ b) & 0x8080_8080)
}

@inline(__always)
private func load(_ bytes: UnsafePointer<UInt8>) -> UInt32 {
    unsafe UInt32(littleEndian: UnsafeRawPointer(bytes).loadUnaligned(as: UInt32.self))
}

@inline(__always)
private func loadBytes(_ bytes: UnsafePointer<UInt8>) -> SIMD4<UInt8> {
    unsafe UnsafeRawPointer(bytes).loadUnaligned(as: SIMD4<UInt8>.self)
}

/// Stores a pixel of four bytes or of the first three, behind which the next one waits to lose its filter.
@inline(__always)
private func store(_ word: UInt32, _ bytes: UnsafeMutablePointer<UInt8>, count: Int) {
    if count == 4 {
        unsafe UnsafeMutableRawPointer(bytes).storeBytes(of: word.littleEndian, as: UInt32.self)
    } else {
        unsafe UnsafeMutableRawPointer(bytes).storeBytes(
            of: UInt16(truncatingIfNeeded: word).littleEndian, as: UInt16.self)
        unsafe bytes[2] = UInt8(truncatingIfNeeded: word >> 16)
    }
}
