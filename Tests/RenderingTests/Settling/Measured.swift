import Controls
import Drawing
import Foundation
import LayoutSupport
import Raster
import Rendering
import ViewCore

/// Lengths of views in the real fonts, in points, at 3 pixels a point.
@MainActor struct Measured {
    private static let engine = TileSettler(library: FontLibrary()).engine

    var environment = EnvironmentValues()

    init(_ generation: Generation) {
        environment.generation = generation
        environment.displayScale = 3
    }

    var onMac: Measured {
        var measured = self
        measured.environment.platform = .macos
        return measured
    }

    /// A button around a square of 10.
    let square = Button {
    } label: {
        Color.red.frame(width: 10, height: 10)
    }

    /// A bordered button around a view so high.
    func button(height: CGFloat) -> some View {
        Button {
        } label: {
            Color.clear.frame(width: 100, height: height)
        }.buttonStyle(.bordered)
    }

    /// Unrounded.
    func size(_ view: some View, _ width: CGFloat? = nil) -> CGSize {
        Laid(view, width, in: environment, engine: Self.engine).root.frame.size
    }

    private func laidOut(_ view: some View, _ width: CGFloat?) -> LaidOut {
        layOut(view, width, in: environment, engine: Self.engine)
    }

    /// What is drawn, groups opened.
    private func items(_ view: some View, _ width: CGFloat?) -> [DisplayItem] {
        var items: [DisplayItem] = []
        laidOut(view, width).list.walk { item in
            items.append(item)
            return .into
        }
        return items
    }

    /// Boxes of the fills, in drawing order.
    func outlines(_ view: some View, _ width: CGFloat? = nil) -> [CGRect] {
        items(view, width).compactMap { item in
            guard case .fill(let outline, _, _) = item else { return nil }
            switch outline {
            case .rectangle(let rect), .ellipse(let rect), .roundedRectangle(let rect, _, _): return rect
            case .path: return nil
            }
        }
    }

    /// The corner radius of the first fill, or of the last.
    func radius(_ view: some View, _ width: CGFloat? = nil, ofLast: Bool = false) -> CGFloat {
        var radius: CGFloat = 0
        for case .fill(.roundedRectangle(_, let radii, _), _, _) in items(view, width) {
            radius = radii.topLeft
            if !ofLast { break }
        }
        return radius
    }

    /// Widths of the strokes; a border that is filled between two outlines has half of their difference.
    func strokes(_ view: some View, _ width: CGFloat? = nil) -> [CGFloat] {
        items(view, width).compactMap { item in
            guard case .stroke(_, _, let pen) = item else { return nil }
            return pen.width
        }
    }

    /// How opaque each fill of one colour is, groups around it included.
    func alphas(_ view: some View, _ width: CGFloat? = nil) -> [Double] {
        items(view, width).compactMap { item in
            guard case .fill(_, .solid(let color), _) = item else { return nil }
            return color.alpha
        }
    }

    /// Opacity, distance downwards and radius of the first shadow.
    func shadow(_ view: some View, _ width: CGFloat? = nil) -> [Double] {
        for case .shadow(let shadow) in items(view, width) {
            return [shadow.color.alpha, shadow.y, shadow.radius]
        }
        return []
    }

    func fontSize(_ view: some View) -> CGFloat {
        for case .glyphs(let run) in items(view, nil) { return run.size }
        return 0
    }

    /// The line of the first words.
    func textBox(_ view: some View, _ width: CGFloat? = nil) -> CGRect {
        func find(_ nodes: [TraceNode]) -> CGRect? {
            for node in nodes {
                if node.name == "Text" { return node.frame }
                if let found = find(node.children) { return found }
            }
            return nil
        }
        return find(laidOut(view, width).trace.roots) ?? .null
    }

    /// The frame of the view with this identifier.
    func frame(_ identifier: String, _ view: some View, _ width: CGFloat? = nil) -> CGRect {
        func find(_ nodes: [TraceNode]) -> CGRect? {
            for node in nodes {
                if node.identifier == identifier { return node.frame }
                if let found = find(node.children) { return found }
            }
            return nil
        }
        return find(laidOut(view, width).trace.roots) ?? .null
    }
}
