import Drawing
import Foundation
package import ViewCore

/// A text on a sheet, in the font of what it is; it wraps in the room that it gets.
package struct SheetCaption: View, Sendable {
    package enum Role: Sendable { case title, subtitle, detail, row, half, column, note }

    let text: String
    let role: Role
    var color: Color

    package nonisolated init(_ text: String, _ role: Role, color: Color? = nil) {
        self.text = text
        self.role = role
        self.color = color ?? SheetCaption.color(of: role)
    }

    package var body: some View {
        Text(verbatim: text).font(SheetCaption.font(of: role)).foregroundStyle(color)
    }

    nonisolated static let ink = Color(.fixed(RGBA(packed: 0x1D1D_1FFF)))
    nonisolated static let quiet = Color(.fixed(RGBA(packed: 0x6E6E_73FF)))

    private nonisolated static func color(of role: Role) -> Color {
        switch role {
        case .title, .detail, .half, .column: ink
        case .subtitle, .row, .note: quiet
        }
    }

    private static func font(of role: Role) -> Font {
        switch role {
        case .title: .system(size: 30, weight: .bold)
        case .subtitle: .system(size: 14)
        case .detail: .system(size: 12, weight: .medium)
        case .row, .column: .system(size: 13, weight: .medium)
        case .half: .system(size: 15, weight: .semibold)
        case .note: .system(size: 13)
        }
    }
}

/// Views one after the other in lines, like words.
struct WrappingLayout: Layout {
    private static let spacing: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let places = places(subviews, width: proposal.width)
        return CGSize(
            width: places.map(\.maxX).max() ?? 0, height: places.map(\.maxY).max() ?? 0)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        for (view, place) in zip(subviews, places(subviews, width: bounds.width)) {
            view.place(
                at: CGPoint(x: bounds.minX + place.minX, y: bounds.minY + place.minY), anchor: .topLeading,
                proposal: ProposedViewSize(width: place.width, height: place.height))
        }
    }

    private func places(_ subviews: Subviews, width: CGFloat?) -> [CGRect] {
        let width = width ?? .infinity
        var (x, y, line): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        return subviews.map { view in
            var size = view.sizeThatFits(.unspecified)
            if size.width > width { size = view.sizeThatFits(ProposedViewSize(width: width, height: nil)) }
            if x > 0, x + size.width > width {
                y += line + WrappingLayout.spacing
                (x, line) = (0, 0)
            }
            defer {
                x += size.width + WrappingLayout.spacing
                line = max(line, size.height)
            }
            return CGRect(x: x, y: y, width: size.width, height: size.height)
        }
    }
}
