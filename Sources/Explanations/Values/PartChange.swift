import Drawing
import Foundation

/// A part of a value that says several things at once: the start of a gradient, one corner of four.
struct PartChange {
    var name: String
    var old: TraceValue?
    var new: TraceValue?

    /// `nil` where both read the same.
    init?(_ name: String, _ old: TraceValue?, _ new: TraceValue?) {
        guard differ(old, new) else { return nil }
        self.name = name
        self.old = old
        self.new = new
    }
}

/// Whether two values differ so that one can read it: a thousandth is the smallest step.
func differ(_ old: TraceValue?, _ new: TraceValue?) -> Bool {
    old != new && old?.spelledOut != new?.spelledOut
}

extension TraceValue {
    /// The printed form with what it leaves out.
    fileprivate var spelledOut: String {
        switch self {
        case .shape(let record), .record(let record):
            ([description] + record.members.filter { !$0.isPrinted }.map { "\($0.name) \($0.value)" })
                .joined(separator: ", ")
        default: description
        }
    }
}

/// What changed inside of a value, or `nil` where it is best told as a whole.
func partChanges(_ old: TraceValue, _ new: TraceValue, unspoken: Bool) -> [PartChange]? {
    switch (old, new) {
    case (.gradient(let a), .gradient(let b)): gradientChanges(a, b)
    case (.insets(let a), .insets(let b)): edgeChanges(a, b)
    case (.shape(let a), .shape(let b)): shapeChanges(a, b)
    case (.record(let a), .record(let b))
    where a.kind == TraceValue.Record.path && b.kind == TraceValue.Record.path: pathChanges(a, b)
    // The parts of a value under a name of its own are known by that name.
    case (.record(let a), .record(let b)) where unspoken: memberChanges(a, b)
    default: nil
    }
}

private func gradientChanges(
    _ old: TraceValue.Gradient, _ new: TraceValue.Gradient
) -> [PartChange]? {
    guard old.kind == new.kind, old.stops.count == new.stops.count else { return nil }
    let stops = zip(old.stops, new.stops).enumerated().flatMap { index, stops in
        let number = index + 1
        return [
            PartChange("gradient color \(number)", .color(stops.0.color), .color(stops.1.color)),
            PartChange(
                "gradient location \(number)", .number(stops.0.location), .number(stops.1.location)),
        ]
    }
    let geometry = membersByName(old.geometry, new.geometry)
        .map { PartChange("gradient " + $0.name, $0.old, $0.new) }
    return (stops + geometry).compactMap(\.self)
}

/// The edges that differ; all as one where they have one length before and after.
private func edgeChanges(_ old: TraceValue.Insets, _ new: TraceValue.Insets) -> [PartChange]? {
    if old.uniform != nil, new.uniform != nil { return nil }
    return zip(old.edges, new.edges).compactMap { a, b in
        PartChange(a.name, a.length.map { .length($0) }, b.length.map { .length($0) })
    }
}

/// A kind with one number is told whole, `RoundedRectangle(cornerRadius: 6)`; of several numbers, and of
/// those that its printed form leaves out, each that differs.
private func shapeChanges(_ old: TraceValue.Record, _ new: TraceValue.Record) -> [PartChange]? {
    guard old.kind == new.kind else { return nil }
    let printed = [old, new].map { $0.members.filter(\.isPrinted).count }
    if printed.allSatisfy({ $0 <= 1 }), old.description != new.description { return nil }
    return memberChanges(old, new)
}

private func memberChanges(_ old: TraceValue.Record, _ new: TraceValue.Record) -> [PartChange]? {
    guard old.kind == new.kind else { return nil }
    return membersByName(old.members, new.members).flatMap { partsByName($0.name, $0.old, $0.new) }
}

/// What changed under a name: of a value that has parts with names of their own each that differs, `colors.brand`.
func partsByName(_ name: String, _ old: TraceValue?, _ new: TraceValue?) -> [PartChange] {
    if case .record(let a) = old, case .record(let b) = new, a.isNamed, b.isNamed {
        return membersByName(a.members, b.members).flatMap {
            partsByName("\(name).\($0.name)", $0.old, $0.new)
        }
    }
    if case .record(let a) = old, case .record(let b) = new, let members = elementChanges(name, a, b) {
        return members
    }
    return PartChange(name, old, new).map { [$0] } ?? []
}

/// What changed inside of the elements of a list of as many as before, by the numbers that code has for them.
private func elementChanges(
    _ name: String, _ old: TraceValue.Record, _ new: TraceValue.Record
) -> [PartChange]? {
    guard old.kind.isEmpty, new.kind.isEmpty, old.members.count == new.members.count, old.members.count > 1
    else {
        return nil
    }
    var changes: [PartChange] = []
    for (index, (a, b)) in zip(old.members, new.members).enumerated() {
        guard a.name.isEmpty, b.name.isEmpty, case .record(let before) = a.value,
            case .record(let after) = b.value,
            before.isNamed, after.isNamed
        else { return nil }
        changes += partsByName("\(name)[\(index)]", a.value, b.value)
    }
    return changes
}

extension TraceValue.Record {
    /// Whether it is nothing but its members, and these have names.
    fileprivate var isNamed: Bool {
        kind.isEmpty && members.contains { !$0.name.isEmpty && !$0.name.hasPrefix(".") }
    }
}

/// The values of each name that one of both has, in the order they are written.
private func membersByName(
    _ old: [TraceValue.Record.Member], _ new: [TraceValue.Record.Member]
) -> [(name: String, old: TraceValue?, new: TraceValue?)] {
    var names: [String] = []
    for member in old + new where !names.contains(member.name) { names.append(member.name) }
    return names.map { name in
        (
            name, old.first { $0.name == name }?.value, new.first { $0.name == name }?.value
        )
    }
}
