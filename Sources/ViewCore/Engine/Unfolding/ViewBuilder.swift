/// Builds views from the statements of a closure.
@resultBuilder
public struct ViewBuilder {
    nonisolated public static func buildExpression<Content: View>(_ content: Content) -> Content {
        content
    }

    nonisolated public static func buildBlock() -> EmptyView { EmptyView() }

    nonisolated public static func buildBlock<Content: View>(_ content: Content) -> Content {
        content
    }

    nonisolated public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView((repeat each content)) { value, unfolding in
            var slot = 0
            for view in repeat each value {
                slot += 1
                unfolding.unfold(view, slot: slot)
            }
        }
    }

    nonisolated public static func buildIf<Content: View>(_ content: Content?) -> Content? {
        content
    }

    nonisolated public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> ConditionalContent<TrueContent, FalseContent> {
        ConditionalContent(.first(first))
    }

    nonisolated public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> ConditionalContent<TrueContent, FalseContent> {
        ConditionalContent(.second(second))
    }

    nonisolated public static func buildLimitedAvailability<Content: View>(
        _ content: Content
    ) -> AnyView {
        AnyView(content)
    }
}
