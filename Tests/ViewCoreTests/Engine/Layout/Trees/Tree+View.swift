import Foundation
import LayoutSupport
import ViewCore

extension Tree {
    /// The real views; leaves carry their names.
    @MainActor var view: AnyView {
        switch self {
        case .color(let name): AnyView(rect(name))
        case .fixed(let name, let width, let height): AnyView(box(name, width, height))
        case .text(let string, let name): AnyView(words(name, string))
        case .image(let name, let width, let height, let isResizable):
            AnyView(
                Tree.image(Int(width), Int(height), isResizable: isResizable)
                    .accessibilityIdentifier(name))
        case .spacer(let length): AnyView(Spacer(minLength: length))
        case .divider(let name): AnyView(Divider().accessibilityIdentifier(name))
        case .stack(.horizontal, let guide, let spacing, let children):
            AnyView(
                HStack(alignment: guide.vertical, spacing: spacing) { Tree.views(children) })
        case .stack(.vertical, let guide, let spacing, let children):
            AnyView(
                VStack(alignment: guide.horizontal, spacing: spacing) { Tree.views(children) })
        case .layers(let x, let y, let children):
            AnyView(ZStack(alignment: Alignment(x, y)) { Tree.views(children) })
        case .modified(let tree, let change): change.apply(to: tree.view)
        case .container(let kind, let name, let arguments, let children):
            Tree.container(kind, name: name, arguments, children)
        }
    }

    @MainActor static func views(_ trees: [Tree]) -> some View {
        ForEach(0..<trees.count, id: \.self) { trees[$0].view }
    }

    private static func image(_ width: Int, _ height: Int, isResizable: Bool) -> Image {
        let bytes = [UInt8](repeating: 255, count: width * height * 4)
        let image = Image(.pixels(bytes, width: width, height: height, scale: 1))
        return isResizable ? image.resizable() : image
    }
}

private struct CustomGuide: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
        context.width * Tree.Guide.customShare
    }
}

private struct CustomVerticalGuide: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
        context.height * Tree.Guide.customShare
    }
}

extension Tree.Guide {
    var horizontal: HorizontalAlignment {
        switch self {
        case .start: .leading
        case .end: .trailing
        case .custom: HorizontalAlignment(CustomGuide.self)
        default: .center
        }
    }

    var vertical: VerticalAlignment {
        switch self {
        case .start: .top
        case .end: .bottom
        case .center: .center
        case .firstTextBaseline: .firstTextBaseline
        case .lastTextBaseline: .lastTextBaseline
        case .custom: VerticalAlignment(CustomVerticalGuide.self)
        }
    }
}

extension Alignment {
    init(_ x: Tree.Guide, _ y: Tree.Guide) {
        self.init(horizontal: x.horizontal, vertical: y.vertical)
    }
}

extension Axis.Set {
    init(horizontal: Bool, vertical: Bool) {
        self = (horizontal ? Axis.Set.horizontal : []).union(vertical ? .vertical : [])
    }
}

extension Tree.Change {
    @MainActor func apply(to view: AnyView) -> AnyView {
        switch self {
        case .frame(let width, let height, let x, let y):
            AnyView(view.frame(width: width, height: height, alignment: Alignment(x, y)))
        case .limits(let width, let height, let x, let y):
            AnyView(
                view.frame(
                    minWidth: width.minimum, idealWidth: width.ideal, maxWidth: width.maximum,
                    minHeight: height.minimum, idealHeight: height.ideal, maxHeight: height.maximum,
                    alignment: Alignment(x, y)))
        case .padding(let insets): AnyView(view.padding(insets))
        case .fixedSize(let horizontal, let vertical):
            AnyView(view.fixedSize(horizontal: horizontal, vertical: vertical))
        case .aspectRatio(let ratio, let fills):
            AnyView(view.aspectRatio(ratio, contentMode: fills ? .fill : .fit))
        case .layer(.background, let trees, let x, let y):
            AnyView(view.background(alignment: Alignment(x, y)) { Tree.views(trees) })
        case .layer(.overlay, let trees, let x, let y):
            AnyView(view.overlay(alignment: Alignment(x, y)) { Tree.views(trees) })
        case .layer(.mask, let trees, let x, let y):
            AnyView(view.mask(alignment: Alignment(x, y)) { Tree.views(trees) })
        case .priority(let value): AnyView(view.layoutPriority(value))
        case .offset(let x, let y): AnyView(view.offset(x: x, y: y))
        case .position(let x, let y): AnyView(view.position(x: x, y: y))
        case .guide(.horizontal, let guide, let value):
            AnyView(
                view.alignmentGuide(guide.horizontal) { $0.width * value.share + value.constant })
        case .guide(.vertical, let guide, let value):
            AnyView(
                view.alignmentGuide(guide.vertical) { $0.height * value.share + value.constant })
        case .lineLimit(let count, let reserves):
            AnyView(view.lineLimit(count, reservesSpace: reserves))
        case .direction(let isMirrored):
            AnyView(view.environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight))
        case .containerFrame(let horizontal, let vertical, let x, let y):
            AnyView(
                view.containerRelativeFrame(
                    Axis.Set(horizontal: horizontal, vertical: vertical),
                    alignment: Alignment(x, y)))
        case .gridCellColumns(let count): AnyView(view.gridCellColumns(count))
        case .gridCellUnsizedAxes(let horizontal, let vertical):
            AnyView(
                view.gridCellUnsizedAxes(Axis.Set(horizontal: horizontal, vertical: vertical)))
        case .gridColumnAlignment(let guide): AnyView(view.gridColumnAlignment(guide.horizontal))
        case .gridCellAnchor(let x, let y): AnyView(view.gridCellAnchor(UnitPoint(x: x, y: y)))
        case .effect(.rotationEffect): AnyView(view.rotationEffect(.degrees(30)))
        case .effect(.scaleEffect): AnyView(view.scaleEffect(2))
        case .effect(.opacity): AnyView(view.opacity(0.5))
        case .effect(.hidden): AnyView(view.hidden())
        case .effect(.clipped): AnyView(view.clipped())
        case .effect(.id): AnyView(view.id(1))
        }
    }
}
