import Foundation
import ViewCore

extension RandomTrees {
    private mutating func limits() -> Tree.Limits {
        Tree.Limits(
            minimum: chance(0.4) ? length() : nil, ideal: chance(0.3) ? length() : nil,
            maximum: chance(0.4) ? (chance(0.4) ? .infinity : length(0...200)) : nil)
    }

    private mutating func insets() -> EdgeInsets {
        func inset(_ trees: inout RandomTrees) -> CGFloat {
            trees.chance(0.3) ? 0 : trees.length(-4...12)
        }
        return EdgeInsets(
            top: inset(&self), leading: inset(&self), bottom: inset(&self), trailing: inset(&self))
    }

    mutating func change(depth: Int) -> Tree.Change {
        switch number(0...27) {
        case 0...3:
            return .frame(
                width: chance(0.6) ? length() : nil, height: chance(0.6) ? length() : nil,
                x: guide(), y: guide())
        case 4...7:
            let (width, height) = (limits(), limits())
            // Without any limit it would read as a frame of another kind.
            guard !width.isEmpty || !height.isEmpty else { return change(depth: depth) }
            return .limits(width: width, height: height, x: guide(), y: guide())
        case 8...10: return .padding(insets())
        case 11, 12: return .fixedSize(horizontal: chance(0.5), vertical: chance(0.5))
        case 13: return .aspectRatio(one(of: [0.5, 1, 2, 1.5]), fills: chance(0.4))
        case 14: return .aspectRatio(nil, fills: chance(0.4))
        case 15, 16: return .priority(Double(number(-1...2)))
        case 17: return .offset(length(-20...20), length(-20...20))
        case 18: return .position(length(-20...80), length(-20...80))
        case 19, 20:
            let axis = one(of: [Axis.horizontal, .vertical])
            return .guide(
                axis, anyGuide(axis),
                Tree.GuideValue(constant: length(-20...40), share: one(of: [0, 0, 0.5, 1])))
        case 21: return .lineLimit(number(1...3), reserves: chance(0.3))
        case 22: return .direction(isMirrored: chance(0.5))
        case 23 where isInWindow:
            return .containerFrame(
                horizontal: chance(0.5), vertical: chance(0.5), x: guide(), y: guide())
        case 23, 24: return .effect(one(of: Tree.Effect.allCases))
        default:
            return .layer(
                one(of: Tree.LayerKind.allCases),
                (0..<(chance(0.7) ? 1 : number(0...3))).map { _ in tree(depth: min(depth, 1)) },
                x: guide(), y: guide())
        }
    }
}
