import Foundation

/// How far inside of a shape each pixel's middle lies, from what the shape covers of each.
///
/// The squared distance to the nearest pixel outside is the lower envelope of parabolas, along columns and then along
/// rows (Felzenszwalb and Huttenlocher, Distance Transforms of Sampled Functions); a pixel that the edge crosses counts as
/// outside by what is missing of it. Plain arithmetic and square roots: the same on every machine.
struct RimDistance {
    let width: Int
    let height: Int
    /// In pixels, row by row; 0 outside.
    let values: [Float]

    /// - Parameter cover: the share of each pixel that the shape covers, 0…1, row by row.
    init(cover: [Float], width: Int, height: Int) {
        self.width = width
        self.height = height
        // Larger than the square of any distance in a picture, and small enough to be told apart from one more.
        let far: Float = 1e9
        var squares = cover.map { share -> Float in
            if share >= 1 { return far }
            let inside = max(share - 0.5, 0)
            return inside * inside
        }
        var line = ParabolaEnvelope(length: max(width, height))
        for column in 0..<width { line.lower(&squares, from: column, step: width, count: height) }
        for row in 0..<height { line.lower(&squares, from: row * width, step: 1, count: width) }
        values = squares.map { $0.squareRoot() }
    }

    func value(_ column: Int, _ row: Int) -> Float {
        values[min(max(row, 0), height - 1) * width + min(max(column, 0), width - 1)]
    }

    /// The way to the inside, of length 1; none where no way is nearer than another.
    func inward(_ column: Int, _ row: Int) -> (x: Float, y: Float)? {
        let x = value(column + 1, row) - value(column - 1, row)
        let y = value(column, row + 1) - value(column, row - 1)
        let length = (x * x + y * y).squareRoot()
        // In the middle of a shape both sides are as far.
        return length > 0.5 ? (x / length, y / length) : nil
    }
}

/// The lowest of the parabolas that stand on the samples of a line.
private struct ParabolaEnvelope {
    private var samples: [Float]
    private var places: [Int]
    private var starts: [Float]

    init(length: Int) {
        samples = Array(repeating: 0, count: length)
        places = Array(repeating: 0, count: length)
        starts = Array(repeating: 0, count: length + 1)
    }

    mutating func lower(_ values: inout [Float], from start: Int, step: Int, count: Int) {
        guard count > 0 else { return }
        for index in 0..<count { samples[index] = values[start + index * step] }
        var last = 0
        places[0] = 0
        starts[0] = -.infinity
        starts[1] = .infinity
        for index in 1..<max(count, 1) {
            var meeting = meets(index, places[last])
            while last > 0, meeting <= starts[last] {
                last -= 1
                meeting = meets(index, places[last])
            }
            // The first parabola starts before everything.
            last += 1
            places[last] = index
            starts[last] = meeting
            starts[last + 1] = .infinity
        }
        last = 0
        for index in 0..<count {
            while starts[last + 1] < Float(index) { last += 1 }
            let distance = Float(index - places[last])
            values[start + index * step] = distance * distance + samples[places[last]]
        }
    }

    /// Where two parabolas meet, the second of which stands before the first.
    private func meets(_ one: Int, _ other: Int) -> Float {
        let (a, b) = (Float(one), Float(other))
        return ((samples[one] + a * a) - (samples[other] + b * b)) / (2 * (a - b))
    }
}
