import Drawing
import Foundation

/// The layout of lazy stacks.
struct LazyStackLayout {
    let stack: StackEngine
    let traceName: String
}

extension LazyStackLayout: EngineLayout, TracedLayout {
    var engine: LayoutEngine { LayoutEngine(.lazyStack(stack)) }
    var traceProperties: [TraceNode.Property] { stack.properties }
}
