import Foundation
import ViewCore

/// A view tree as data: what worked examples are parsed into and random trees are made of.
///
/// Printed as the examples write it, `HStack(center, 0){Rect a; Fixed b 40x20 .padding(8)}`, and read back by
/// `TreeParser`.
indirect enum Tree {
    case color(String)
    case fixed(String, CGFloat, CGFloat)
    case text(String, String)
    /// A picture of so many points, which keeps its size or stretches.
    case image(String, CGFloat, CGFloat, isResizable: Bool)
    case spacer(CGFloat?)
    case divider(String)
    case stack(Axis, across: Guide, spacing: CGFloat?, [Tree])
    case layers(x: Guide, y: Guide, [Tree])
    case modified(Tree, Change)
    case container(Kind, name: String?, [Argument], [Tree])

    /// Containers that say what they want in arguments.
    enum Kind: String, CaseIterable {
        case group = "Group"
        case rowLayout = "HStackLayout"
        case columnLayout = "VStackLayout"
        case layersLayout = "ZStackLayout"
        case anyRow = "AnyHStack"
        case anyColumn = "AnyVStack"
        case anyLayers = "AnyZStack"
        case lazyRow = "LazyHStack"
        case lazyColumn = "LazyVStack"
        case scroll = "ScrollView"
        case reader = "GeometryReader"
        case firstThatFits = "ViewThatFits"
        case grid = "Grid"
        case gridRow = "GridRow"
        case lazyColumns = "LazyVGrid"
        case lazyRows = "LazyHGrid"
    }

    /// Where views line up, on either axis.
    enum Guide: String, CaseIterable {
        case start, center, end, firstTextBaseline, lastTextBaseline, custom

        /// The custom guides lie at this share of a view that says nothing of them.
        static let customShare: CGFloat = 0.25
    }

    /// A guide's value, in part a share of the view's size.
    struct GuideValue {
        var constant: CGFloat
        var share: CGFloat = 0
    }

    enum LayerKind: String, CaseIterable { case overlay, background, mask }

    /// What a modifier does.
    enum Change {
        case frame(width: CGFloat?, height: CGFloat?, x: Guide, y: Guide)
        case limits(width: Limits, height: Limits, x: Guide, y: Guide)
        case padding(EdgeInsets)
        case fixedSize(horizontal: Bool, vertical: Bool)
        case aspectRatio(CGFloat?, fills: Bool)
        case layer(LayerKind, [Tree], x: Guide, y: Guide)
        case priority(Double)
        case offset(CGFloat, CGFloat)
        case position(CGFloat, CGFloat)
        case guide(Axis, Guide, GuideValue)
        case lineLimit(Int, reserves: Bool)
        case direction(isMirrored: Bool)
        case containerFrame(horizontal: Bool, vertical: Bool, x: Guide, y: Guide)
        case gridCellColumns(Int)
        case gridCellUnsizedAxes(horizontal: Bool, vertical: Bool)
        case gridColumnAlignment(Guide)
        case gridCellAnchor(CGFloat, CGFloat)
        /// What draws otherwise and lays out the same.
        case effect(Effect)
    }

    enum Effect: String, CaseIterable { case rotationEffect, scaleEffect, opacity, hidden, clipped, id }

    struct Limits {
        var minimum: CGFloat?
        var ideal: CGFloat?
        var maximum: CGFloat?
        var isEmpty: Bool { minimum == nil && ideal == nil && maximum == nil }
    }

    /// A word, a number, or a word with a number, between parentheses.
    struct Argument {
        var key: String
        var value: CGFloat?
    }
}

extension [Tree.Argument] {
    func value(_ keys: String...) -> CGFloat? { first { keys.contains($0.key) }?.value }
    func has(_ key: String) -> Bool { contains { $0.key == key } }
    /// Numbers without a word.
    var bare: [CGFloat] { filter(\.key.isEmpty).compactMap(\.value) }
}

extension Tree {
    /// Names of the leaves, in order.
    var names: [String] {
        switch self {
        case .color(let name), .fixed(let name, _, _), .text(_, let name), .divider(let name),
            .image(let name, _, _, _):
            [name]
        case .spacer: []
        case .stack(_, _, _, let children), .layers(_, _, let children): children.flatMap(\.names)
        case .modified(let tree, .layer(_, let others, _, _)):
            tree.names + others.flatMap(\.names)
        case .modified(let tree, _): tree.names
        case .container(_, let name, _, let children):
            (name.map { [$0] } ?? []) + children.flatMap(\.names)
        }
    }

    /// How many views and modifiers it has.
    var count: Int {
        switch self {
        case .stack(_, _, _, let children), .layers(_, _, let children),
            .container(_, _, _, let children):
            1 + children.map(\.count).reduce(0, +)
        case .modified(let tree, .layer(_, let others, _, _)):
            1 + tree.count + others.map(\.count).reduce(0, +)
        case .modified(let tree, _): 1 + tree.count
        default: 1
        }
    }
}
