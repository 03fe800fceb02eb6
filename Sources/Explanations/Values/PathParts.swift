import Digests
import Drawing
import Foundation

/// A path by its parts, each by what it looks like, `ellipse 20×20`, and the box that it fills.
///
/// Shapes that people write draw their outlines in code, so no value of theirs says what changed in one.
///
/// A path of more parts than `partLimit` is one part: each is compared with each, and nobody reads so many.
extension TraceValue {
    static func path(_ elements: [PathElement]) -> TraceValue {
        var parts = PathPart.parts(of: elements)
        if parts.count > partLimit { parts = [PathPart(elements)] }
        return .record(
            .init(
                TraceValue.Record.path,
                parts.map { part in
                    let box = part.box
                    return .init(
                        part.look, .lengths([box.minX, box.minY, box.width, box.height]), isPrinted: false)
                }))
    }
}

private let partLimit = 200

extension TraceValue.Record {
    static let path = "path"
}

/// What differs between two paths: parts that only one has or that have another form, and those that lie elsewhere; nothing
/// where one is the other in another place.
func pathChanges(_ old: TraceValue.Record, _ new: TraceValue.Record) -> [PartChange] {
    let before = old.members.map(PlacedPart.init)
    var after = new.members.map(PlacedPart.init)
    let offset = wholeMove(from: before, to: after)
    after = after.map { $0.moved(by: CGPoint(x: -offset.x, y: -offset.y)) }
    var (gone, come) = (before, after)
    func take(_ isSame: (PlacedPart, PlacedPart) -> Bool) -> [(PlacedPart, PlacedPart)] {
        var pairs: [(PlacedPart, PlacedPart)] = []
        var rest: [PlacedPart] = []
        for part in gone {
            if let match = come.firstIndex(where: { isSame(part, $0) }) {
                pairs.append((part, come.remove(at: match)))
            } else {
                rest.append(part)
            }
        }
        gone = rest
        return pairs
    }
    _ = take { $0.look == $1.look && $0.isAt($1) }
    let (oldRoom, newRoom) = (room(around: before), room(around: after))
    var changes = take { $0.look == $1.look }.compactMap {
        PartChange("path \($0.look) at", $0.place(in: oldRoom), $1.place(in: oldRoom))
    }
    // A part in another form where the other one was, or of the same kind.
    changes += take { $0.isAt($1) }.compactMap { PartChange("path", .name($0.look), .name($1.look)) }
    changes += take { $0.kind == $1.kind }.compactMap { old, new in
        // Points are counted from the corner of the part's own box, which moves with the point that is the corner.
        guard old.kind == "line" else { return PartChange("path", .name(old.look), .name(new.look)) }
        return PartChange("path", old.placedName(in: oldRoom), new.placedName(in: oldRoom))
    }
    changes += gone.compactMap { PartChange("path", $0.traceValue(in: oldRoom), nil) }
    changes += come.compactMap { PartChange("path", nil, $0.traceValue(in: newRoom)) }
    return changes
}

/// A part with its box.
private struct PlacedPart {
    let look: String
    var box: CGRect

    init(_ member: TraceValue.Record.Member) {
        look = member.name
        box = .zero
        if case .lengths(let lengths) = member.value, lengths.count == 4 {
            box = CGRect(x: lengths[0], y: lengths[1], width: lengths[2], height: lengths[3])
        }
    }

    var kind: Substring { look.prefix { $0 != " " } }

    func isAt(_ other: PlacedPart) -> Bool {
        abs(box.minX - other.box.minX) < 0.05 && abs(box.minY - other.box.minY) < 0.05
    }

    func moved(by offset: CGPoint) -> PlacedPart {
        var part = self
        part.box = box.offsetBy(dx: offset.x, dy: offset.y)
        return part
    }

    func place(in room: CGRect) -> TraceValue {
        .name("(\(tenths(box.minX - room.minX)) \(tenths(box.minY - room.minY)))")
    }

    func placedName(in room: CGRect) -> TraceValue { .name("\(look) at \(place(in: room))") }

    func traceValue(in room: CGRect) -> TraceValue {
        .name("\(look) at \(place(in: room)) of \(tenths(room.width))×\(tenths(room.height))")
    }
}

private func room(around parts: [PlacedPart]) -> CGRect {
    parts.dropFirst().reduce(parts.first?.box ?? .zero) { $0.union($1.box) }
}

/// How far the path as a whole has moved: so that most of its parts are where they were.
private func wholeMove(from old: [PlacedPart], to new: [PlacedPart]) -> CGPoint {
    func difference(_ a: CGRect, _ b: CGRect) -> CGPoint { CGPoint(x: b.minX - a.minX, y: b.minY - a.minY) }
    var best = (offset: CGPoint.zero, count: 0)
    var candidates = [CGPoint.zero, difference(room(around: old), room(around: new))]
    for part in old.prefix(8) {
        candidates += new.prefix(8).filter { $0.look == part.look }.map { difference(part.box, $0.box) }
    }
    for candidate in candidates {
        let count = old.filter { part in
            let there = part.moved(by: candidate)
            return new.contains { $0.look == part.look && $0.isAt(there) }
        }.count
        if count > best.count { best = (candidate, count) }
    }
    return best.offset
}

/// From one move of the pen to the next.
private struct PathPart {
    let look: String
    let box: CGRect

    static func parts(of elements: [PathElement]) -> [PathPart] {
        var parts: [[PathElement]] = []
        for element in elements {
            if case .move = element { parts.append([]) }
            if parts.isEmpty { parts.append([]) }
            parts[parts.count - 1].append(element)
        }
        return parts.map(PathPart.init)
    }

    init(_ elements: [PathElement]) {
        box = Outline.path(elements).bounds
        let size = "\(tenths(box.width))×\(tenths(box.height))"
        if isLike(elements, .ellipse(box)) {
            look = "ellipse \(size)"
        } else if isLike(elements, .rectangle(box)) {
            look = "rectangle \(size)"
        } else if let corners = corners(of: elements, in: box) {
            look = "rounded rectangle \(size) radius \(tenths(corners))"
        } else {
            look = points(of: elements, in: box, size)
        }
    }
}

/// The radius of a rounded rectangle with four equal corners, if it is one.
private func corners(of elements: [PathElement], in box: CGRect) -> CGFloat? {
    // It begins in the middle of the right side and goes down to where the corner begins.
    guard elements.count > 1, case .line(let start) = elements[1] else { return nil }
    let reach = box.maxY - start.y
    for (radius, curve) in [(reach, CornerCurve.circular), (reach / 1.528665, .continuous)]
    where isLike(elements, .roundedRectangle(box, CornerRadii(all: radius), curve)) {
        return radius
    }
    return nil
}

private func isLike(_ elements: [PathElement], _ outline: Outline) -> Bool {
    let others = outline.elements
    guard elements.count == others.count else { return false }
    return zip(elements, others).allSatisfy { a, b in
        let (p, q) = (a.points, b.points)
        return p.count == q.count
            && zip(p, q).allSatisfy { abs($0.x - $1.x) < 0.05 && abs($0.y - $1.y) < 0.05 }
    }
}

/// A short outline point by point, a long one by their number and a digest.
private func points(of elements: [PathElement], in box: CGRect, _ size: String) -> String {
    let ends = elements.compactMap(\.points.last)
    func point(_ point: CGPoint, from origin: CGPoint) -> String {
        "(\(tenths(point.x - origin.x)) \(tenths(point.y - origin.y)))"
    }
    if let first = ends.first, ends.count <= 8, elements.contains(where: { $0.points.count > 1 }) {
        // The box of a curve moves with what it is bent by: its points are told from where it begins.
        let parts = elements.filter { !$0.points.isEmpty }.map { element in
            let points = element.points.map { point($0, from: first) }
            return points.last! + (points.count > 1 ? " by " + points.dropLast().joined(separator: " ") : "")
        }
        return "curve through \(parts.joined(separator: ", "))"
    }
    if ends.count <= 8 {
        return "line through \(ends.map { point($0, from: box.origin) }.joined(separator: " "))"
    }
    let moved = Outline.path(elements).applying(
        CGAffineTransform(translationX: -box.minX, y: -box.minY))
    let digest = ContentDigest(of: Array(moved.description.utf8)).hex.prefix(8)
    return "outline \(size) of \(elements.count) elements \(digest)"
}

private func tenths(_ length: CGFloat) -> String { printed((length * 10).rounded() / 10) }

extension PathElement {
    /// Its control points, then where it ends.
    fileprivate var points: [CGPoint] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .quadratic(let point, let control): [control, point]
        case .cubic(let point, let first, let second): [first, second, point]
        case .close: []
        }
    }
}
