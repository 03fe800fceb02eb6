public import Foundation

/// A column of a `LazyVGrid` or a row of a `LazyHGrid`.
public struct GridItem: Sendable {
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many tracks in place of one as fit.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: GridItem.Size
    /// To the next item; `nil` is 8.
    public var spacing: CGFloat?
    public var alignment: Alignment?

    public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

extension GridItem: CustomStringConvertible {
    public var description: String {
        switch size {
        case .fixed(let length): "fixed \(shortNumber(length))"
        case .flexible(let low, let high): "flexible \(shortNumber(low))…\(shortNumber(high))"
        case .adaptive(let low, let high): "adaptive \(shortNumber(low))…\(shortNumber(high))"
        }
    }
}
