public import Foundation

/// Gives a view a size.
public struct FixedFrame: Sendable {
    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment

    @usableFromInline nonisolated init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
        self.width = width
        self.height = height
        self.alignment = alignment
    }
}

extension FixedFrame: ViewModifier {
    public typealias Body = Never
    public func unfold<V: View>(content: V, into unfolding: inout Unfolding) {
        // SwiftUI calls such a frame invalid, says so and ignores the length.
        func valid(_ length: CGFloat?, _ name: String) -> CGFloat? {
            guard let length else { return nil }
            guard length >= 0, length.isFinite else {
                unfolding.warn(".frame(\(name): \(length)) is no length; it is ignored")
                return nil
            }
            return length
        }
        let (width, height) = (
            unfolding.moved(valid(width, "width")), unfolding.moved(valid(height, "height"))
        )
        unfolding.wrapNodes(of: content) {
            FixedFrameNode($0, width: width, height: height, alignment: alignment)
        }
    }
}

/// Gives a view bounds for its size.
public struct FlexibleFrame: Sendable {
    let horizontal: FrameLimits
    let vertical: FrameLimits
    let alignment: Alignment
    let invalid: String?
}

extension FlexibleFrame: ViewModifier {
    public typealias Body = Never
    public func unfold<V: View>(content: V, into unfolding: inout Unfolding) {
        if let invalid { unfolding.warn(invalid) }
        let (horizontal, vertical) = (horizontal.moved(in: unfolding), vertical.moved(in: unfolding))
        unfolding.wrapNodes(of: content) {
            FlexibleFrameNode($0, horizontal, vertical, alignment)
        }
    }
}

/// A frame of whole points as high as a line of the font around.
package struct LineHeightFrame: Sendable {
    /// Added before the height is rounded up, in points.
    let extra: CGFloat
}

extension LineHeightFrame: ViewModifier {
    package typealias Body = Never
    package func unfold<V: View>(content: V, into unfolding: inout Unfolding) {
        let environment = unfolding.environment
        let font = (environment.font ?? .body).resolved(in: environment, traits: environment.textTraits)
        // Line heights are sums of rounded metrics: a thousandth is no point.
        let height = (unfolding.engine.metrics(of: font).lineHeight + extra - 0.001).rounded(.up)
        unfolding.wrapNodes(of: content) {
            FixedFrameNode($0, width: nil, height: height, alignment: .center, followsFont: true)
        }
    }
}

/// A column that a view stands in the middle of, unless it is wider; nobody wrote it.
package struct ReservedWidthFrame: Sendable {
    let width: CGFloat
}

extension ReservedWidthFrame: ViewModifier {
    package typealias Body = Never
    package func unfold<V: View>(content: V, into unfolding: inout Unfolding) {
        unfolding.wrapNodes(of: content) {
            let node = FlexibleFrameNode(
                $0, FrameLimits(width, nil, nil), FrameLimits(nil, nil, nil), .center)
            node.isDerived = true
            return node
        }
    }
}

/// Room around a view; `nil` insets mean the default of 16.
public struct Padding: Sendable {
    let edges: Edge.Set
    let insets: EdgeInsets

    @usableFromInline nonisolated init(edges: Edge.Set, insets: EdgeInsets) {
        self.edges = edges
        self.insets = insets
    }

    @usableFromInline nonisolated init(_ edges: Edge.Set, _ length: CGFloat) {
        self.init(edges: edges, insets: EdgeInsets(edges, length))
    }
}

extension Padding: ViewModifier {
    public typealias Body = Never
    public func unfold<V: View>(content: V, into unfolding: inout Unfolding) {
        var clean = insets
        func check(_ length: inout CGFloat) {
            guard length.isNaN || abs(length) > CGFloat.largestLength else { return }
            unfolding.warn(".padding(\(length)) is no usable length; 0 is used")
            length = 0
        }
        check(&clean.top)
        check(&clean.leading)
        check(&clean.bottom)
        check(&clean.trailing)
        clean = clean.moved(in: unfolding)
        unfolding.wrapNodes(of: content) { PaddingNode($0, clean, edges) }
    }
}

extension View {
    @inlinable nonisolated public consuming func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> ModifiedContent<Self, FixedFrame> {
        modifier(FixedFrame(width: width, height: height, alignment: alignment))
    }

    @available(*, deprecated, message: "pass at least one length")
    nonisolated public func frame() -> Self { self }

    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> ModifiedContent<Self, FlexibleFrame> {
        let bounds = [
            ("minWidth", minWidth), ("idealWidth", idealWidth), ("maxWidth", maxWidth),
            ("minHeight", minHeight), ("idealHeight", idealHeight), ("maxHeight", maxHeight),
        ]
        let wrong = bounds.first { name, value in
            guard let value else { return false }
            return value.isNaN || value < 0 || (value == .infinity && name.hasPrefix("ideal"))
        }
        return modifier(
            FlexibleFrame(
                horizontal: FrameLimits(minWidth, idealWidth, maxWidth),
                vertical: FrameLimits(minHeight, idealHeight, maxHeight), alignment: alignment,
                invalid: wrong.map {
                    ".frame(\($0.0): \($0.1 ?? 0)) is no usable bound; the nearest one is used"
                }))
    }

    nonisolated package func lineHeightFrame(
        adding extra: CGFloat
    ) -> ModifiedContent<Self, LineHeightFrame> {
        modifier(LineHeightFrame(extra: extra))
    }

    nonisolated package func reservedWidth(
        _ width: CGFloat
    ) -> ModifiedContent<Self, ReservedWidthFrame> {
        modifier(ReservedWidthFrame(width: width))
    }

    @inlinable nonisolated public consuming func padding(_ insets: EdgeInsets) -> ModifiedContent<
        Self, Padding
    > {
        modifier(Padding(edges: .all, insets: insets))
    }

    @inlinable nonisolated public consuming func padding(
        _ edges: Edge.Set = .all, _ length: CGFloat? = nil
    ) -> ModifiedContent<Self, Padding> {
        modifier(Padding(edges, length ?? 16))
    }

    @inlinable nonisolated public consuming func padding(_ length: CGFloat) -> ModifiedContent<Self, Padding>
    {
        modifier(Padding(.all, length))
    }
}
