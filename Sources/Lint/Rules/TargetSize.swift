import Catalog
import Drawing
import Foundation
import ViewCore

extension Rule {
    static let targetSize = Rule(
        id: .targetSize,
        demand:
            "A control takes fingers on 24 × 24 points, or has as much room of its own; 44 × 44 is advised on iOS.",
        source: "WCAG 2.2, 2.5.8 Target Size (Minimum); Human Interface Guidelines, Buttons",
        severity: .error,
        check: .tile { facts in
            // A target has one size in all states: the resting ones say it.
            guard !facts.isDisabled, !facts.point[.state].contains(.pressed), !facts.arguments.hasLengths
            else {
                return []
            }
            let targets = facts.controls.filter {
                $0.region.width > 0 && $0.region.height > 0 && !$0.isHidden
            }
            return targets.compactMap { target in
                // The system's own controls have the size that the system gives them.
                guard target.isWrittenStyle, target.isEnabled, !facts.isOfSampleSize(target),
                    !facts.hasLargerInside(target)
                else {
                    return nil
                }
                let size = target.region.size
                let site = facts.views.site(of: target.view, frame: target.region)
                let measured = "\(pointWords(size.width)) × \(pointWords(size.height)) points"
                if isSmall(target.region, 24), !hasRoom(target, among: targets) {
                    return Finding(
                        .targetSize, .error, at: site, measured: measured, demanded: "24 × 24 points",
                        advice:
                            "Give its label more padding, a larger frame or a larger content shape, or keep other controls away from it.",
                        cause: "below 24",
                        worth: Double(min(size.width, size.height)))
                }
                guard isSmall(target.region, 44), facts.point[.platform] == .ios else { return nil }
                return Finding(
                    .targetSize, .advice, at: site, measured: measured, demanded: "44 × 44 points on iOS",
                    advice: "Give its label more padding, a larger frame or a larger content shape.",
                    cause: "below 44",
                    worth: Double(min(size.width, size.height)))
            }
        })
}

extension TileFacts {
    /// Whether a control inside takes fingers wherever this one does and beyond, as a button that a toggle's style is made
    /// of.
    fileprivate func hasLargerInside(_ target: ControlFact) -> Bool {
        let inside = views.inside(target.view)
        return controls.contains { other in
            inside.contains(other.view) && other.region != target.region
                && other.region.contains(target.region)
        }
    }
}

/// To a thousandth: lengths are on whole pixels.
private func isSmall(_ frame: CGRect, _ side: CGFloat) -> Bool {
    min(frame.width, frame.height) < side - 0.001
}

/// WCAG's exception: a circle of 24 around the middle meets no other target, nor the circle of another small one.
private func hasRoom(_ target: ControlFact, among targets: [ControlFact]) -> Bool {
    let middle = CGPoint(x: target.region.midX, y: target.region.midY)
    return targets.allSatisfy { other in
        // What stands inside of one another is one target, as a button in a menu.
        if other.view == target.view || other.region.contains(target.region)
            || target.region.contains(other.region)
        {
            return true
        }
        if isSmall(other.region, 24) {
            return hypot(other.region.midX - middle.x, other.region.midY - middle.y) >= 24
        }
        let x = min(max(middle.x, other.region.minX), other.region.maxX)
        let y = min(max(middle.y, other.region.minY), other.region.maxY)
        return hypot(x - middle.x, y - middle.y) >= 12
    }
}
