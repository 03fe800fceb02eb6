import Foundation
import Testing
import ViewCore

/// Paths that SwiftUI makes on Apple's systems, as `Tests/Fixtures/apple-paths.tsv` holds them with their source.
struct ApplePath: CustomStringConvertible, Sendable {
    var name: String
    var elements: [Path.Element]

    var description: String { name }

    static let all: [ApplePath] = {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        do {
            let text = try String(
                contentsOf: tests.appending(path: "Fixtures/apple-paths.tsv"), encoding: .utf8)
            return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.dropFirst().map(read)
        } catch {
            fatalError("the paths of Apple's systems cannot be read: \(error)")
        }
    }()

    private static func read(_ line: Substring) -> ApplePath {
        let fields = line.split(separator: "\t")
        var (elements, numbers): ([Path.Element], [Double]) = ([], [])
        for word in fields[1].split(separator: " ") {
            if let number = Double(word) {
                numbers.append(number)
                continue
            }
            let points = stride(from: 0, to: numbers.count, by: 2).map {
                CGPoint(x: numbers[$0], y: numbers[$0 + 1])
            }
            switch word {
            case "m": elements.append(.move(to: points[0]))
            case "l": elements.append(.line(to: points[0]))
            case "c": elements.append(.curve(to: points[2], control1: points[0], control2: points[1]))
            case "h": elements.append(.closeSubpath)
            default: fatalError("\(word) is no step of a path")
            }
            numbers = []
        }
        return ApplePath(name: String(fields[0]), elements: elements)
    }
}

@MainActor struct ApplePathsTests {
    private static let rect = CGRect(x: 0, y: 0, width: 100, height: 60)

    private static func arc(
        _ start: Double, _ end: Double, clockwise: Bool = false, _ transform: CGAffineTransform = .identity
    ) -> Path {
        Path {
            $0.addArc(
                center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .degrees(start),
                endAngle: .degrees(end),
                clockwise: clockwise, transform: transform)
        }
    }
    private static func relativeArc(_ delta: Double) -> Path {
        Path {
            $0.addRelativeArc(
                center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .zero, delta: .degrees(delta))
        }
    }
    private static func uneven(
        _ width: CGFloat, _ height: CGFloat, _ style: RoundedCornerStyle = .continuous,
        topLeading: CGFloat = 0,
        bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) -> Path {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeading, bottomLeadingRadius: bottomLeading,
            bottomTrailingRadius: bottomTrailing, topTrailingRadius: topTrailing, style: style
        ).path(in: CGRect(x: 0, y: 0, width: width, height: height))
    }
    private static func rounded(_ radius: CGFloat, _ style: RoundedCornerStyle = .continuous)
        -> RoundedRectangle
    {
        RoundedRectangle(cornerRadius: radius, style: style)
    }
    private static func rounded(
        _ width: CGFloat, _ height: CGFloat, _ style: RoundedCornerStyle = .continuous
    ) -> Path {
        RoundedRectangle(cornerSize: CGSize(width: width, height: height), style: style).path(in: rect)
    }
    private static func trimmed(_ shape: some Shape, _ start: CGFloat, _ end: CGFloat) -> Path {
        shape.path(in: rect).trimmedPath(from: start, to: end)
    }
    private static let triangle = Path {
        $0.addLines([.zero, CGPoint(x: 100, y: 0), CGPoint(x: 50, y: 60)])
        $0.closeSubpath()
    }
    private static let squares = Path {
        $0.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        $0.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
    }

    private static let corners: [String: Path] = [
        "rect": Rectangle().path(in: rect), "circle": Circle().path(in: rect),
        "ellipse": Ellipse().path(in: rect),
        "rounded-circular-12": rounded(12, .circular).path(in: rect),
        "rounded-circular-size-60x8": rounded(60, 8, .circular),
        "rounded-continuous-12": rounded(12).path(in: rect),
        "rounded-continuous-20": rounded(20).path(in: rect),
        "rounded-continuous-size-20x8": rounded(20, 8),
        "capsule": Capsule().path(in: rect), "capsule-circular": Capsule(style: .circular).path(in: rect),
        "capsule-tall": Capsule().path(in: CGRect(x: 0, y: 0, width: 30, height: 80)),
        "inset-circle-5": Circle().inset(by: 5).path(in: rect),
        "inset-rect-twice": Rectangle().inset(by: 2).inset(by: 3).path(in: rect),
        "inset-rounded-5": rounded(12).inset(by: 5).path(in: rect),
        "inset-rounded-past-radius": rounded(12).inset(by: 20).path(in: rect),
        "uneven-circular": uneven(
            100, 60, .circular, topLeading: 5, bottomLeading: 10, bottomTrailing: 15, topTrailing: 20),
        "uneven-continuous": uneven(
            100, 60, topLeading: 5, bottomLeading: 10, bottomTrailing: 15, topTrailing: 20),
        "uneven-oversized-20-90": uneven(100, 300, .circular, topLeading: 20, topTrailing: 90),
        "uneven-oversized-40-alone": uneven(200, 60, topLeading: 40),
        "uneven-oversized-50-70": uneven(100, 300, topLeading: 50, topTrailing: 70),
        "uneven-shared-edge-22-18": uneven(200, 60, topLeading: 22, bottomLeading: 18),
    ]
    private static let arcs: [String: Path] = [
        "arc-0-0": arc(0, 0), "arc-0-30": arc(0, 30), "arc-0-90": arc(0, 90), "arc-0-120": arc(0, 120),
        "arc-0-360": arc(0, 360), "arc-0-450": arc(0, 450), "arc-0-minus90": arc(0, -90),
        "arc-0-minus360": arc(0, -360), "arc-cw-0-45": arc(0, 45, clockwise: true),
        "arc-cw-0-360": arc(0, 360, clockwise: true), "arc-cw-0-720": arc(0, 720, clockwise: true),
        "arc-cw-0-minus90": arc(0, -90, clockwise: true), "arc-cw-minus90-0": arc(-90, 0, clockwise: true),
        "arc-transform": arc(0, 90, CGAffineTransform(scaleX: 2, y: 1)),
        "arc-after-move": Path {
            $0.move(to: .zero)
            $0.addArc(
                center: CGPoint(x: 50, y: 30), radius: 20, startAngle: .zero, endAngle: .degrees(90),
                clockwise: false)
        },
        "relative-arc-0": relativeArc(0), "relative-arc-190": relativeArc(190),
        "relative-arc-minus360": relativeArc(-360),
    ]
    private static let changed: [String: Path] = [
        "rotation-30-anchor": Rectangle().rotation(.degrees(30), anchor: .bottomTrailing).path(in: rect),
        "rotation-90": Rectangle().rotation(.degrees(90)).path(in: rect),
        "offset-shape": Rectangle().offset(x: 10, y: 5).path(in: rect),
        "scale-shape-0.5": Rectangle().scale(0.5).path(in: rect),
        "scale-shape-anchor": Rectangle().scale(x: 0.5, y: 0.5, anchor: .topLeading).path(in: rect),
        "size-shape": Rectangle().size(width: 40, height: 20).path(in: rect),
        "transform-shape": Rectangle().transform(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0))
            .path(in: rect),
        "trim-circle-0-0.5": trimmed(Circle(), 0, 0.5), "trim-rect-0-0.999": trimmed(Rectangle(), 0, 0.999),
        "trim-rect-0-1": trimmed(Rectangle(), 0, 1), "trim-rect-0.1-0.6": trimmed(Rectangle(), 0.1, 0.6),
        "trim-rect-out-of-range": trimmed(Rectangle(), -0.5, 1.5),
        "trim-shape": Rectangle().trim(from: 0.25, to: 0.5).path(in: rect),
        "trim-triangle-0.25-0.75": triangle.trimmedPath(from: 0.25, to: 0.75),
        "trim-two-subpaths": squares.trimmedPath(from: 0.25, to: 0.75),
    ]
    private static let paths = corners.merging(arcs) { $1 }.merging(changed) { $1 }

    /// Paths that are known to differ, with the reason; each still differs.
    private static let known: [String: String] = Dictionary(
        uniqueKeysWithValues: [
            "rounded-continuous-20", "rounded-continuous-size-20x8", "capsule", "capsule-tall",
            "uneven-continuous",
            "uneven-oversized-40-alone", "uneven-oversized-50-70", "uneven-shared-edge-22-18",
        ].map { ($0, crowded) })
    private static let crowded =
        "a continuous corner without room for 1.53 radii on one side is near a circle here on both; Apple's keeps "
        + "its form along the other, and pulls two control points in along this one"

    @Test func `Each recorded path is made here`() {
        #expect(Set(ApplePath.all.map(\.name)) == Set(Self.paths.keys))
    }

    @Test(arguments: ApplePath.all)
    func `A path goes as Apple's systems have it`(_ expected: ApplePath) throws {
        var found: [Path.Element] = []
        try #require(Self.paths[expected.name]).forEach { found.append($0) }
        let (ours, theirs) = (Self.withoutRests(found), Self.withoutRests(expected.elements))
        let isEqual =
            ours.count == theirs.count
            && zip(ours, theirs).allSatisfy { zip(Self.points($0), Self.points($1)).allSatisfy(Self.isNear) }
        if let reason = Self.known[expected.name] {
            #expect(!isEqual, "\(expected) agrees by now; known was: \(reason)")
        } else {
            #expect(isEqual, "\(expected): \(ours) instead of \(theirs)")
        }
    }

    /// Without lines that go nowhere.
    private static func withoutRests(_ elements: [Path.Element]) -> [Path.Element] {
        var (kept, pen): ([Path.Element], CGPoint?) = ([], nil)
        for element in elements {
            if case .line(let end) = element, let pen, isNear(pen, end) { continue }
            if element != .closeSubpath { pen = points(element).last }
            kept.append(element)
        }
        return kept
    }

    /// The kind of a step, as a point of its own, and its points, the end last.
    private static func points(_ element: Path.Element) -> [CGPoint] {
        switch element {
        case .move(let end): [CGPoint(x: 1, y: 0), end]
        case .line(let end): [CGPoint(x: 2, y: 0), end]
        case .quadCurve(let end, let control): [CGPoint(x: 3, y: 0), control, end]
        case .curve(let end, let control1, let control2): [CGPoint(x: 4, y: 0), control1, control2, end]
        case .closeSubpath: [CGPoint(x: 5, y: 0)]
        }
    }

    private static func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool {
        abs(a.x - b.x) < 0.002 && abs(a.y - b.y) < 0.002
    }
}
