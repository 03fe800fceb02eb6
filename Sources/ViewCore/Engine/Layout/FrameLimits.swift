import Foundation

/// The bounds of a flexible frame on one axis, made consistent when the frame is made.
struct FrameLimits: Equatable {
    var minimum: CGFloat?
    var ideal: CGFloat?
    var maximum: CGFloat?

    /// Later bounds give way to earlier ones: `min = max(min, 0)`, `ideal ≥ min`, `max ≥ ideal`.
    init(_ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?) {
        func number(_ value: CGFloat?) -> CGFloat? { value.flatMap { $0.isNaN ? nil : $0 } }
        let low = number(minimum).map { max($0, 0) }
        let middle = number(ideal).map { max(low ?? 0, $0) }
        self.minimum = low
        self.ideal = middle
        self.maximum = number(maximum).map { max(middle ?? low ?? 0, $0) }
    }

    func clamp(_ value: CGFloat) -> CGFloat {
        min(max(value, minimum ?? -.infinity), maximum ?? .infinity)
    }

    /// What the child is offered.
    func offer(_ proposal: CGFloat?) -> CGFloat? {
        (proposal ?? ideal).map(clamp)
    }

    /// The table of Documentation/Rules/layout-rules.md, section 5.
    func length(_ proposal: CGFloat?, child: @autoclosure () -> CGFloat) -> CGFloat {
        guard let proposal else { return ideal ?? clamp(child()) }
        let q = clamp(proposal)
        switch (minimum, maximum) {
        case (nil, nil): return child()
        case (let minimum?, nil): return max(min(q, child()), minimum)
        case (nil, let maximum?): return min(max(q, child()), maximum)
        case (_?, _?): return q
        }
    }

    /// What the child is offered when it is placed: the frame's own length, unless nothing decided it.
    func placementOffer(_ proposal: CGFloat?, length: CGFloat) -> CGFloat? {
        guard proposal == nil, ideal == nil else { return length }
        let inside = length > (minimum ?? -.infinity) && length < (maximum ?? .infinity)
        return inside ? nil : length
    }

    var isEmpty: Bool { minimum == nil && ideal == nil && maximum == nil }
}
