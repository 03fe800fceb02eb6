import Drawing
import Foundation

extension SVGWriter {
    /// Items that follow each other and belong to one element of the picture, or to none.
    struct Run {
        var items: Range<Int>
        /// Of the writer's elements.
        var element: Int?
    }

    func runs(of items: [DisplayItem], at place: SVGPlace) -> [Run] {
        guard !place.isNamed, !elements.isEmpty else { return [Run(items: items.indices)] }
        var runs: [Run] = []
        for (index, item) in items.enumerated() {
            let element = element(of: item, at: place)
            if let last = runs.last, last.element == element {
                runs[runs.count - 1].items = last.items.lowerBound..<(index + 1)
            } else {
                runs.append(Run(items: index..<(index + 1), element: element))
            }
        }
        return runs
    }

    /// The smallest element around the middle of what an item leaves, unless that is much larger.
    private func element(of item: DisplayItem, at place: SVGPlace) -> Int? {
        let box = around([item]).applying(place.transform)
        guard !box.isNull, !box.isInfinite, (box.minX + box.maxX + box.minY + box.maxY).isFinite else {
            return nil
        }
        let middle = CGPoint(x: box.midX / list.scale, y: box.midY / list.scale)
        // The ground of the whole picture is nobody's.
        guard box.width < CGFloat(list.pixelSize.width) || box.height < CGFloat(list.pixelSize.height) else {
            return nil
        }
        let place = box.applying(CGAffineTransform(scaleX: 1 / list.scale, y: 1 / list.scale))
        guard !parts.contains(where: { place.insetBy(dx: -0.25, dy: -0.25).contains($0) }) else { return nil }
        let area = box.width * box.height / (list.scale * list.scale)
        var found: Int?
        for (index, element) in elements.enumerated() where element.frame.contains(middle) {
            let size = element.frame.width * element.frame.height
            // A shadow reaches out of the view that casts it; what is larger still holds several views.
            guard area <= size * 2.25 else { continue }
            if let other = found, elements[other].frame.width * elements[other].frame.height <= size {
                continue
            }
            found = index
        }
        return found
    }

    /// Writes the contents of an element, under its name where that is not there yet.
    func write(element index: Int, _ contents: () throws -> Void) rethrows {
        let outer = body
        body = ""
        try contents()
        let inner = body
        body = outer
        guard !inner.isEmpty else { return }
        guard named.insert(index).inserted else { return body += inner }
        body += "<g\(attributes(of: elements[index]))>\(inner)</g>"
    }

    private func attributes(of element: VectorElement) -> String {
        var text = ""
        if let id = element.identifier, !id.isEmpty {
            // A name must be the only one of its kind, without blanks, and none of the definitions'.
            let isName =
                id.unicodeScalars.allSatisfy {
                    !$0.properties.isWhitespace && $0.properties.generalCategory != .control
                }
                && id.wholeMatch(of: /d[0-9]+/) == nil && names.insert(id).inserted
            text += " \(isName ? "id" : "data-id")=\"\(SVGText.escaped(id))\""
        }
        if let view = element.view { text += " data-view=\"\(SVGText.escaped(view))\"" }
        if let role = element.role { text += " role=\"\(SVGText.escaped(role))\"" }
        if let label = element.label { text += " aria-label=\"\(SVGText.escaped(label))\"" }
        if element.isDisabled { text += " aria-disabled=\"true\"" }
        return text
    }
}
