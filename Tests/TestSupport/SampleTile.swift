package import Drawing
package import Foundation

/// A button's list; `shade` and `padding` are what tests vary.
package func sampleList(shade: UInt8 = 0x7A, padding: CGFloat = 16) -> DisplayList {
    let width = 100 + 2 * padding
    return DisplayList(
        size: CGSize(width: width, height: 40), scale: 1,
        items: [
            .fill(
                .rectangle(CGRect(x: 0, y: 0, width: width, height: 40)), .solid(.white), .nonZero),
            .fill(
                .roundedRectangle(
                    CGRect(x: 4, y: 4, width: width - 8, height: 32), CornerRadii(all: 11),
                    .continuous),
                .solid(RGBA(red: 0, green: Double(shade) / 255, blue: 1)), .nonZero),
            .glyphs(
                GlyphRun(
                    face: FontFace(name: "Inter", weight: 600, opticalSize: 17), size: 17,
                    glyphs: (0..<12).map { .init(id: UInt32($0 + 30), x: CGFloat($0) * 8, y: 25) },
                    paint: .solid(.white), text: "Save Changes")),
        ])
}

package func sampleTrace(shade: UInt8 = 0x7A, padding: CGFloat = 16) -> Trace {
    let owner = [TraceNode.Author("PrimaryButtonStyle")]
    let inner = CGRect(x: padding, y: 10, width: 100, height: 20)
    let outer = CGRect(x: 0, y: 0, width: 100 + 2 * padding, height: 40)
    let color = RGBA(red: 0, green: Double(shade) / 255, blue: 1)
    return Trace(roots: [
        TraceNode(
            name: ".background", owner: owner, properties: [.init("color", .color(color))],
            frame: outer,
            children: [
                TraceNode(
                    name: ".padding(.horizontal)", owner: owner,
                    properties: [.init("length", .length(padding), .unspoken)], frame: outer,
                    children: [
                        TraceNode(
                            name: "Text",
                            properties: [
                                .init("font", .font(.init(face: "Inter", size: 17, weight: 600)), .handedOn)
                            ],
                            frame: inner)
                    ])
            ])
    ])
}
