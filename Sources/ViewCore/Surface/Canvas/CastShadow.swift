import Drawing
import Foundation

/// A shadow that a filter of a canvas adds, as its options say (Apple's documentation of
/// `GraphicsContext.ShadowOptions`).
struct CastShadow: Sendable {
    var color: Color
    /// In points, the Gaussian's standard deviation (Decisions/0008-blur-radius.md).
    var radius: CGFloat
    var x: CGFloat
    var y: CGFloat
    /// How the shadow combines with what is below it.
    var blend: BlendMode
    /// Stands in the place of `blend`; over all of what the shadow is drawn on.
    var compositing: Compositing?
    var options: GraphicsContext.ShadowOptions

    private var isPlain: Bool {
        blend == .normal && compositing == nil
            && options.isDisjoint(with: [.shadowAbove, .shadowOnly, .invertsAlpha])
    }

    /// Draws what casts the shadow, and the shadow: below it, above it or alone.
    ///
    /// Both are one picture before they meet what is below, unless `disablesGroup` says that they are not. So a blend mode
    /// of a shadow works on what casts it where the shadow lies above, and on what is below without a group.
    func draw(
        into builder: inout DisplayBuilder, in context: GraphicsContext,
        _ draw: (inout DisplayBuilder) -> Void
    ) {
        let rgba = color.rgba(in: context.environment)
        if isPlain { return builder.shadowed(color: rgba, radius: radius, x: x, y: y, draw) }
        var object = builder.layer()
        draw(&object)
        guard object.hasRoomForCopy else {
            context.warn(DisplayBuilder.noRoomForCopy("Filter.shadow(options:)"))
            return builder.add(object)
        }
        let both = { (builder: inout DisplayBuilder) in
            let isAbove = options.contains(.shadowAbove)
            if isAbove, !options.contains(.shadowOnly) { builder.add(object) }
            addShadow(of: object, rgba, to: &builder, in: context)
            if !isAbove, !options.contains(.shadowOnly) { builder.add(copy: object) }
        }
        // What fades the canvas as a whole fades both as one.
        if options.contains(.disablesGroup), builder.opacity == 1 {
            both(&builder)
        } else {
            builder.grouped({ $0.flattens = true }, both)
        }
    }

    /// The shadow alone: its alpha is the Gaussian of the object's, or of what that leaves free.
    private func addShadow(
        of object: DisplayBuilder, _ color: RGBA, to builder: inout DisplayBuilder,
        in context: GraphicsContext
    ) {
        let sigma = radius
        let canvas = CGRect(origin: .zero, size: context.size)
        builder.grouped({
            $0.blend = blend
            $0.compositing = compositing
            $0.blur = sigma
            if options.contains(.invertsAlpha) {
                $0.clip = .rectangle(canvas)
                // What cuts the object out cuts nothing of what lies below, whatever the radius and the blend mode.
                $0.flattens = true
            }
        }) { builder in
            guard options.contains(.invertsAlpha) else {
                return builder.grouped({ $0.filter = ColorFilter(values: Self.filled(with: color)) }) {
                    $0.add(copy: object, movedBy: x, y)
                }
            }
            // As wide as the blur reaches past the canvas, so that its own edge is not seen.
            let reach = 3 * sigma + 1
            builder.fill(
                .rectangle(canvas.insetBy(dx: -(reach + abs(x)), dy: -(reach + abs(y)))), .solid(color))
            builder.grouped({ $0.blend = .destinationOut }) {
                $0.add(copy: object, movedBy: x, y)
            }
        }
    }

    /// A matrix that leaves nothing of a picture but its alpha, in a colour.
    private static func filled(with color: RGBA) -> [Double] {
        [
            0, 0, 0, 0, color.red, 0, 0, 0, 0, color.green, 0, 0, 0, 0, color.blue, 0, 0, 0, color.alpha, 0,
        ]
    }
}

extension DisplayBuilder {
    /// Items in items after which nothing is drawn twice: each copy may be copied again.
    private static let copyLimit = 10_000

    /// Whether what is collected may be drawn a second time.
    var hasRoomForCopy: Bool {
        var count = 0
        let limit = DisplayBuilder.copyLimit
        for item in items where count <= limit { count += item.count(upTo: limit - count) }
        return count <= DisplayBuilder.copyLimit
    }

    static func noRoomForCopy(_ name: String) -> String {
        "\(name) is ignored; it would draw more than \(copyLimit) things a second time"
    }
}

extension DisplayItem {
    /// How many items it is with those inside, counted no further than a limit.
    fileprivate func count(upTo limit: Int) -> Int {
        let inside: [[DisplayItem]] =
            switch self {
            case .group(let group): [group.items, group.mask ?? []]
            case .shadow(let shadow): [shadow.items]
            case .fill, .stroke, .glyphs, .image: []
            }
        var count = 1
        for item in inside.joined() where count <= limit { count += item.count(upTo: limit - count) }
        return count
    }
}
