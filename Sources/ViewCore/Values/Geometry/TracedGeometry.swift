package import Drawing
import Foundation

/// Places and lengths as the trace has them.
extension Alignment {
    /// As people write it: `topLeading`, `center`, `leadingFirstTextBaseline`.
    package var traced: TraceValue {
        let (x, y) = (horizontal.key.name, vertical.key.name)
        if y == "center" { return .name(x) }
        if y == "top" || y == "bottom" {
            return .name(x == "center" ? y : y + x.prefix(1).uppercased() + x.dropFirst())
        }
        return .name(x + y.prefix(1).uppercased() + y.dropFirst())
    }

    /// Nothing for the centre, which goes without saying.
    package var tracedUnlessCentered: [TraceNode.Property] {
        self == .center ? [] : [.init("alignment", traced, usual: Alignment.center.traced)]
    }
}

extension UnitPoint {
    package var traced: TraceValue { .unitPoint(x: x, y: y) }
}

extension EdgeInsets {
    /// The lengths at the edges that were named.
    package func traced(_ edges: Edge.Set) -> TraceValue.Insets {
        .init(
            top: edges.contains(.top) ? top : nil, leading: edges.contains(.leading) ? leading : nil,
            bottom: edges.contains(.bottom) ? bottom : nil,
            trailing: edges.contains(.trailing) ? trailing : nil)
    }
}

extension CGAffineTransform {
    package var traced: TraceValue.Record {
        .init(
            "CGAffineTransform",
            [
                .init("a", .number(a)), .init("b", .number(b)), .init("c", .number(c)),
                .init("d", .number(d)), .init("tx", .number(tx)), .init("ty", .number(ty)),
            ])
    }
}
