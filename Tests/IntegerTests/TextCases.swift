import Foundation
import SwiftUI
import Testing
import ViewCore

/// Draws what a closure takes of a text's lines.
private struct Taking: TextRenderer {
    let take: (Text.Layout, inout GraphicsContext) -> Void
    func draw(layout: Text.Layout, in context: inout GraphicsContext) { take(layout, &context) }
}

extension IntegerCase {
    /// Draws what is taken of two lines, of which there may be none at a place.
    @MainActor private static func taking(
        _ take: @escaping (Text.Layout, inout GraphicsContext) -> Void
    ) { pictured(Text("ab **cd**\nef").textRenderer(Taking(take: take))) }

    static let textCases: [IntegerCase] = [
        IntegerCase("ViewCore Text.Layout.subscript(_:) index: Int") { number in
            taking { $1.draw($0[number]) }
        },
        IntegerCase("ViewCore Text.Layout.Line.subscript(_:) index: Int") { number in
            taking { $1.draw($0[0][number]) }
        },
        IntegerCase("ViewCore Text.Layout.Run.subscript(_:) index: Int") { number in
            taking { $1.draw($0[0][0][number]) }
        },
        IntegerCase("ViewCore Text.Layout.Run.subscript(_:) bounds: Range<Int>") { number in
            taking { $1.draw($0[0][0][min(number, 1)..<max(number, 1)]) }
        },
        IntegerCase("ViewCore Text.Layout.RunSlice.subscript(_:) index: Int") { number in
            taking { $1.draw($0[0][0][0..<1][number]) }
        },
        IntegerCase("ViewCore Text.Layout.RunSlice.subscript(_:) bounds: Range<Int>") { number in
            taking { $1.draw($0[0][0][0..<1][min(number, 1)..<max(number, 1)]) }
        },
        IntegerCase("ViewCore Text.Layout.RunSlice.init(run:indices:) indices: Range<Int>") { number in
            taking {
                let slice = Text.Layout.RunSlice(run: $0[0][0], indices: min(number, 1)..<max(number, 1))
                $1.draw(slice)
                #expect(slice.typographicBounds.width <= 50)
            }
        },
        IntegerCase("ViewCore Text.Layout.RunSlice.indices value: Range<Int>") { number in
            taking {
                var slice = $0[0][0][0]
                slice.indices = min(number, 1)..<max(number, 1)
                $1.draw(slice)
            }
        },
        set("Text.Layout.DrawingOptions", Text.Layout.DrawingOptions.self) { options in
            taking { $1.draw($0[0], options: options) }
        },
        set("InlinePresentationIntent", InlinePresentationIntent.self) { intent in
            var words = AttributedString("ab")
            words.inlinePresentationIntent = intent
            pictured(Text(words))
        },
        IntegerCase("ViewCore PresentationIntent.init(_:identity:parent:) identity: Int") {
            blocks(PresentationIntent(.paragraph, identity: $0))
        },
        IntegerCase("ViewCore PresentationIntent.IntentType.init(kind:identity:) identity: Int") {
            #expect(PresentationIntent.IntentType(kind: .blockQuote, identity: $0).identity == $0)
        },
        IntegerCase("ViewCore PresentationIntent.IntentType.identity value: Int") {
            var type = PresentationIntent.IntentType(kind: .blockQuote, identity: 1)
            type.identity = $0
            #expect(type.identity == $0)
        },
        IntegerCase("ViewCore PresentationIntent.Kind.header(level:) payload: (level: Int)") {
            blocks(PresentationIntent(.header(level: $0), identity: 1))
        },
        IntegerCase("ViewCore PresentationIntent.Kind.listItem(ordinal:) payload: (ordinal: Int)") {
            blocks(PresentationIntent(.listItem(ordinal: $0), identity: 1))
        },
    ]

    /// Blocks have no look, whatever they say.
    @MainActor private static func blocks(_ intent: PresentationIntent) {
        var words = AttributedString("ab")
        words.presentationIntent = intent
        #expect(pictured(Text(words)).list == pictured(Text(verbatim: "ab")).list)
    }
}
