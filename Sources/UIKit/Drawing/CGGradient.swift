public import Foundation
import ViewCore

/// Where numbers of a colour belong; all are taken to be sRGB.
public final class CGColorSpace: Sendable {
    init() {}
    public init?(name: String) {}
    public static let sRGB = "kCGColorSpaceSRGB"
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    public static let linearSRGB = "kCGColorSpaceLinearSRGB"
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
}
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }

/// What a C interface of the system takes for an array.
public typealias CFArray = [Any]

/// Colours at places from 0 to 1; evenly spread where no places are given.
@MainActor @preconcurrency public final class CGGradient {
    let gradient: Gradient

    public init?(colorsSpace: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let found = colors.compactMap { $0 as? CGColor }
        guard !found.isEmpty, found.count == colors.count else { return nil }
        let places = unsafe locations.map { places in found.indices.map { unsafe places[$0] } }
        gradient = Gradient(found.map(\.color), at: places)
    }
    public init?(
        colorSpace: CGColorSpace, colorComponents: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        guard count > 0 else { return nil }
        let colors = (0..<count).map { number in
            unsafe CGColor(
                red: colorComponents[number * 4], green: colorComponents[number * 4 + 1],
                blue: colorComponents[number * 4 + 2], alpha: colorComponents[number * 4 + 3])
        }
        let places = unsafe locations.map { places in colors.indices.map { unsafe places[$0] } }
        gradient = Gradient(colors.map(\.color), at: places)
    }
}

extension Gradient {
    /// Colours at their places, or evenly where there are not as many places.
    init(_ colors: [Color], at places: [CGFloat]?) {
        guard let places, places.count == colors.count else {
            self.init(colors: colors)
            return
        }
        self.init(stops: zip(colors, places).map { Stop(color: $0, location: $1) })
    }
}

/// Whether a gradient goes on past its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

extension CGContext {
    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {
        let gradient = gradient.gradient
        draw { context in
            let area = context.clipBoundingRect
            if options != [.drawsBeforeStartLocation, .drawsAfterEndLocation] {
                context.clip(to: Path.band(from: start, to: end, over: area, options))
            }
            context.fill(Path(area), with: .linearGradient(gradient, startPoint: start, endPoint: end))
        }
    }

    /// Around the middle of the end; a start around another middle is said and drawn around that.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
        endRadius: CGFloat, options: CGGradientDrawingOptions
    ) {
        let gradient = gradient.gradient
        if startCenter != endCenter { ignored("drawRadialGradient(startCenter:), unlike endCenter,") }
        draw { context in
            let area = context.clipBoundingRect
            if !options.contains(.drawsAfterEndLocation) {
                context.clip(to: Path(around: endCenter, radius: max(startRadius, endRadius)))
            }
            if !options.contains(.drawsBeforeStartLocation), startRadius > 0 {
                context.clip(to: Path(around: endCenter, radius: startRadius), options: .inverse)
            }
            context.fill(
                Path(area),
                with: .radialGradient(
                    gradient, center: endCenter, startRadius: startRadius, endRadius: endRadius))
        }
    }
}

extension Path {
    fileprivate init(around center: CGPoint, radius: CGFloat) {
        self.init(
            ellipseIn: CGRect(
                x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }

    /// What lies between the lines through both points that are square to the way between them, or on their far sides.
    fileprivate static func band(
        from start: CGPoint, to end: CGPoint, over area: CGRect, _ options: CGGradientDrawingOptions
    ) -> Path {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = hypot(dx, dy)
        guard length > 0, length.isFinite else { return Path() }
        let (ux, uy) = (dx / length, dy / length)
        // As far as the area reaches from either point.
        let far =
            abs(area.width) + abs(area.height) + hypot(start.x - area.midX, start.y - area.midY)
            + hypot(end.x - area.midX, end.y - area.midY)
        let before = options.contains(.drawsBeforeStartLocation) ? far : 0
        let after = options.contains(.drawsAfterEndLocation) ? far : 0
        let from = CGPoint(x: start.x - ux * before, y: start.y - uy * before)
        let to = CGPoint(x: end.x + ux * after, y: end.y + uy * after)
        var path = Path()
        path.move(to: CGPoint(x: from.x - uy * far, y: from.y + ux * far))
        path.addLine(to: CGPoint(x: to.x - uy * far, y: to.y + ux * far))
        path.addLine(to: CGPoint(x: to.x + uy * far, y: to.y - ux * far))
        path.addLine(to: CGPoint(x: from.x + uy * far, y: from.y - ux * far))
        path.closeSubpath()
        return path
    }
}

/// How colours combine with what is below.
public enum CGBlendMode: Int32, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut
    case sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor, plusDarker
    case plusLighter

    /// The numbers are those of SwiftUI's.
    var drawn: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: rawValue) }
}
