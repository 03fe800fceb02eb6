import TestSupport

/// Outlines whose coverage of each pixel is worked out exactly, by areas, or counted by samples as rasterisers do.
///
/// Nothing of it is shared with `SeededShapes`, so that what holds for one generator's pictures is tried on another's.
struct ExactOutlines {
    static let side = 64

    /// Closed, each with its inside on one hand: where two turn opposite ways, one is a hole in the other.
    var loops: [[SIMD2<Double>]]

    enum Kind: CaseIterable { case star, rounded, ellipse, glyph, arrow, frame, cross, wave }

    init(using generator: inout SeededGenerator) {
        func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }
        let middle = SIMD2(number(29...35), number(29...35))
        let turn = Bool.random(using: &generator) ? 0 : number(0...6.2)
        func turned(_ points: [SIMD2<Double>]) -> [SIMD2<Double>] {
            points.map { middle + Self.rotated($0, by: turn) }
        }
        let size = number(12...20)
        switch Kind.allCases.randomElement(using: &generator)! {
        case .star:
            let (tips, inner) = (Int.random(in: 4...7, using: &generator), number(0.5...0.75))
            loops = [
                turned(
                    (0..<(2 * tips)).map { index in
                        let reach = index % 2 == 0 ? size : size * inner
                        return reach * Self.direction(Double(index) * .pi / Double(tips))
                    })
            ]
        case .rounded:
            loops = [turned(Self.rounded(size, size * number(0.4...1), corner: number(2...6)))]
        case .ellipse:
            let flatness = number(0.4...1)
            loops = [turned(Self.circle.map { $0 * SIMD2(size, size * flatness) })]
        case .glyph:
            // The strokes of an L, and sometimes a bar beside them.
            let (stroke, width) = (number(3...6), size * 0.6)
            let foot = size - stroke
            loops = [
                turned([
                    SIMD2(-width, -size), SIMD2(stroke - width, -size), SIMD2(stroke - width, foot),
                    SIMD2(width, foot), SIMD2(width, size), SIMD2(-width, size),
                ])
            ]
            if Bool.random(using: &generator) {
                let (start, half) = (stroke - width + 2, stroke / 2)
                loops.append(
                    turned([
                        SIMD2(start, -half), SIMD2(width, -half), SIMD2(width, half), SIMD2(start, half),
                    ]))
            }
        case .arrow:
            let neck = size * number(0.2...0.4)
            loops = [
                turned([
                    SIMD2(-size, -neck), SIMD2(0, -neck), SIMD2(0, -size * 0.8), SIMD2(size, 0),
                    SIMD2(0, size * 0.8), SIMD2(0, neck), SIMD2(-size, neck),
                ])
            ]
        case .frame:
            let stroke = number(3...6)
            loops = [
                turned(Self.rounded(size, size * 0.8, corner: 5)),
                turned(Self.rounded(size - stroke, size * 0.8 - stroke, corner: 3).reversed()),
            ]
        case .cross:
            let arm = size * number(0.2...0.4)
            loops = [
                turned([
                    SIMD2(-arm, -size), SIMD2(arm, -size), SIMD2(arm, -arm), SIMD2(size, -arm),
                    SIMD2(size, arm), SIMD2(arm, arm), SIMD2(arm, size), SIMD2(-arm, size),
                    SIMD2(-arm, arm), SIMD2(-size, arm), SIMD2(-size, -arm), SIMD2(-arm, -arm),
                ])
            ]
        case .wave:
            let (depth, waves) = (number(0.08...0.2), Double(Int.random(in: 3...6, using: &generator)))
            loops = [
                turned(
                    (0..<96).map { step in
                        let angle = Double(step) * .pi / 48
                        return size * (0.8 + depth * Self.direction(angle * waves).x)
                            * Self.direction(angle)
                    })
            ]
        }
    }

    // MARK: - Changes

    func moved(by step: SIMD2<Double>) -> Self { mapped { $0 + step } }

    func rotated(by turn: Double) -> Self {
        let middle = SIMD2(32.0, 32)
        return mapped { middle + Self.rotated($0 - middle, by: turn) }
    }

    /// Every edge lies further out by so much, or further in; corners stay sharp.
    func grown(by width: Double) -> Self {
        var result = self
        for number in loops.indices { result.loops[number] = Self.offset(loops[number], by: width) }
        return result
    }

    /// One edge of the first loop lies further out.
    func pushed(edge: Int, by width: Double) -> Self {
        var result = self
        let loop = loops[0]
        let (one, other) = (edge % loop.count, (edge + 1) % loop.count)
        let along = loop[other] - loop[one]
        let length = (along * along).sum().squareRoot()
        let out = SIMD2(along.y, -along.x) / length * width
        result.loops[0][one] += out
        result.loops[0][other] += out
        return result
    }

    private func mapped(_ change: (SIMD2<Double>) -> SIMD2<Double>) -> Self {
        var result = self
        result.loops = loops.map { $0.map(change) }
        return result
    }

    // MARK: - Coverage

    /// The part of each pixel that lies inside, exactly.
    var areas: [Double] {
        let side = Self.side
        var sums = [Double](repeating: 0, count: side * side + 2)
        for loop in loops {
            for (number, end) in loop.enumerated() {
                Self.add(loop[(number + loop.count - 1) % loop.count], end, to: &sums)
            }
        }
        var total = 0.0
        return (0..<(side * side)).map { index in
            if index % side == 0 { total = 0 }
            total += sums[index]
            return min(abs(total), 1)
        }
    }

    /// What an edge takes of each pixel to its right, row by row.
    private static func add(_ first: SIMD2<Double>, _ second: SIMD2<Double>, to sums: inout [Double]) {
        guard first.y != second.y else { return }
        let (sign, top, bottom) = first.y < second.y ? (1.0, first, second) : (-1.0, second, first)
        let slope = (bottom.x - top.x) / (bottom.y - top.y)
        for row in max(Int(top.y), 0)..<min(Int(bottom.y.rounded(.up)), side) {
            let (from, to) = (max(top.y, Double(row)), min(bottom.y, Double(row + 1)))
            let (x, end) = (top.x + (from - top.y) * slope, top.x + (to - top.y) * slope)
            let (left, right) = (min(x, end), max(x, end))
            let height = (to - from) * sign
            // The edge runs through these columns; in each it takes the part of its height there, and of that what
            // lies to its right.
            for column in Int(left)...max(Int(left), Int(right.rounded(.up)) - 1) {
                let (a, b) = (max(left, Double(column)), min(right, Double(column + 1)))
                let part = right > left ? (b - a) / (right - left) * height : height
                let rest = Double(column + 1) - (a + b) / 2
                sums[row * side + column] += part * rest
                sums[row * side + column + 1] += part * (1 - rest)
            }
        }
    }

    /// The part of each pixel's samples that lie inside, of `columns` by `rows`.
    func samples(_ columns: Int, _ rows: Int) -> [Double] {
        let side = Self.side
        var counts = [Double](repeating: 0, count: side * side)
        for line in 0..<(side * rows) {
            let y = (Double(line) + 0.5) / Double(rows)
            var crossings: [(x: Double, sign: Int)] = []
            for loop in loops {
                for (number, end) in loop.enumerated() {
                    let start = loop[(number + loop.count - 1) % loop.count]
                    guard (start.y <= y) != (end.y <= y) else { continue }
                    let x = start.x + (y - start.y) / (end.y - start.y) * (end.x - start.x)
                    crossings.append((x, start.y < end.y ? 1 : -1))
                }
            }
            crossings.sort { $0.x < $1.x }
            var (winding, next) = (0, 0)
            for sample in 0..<(side * columns) {
                let x = (Double(sample) + 0.5) / Double(columns)
                while next < crossings.count, crossings[next].x <= x {
                    winding += crossings[next].sign
                    next += 1
                }
                if winding != 0 { counts[line / rows * side + sample / columns] += 1 }
            }
        }
        return counts.map { $0 / Double(columns * rows) }
    }

    // MARK: - Parts

    private static let circle = (0..<96).map { direction(Double($0) * .pi / 48) }

    private static func rounded(_ width: Double, _ height: Double, corner: Double) -> [SIMD2<Double>] {
        let reach = min(corner, width, height)
        return circle.map { point in
            SIMD2(
                point.x * reach + (point.x < -1e-9 ? -1 : 1) * (width - reach),
                point.y * reach + (point.y < -1e-9 ? -1 : 1) * (height - reach))
        }
    }

    private static func offset(_ loop: [SIMD2<Double>], by width: Double) -> [SIMD2<Double>] {
        func normal(_ from: Int) -> SIMD2<Double> {
            let along = loop[(from + 1) % loop.count] - loop[from]
            return SIMD2(along.y, -along.x) / (along * along).sum().squareRoot()
        }
        return loop.indices.map { index in
            let (one, other) = (normal((index + loop.count - 1) % loop.count), normal(index))
            // To where the two shifted edges meet.
            return loop[index] + (one + other) * width / (1 + (one * other).sum())
        }
    }

    private static func rotated(_ point: SIMD2<Double>, by turn: Double) -> SIMD2<Double> {
        let way = direction(turn)
        return SIMD2(point.x * way.x - point.y * way.y, point.x * way.y + point.y * way.x)
    }

    /// Cosine and sine, by halving the angle until their series is short.
    private static func direction(_ angle: Double) -> SIMD2<Double> {
        let small = angle / 1024
        var (cosine, sine) = (1 - small * small / 2, small - small * small * small / 6)
        for _ in 0..<10 { (cosine, sine) = (cosine * cosine - sine * sine, 2 * sine * cosine) }
        let length = (cosine * cosine + sine * sine).squareRoot()
        return SIMD2(cosine / length, sine / length)
    }
}
