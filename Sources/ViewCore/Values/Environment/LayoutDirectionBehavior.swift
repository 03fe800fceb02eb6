/// What a view does where layout runs from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    case fixed
    /// Drawn as in a mirror where layout runs in the other direction than the given one.
    case mirrors(in: LayoutDirection)

    public static let mirrors = LayoutDirectionBehavior.mirrors(in: .rightToLeft)
}
