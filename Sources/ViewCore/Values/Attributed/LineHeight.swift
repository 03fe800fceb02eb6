public import Foundation

extension AttributedString {
    /// How far apart the baselines of a text's lines are.
    public struct LineHeight: Hashable, Sendable {
        private enum Amount: Hashable {
            case usual, tight, loose, variable
            case exact(CGFloat), multiple(CGFloat), leading(CGFloat)
        }
        private let amount: Amount
        private init(_ amount: Amount) { self.amount = amount }

        /// That of the font, which is what it is without this.
        public static let normal = LineHeight(.usual)
        /// The same here: what is drawn in several fonts has lines as high as its letters are.
        public static let variable = LineHeight(.variable)
        /// Two points less than the font's own: a guess (Documentation/Looks.md).
        public static let tight = LineHeight(.tight)
        /// Two points more: a guess, too.
        public static let loose = LineHeight(.loose)
        public static func exact(points: CGFloat) -> LineHeight { LineHeight(.exact(points)) }
        /// Of the largest size in points of a line.
        public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(.multiple(factor)) }
        /// The largest size in points of a line and so many more.
        public static func leading(increase: CGFloat) -> LineHeight { LineHeight(.leading(increase)) }

        /// The height of a line in points, never less than none; `natural` is that of its fonts.
        package func height(size: CGFloat, natural: CGFloat) -> CGFloat {
            let height: CGFloat =
                switch amount {
                case .usual, .variable: natural
                case .tight: natural - 2
                case .loose: natural + 2
                case .exact(let points): points
                case .multiple(let factor): factor * size
                case .leading(let increase): size + increase
                }
            return height.isUsable ? max(height, 0) : natural
        }

        /// The number that it was made with; `nil` where it has a name.
        package var number: CGFloat? {
            switch amount {
            case .exact(let number), .multiple(let number), .leading(let number): number
            default: nil
            }
        }
    }
}

private struct LineHeightKey: EnvironmentKey {
    static var defaultValue: AttributedString.LineHeight? { nil }
}

extension EnvironmentValues {
    public var lineHeight: AttributedString.LineHeight? {
        get { self[LineHeightKey.self] }
        set { self[LineHeightKey.self] = newValue }
    }
}
