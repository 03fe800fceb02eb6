import Drawing
public import Foundation

/// Room that grows along its stack, at least 8 points unless told otherwise.
public struct Spacer: Sendable {
    public var minLength: CGFloat?
    nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: View {
    public typealias Body = Never
    public func unfold(into unfolding: inout Unfolding) {
        let length = minLength.map { unfolding.usable($0, "Spacer(minLength:", else: 8) } ?? 8
        unfolding.append(
            SpacerNode(
                minLength: max(length, 0), isStated: minLength != nil, axis: unfolding.stackAxis))
    }
}

/// A hairline across the nearest stack; horizontal outside of one.
public struct Divider: Sendable {
    nonisolated public init() {}
}

extension Divider: View {
    public typealias Body = Never
    public func unfold(into unfolding: inout Unfolding) {
        let environment = unfolding.environment
        // One pixel; one point at accessibility sizes (Documentation/Rules/metrics.json, `divider`).
        let thickness =
            environment.dynamicTypeSize.isAccessibilitySize ? 1 : environment.pixelLength
        unfolding.unfoldPart(.divider) { unfolding in
            unfolding.append(
                DividerNode(
                    thickness: thickness,
                    isVertical: unfolding.stackAxis == .horizontal,
                    color: SystemColor.separator.resolve(in: environment)))
        }
    }
}
