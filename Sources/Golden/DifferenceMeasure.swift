public import Pixels

/// How two pictures differ, exactly: numbers, boxes and a marked picture for messages and reports.
///
/// The larger canvas of both is measured, so that added rows and columns count as differing.
public struct DifferenceMeasure: Sendable {
    public let pixels: Int
    /// Of the larger canvas, 0…1.
    public let fraction: Double
    /// The largest difference of a channel; 255 where one picture has no pixel.
    public let maxDelta: Int
    /// Around everything that differs: x, y, width, height.
    public let box: [Int]?
    /// Around each cluster of it, the largest first.
    public let boxes: [[Int]]
    /// The old picture faded, what differs in red.
    public let picture: Pixmap

    public init(old: Pixmap, new: Pixmap) {
        let width = max(old.width, new.width)
        let height = max(old.height, new.height)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(width * height * 4)
        var clusters = BoxClusters(width: width, height: height)
        var count = 0
        var largest = 0
        for y in 0..<height {
            for x in 0..<width {
                let a = DifferenceMeasure.pixel(old, x, y)
                let b = DifferenceMeasure.pixel(new, x, y)
                let delta = DifferenceMeasure.delta(a, b)
                if delta > 0 {
                    count += 1
                    largest = max(largest, delta)
                    clusters.mark(x, y)
                    bytes += [224, 0, 32, 255]
                } else {
                    bytes += DifferenceMeasure.faded(a)
                }
            }
        }
        pixels = count
        fraction = Double(count) / Double(max(width * height, 1))
        maxDelta = largest
        boxes = clusters.boxes()
        box = DifferenceMeasure.union(boxes)
        picture = Pixmap(width: width, height: height, bytes: bytes)
    }

    private typealias Pixel = (UInt8, UInt8, UInt8, UInt8)

    private static func pixel(_ pixmap: Pixmap, _ x: Int, _ y: Int) -> Pixel? {
        guard x < pixmap.width, y < pixmap.height else { return nil }
        let start = (y * pixmap.width + x) * 4
        let bytes = pixmap.bytes
        return (bytes[start], bytes[start + 1], bytes[start + 2], bytes[start + 3])
    }

    private static func delta(_ a: Pixel?, _ b: Pixel?) -> Int {
        guard let a, let b else { return a == nil && b == nil ? 0 : 255 }
        return [(a.0, b.0), (a.1, b.1), (a.2, b.2), (a.3, b.3)].reduce(0) {
            max($0, abs(Int($1.0) - Int($1.1)))
        }
    }

    /// A light gray of the pixel's brightness over white, so that red stands out.
    private static func faded(_ pixel: Pixel?) -> [UInt8] {
        guard let pixel else { return [255, 255, 255, 255] }
        let luma = 0.299 * Double(pixel.0) + 0.587 * Double(pixel.1) + 0.114 * Double(pixel.2)
        let share = Double(pixel.3) / 255 * 0.25
        let gray = UInt8((255 + (luma - 255) * share).rounded())
        return [gray, gray, gray, 255]
    }

    private static func union(_ boxes: [[Int]]) -> [Int]? {
        guard let left = boxes.map({ $0[0] }).min(), let top = boxes.map({ $0[1] }).min(),
            let right = boxes.map({ $0[0] + $0[2] }).max(),
            let bottom = boxes.map({ $0[1] + $0[3] }).max()
        else { return nil }
        return [left, top, right - left, bottom - top]
    }
}

/// Groups marked pixels by cells of a grid: cells that touch belong together.
private struct BoxClusters {
    /// A glyph's stem and the next one are less than this apart, two controls more.
    static let cell = 8
    static let most = 200

    private let columns: Int
    private let rows: Int
    /// For each cell the box of its marks: left, top, right, bottom; empty without marks.
    private var cells: [[Int]]

    init(width: Int, height: Int) {
        columns = (width + BoxClusters.cell - 1) / BoxClusters.cell
        rows = (height + BoxClusters.cell - 1) / BoxClusters.cell
        cells = Array(repeating: [], count: columns * rows)
    }

    mutating func mark(_ x: Int, _ y: Int) {
        let index = y / BoxClusters.cell * columns + x / BoxClusters.cell
        if cells[index].isEmpty {
            cells[index] = [x, y, x, y]
        } else {
            cells[index] = BoxClusters.join(cells[index], [x, y, x, y])
        }
    }

    func boxes() -> [[Int]] {
        var seen = [Bool](repeating: false, count: cells.count)
        var boxes: [[Int]] = []
        for start in cells.indices where !cells[start].isEmpty && !seen[start] {
            var waiting = [start]
            seen[start] = true
            var box = cells[start]
            while let cell = waiting.popLast() {
                box = BoxClusters.join(box, cells[cell])
                for next in neighbours(of: cell) where !seen[next] && !cells[next].isEmpty {
                    seen[next] = true
                    waiting.append(next)
                }
            }
            boxes.append([box[0], box[1], box[2] - box[0] + 1, box[3] - box[1] + 1])
        }
        boxes.sort { ($1[2] * $1[3], $0[1], $0[0]) < ($0[2] * $0[3], $1[1], $1[0]) }
        return Array(boxes.prefix(BoxClusters.most))
    }

    private func neighbours(of cell: Int) -> [Int] {
        let (row, column) = (cell / columns, cell % columns)
        var result: [Int] = []
        for y in max(row - 1, 0)...min(row + 1, rows - 1) {
            for x in max(column - 1, 0)...min(column + 1, columns - 1) {
                result.append(y * columns + x)
            }
        }
        return result
    }

    private static func join(_ a: [Int], _ b: [Int]) -> [Int] {
        [min(a[0], b[0]), min(a[1], b[1]), max(a[2], b[2]), max(a[3], b[3])]
    }
}
