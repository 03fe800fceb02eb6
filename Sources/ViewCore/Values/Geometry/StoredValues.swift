package import Drawing
import Foundation

/// The stored values of something people wrote, as far as they are the same every time.
///
/// Closures, objects, sets and dictionaries are not: they are left out.
func storedValues(of value: Any) -> [(name: String, value: TraceValue)] {
    Mirror(reflecting: value).children.compactMap { child in
        guard let label = child.label, let value = tracedValue(of: child.value) else { return nil }
        return (label, value)
    }
}

/// A value that is the same every time, or `nil`; `known` is asked first, for it and for each of its parts.
package func tracedValue(of value: Any, known: (Any) -> TraceValue? = { _ in nil }) -> TraceValue? {
    traced(value, depth: 0, known)
}

private func traced(_ value: Any, depth: Int, _ known: (Any) -> TraceValue?) -> TraceValue? {
    if let own = known(value) { return own }
    switch value {
    case let number as CGFloat: return .number(number)
    case let number as Double: return .number(number)
    case let number as Float: return .number(Double(number))
    case let number as any FixedWidthInteger: return .name("\(number)")
    case let flag as Bool: return .flag(flag)
    case let text as String: return .text(text)
    case let angle as Angle: return .angle(degrees: angle.degrees)
    default: break
    }
    let mirror = Mirror(reflecting: value)
    // Deeper values than these are no parameters.
    guard depth < 3, mirror.children.count <= 16 else { return nil }
    switch mirror.displayStyle {
    case .optional:
        guard let wrapped = mirror.children.first else { return .name("nil") }
        return traced(wrapped.value, depth: depth + 1, known)
    case .enum where mirror.children.isEmpty: return .name("\(value)")
    case .enum:
        // One case with what it holds: `tinted(#FF0000)`.
        guard let held = mirror.children.first, let name = held.label,
            let inner = traced(held.value, depth: depth + 1, known)
        else { return nil }
        if case .record(let record) = inner, record.kind.isEmpty {
            return .record(.init(name, record.members))
        }
        return .record(.init(name, [.init("", inner)]))
    case .collection, .tuple, .struct:
        let members = mirror.children.compactMap { child in
            traced(child.value, depth: depth + 1, known)
                .map { TraceValue.Record.Member(child.label ?? "", $0) }
        }
        guard !members.isEmpty, members.count == mirror.children.count else { return nil }
        return .record(.init("", members))
    default: return nil
    }
}
