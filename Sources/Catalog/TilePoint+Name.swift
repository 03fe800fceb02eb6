import Foundation

// How a point is written in ids and read back: `pressed-large-dark-type=xLarge@2x`.

extension TilePoint {
    /// What each value adds, in the order of ids.
    public var name: String {
        var name = ""
        name.reserveCapacity(48)
        write(to: &name)
        return name
    }

    /// Writes the name to the end of a text.
    func write(to text: inout String) {
        var isFirst = true
        for value in values where !value.spelled.isEmpty {
            text += isFirst ? value.spelledFirst : value.spelled
            isFirst = false
        }
    }

    /// The point that is called so; `nil` where no point of these axes is.
    ///
    /// An axis takes the values it has there, and one whose values a selection replaces any that there
    /// are. Only the name that a point prints is its name: `@2.0x` or a default written out is none.
    package init?(name: some StringProtocol, of axes: Axes) {
        var parts = NameParts(name)
        var values: [AxisValue] = []
        values.reserveCapacity(axes.list.count)
        for axis in axes.list {
            guard let value = parts.take(axis) else { return nil }
            values.append(value)
        }
        self.init(values: values)
        guard parts.isEmpty, self.name == name else { return nil }
    }
}

extension TilePoint {
    /// The point that someone means who wrote its values in another order: `dark-pressed@2x-large`.
    package init?(nameInAnyOrder name: some StringProtocol, of axes: Axes) {
        guard var parts = NameParts(inAnyOrder: name) else { return nil }
        var values: [AxisValue] = []
        for axis in axes.list {
            parts.bringForward(axis)
            guard let value = parts.take(axis) else { return nil }
            values.append(value)
        }
        guard parts.isEmpty else { return nil }
        self.init(values: values)
    }
}

/// What of a name has not been read yet.
private struct NameParts {
    private var parts: [Substring] = []
    private var next = 0
    private var end: Substring?

    init(_ name: some StringProtocol) {
        let text = Substring(name)
        let cut = text.lastIndex(of: "@") ?? text.endIndex
        parts = text[..<cut].split(separator: "-", omittingEmptySubsequences: false)
        end = cut == text.endIndex ? nil : text[cut...]
    }

    /// With what stands behind an `@` at the end, wherever that is; `nil` where there are several.
    init?(inAnyOrder name: some StringProtocol) {
        let written = Substring(name).split(separator: "-", omittingEmptySubsequences: false)
        let ends = written.filter { $0.contains("@") }
        guard ends.count < 2 else { return nil }
        for part in written {
            guard let cut = part.lastIndex(of: "@") else {
                parts.append(part)
                continue
            }
            if cut > part.startIndex { parts.append(part[..<cut]) }
            end = part[cut...]
        }
    }

    /// Puts the part that the axis can take, if there is one, before all that are left.
    mutating func bringForward(_ axis: AnyAxis) {
        func isOf(_ part: Substring) -> Bool {
            switch axis.definition.spelling {
            case .bare: axis.possible(String(part)) != nil
            case .bareUnlessStandard: axis.possible(String(part)).map { !$0.isStandard } ?? false
            case .named: namedPart(part)?.id == axis.id
            case .last: false
            }
        }
        guard let place = parts[next...].firstIndex(where: isOf) else { return }
        parts.insert(parts.remove(at: place), at: next)
    }

    var isEmpty: Bool { next == parts.count && end == nil }

    private var first: Substring? { next < parts.count ? parts[next] : nil }

    /// The value that stands next, or the default where the name is silent; `nil` for a value that the
    /// axis has not.
    mutating func take(_ axis: AnyAxis) -> AxisValue? {
        switch axis.definition.spelling {
        case .bare:
            guard let first else { return nil }
            next += 1
            return axis.possible(String(first))
        case .bareUnlessStandard:
            if let first, let value = axis.possible(String(first)), !value.isStandard {
                next += 1
                return value
            }
        case .named:
            if let first, let (id, text) = namedPart(first), id == axis.id {
                next += 1
                return axis.possible(text)
            }
        case .last(let prefix, let suffix):
            guard let text = end, text.hasPrefix(prefix), text.hasSuffix(suffix),
                text.count >= prefix.count + suffix.count
            else { return nil }
            end = nil
            return axis.possible(String(text.dropFirst(prefix.count).dropLast(suffix.count)))
        }
        return axis.possible(axis.definition.standard.name)
    }
}

/// `type` and `xLarge` of `type=xLarge`; `nil` for a value that stands alone.
private func namedPart(_ part: Substring) -> (id: String, value: String)? {
    guard let cut = part.firstIndex(of: "="),
        let id = part[..<cut].removingPercentEncoding,
        let value = part[part.index(after: cut)...].removingPercentEncoding
    else { return nil }
    return (id, value)
}

extension AnyAxis {
    /// The value of this name, if a tile of the specimen may have it.
    package func possible(_ name: String) -> AxisValue? {
        values.first { $0.name == name } ?? (definition.isReplaced ? definition.value(name) : nil)
    }
}

/// A tile's id without what selections replace: what stands there of these axes, by axis, and the rest.
package struct ReplaceableParts {
    package private(set) var rest = ""
    package private(set) var values: [String: String] = [:]

    /// Reads ids of tiles that no specimen draws any more, too, so that only the axes that all have count.
    package init(_ id: String) {
        var end: Substring?
        let cut = id.lastIndex(of: "@") ?? id.endIndex
        if cut < id.endIndex { end = id[cut...] }
        var kept: [Substring] = []
        let named = Set(ReplaceableParts.axes.map(\.id))
        for part in id[..<cut].split(separator: "-", omittingEmptySubsequences: false) {
            if let (axis, value) = namedPart(part), named.contains(axis) {
                values[axis] = value
            } else {
                kept.append(part)
            }
        }
        for axis in ReplaceableParts.axes {
            guard case .last(let prefix, let suffix) = axis.spelling, let text = end,
                text.hasPrefix(prefix), text.hasSuffix(suffix),
                text.count >= prefix.count + suffix.count
            else { continue }
            values[axis.id] = String(text.dropFirst(prefix.count).dropLast(suffix.count))
            end = nil
        }
        rest = kept.joined(separator: "-") + (end ?? "")
    }

    private static let axes = BuiltInAxes.all.map(\.definition).filter(\.isReplaced)
}
