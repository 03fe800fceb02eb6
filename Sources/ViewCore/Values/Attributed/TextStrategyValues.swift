import Foundation

extension Text {
    /// What says which way words run.
    public struct WritingDirectionStrategy: Equatable, Sendable {
        private let name: String
        /// The words: their first letter that has a direction.
        public static let contentBased = WritingDirectionStrategy(name: "contentBased")
        /// The layout direction.
        public static let layoutBased = WritingDirectionStrategy(name: "layoutBased")
        /// `contentBased` (Apple's documentation of `Text.WritingDirectionStrategy.default`).
        public static let `default` = contentBased
    }

    /// What says which side of a text is its leading one.
    public struct AlignmentStrategy: Equatable, Sendable {
        private let name: String
        /// The layout direction.
        public static let layoutBased = AlignmentStrategy(name: "layoutBased")
        /// The way the words run.
        public static let writingDirectionBased = AlignmentStrategy(name: "writingDirectionBased")
        /// `layoutBased` for a `Text` (Apple's documentation of `Text.AlignmentStrategy.default`).
        public static let `default` = layoutBased
    }
}

private struct WritingDirectionKey: EnvironmentKey {
    static var defaultValue: Text.WritingDirectionStrategy { .default }
}
private struct AlignmentStrategyKey: EnvironmentKey {
    static var defaultValue: Text.AlignmentStrategy { .default }
}

extension EnvironmentValues {
    package var writingDirectionStrategy: Text.WritingDirectionStrategy {
        get { self[WritingDirectionKey.self] }
        set { self[WritingDirectionKey.self] = newValue }
    }
    package var textAlignmentStrategy: Text.AlignmentStrategy {
        get { self[AlignmentStrategyKey.self] }
        set { self[AlignmentStrategyKey.self] = newValue }
    }
}
