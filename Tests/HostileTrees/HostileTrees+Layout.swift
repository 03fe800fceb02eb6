import Foundation
import SwiftUI

extension HostileTrees {
    /// Changes whose numbers are lengths.
    static let lengthChanges: [Change] = [
        (
            "frame",
            { trees, view in
                AnyView(view.frame(width: trees.random.lengthOrNone(), height: trees.random.lengthOrNone()))
            }
        ),
        (
            "flexible frame",
            { trees, view in
                AnyView(
                    view.frame(
                        minWidth: trees.random.lengthOrNone(), idealWidth: trees.random.lengthOrNone(),
                        maxWidth: trees.random.lengthOrNone(), minHeight: trees.random.lengthOrNone(),
                        idealHeight: trees.random.lengthOrNone(), maxHeight: trees.random.lengthOrNone()))
            }
        ),
        ("maxWidth", { _, view in AnyView(view.frame(maxWidth: .infinity)) }),
        ("padding", { trees, view in AnyView(view.padding(trees.random.length())) }),
        (
            "padding of insets",
            { trees, view in
                AnyView(
                    view.padding(
                        EdgeInsets(
                            top: trees.random.length(), leading: 1, bottom: -3,
                            trailing: trees.random.length())))
            }
        ),
        (
            "offset",
            { trees, view in AnyView(view.offset(x: trees.random.length(), y: trees.random.length())) }
        ),
        (
            "position",
            { trees, view in AnyView(view.position(x: trees.random.length(), y: trees.random.length())) }
        ),
        ("safeAreaPadding", { trees, view in AnyView(view.safeAreaPadding(trees.random.length())) }),
        (
            "safeAreaInset",
            { trees, view in
                AnyView(view.safeAreaInset(edge: .top, spacing: trees.random.lengthOrNone()) { Text("m m") })
            }
        ),
        (
            "containerRelativeFrame",
            { trees, view in
                AnyView(
                    view.containerRelativeFrame(
                        trees.axes(), count: trees.random.count(), span: trees.random.count(),
                        spacing: trees.random.length()))
            }
        ),
        (
            "containerRelativeFrame of a function",
            { trees, view in
                let number = trees.random.length()
                return AnyView(view.containerRelativeFrame(trees.axes()) { length, _ in length * number })
            }
        ),
        ("lineSpacing", { trees, view in AnyView(view.lineSpacing(trees.random.length())) }),
        ("font", { trees, view in AnyView(view.font(.system(size: trees.random.length()))) }),
        ("minimumScaleFactor", { trees, view in AnyView(view.minimumScaleFactor(trees.random.length())) }),
    ]

    /// Changes that offer, answer or align otherwise.
    static let layoutChanges: [Change] = [
        ("fixedSize", { _, view in AnyView(view.fixedSize()) }),
        ("fixedSize of height", { _, view in AnyView(view.fixedSize(horizontal: false, vertical: true)) }),
        ("scaledToFit", { _, view in AnyView(view.scaledToFit()) }),
        ("scaledToFill", { _, view in AnyView(view.scaledToFill()) }),
        (
            "aspectRatio",
            { trees, view in
                AnyView(
                    view.aspectRatio(
                        trees.random.length(), contentMode: trees.random.chance(0.5) ? .fit : .fill))
            }
        ),
        (
            "aspectRatio of a size",
            { trees, view in
                AnyView(
                    view.aspectRatio(
                        CGSize(width: trees.random.length(), height: trees.random.length()), contentMode: .fit
                    ))
            }
        ),
        ("layoutPriority", { trees, view in AnyView(view.layoutPriority(trees.random.length())) }),
        ("zIndex", { trees, view in AnyView(view.zIndex(trees.random.length())) }),
        (
            "alignmentGuide",
            { trees, view in
                let number = trees.random.length()
                return AnyView(view.alignmentGuide(VerticalAlignment.center) { _ in number })
            }
        ),
        (
            "alignmentGuide of another",
            { trees, view in
                let number = trees.random.length()
                return AnyView(
                    view.alignmentGuide(HorizontalAlignment.leading) {
                        $0[.trailing] * number + $0[HorizontalAlignment.leading]
                    }
                    .alignmentGuide(.firstTextBaseline) { $0[.lastTextBaseline] - number })
            }
        ),
        ("lineLimit", { trees, view in AnyView(view.lineLimit(trees.random.count())) }),
        (
            "lineLimit of a range",
            { trees, view in
                let (a, b) = (trees.random.count(), trees.random.count())
                return AnyView(view.lineLimit(min(a, b)...max(a, b)))
            }
        ),
        (
            "lineLimit with room",
            { trees, view in AnyView(view.lineLimit(trees.random.count(), reservesSpace: true)) }
        ),
        ("gridCellColumns", { trees, view in AnyView(view.gridCellColumns(trees.random.count())) }),
        (
            "gridCellAnchor",
            { trees, view in
                AnyView(view.gridCellAnchor(UnitPoint(x: trees.random.length(), y: trees.random.length())))
            }
        ),
        ("gridColumnAlignment", { _, view in AnyView(view.gridColumnAlignment(.trailing)) }),
    ]

    /// Changes that put other views around, behind and above, or pass values on.
    static let surroundingChanges: [Change] = [
        ("overlay", { _, view in AnyView(view.overlay(alignment: .topTrailing) { Text("m m") }) }),
        (
            "background",
            { _, view in
                AnyView(
                    view.background(alignment: Alignment(horizontal: .leading, vertical: .firstTextBaseline))
                    { Color.blue })
            }
        ),
        ("overlay of itself", { _, view in AnyView(Color.red.overlay { view }) }),
        ("mask", { _, view in AnyView(view.mask { Circle() }) }),
        ("ignoresSafeArea", { _, view in AnyView(view.ignoresSafeArea()) }),
        (
            "direction",
            { trees, view in
                AnyView(
                    view.environment(
                        \.layoutDirection, trees.random.chance(0.5) ? .leftToRight : .rightToLeft))
            }
        ),
        (
            "preference",
            { trees, view in AnyView(view.preference(key: WidestKey.self, value: trees.random.length())) }
        ),
        ("onPreferenceChange", { _, view in AnyView(view.onPreferenceChange(WidestKey.self) { _ in }) }),
        (
            "overlayPreferenceValue",
            { _, view in AnyView(view.overlayPreferenceValue(WidestKey.self) { Color.red.frame(width: $0) }) }
        ),
        (
            "anchorPreference",
            { _, view in
                AnyView(
                    view.anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
                        .backgroundPreferenceValue(BoundsKey.self) { anchors in
                            GeometryReader { proxy in
                                ForEach(anchors.indices.prefix(3), id: \.self) {
                                    Color.red.frame(width: proxy[anchors[$0]].width)
                                }
                            }
                        })
            }
        ),
        (
            "onGeometryChange",
            { _, view in
                AnyView(
                    view.onGeometryChange(for: CGSize.self) {
                        $0.size
                    } action: { _ in
                    })
            }
        ),
        ("coordinateSpace", { _, view in AnyView(view.coordinateSpace(name: "space")) }),
        ("id", { trees, view in AnyView(view.id(trees.random.count())) }),
        ("dynamicTypeSize", { _, view in AnyView(view.dynamicTypeSize(.accessibility5)) }),
        ("displayScale", { trees, view in AnyView(view.environment(\.displayScale, trees.random.length())) }),
    ]
}
