import Catalog
import Drawing
import Foundation
import ScreenReader
import Vectors
import ViewCore

extension TileSettler {
    /// The tile settled for a file that names its parts; in light and dark where the file is to have both.
    func named(_ tile: Tile, hasSchemes: Bool) async -> (laidOut: LaidOut, words: VectorWords) {
        let own = await named(tile, in: hasSchemes ? .light : nil)
        var words = VectorWords(elements: VectorElement.all(in: own))
        guard hasSchemes else { return (own, words) }
        let other = await named(tile, in: .dark)
        words.dark = DarkPicture(list: other.list, elements: VectorElement.all(in: other))
        var laidOut = own
        for warning in other.warnings where !laidOut.warnings.contains(warning) {
            laidOut.warnings.append(warning)
        }
        return (laidOut, words)
    }

    /// The tile settled with what is needed to name its parts.
    func named(_ tile: Tile, in scheme: ColorScheme? = nil) async -> LaidOut {
        var setting = tile.setting
        if let scheme { setting = setting.drawn(in: scheme) }
        setting.options.tellsSpoken = true
        return await settle(tile, in: setting, trace: .now)
    }
}

extension VectorElement {
    /// What assistive technology meets in a picture, under the names of the views that it is of.
    static func all(in laidOut: LaidOut) -> [VectorElement] {
        let own = laidOut.trace.roots.first?.frame ?? .zero
        let views = laidOut.trace.roots.flatMap(\.writtenViews).map { view in
            (
                name: view.name,
                frame: view.frame.offsetBy(
                    dx: laidOut.frame.minX - own.minX, dy: laidOut.frame.minY - own.minY)
            )
        }
        return SpokenTile(laidOut).tree.inOrder.compactMap { element in
            guard !element.isGroup, element.frame.count == 4, element.frame[2] > 0, element.frame[3] > 0
            else {
                return nil
            }
            let frame = CGRect(
                x: element.frame[0], y: element.frame[1], width: element.frame[2], height: element.frame[3])
            let label = [element.label, element.value].compactMap(\.self).filter { !$0.isEmpty }
            return VectorElement(
                frame: frame, view: views.first { $0.frame.isNear(frame) }?.name,
                role: element.traits.lazy.compactMap { roles[$0] }.first,
                label: label.isEmpty ? nil : label.joined(separator: ", "), identifier: element.identifier,
                isDisabled: element.traits.contains("notEnabled"))
        }
    }

    /// The roles of WAI-ARIA by the names of traits; the others say nothing of what an element is.
    private static let roles = [
        "button": "button", "popUpButton": "button", "toggle": "switch", "link": "link", "header": "heading",
        "image": "img", "textField": "textbox", "secureTextField": "textbox", "searchField": "searchbox",
        "adjustable": "slider", "tabBar": "tablist",
    ]
}

extension TraceNode {
    /// The views that somebody has written, the outer ones first.
    fileprivate var writtenViews: [(name: String, frame: CGRect)] {
        // A control is a note of what it was made with.
        let isView = (role == .written || role == .environment) && name.first?.isUppercase == true
        return (isView ? [(name, frame)] : []) + children.flatMap(\.writtenViews)
    }
}

extension CGRect {
    fileprivate func isNear(_ other: CGRect) -> Bool {
        max(
            abs(minX - other.minX), abs(minY - other.minY), abs(maxX - other.maxX), abs(maxY - other.maxY)
        ) < 0.5
    }
}
