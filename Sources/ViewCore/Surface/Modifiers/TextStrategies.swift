import Foundation

extension View {
    /// What decides which way the words of the texts inside run.
    nonisolated public func writingDirection(
        strategy: Text.WritingDirectionStrategy
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        transforming { $0.writingDirectionStrategy = strategy }
    }

    /// What decides which side the lines of the texts inside stand at.
    nonisolated public func multilineTextAlignment(
        strategy: Text.AlignmentStrategy
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        transforming { $0.textAlignmentStrategy = strategy }
    }
}
