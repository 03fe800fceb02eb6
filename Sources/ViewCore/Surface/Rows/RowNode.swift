package import Drawing
package import Foundation

/// The line below a row, or above the first one.
package struct RowLine {
    package var color: RGBA
    package var thickness: CGFloat
    /// From the row's end, in points.
    package var trailing: CGFloat
    /// `nil` begins where the row's words do.
    package var leading: CGFloat?

    package init(color: RGBA, thickness: CGFloat, leading: CGFloat?, trailing: CGFloat) {
        (self.color, self.thickness, self.leading, self.trailing) = (color, thickness, leading, trailing)
    }
}

/// What a row stands on where nobody has said anything else.
package struct RowFill {
    package var color: RGBA
    /// From the row's sides; a fill with corners stands apart from its neighbours.
    package var inset: CGFloat
    package var radius: CGFloat

    package init(_ color: RGBA, inset: CGFloat = 0, radius: CGFloat = 0) {
        (self.color, self.inset, self.radius) = (color, inset, radius)
    }
}

/// A view as a row of a list, as wide as offered and at least so high.
package final class RowNode: LayoutNode {
    let content: LayoutNode
    private let background: LayoutNode?
    private let insets: EdgeInsets
    private let minHeight: CGFloat
    private let name: String
    package let fill: RowFill?
    package var topLine: RowLine?
    package var bottomLine: RowLine?
    /// From the sides, once it is placed.
    private var topEnds: (CGFloat, CGFloat) = (0, 0)
    private var bottomEnds: (CGFloat, CGFloat) = (0, 0)

    package init(
        _ content: LayoutNode, background: LayoutNode? = nil, fill: RowFill? = nil,
        insets: EdgeInsets, minHeight: CGFloat, name: String
    ) {
        self.content = content
        self.background = background
        self.fill = fill
        self.insets = insets
        self.minHeight = minHeight
        self.name = name
        super.init(.row)
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width.map { max($0 - insets.horizontal, 0) }, height: nil)
    }

    /// What is less high than the least row is offered its height, so that what can fill it does.
    private func settled(_ proposal: ProposedViewSize) -> ProposedViewSize {
        var offer = offer(proposal)
        let room = minHeight - insets.vertical
        if room > 0, content.length(.vertical, offer) < room { offer.height = room }
        return offer
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = content.size(settled(proposal))
        return CGSize(
            width: proposal.width ?? max(size.width + insets.horizontal, 0),
            height: max(size.height + insets.vertical, minHeight, 0))
    }

    package override func measureLength(_ axis: Axis, _ proposal: ProposedViewSize) -> CGFloat {
        if axis == .horizontal, let width = proposal.width { return width }
        return measure(proposal)[axis]
    }

    package override func equivalent(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width, height: nil)
    }
    package override var measuresApart: Bool { true }
    package override var endlessAxes: Axis.Set { .horizontal }

    package override func arrange() {
        let offer = settled(placedProposal)
        let size = content.size(offer)
        let room = frame.height - insets.vertical
        content.place(
            at: CGPoint(
                x: frame.minX + insets.leading, y: frame.minY + insets.top + (room - size.height) / 2),
            proposal: offer)
        if let background {
            let all = ProposedViewSize(frame.size)
            let size = background.size(all)
            background.place(
                at: CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2), proposal: all)
        }
        if let topLine { topEnds = ends(of: topLine, offer) }
        if let bottomLine { bottomEnds = ends(of: bottomLine, offer) }
    }

    /// A line begins at the guide that the row states, else where it is told to, else at the row's first
    /// words; right to left comes later.
    private func ends(of line: RowLine, _ offer: ProposedViewSize) -> (CGFloat, CGFloat) {
        let (leading, trailing) = (
            content.statedGuide(HorizontalAlignment.listRowSeparatorLeading.key, for: offer),
            content.statedGuide(HorizontalAlignment.listRowSeparatorTrailing.key, for: offer)
        )
        let start = content.frame.minX - frame.minX
        return (
            leading.map { start + $0 } ?? line.leading ?? (firstWords(in: content) ?? content.frame).minX
                - frame.minX,
            trailing.map { frame.width - start - $0 } ?? line.trailing
        )
    }

    private func firstWords(in node: LayoutNode) -> CGRect? {
        if node is TextNode { return node.frame }
        for child in node.children { if let found = firstWords(in: child) { return found } }
        return nil
    }

    package override func didMirror() {
        topEnds = (topEnds.1, topEnds.0)
        bottomEnds = (bottomEnds.1, bottomEnds.0)
    }

    // MARK: Drawing, by the list around: what rows stand on comes before what is on them

    package var hasOwnBackground: Bool { background != nil }

    func drawGround(into builder: inout DisplayBuilder) {
        if let background { return background.draw(into: &builder) }
        guard let fill else { return }
        let rect = builder.snapped(frame.insetBy(dx: min(fill.inset, frame.width / 2), dy: 0))
        builder.fill(rect.outline(radius: fill.radius, .circular), .solid(fill.color))
    }

    func drawLines(into builder: inout DisplayBuilder) {
        if let topLine { draw(topLine, topEnds, at: frame.minY, into: &builder) }
        if let bottomLine {
            draw(bottomLine, bottomEnds, at: frame.maxY - bottomLine.thickness, into: &builder)
        }
    }

    private func draw(
        _ line: RowLine, _ ends: (CGFloat, CGFloat), at y: CGFloat, into builder: inout DisplayBuilder
    ) {
        let width = frame.width - ends.0 - ends.1
        guard width > 0 else { return }
        let rect = CGRect(x: frame.minX + ends.0, y: y, width: width, height: line.thickness)
        builder.fill(.rectangle(builder.snapped(rect)), .solid(line.color))
    }

    package override func draw(into builder: inout DisplayBuilder) { content.draw(into: &builder) }
    package override var children: [LayoutNode] { background.map { [$0, content] } ?? [content] }
    package override var statedGuides: StatedGuides { content.knownGuides.intersection(.baselines) }
    package override func explicitGuide(
        _ key: AlignmentKey, for proposal: ProposedViewSize
    ) -> CGFloat? { nil }
    package override var traceName: String { name }
    package override var traceProperties: [TraceNode.Property] {
        [.init("insets", .insets(insets.traced(.all)))]
    }
}

extension CGRect {
    /// With corners as large as fit.
    func outline(radius: CGFloat, _ curve: CornerCurve) -> Outline {
        let fitting = min(radius, min(width, height) / 2)
        return fitting > 0 ? .roundedRectangle(self, CornerRadii(all: fitting), curve) : .rectangle(self)
    }
}
