import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// `view` laid out in several offers, with what all pictures have in common checked.
@discardableResult
@MainActor func pictured(
    _ view: some View, in environment: EnvironmentValues = EnvironmentValues(),
    engine: any TextEngine = FixedTextEngine(), sourceLocation: SourceLocation = #_sourceLocation
) -> LaidOut {
    var last: LaidOut?
    for (width, height) in [(nil, nil), (0, 0), (200, 100)] as [(CGFloat?, CGFloat?)] {
        let laid = layOut(view, width, height, in: environment, engine: engine)
        #expect(
            laid.list.size.width.isFinite && laid.list.size.height.isFinite
                && laid.list.size.width <= CGFloat.largestLength, sourceLocation: sourceLocation)
        let text = "\(laid.list)"
        #expect(!text.contains("nan") && !text.contains("inf"), "\(text)", sourceLocation: sourceLocation)
        last = laid
    }
    return last
        ?? LaidOut(
            list: DisplayList(size: .zero, scale: 1, items: []), trace: Trace(), events: [], warnings: [])
}
