import Drawing

// Paths made of the areas of two. Curves become lines that are at most a hundredth of a point off.

extension Path {
    /// What is inside of both.
    nonisolated public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        usable("intersection", combined(with: other, eoFill) { $0 && $1 })
    }
    /// What is inside of one or both.
    nonisolated public func union(_ other: Path, eoFill: Bool = false) -> Path {
        usable("union", combined(with: other, eoFill) { $0 || $1 })
    }
    /// What is inside of this one and not of the other.
    nonisolated public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        usable("subtracting", combined(with: other, eoFill) { $0 && !$1 })
    }
    /// What is inside of one and not of both.
    nonisolated public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        usable("symmetricDifference", combined(with: other, eoFill) { $0 != $1 })
    }
    /// The same area, by lines that cross neither themselves nor each other.
    nonisolated public func normalized(eoFill: Bool = true) -> Path {
        usable("normalized", combined(with: Path(), eoFill) { first, _ in first })
    }

    /// The parts of this path's line that are inside of the other path.
    nonisolated public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        usable("lineIntersection", line(cutBy: other, eoFill, keepsInside: true))
    }
    /// The parts of this path's line that are outside of the other path.
    nonisolated public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        usable("lineSubtraction", line(cutBy: other, eoFill, keepsInside: false))
    }

    nonisolated private func usable(_ name: String, _ path: Path?) -> Path {
        guard let path else {
            warnHere(Path.tooManyLines(name))
            return self
        }
        return path
    }

    nonisolated static func tooManyLines(_ name: String) -> String {
        "Path.\(name) is worked out for \(mostLines) lines at most; the path is drawn as it was"
    }
}
