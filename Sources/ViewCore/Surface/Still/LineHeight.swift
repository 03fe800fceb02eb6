public import Foundation

extension AttributedString {
    /// How far apart the lines of a text are.
    public struct LineHeight: Hashable, Sendable {
        private enum Amount: Hashable { case named(String), exact(Double), multiple(Double), leading(Double) }
        private let amount: Amount
        private init(_ amount: Amount) { self.amount = amount }

        public static let normal = LineHeight(.named("normal"))
        public static let variable = LineHeight(.named("variable"))
        public static let tight = LineHeight(.named("tight"))
        public static let loose = LineHeight(.named("loose"))
        public static func exact(points: Double) -> LineHeight { LineHeight(.exact(points)) }
        public static func multiple(factor: Double) -> LineHeight { LineHeight(.multiple(factor)) }
        public static func leading(increase: Double) -> LineHeight { LineHeight(.leading(increase)) }
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

extension View {
    /// Which distance each means is not published in numbers: lines keep the font's own, and that is said.
    nonisolated public func lineHeight(
        _ lineHeight: AttributedString.LineHeight?
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        transforming(
            warning: lineHeight == nil || lineHeight == .normal || lineHeight == .variable
                ? nil : ".lineHeight is ignored; lines have the font's own height and what lineSpacing adds"
        ) { $0.lineHeight = lineHeight }
    }
}
