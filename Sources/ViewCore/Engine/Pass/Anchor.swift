public import Foundation

/// A point or rectangle of a view that other views can read in their own coordinates.
public struct Anchor<Value>: Sendable {
    /// The value as seen from an origin in layout coordinates.
    private let resolve: @Sendable (CGPoint) -> Value

    package init(_ resolve: @escaping @Sendable (CGPoint) -> Value) { self.resolve = resolve }

    package func value(from origin: CGPoint) -> Value { resolve(origin) }

    /// What to take from a view's frame.
    public struct Source: Sendable {
        private let make: @Sendable (CGRect) -> Anchor<Value>

        package init(_ make: @escaping @Sendable (CGRect) -> Anchor<Value>) { self.make = make }

        package func anchor(of frame: CGRect) -> Anchor<Value> { make(frame) }
    }
}

extension Anchor: Equatable where Value: Equatable {
    public static func == (a: Anchor, b: Anchor) -> Bool { a.resolve(.zero) == b.resolve(.zero) }
}

extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(resolve(.zero)) }
}

extension Anchor.Source where Value == CGRect {
    /// A rectangle in the view's own coordinates.
    public static func rect(_ r: CGRect) -> Anchor<Value>.Source {
        Anchor<Value>.Source { frame in
            let rect = r.offsetBy(dx: frame.minX, dy: frame.minY)
            return Anchor { rect.offsetBy(dx: -$0.x, dy: -$0.y) }
        }
    }

    public static var bounds: Anchor<CGRect>.Source {
        Anchor<Value>.Source { frame in Anchor { frame.offsetBy(dx: -$0.x, dy: -$0.y) } }
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the view's own coordinates.
    public static func point(_ p: CGPoint) -> Anchor<Value>.Source {
        Anchor<Value>.Source { frame in
            Anchor { CGPoint(x: frame.minX + p.x - $0.x, y: frame.minY + p.y - $0.y) }
        }
    }

    public static func unitPoint(_ p: UnitPoint) -> Anchor<Value>.Source {
        Anchor<Value>.Source { frame in
            Anchor {
                CGPoint(
                    x: frame.minX + p.x * frame.width - $0.x,
                    y: frame.minY + p.y * frame.height - $0.y)
            }
        }
    }

    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
        self.init { frame in
            let anchors = array.map { $0.anchor(of: frame) }
            return Anchor { origin in anchors.map { $0.value(from: origin) } }
        }
    }

    public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
        self.init { frame in
            let anchor = anchor?.anchor(of: frame)
            return Anchor { origin in anchor.map { $0.value(from: origin) } }
        }
    }
}
