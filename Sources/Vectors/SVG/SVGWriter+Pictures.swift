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
        let file = try source.picture(DisplayList(size: size, scale: 1, items: [.image(whole)]))
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
        var box = around([item]).applying(place.transform)
        if case .group(let group) = item, seesBackdrop, let clip = group.clip {
            // A blurred ground is seen where nothing is painted, too, and is made of what is around it.
            let reach = 3 * (group.backdropBlur ?? 0) * place.transform.determinant.magnitude.squareRoot()
            box = box.union(clip.bounds.applying(place.transform)).insetBy(dx: -reach, dy: -reach)
        }
        box = CGRect(
            x: box.minX.rounded(.down), y: box.minY.rounded(.down),
            width: box.maxX.rounded(.up) - box.minX.rounded(.down),
            height: box.maxY.rounded(.up) - box.minY.rounded(.down)
        ).intersection(canvas)
        guard !box.isEmpty, !box.isNull else { return }
        notes(reason)
        let corner = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: -box.minX, ty: -box.minY)
        let root = CGAffineTransform(a: list.scale, b: 0, c: 0, d: list.scale, tx: 0, ty: 0)
        let items = seesBackdrop ? place.upToHere([item]) : [item]
        let transform = (seesBackdrop ? root : place.transform).concatenating(corner)
        let file = try source.picture(
            DisplayList(
                size: box.size, scale: 1,
                items: [.group(DisplayGroup(items: items, transform: ProjectiveTransform(transform)))]))
        let inverse = place.transform.inverted()
        let href = "preserveAspectRatio=\"none\" href=\"\(address(of: file))\""
        if place.transform.isScaleAndTranslation {
            body += "<image\(attributes(box.applying(inverse))) \(href)/>"
        } else {
            body += "<image\(attributes(box)) transform=\"\(SVGTransform.text(inverse))\" \(href)/>"
        }
    }

    private func address(of file: [UInt8]) -> String {
        "data:image/png;base64," + Data(file).base64EncodedString()
    }
}
