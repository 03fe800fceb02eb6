import Foundation
public import SwiftUI

/// Looks that a file gives names to, below each other: colours and gradients in patches, fonts in their own names.
public struct __SpecimenPalette: View {
    private let entries: [(name: String, look: Any)]

    public init(_ entries: [(String, Any)]) { self.entries = entries }

    public var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            ForEach(Array(entries.enumerated()), id: \.offset) { entry in
                row(entry.element.name, entry.element.look)
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    @ViewBuilder private func row(_ name: String, _ look: Any) -> some View {
        switch look {
        case let font as Font: Text(verbatim: name).font(font)
        case let font as UIFont: Text(verbatim: name).font(Font(font))
        case let color as UIColor: patch(name, AnyShapeStyle(Color(color)))
        case let color as NSColor: patch(name, AnyShapeStyle(Color(nsColor: color)))
        case let gradient as Gradient:
            patch(
                name,
                AnyShapeStyle(LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing)))
        case let style as any ShapeStyle: patch(name, AnyShapeStyle(style))
        default: EmptyView()
        }
    }

    private func patch(_ name: String, _ style: AnyShapeStyle) -> some View {
        HStack(spacing: 12) {
            RoundedRectangle(cornerRadius: 6)
                .fill(style)
                .frame(width: 56, height: 32)
                .overlay { RoundedRectangle(cornerRadius: 6).strokeBorder(.separator) }
            Text(verbatim: name).font(.callout)
        }
    }
}
