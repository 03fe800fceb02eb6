import Foundation
import LayoutSupport
import ViewCore

extension Tree {
    /// Alignments by name, with the axis where the name tells it.
    static let guides: [String: (axis: Axis?, guide: Guide)] = [
        "leading": (.horizontal, .start), "trailing": (.horizontal, .end),
        "top": (.vertical, .start), "bottom": (.vertical, .end), "center": (nil, .center),
        "HCenter": (.horizontal, .center), "VCenter": (.vertical, .center),
        "firstTextBaseline": (.vertical, .firstTextBaseline),
        "lastTextBaseline": (.vertical, .lastTextBaseline),
        "HCustom": (.horizontal, .custom), "VCustom": (.vertical, .custom),
    ]

    private static let corners: [String: (Guide, Guide)] = [
        "topLeading": (.start, .start), "topTrailing": (.end, .start),
        "bottomLeading": (.start, .end), "bottomTrailing": (.end, .end),
    ]

    /// The alignment among arguments; what is not said is centred.
    static func guides(in arguments: [Argument]) -> (x: Guide, y: Guide) {
        var (x, y) = (Guide.center, Guide.center)
        for argument in arguments where argument.value == nil {
            if let corner = corners[argument.key] { (x, y) = corner }
            guard let found = guides[argument.key] else { continue }
            if found.axis == .horizontal { x = found.guide }
            if found.axis == .vertical { y = found.guide }
        }
        return (x, y)
    }
}

extension Tree.Change {
    /// A modifier from its name and arguments; `nil` for one that is not known.
    init?(_ name: String, _ arguments: [Tree.Argument]) {
        func value(_ keys: String...) -> CGFloat? {
            arguments.first { keys.contains($0.key) }?.value
        }
        func flag(_ keys: String...) -> Bool {
            arguments.contains { keys.contains($0.key) && $0.value == 1 }
        }
        let bare = arguments.bare
        let (x, y) = Tree.guides(in: arguments)
        switch name {
        case "frame":
            let width = Tree.Limits(
                minimum: value("minW", "minWidth"), ideal: value("idealW", "idealWidth"),
                maximum: value("maxW", "maxWidth"))
            let height = Tree.Limits(
                minimum: value("minH", "minHeight"), ideal: value("idealH", "idealHeight"),
                maximum: value("maxH", "maxHeight"))
            if width.isEmpty, height.isEmpty {
                self = .frame(
                    width: value("width", "w"), height: value("height", "h"), x: x, y: y)
            } else {
                self = .limits(width: width, height: height, x: x, y: y)
            }
        case "padding":
            let all = arguments.isEmpty ? 16 : bare.first ?? 0
            func inset(_ edge: String, _ axis: String...) -> CGFloat {
                let both = arguments.first { axis.contains($0.key) }?.value
                return value(edge) ?? both ?? all
            }
            self = .padding(
                EdgeInsets(
                    top: inset("top", "v", "vertical"), leading: inset("leading", "h", "horizontal"),
                    bottom: inset("bottom", "v", "vertical"),
                    trailing: inset("trailing", "h", "horizontal")))
        case "fixedSize":
            self = .fixedSize(
                horizontal: arguments.isEmpty || flag("h", "horizontal"),
                vertical: arguments.isEmpty || flag("v", "vertical"))
        case "aspectRatio": self = .aspectRatio(bare.first, fills: arguments.has("fill"))
        case "layoutPriority": self = .priority(bare.first ?? 0)
        case "offset" where bare.count == 2: self = .offset(bare[0], bare[1])
        case "position" where bare.count == 2: self = .position(bare[0], bare[1])
        case "lineLimit":
            self = .lineLimit(Int(bare.first ?? 1), reserves: arguments.has("reserved"))
        case "layoutDirection": self = .direction(isMirrored: arguments.has("rightToLeft"))
        case "containerRelativeFrame":
            self = .containerFrame(horizontal: flag("h"), vertical: flag("v"), x: x, y: y)
        case "gridCellColumns": self = .gridCellColumns(Int(bare.first ?? 1))
        case "gridCellUnsizedAxes":
            self = .gridCellUnsizedAxes(horizontal: flag("h"), vertical: flag("v"))
        case "gridColumnAlignment": self = .gridColumnAlignment(x)
        case "gridCellAnchor" where bare.count == 2: self = .gridCellAnchor(bare[0], bare[1])
        default:
            guard let effect = Tree.Effect(rawValue: name) else { return nil }
            self = .effect(effect)
        }
    }
}
