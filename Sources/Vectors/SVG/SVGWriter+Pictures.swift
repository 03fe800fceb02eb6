import Drawing
import Foundation

extension SVGWriter {
    func write(_ image: DisplayImage) throws {
        let size = CGSize(width: image.size.width, height: image.size.height)
        let frame = image.frame
        guard size.width > 0, size.height > 0, image.opacity > 0,
            image.pixels.count == image.size.width * image.size.height * 4,
            (frame.minX + frame.minY + frame.maxX + frame.maxY).isFinite
        else { return }
        var whole = image
        whole.frame = CGRect(origin: .zero, size: size)
        whole.opacity = 1
        whole.interpolation = .none
        let file = try source.picture(
            DisplayList(size: size, scale: 1, items: [.image(whole)]), whole.frame)
        let smoothing = image.interpolation == .none ? " style=\"image-rendering:pixelated\"" : ""
        body +=
            "<image\(attributes(frame)) preserveAspectRatio=\"none\"\(paints.opacity(image.opacity, as: "opacity"))\(smoothing) href=\"\(address(of: file))\"/>"
    }

    /// An item as a picture at the list's own scale, pixel on pixel.
    ///
    /// - Parameter seesBackdrop: whether it shows what is below it. The picture then has that, too, and covers it.
    func writePicture(
        _ item: DisplayItem, _ reason: String, at place: SVGPlace, seesBackdrop: Bool = false
    ) throws {
        let canvas = CGRect(
            x: 0, y: 0, width: list.pixelSize.width, height: list.pixelSize.height)
        var box = around([item]).placed(place.transform)
        if case .group(let group) = item, seesBackdrop, let clip = group.clip {
            // A blurred ground is seen where nothing is painted, too.
            box = box.union(clip.bounds.placed(place.transform))
        }
        guard !box.isNull else { return }
        box = box.onWholePixels.intersection(canvas)
        guard !box.isEmpty, !box.isNull else { return }
        notes(reason)
        let root = CGAffineTransform(a: list.scale, b: 0, c: 0, d: list.scale, tx: 0, ty: 0)
        let items = seesBackdrop ? place.upToHere([item]) : [item]
        let onto = seesBackdrop ? root : place.transform
        let ground = items.ground(of: box, under: onto) { self.around([$0]).placed($1) }
            .intersection(canvas).onWholePixels
        let corner = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: -ground.minX, ty: -ground.minY)
        let file = try source.picture(
            DisplayList(
                size: ground.size, scale: 1,
                items: [
                    .group(
                        DisplayGroup(
                            items: items, transform: ProjectiveTransform(onto.concatenating(corner))))
                ]),
            box.applying(corner))
        let inverse = place.transform.inverted()
        // What the file says of itself: which effect this is.
        let href =
            "data-picture=\"\(SVGText.escaped(reason))\" preserveAspectRatio=\"none\" href=\"\(address(of: file))\""
        if place.transform.isScaleAndTranslation {
            body += "<image \(href)\(attributes(box.applying(inverse)))/>"
        } else {
            body += "<image \(href)\(attributes(box)) transform=\"\(SVGTransform.text(inverse))\"/>"
        }
    }

    private func address(of file: [UInt8]) -> String {
        "data:image/png;base64," + Data(file).base64EncodedString()
    }
}

extension CGRect {
    /// Grown to whole numbers.
    fileprivate var onWholePixels: CGRect {
        guard !isNull, !isInfinite else { return self }
        let (left, top) = (minX.rounded(.down), minY.rounded(.down))
        return CGRect(x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
    }
}
