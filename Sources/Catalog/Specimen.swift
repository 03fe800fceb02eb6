public import Foundation
public import ViewCore

/// One preset applied to one control with one label.
public struct Specimen: Sendable {
    /// `<group>/<Control>/<member>[.<config member>]`; the group is added by the catalogue.
    public internal(set) var id: String
    /// The control's type, such as `Button`.
    public let control: String
    /// The style's type.
    public let style: String
    /// The member as spelled in Swift, such as `primaryHero`.
    public let preset: String
    /// Values of the preset's configuration, for captions: `size large`, `full width`.
    ///
    /// They are written when somebody asks: most commands never do.
    public var details: [String] {
        switch described {
        case .words(let words): words
        case .configuration(let value): captions(value)
        }
    }
    /// Captions of one that was found in source files and not written, which say what was chosen for its arguments.
    package var chosenArguments: [String] {
        if case .words(let words) = described { words } else { [] }
    }
    /// Whether the command chose what a style or a modifier of a source file is shown on. Views and previews have what
    /// their authors wrote.
    package var isShownOnSample: Bool {
        isFound && (bare != nil || !["View", "Preview", "Palette"].contains(control))
    }
    /// What the captions are made of.
    enum Described: Sendable {
        case words([String])
        case configuration(any Sendable)
    }
    let described: Described
    public var axes: Axes
    /// Room offered to the view across, in points; a view that does not fill it is as wide as it wants.
    public var width: CGFloat
    /// Room offered down; without, a view is as high as it wants, and one without a height of its own
    /// (`Tile.flexibleHeight`) gets some.
    public var height: CGFloat?
    /// The `.accessibilityIdentifier` or `.id` of the control that takes what a tile's state asks for;
    /// `nil` for the first that does.
    public let target: String?
    /// What happens to it before a moment of it is drawn.
    public internal(set) var motion = TileMotion.change
    /// Where it is declared, for reports.
    public internal(set) var file: String
    public let line: Int
    /// What its pictures may differ by; `nil` for nothing.
    public package(set) var tolerance: Tolerance?
    /// How large its goldens may be; `nil` for the store's own limit.
    public package(set) var goldenSize: GoldenSize?
    /// What `specimen lint` does not report of its pictures.
    public package(set) var lintExemptions: [LintExemption] = []
    /// Values that do not go together, as ids spell them behind their axes: `platform=macos`.
    package internal(set) var apartValues: [[String]] = []
    package internal(set) var colors = ColorCatalog()
    package internal(set) var strings = StringTables()
    /// As high as a view may be without an offer that is given one, since it fills what it is offered.
    package internal(set) var flexibleRest: CGFloat = 10
    /// What the finger of its pressed tiles does.
    package internal(set) var touch = TileTouch()
    /// Of one that was found in source files and not written.
    package internal(set) var origin: Origin?
    /// Whether it was found in source files and not written.
    package internal(set) var isFound = false
    var make: @MainActor @Sendable (TileContext) -> AnyView
    /// What a modifier is shown on, without the modifier.
    package internal(set) var bare: (@MainActor @Sendable (TileContext) -> AnyView)?

    /// - Parameters:
    ///   - name: `<Control>/<member>`, for example `Button/primaryHero`.
    ///   - style: the style's type, for listings.
    ///   - configuration: the preset's configuration, whose values become captions.
    ///   - height: what is offered down, in points; `nil` lets the view have the height it wants.
    ///   - target: the `.accessibilityIdentifier` or `.id` of the control that is pressed and the like;
    ///     without one, the first that can be.
    ///   - motion: what happens before the moment that a tile of the axis `moment` is drawn at.
    ///   - content: the control with its label and the style applied.
    // Inlined, so that the view's type is made when a picture is, and not when the catalogue is: the system looks through
    // all conformances of a program for each part of a type's name.
    @inlinable @inline(__always)
    public init<Style, Content: View>(
        _ name: String, style: Style.Type, configuration: (any Sendable)? = nil,
        axes: Axes = Axes(), width: CGFloat = 320, height: CGFloat? = nil, target: String? = nil,
        motion: TileMotion = .change, file: String = #filePath, line: Int = #line,
        @ViewBuilder content: @escaping @MainActor @Sendable (TileContext) -> Content
    ) {
        self.init(
            erased: name, style: style, configuration: configuration, axes: axes, width: width,
            height: height,
            target: target, motion: motion, file: file, line: line
        ) { AnyView(content($0)) }
    }

    @inlinable @inline(__always)
    public init<Style, Content: View>(
        _ name: String, style: Style.Type, configuration: (any Sendable)? = nil,
        axes: Axes = Axes(), width: CGFloat = 320, height: CGFloat? = nil, target: String? = nil,
        motion: TileMotion = .change, file: String = #filePath, line: Int = #line,
        @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
    ) {
        self.init(
            erased: name, style: style, configuration: configuration, axes: axes, width: width,
            height: height,
            target: target, motion: motion, file: file, line: line
        ) { _ in AnyView(content()) }
    }

    @usableFromInline init(
        erased name: String, style: Any.Type, configuration: (any Sendable)?, axes: Axes, width: CGFloat,
        height: CGFloat?, target: String?, motion: TileMotion, file: String, line: Int,
        make: @escaping @MainActor @Sendable (TileContext) -> AnyView
    ) {
        let parts = name.utf8.split(separator: UInt8(ascii: "/"), maxSplits: 1).compactMap { String($0) }
        id = name
        control = parts.first ?? name
        preset = parts.count > 1 ? parts[1] : name
        self.style = typeName(style)
        described = configuration.map(Described.configuration) ?? .words([])
        self.axes = axes
        self.width = width
        self.height = height
        self.target = target
        self.motion = motion
        self.file = file
        self.line = line
        self.make = make
    }

    /// All of its pictures.
    public var tiles: [Tile] {
        precondition(
            !hasTooManyTiles,
            "\(id) has more than \(Specimen.tileLimit) tiles; take away axes or values, or draw few tiles with --cover"
        )
        let shared = Tile.Shared(self)
        return axes.points.map { Tile(shared, at: $0) }
    }

    /// Each takes some hundred bytes; with more, axes are to be covered by few tiles.
    package static let tileLimit = 1 << 22

    package var hasTooManyTiles: Bool { axes.count > Specimen.tileLimit }

    /// Its pictures at these points.
    package func tiles(at points: [TilePoint]) -> [Tile] {
        let shared = Tile.Shared(self)
        return points.map { Tile(shared, at: $0) }
    }
}

extension Specimen {
    /// The same specimen, whose press is another touch than in the middle for 0.49 seconds.
    ///
    /// The finger goes down at `place`, rests for `duration` and then has moved by `translation` when the picture is
    /// taken: `.press(for: .seconds(1))` is long enough for a long press, `.press(movedBy: CGSize(width: 60, height: 0))`
    /// is far enough for a drag.
    ///
    /// - Parameters:
    ///   - place: in the frame of the view that is touched.
    ///   - translation: in points.
    public func press(
        at place: UnitPoint = .center, for duration: Duration = .seconds(TileTouch.usualDuration),
        movedBy translation: CGSize = .zero
    ) -> Specimen {
        var specimen = self
        let (seconds, attoseconds) = duration.components
        specimen.touch = TileTouch(
            at: place, for: Double(seconds) + Double(attoseconds) / 1e18, movedBy: translation)
        return specimen
    }
}
