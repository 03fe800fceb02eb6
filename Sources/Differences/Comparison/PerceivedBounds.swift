/// Between which numbers many perceived differences lie, in single precision, for a fraction of what the formula takes.
///
/// CIEDE2000 but for two of its terms, of which the ends of their range stand in: the weight of the hue, and the turn
/// near blue. What is lost by rounding is made up for: of a colour's L, a and b at most 0.0005, so that the ends lie
/// `slackPart` and `slackAll` further apart.
///
/// Loops are over numbers beside each other, without a branch, so that the compiler takes four of them at once.
@safe struct PerceivedBounds {
    /// Pairs at a time.
    static let most = 64
    /// T of equation (15) for any hue, rounded outwards.
    static let (leastWeight, mostWeight): (Float, Float) = (0.362, 1.573)
    /// 2 sin 60°, the most that (19) can be turned by, rounded up.
    private static let turn: Float = 1.7321
    private static let (slackPart, slackAll): (Float, Float) = (0.0005, 0.004)

    /// X, Y and Z of the first colours, and then of the second ones, become their cube roots; then the ends, lower and
    /// upper. `most` numbers each.
    private var numbers = [Float](repeating: 0.1, count: 8 * most)

    /// No pair of the last ones is further apart.
    func upper(_ index: Int) -> Double { Double(numbers[7 * Self.most + index]) }

    /// No pair of the last ones is nearer.
    func lower(_ index: Int) -> Double { Double(numbers[6 * Self.most + index]) }

    /// Takes the first `count` pairs, at most `most`.
    mutating func measure(_ first: [UInt32], _ second: [UInt32], count: Int) {
        precondition(count <= Self.most && first.count >= count && second.count >= count)
        // What is left over of the pairs before fills the last eight.
        let filled = (count + 7) & ~7
        let areOpaque = (0..<count).allSatisfy { (first[$0] & second[$0]) >> 24 == 255 }
        unsafe numbers.withUnsafeMutableBufferPointer { numbers in
            let start = numbers.baseAddress!
            guard !areOpaque else {
                unsafe opaqueChannels.withUnsafeBufferPointer { parts in
                    unsafe Self.spread(first, second, count, into: start) { word in
                        unsafe parts[Int(word & 255)] + parts[Int(256 + (word >> 8 & 255))]
                            + parts[Int(512 + (word >> 16 & 255))]
                    }
                }
                unsafe Self.bound(start, filled, isSecondGround: false)
                return
            }
            unsafe mixedChannels.withUnsafeBufferPointer { linears in
                for ground in 0..<2 {
                    // Over black a channel is its product with alpha; over white, what is missing to white is.
                    let flip: UInt32 = ground == 0 ? 255 : 0
                    let whole: UInt32 = ground == 0 ? 65025 : 0
                    unsafe Self.spread(first, second, count, into: start) { word in
                        func channel(_ shift: UInt32) -> Float {
                            let product = ((word &>> shift & 255) ^ flip) &* (word &>> 24)
                            return unsafe linears[Int(ground == 0 ? whole &- product : product)]
                        }
                        return channel(0) * redPart + channel(8) * greenPart + channel(16) * bluePart
                    }
                    unsafe Self.bound(start, filled, isSecondGround: ground == 1)
                }
            }
        }
    }

    @inline(__always)
    private static func spread(
        _ first: [UInt32], _ second: [UInt32], _ count: Int, into numbers: UnsafeMutablePointer<Float>,
        _ tristimulus: (UInt32) -> SIMD4<Float>
    ) {
        for index in 0..<count {
            let (one, other) = (tristimulus(first[index]), tristimulus(second[index]))
            for axis in 0..<3 {
                unsafe numbers[axis &* most &+ index] = one[axis]
                unsafe numbers[(axis &+ 3) &* most &+ index] = other[axis]
            }
        }
    }

    /// Of the second ground, the larger of its ends and those of the first one stay.
    private static func bound(_ numbers: UnsafeMutablePointer<Float>, _ count: Int, isSecondGround: Bool) {
        for row in 0..<6 { unsafe compress(numbers + row * most, count) }
        // Each a row of its own, so that no sum of indices needs a check.
        let (firstX, firstY, firstZ) = unsafe (numbers, numbers + most, numbers + 2 * most)
        let (secondX, secondY, secondZ) = unsafe (
            numbers + 3 * most, numbers + 4 * most, numbers + 5 * most
        )
        let (lower, upper) = unsafe (numbers + 6 * most, numbers + 7 * most)
        let kept: Float = isSecondGround ? 1 : 0
        for index in 0..<count {
            let (x1, y1, z1) = unsafe (firstX[index], firstY[index], firstZ[index])
            let (x2, y2, z2) = unsafe (secondX[index], secondY[index], secondZ[index])
            let (a1, a2, b1, b2) = (500 * (x1 - y1), 500 * (x2 - y2), 200 * (y1 - z1), 200 * (y2 - z2))
            // (2)–(7)
            let growth = 1.5 - 0.5 * chromaRatio(0.5 * (length(a1, b1) + length(a2, b2)))
            let (c1, c2) = (length(growth * a1, b1, steps: 3), length(growth * a2, b2, steps: 3))
            // (8)–(11): ΔH² is what of the squared distance of a and b is not of the chroma.
            let (da, db, dC) = (growth * (a2 - a1), b2 - b1, abs(c2 - c1))
            let hueSquare = da * da + db * db - dC * dC
            let doubt = 1e-5 + 1e-4 * dC
            // (15)–(20)
            let chroma = 0.5 * (c1 + c2)
            let gray = 58 * (y1 + y2) - 66
            let square = gray * gray
            let l = 116 * (y2 - y1) / (1 + 0.015 * square * inverseRoot(20 + square, steps: 2))
            let c = dC / (1 + 0.045 * chroma)
            let most = root(atLeast(hueSquare + doubt, 0)) / (1 + 0.015 * leastWeight * chroma)
            let least = root(atLeast(hueSquare - doubt, 0)) / (1 + 0.015 * mostWeight * chroma)
            // (19) and (21): a mean of two hues from 0° to 180° is at least 85° from 275°.
            let isFarFromBlue = (b1 < b2 ? b1 : b2) > 0.01
            let turned = isFarFromBlue ? 0.0001 : turn * chromaRatio(chroma)
            let highest = root(l * l + c * c + most * most + turned * c * most)
            let lowest = root(l * l + (1 - 0.5 * turned) * (c * c + least * least))
            unsafe upper[index] = atLeast(kept * upper[index], highest * (1 + slackPart) + slackAll)
            // Nothing is nearer than nothing apart.
            unsafe lower[index] = atLeast(kept * lower[index], lowest * (1 - slackPart) - slackAll)
        }
    }

    /// CIE's cube root with a straight start: a third of the exponent, then two steps of Halley's.
    @inline(__always)
    private static func compress(_ numbers: UnsafeMutablePointer<Float>, _ count: Int) {
        for index in 0..<count {
            let value = unsafe numbers[index]
            let bent = atLeast(value, 0.008)
            // 1/4 + 1/16 + 1/64 + … is a third.
            let quarter = bent.bitPattern &>> 2
            let third =
                quarter &+ quarter &>> 2 &+ quarter &>> 4 &+ quarter &>> 6 &+ quarter &>> 8 &+ quarter &>> 10
            var root = Float(bitPattern: third &+ 0x2A51_19F2)
            var cube = root * root * root
            root *= (cube + 2 * bent) / (2 * cube + bent)
            cube = root * root * root
            root *= (cube + 2 * bent) / (2 * cube + bent)
            unsafe numbers[index] = value > 216.0 / 24389 ? root : 24389.0 / 3132 * value + 16.0 / 116
        }
    }

    @inline(__always)
    private static func atLeast(_ value: Float, _ least: Float) -> Float { value > least ? value : least }

    /// Of numbers from 0 up, by Newton's steps from half of the exponent: two for five digits, three for all. The system's
    /// own root asks first whether a number is below 0, one by one.
    @inline(__always)
    private static func inverseRoot(_ value: Float, steps: Int) -> Float {
        var inverse = Float(bitPattern: 0x5F37_59DF &- value.bitPattern &>> 1)
        let half = 0.5 * value
        for _ in 0..<steps { inverse *= 1.5 - half * inverse * inverse }
        return inverse
    }

    @inline(__always)
    private static func root(_ value: Float, steps: Int = 2) -> Float {
        value * inverseRoot(value, steps: steps)
    }

    @inline(__always)
    private static func length(_ a: Float, _ b: Float, steps: Int = 2) -> Float {
        root(a * a + b * b + 1e-8, steps: steps)
    }

    /// √(c⁷ / (c⁷ + 25⁷)), the last number as near as there is one.
    @inline(__always)
    private static func chromaRatio(_ chroma: Float) -> Float {
        let cube = chroma * chroma * chroma
        let power = cube * cube * chroma
        return root(power / (power + 6_103_515_648))
    }
}

/// What red, green and blue add to X, Y and Z, each a part of the white's.
private let redPart = SIMD4<Float>(0.4124 / 0.9505, 0.2126, 0.0193 / 1.0890, 0)
private let greenPart = SIMD4<Float>(0.3576 / 0.9505, 0.7152, 0.1192 / 1.0890, 0)
private let bluePart = SIMD4<Float>(0.1805 / 0.9505, 0.0722, 0.9505 / 1.0890, 0)

/// The same of each of their values, 256 of red and then of green and of blue.
private let opaqueChannels = [redPart, greenPart, bluePart].flatMap { part in
    (0...255).map { part * Float(linear(Double($0) / 255)) }
}

/// Without sRGB's curve, of every product of a channel and alpha.
private let mixedChannels = (0...65025).map { Float(linear(Double($0) / 65025)) }
