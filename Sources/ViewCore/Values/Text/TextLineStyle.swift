package import Foundation

extension Text {
    /// How a line under or through words looks.
    public struct LineStyle: Hashable, Sendable {
        /// Of what a line is made.
        public struct Pattern: Hashable, Sendable {
            package var kind: Kind

            package enum Kind: String, Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }

            public static let solid = Pattern(kind: .solid)
            public static let dot = Pattern(kind: .dot)
            public static let dash = Pattern(kind: .dash)
            public static let dashDot = Pattern(kind: .dashDot)
            public static let dashDotDot = Pattern(kind: .dashDotDot)
        }

        package var pattern: Pattern
        package var color: Color?

        /// A line without a colour has that of its text.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        public static let single = LineStyle()
    }
}

extension Text.LineStyle.Pattern {
    /// Lengths of marks and gaps in turns, in thicknesses of the line; empty for a solid one.
    ///
    /// A guess (Documentation/Looks.md): no published source has Apple's.
    private var lengths: [CGFloat] {
        switch kind {
        case .solid: []
        case .dot: [3, 3]
        case .dash: [10, 5]
        case .dashDot: [10, 3, 3, 3]
        case .dashDotDot: [10, 3, 3, 3, 3, 3]
        }
    }

    /// The parts of a line that are drawn, in points: of a line that begins at `origin`, what lies between two places.
    package func marks(from origin: CGFloat, in range: ClosedRange<CGFloat>, thickness: CGFloat)
        -> [ClosedRange<CGFloat>]
    {
        let steps = lengths.map { $0 * thickness }
        let period = steps.reduce(0, +)
        guard period > 0 else { return [range] }
        var marks: [ClosedRange<CGFloat>] = []
        var start = origin + ((range.lowerBound - origin) / period).rounded(.down) * period
        while start < range.upperBound {
            for (index, step) in steps.enumerated() {
                let end = start + step
                let (first, last) = (max(start, range.lowerBound), min(end, range.upperBound))
                if index % 2 == 0, first < last { marks.append(first...last) }
                start = end
            }
        }
        return marks
    }
}
