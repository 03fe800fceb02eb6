import Drawing
public import Foundation
import ViewCore

/// A layer with a shape, which is filled and then stroked.
@MainActor @preconcurrency open class CAShapeLayer: CALayer {
    open var path: CGPath?
    open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
    open var strokeColor: CGColor?
    open var lineWidth: CGFloat = 1
    open var strokeStart: CGFloat = 0
    open var strokeEnd: CGFloat = 1
    open var lineDashPattern: [NSNumber]?
    open var lineDashPhase: CGFloat = 0
    open var miterLimit: CGFloat = 10
    open var lineCap = CAShapeLayerLineCap.butt
    open var lineJoin = CAShapeLayerLineJoin.miter
    open var fillRule = CAShapeLayerFillRule.nonZero

    override func drawContent(onto context: CGContext) {
        guard let path else { return }
        context.saveGState()
        if let fillColor {
            context.setFillColor(fillColor)
            context.beginPath()
            context.addPath(path)
            context.fillPath(using: fillRule == .evenOdd ? .evenOdd : .winding)
        }
        if let strokeColor, lineWidth > 0 {
            context.setStrokeColor(strokeColor)
            context.setLineWidth(lineWidth)
            context.setLineCap(lineCap == .round ? .round : lineCap == .square ? .square : .butt)
            context.setLineJoin(lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter)
            context.setMiterLimit(miterLimit)
            context.setLineDash(
                phase: lineDashPhase, lengths: lineDashPattern?.map { CGFloat(Double(truncating: $0)) } ?? [])
            context.beginPath()
            context.addPath(
                strokeStart > 0 || strokeEnd < 1 ? path.trimmed(from: strokeStart, to: strokeEnd) : path)
            context.strokePath()
        }
        context.restoreGState()
    }
}

public enum CAShapeLayerLineCap: Sendable { case butt, round, square }
public enum CAShapeLayerLineJoin: Sendable { case miter, round, bevel }
public enum CAShapeLayerFillRule: Sendable { case nonZero, evenOdd }
public let kCALineCapRound = CAShapeLayerLineCap.round
public let kCALineJoinRound = CAShapeLayerLineJoin.round

/// A layer of colours that run into each other.
@MainActor @preconcurrency open class CAGradientLayer: CALayer {
    open var colors: [Any]?
    open var locations: [NSNumber]?
    open var startPoint = CGPoint(x: 0.5, y: 0)
    open var endPoint = CGPoint(x: 0.5, y: 1)
    open var type = CAGradientLayerType.axial

    override func drawContent(onto context: CGContext) {
        let colors = colors?.compactMap { $0 as? CGColor } ?? []
        guard !colors.isEmpty, bounds.width > 0, bounds.height > 0 else { return }
        context.fill(bounds, with: self, colors: colors)
    }
}

public enum CAGradientLayerType: Sendable { case axial, radial, conic }

/// A layer of words, at the top of it.
@MainActor @preconcurrency open class CATextLayer: CALayer {
    open var string: Any?
    open var font: Any?
    open var fontSize: CGFloat = 36
    open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1)
    open var alignmentMode = CATextLayerAlignmentMode.natural
    open var truncationMode = CATextLayerTruncationMode.none
    open var isWrapped = false

    override func drawContent(onto context: CGContext) {
        var attributes: [NSAttributedString.Key: Any] = [
            .font: (font as? UIFont)?.withSize(fontSize) ?? .systemFont(ofSize: fontSize)
        ]
        if let foregroundColor { attributes[.foregroundColor] = UIColor(cgColor: foregroundColor) }
        let style = NSMutableParagraphStyle()
        style.alignment =
            switch alignmentMode {
            case .center: .center
            case .right: .right
            default: .left
            }
        attributes[.paragraphStyle] = style
        if let attributed = string as? NSAttributedString {
            context.draw(attributed, in: bounds)
        } else if let words = string as? String {
            context.draw(NSAttributedString(string: words, attributes: attributes), in: bounds)
        }
    }
}

public enum CATextLayerAlignmentMode: Sendable { case natural, left, right, center, justified }
public enum CATextLayerTruncationMode: Sendable { case none, start, middle, end }

/// A layer whose layers are there several times; each is drawn once, which is said.
@MainActor @preconcurrency open class CAReplicatorLayer: CALayer {
    open var instanceCount = 1
    open var instanceDelay: TimeInterval = 0
    open var instanceTransform = CATransform3DIdentity
    open var instanceColor: CGColor?
    open var instanceAlphaOffset: Float = 0
    open var instanceRedOffset: Float = 0
    open var instanceGreenOffset: Float = 0
    open var instanceBlueOffset: Float = 0
    open var preservesDepth = false
}

/// A layer of particles, which come with time: none is in a picture, which is said.
@MainActor @preconcurrency open class CAEmitterLayer: CALayer {
    open var emitterCells: [CAEmitterCell]?
    open var birthRate: Float = 1
    open var lifetime: Float = 1
    open var emitterPosition = CGPoint.zero
    open var emitterSize = CGSize.zero
    open var emitterShape = CAEmitterLayerEmitterShape.point
    open var emitterMode = CAEmitterLayerEmitterMode.volume
    open var renderMode = CAEmitterLayerRenderMode.unordered
    open var velocity: Float = 1
    open var scale: Float = 1
    open var spin: Float = 1
    open var seed: UInt32 = 0
}

public enum CAEmitterLayerEmitterShape: Sendable { case point, line, rectangle, cuboid, circle, sphere }
public enum CAEmitterLayerEmitterMode: Sendable { case points, outline, surface, volume }
public enum CAEmitterLayerRenderMode: Sendable {
    case unordered, oldestFirst, oldestLast, backToFront, additive
}

/// A kind of particle.
@MainActor @preconcurrency open class CAEmitterCell {
    public init() {}
    open var name: String?
    open var isEnabled = true
    open var contents: Any?
    open var contentsScale: CGFloat = 1
    open var color: CGColor?
    open var birthRate: Float = 0
    open var lifetime: Float = 0
    open var lifetimeRange: Float = 0
    open var velocity: CGFloat = 0
    open var velocityRange: CGFloat = 0
    open var xAcceleration: CGFloat = 0
    open var yAcceleration: CGFloat = 0
    open var emissionLongitude: CGFloat = 0
    open var emissionLatitude: CGFloat = 0
    open var emissionRange: CGFloat = 0
    open var spin: CGFloat = 0
    open var spinRange: CGFloat = 0
    open var scale: CGFloat = 1
    open var scaleRange: CGFloat = 0
    open var scaleSpeed: CGFloat = 0
    open var alphaRange: Float = 0
    open var alphaSpeed: Float = 0
    open var redRange: Float = 0
    open var greenRange: Float = 0
    open var blueRange: Float = 0
    open var emitterCells: [CAEmitterCell]?
    open func setValue(_ value: Any?, forKey key: String) {}
}

@MainActor @preconcurrency open class CAScrollLayer: CALayer {}
@MainActor @preconcurrency open class CATransformLayer: CALayer {}
@MainActor @preconcurrency open class CATiledLayer: CALayer {
    open var tileSize = CGSize(width: 256, height: 256)
    open var levelsOfDetail = 1
    open var levelsOfDetailBias = 0
}
