import Foundation
import ViewCore

extension Tree {
    /// The real views; leaves carry their names.
    @MainActor var view: AnyView {
        switch self {
        case .color(let name): AnyView(rect(name))
        case .fixed(let name, let width, let height): AnyView(box(name, width, height))
        case .text(let string, let name): AnyView(words(name, string))
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
}

extension Tree.Guide {
    var horizontal: HorizontalAlignment {
        switch self {
        case .start: .leading
        case .end: .trailing
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
        }
    }
}

extension Alignment {
    init(_ x: Tree.Guide, _ y: Tree.Guide) {
        self.init(horizontal: x.horizontal, vertical: y.vertical)
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
        case .layer(let tree, let x, let y, true):
            AnyView(view.background(alignment: Alignment(x, y)) { tree.view })
        case .layer(let tree, let x, let y, false):
            AnyView(view.overlay(alignment: Alignment(x, y)) { tree.view })
        case .priority(let value): AnyView(view.layoutPriority(value))
        case .offset(let x, let y): AnyView(view.offset(x: x, y: y))
        case .position(let x, let y): AnyView(view.position(x: x, y: y))
        case .guide(.horizontal, let guide, let value):
            AnyView(view.alignmentGuide(guide.horizontal) { _ in value })
        case .guide(.vertical, let guide, let value):
            AnyView(view.alignmentGuide(guide.vertical) { _ in value })
        case .lineLimit(let count): AnyView(view.lineLimit(count))
        }
    }
}
