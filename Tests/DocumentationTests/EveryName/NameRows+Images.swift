import Foundation
import SwiftUI
import ViewCore

@testable import UIKit

private let star = Image(systemName: "star")
/// Two pixels.
private let bitmap = Image(.pixels([255, 0, 0, 255, 0, 0, 255, 255], width: 2, height: 1, scale: 1))

extension NameRows {
    static func images(_ rows: inout NameRows) {
        rows.owner = "Image"
        rows.drawn("init(systemName:)", from: { Image(systemName: "heart") }, to: { star })
        rows.drawn(
            "init(systemName:variableValue:)", from: { Image(systemName: "wifi") },
            to: { Image(systemName: "wifi", variableValue: 0.3) })
        rows.drawn("init(uiImage:)", from: { star }) {
            Image(uiImage: UIImage(systemName: "heart") ?? UIImage())
        }
        for (name, image) in missing { rows.warned(name, "no image named \"photo\"") { _ in image() } }
        rows.drawn("init(size:label:opaque:colorMode:renderer:)", from: { star }) {
            Image(size: CGSize(width: 9, height: 9)) {
                $0.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 9)), with: .color(.red))
            }
        }
        rows.drawn("resizable(capInsets:resizingMode:)", on: { star }) {
            $0.resizable().frame(width: 50, height: 90)
        }
        rows.drawn("renderingMode(_:)", on: { bitmap }) { $0.renderingMode(.template) }
        rows.drawn("init(nsImage:)", from: { star }) {
            Image(nsImage: NSImage(systemSymbolName: "heart", accessibilityDescription: nil) ?? NSImage())
        }
        if let cgImage = UIImage(bitmap, size: CGSize(width: 2, height: 1)).cgImage {
            rows.drawn("init(decorative:scale:orientation:)", from: { star }) {
                Image(decorative: cgImage, scale: 1)
            }
            rows.drawn("init(_:scale:orientation:label:)", from: { star }) {
                Image(cgImage, scale: 1, label: Text("a"))
            }
            for (name, orientation) in [
                ("up", Image.Orientation.up), ("upMirrored", .upMirrored), ("down", .down),
                ("downMirrored", .downMirrored), ("left", .left), ("leftMirrored", .leftMirrored),
                ("right", .right), ("rightMirrored", .rightMirrored),
            ] {
                // Of two pixels beside each other, mirroring up and down shows nothing.
                let isSeen = orientation != .up && orientation != .downMirrored
                rows.holds("Orientation." + name) {
                    let turned = Image(decorative: cgImage, scale: 1, orientation: orientation)
                    return (turned.source != Image(decorative: cgImage, scale: 1).source) == isSeen
                }
            }
        }
        let large = bitmap.resizable()
        rows.drawn("interpolation(_:)", on: { large }) { _ in large.interpolation(.none) }
        for (name, interpolation) in [
            ("high", Image.Interpolation.high), ("low", .low), ("medium", .medium), ("none", .none),
        ] {
            rows.drawn(
                "Interpolation." + name, from: { large.interpolation(interpolation == .none ? .high : .none) }
            ) { large.interpolation(interpolation) }
        }
        for (name, range) in [
            ("constrainedHigh", Image.DynamicRange.constrainedHigh), ("high", .high), ("standard", .standard),
        ] {
            // A tile has one range, which `allowedDynamicRange` says in the document.
            rows.holds("DynamicRange." + name) {
                let all: [Image.DynamicRange] = [.standard, .constrainedHigh, .high]
                return all.count { $0 == range } == 1
            }
        }
        rows.warned("antialiased(_:)", ".antialiased(false)") { _ in star.antialiased(false) }
        rows.warned("symbolColorRenderingMode(_:)", ".symbolColorRenderingMode(.gradient)") { _ in
            star.symbolColorRenderingMode(.gradient)
        }
        rows.drawn("symbolRenderingMode(_:)", from: { Image(systemName: "person.crop.circle.badge.plus") }) {
            Image(systemName: "person.crop.circle.badge.plus").symbolRenderingMode(.hierarchical)
        }
        rows.warned("symbolVariableValueMode(_:)", ".symbolVariableValueMode(.draw)") { _ in
            Image(systemName: "wifi").symbolVariableValueMode(.draw)
        }
        for (name, scale) in [("large", Image.Scale.large), ("medium", .medium), ("small", .small)] {
            rows.drawn("Scale." + name, from: { star.imageScale(scale == .small ? .large : .small) }) {
                star.imageScale(scale)
            }
        }
        rows.drawn("ResizingMode.stretch", from: { star }) {
            star.resizable(resizingMode: .stretch).frame(width: 50, height: 90)
        }
        rows.warned("ResizingMode.tile", ".tile") { _ in star.resizable(resizingMode: .tile) }
        rows.drawn("TemplateRenderingMode.original", from: { bitmap.renderingMode(.template) }) {
            bitmap.renderingMode(.original)
        }
        rows.drawn("TemplateRenderingMode.template", from: { bitmap }) { bitmap.renderingMode(.template) }
        rows.owner = "ImagePaint"
        func paint(_ name: String, _ paint: ImagePaint) {
            rows.drawn(name, from: { Rectangle().fill(ImagePaint(image: bitmap)).frame(width: 9, height: 9) })
            {
                Rectangle().fill(paint).frame(width: 9, height: 9)
            }
        }
        paint("image", ImagePaint(image: bitmap.interpolation(.none), scale: 3))
        paint("scale", ImagePaint(image: bitmap, scale: 3))
        let part = ImagePaint(image: bitmap, sourceRect: CGRect(x: 0, y: 0, width: 0.5, height: 1))
        paint("sourceRect", part)
        paint("init(image:sourceRect:scale:)", part)
        shaders(&rows)
    }

    private static func shaders(_ rows: inout NameRows) {
        rows.owner = "Shader"
        let arguments: [(String, Shader.Argument)] = [
            ("boundingRect", .boundingRect), ("color(_:)", .color(.red)),
            ("colorArray(_:)", .colorArray([.red])),
            ("data(_:)", .data(Data())), ("float(_:)", .float(1)), ("float2(_:)", .float2(CGPoint.zero)),
            ("float2(_:_:)", .float2(1, 2)), ("float3(_:_:_:)", .float3(1, 2, 3)),
            ("float4(_:_:_:_:)", .float4(1, 2, 3, 4)), ("floatArray(_:)", .floatArray([1])),
            ("image(_:)", .image(star)),
        ]
        for (name, argument) in arguments {
            rows.warned("Argument." + name, "the shader \"glow\"") {
                $0.colorEffect(ShaderLibrary.glow(argument))
            }
        }
        func shader(_ name: String, _ change: @escaping @MainActor @Sendable (inout Shader) -> Void) {
            rows.warned(name, "the shader \"other\"") { view in
                var shader = Shader(function: ShaderFunction(library: .default, name: "other"), arguments: [])
                change(&shader)
                return view.colorEffect(shader)
            }
        }
        shader("init(function:arguments:)") { _ in }
        shader("arguments") { $0.arguments = [.float(1)] }
        shader("dithersColor") { $0.dithersColor = true }
        shader("function") { $0.function = ShaderFunction(library: .default, name: "other") }
    }

    private static let missing: [(String, @MainActor @Sendable () -> Image)] = [
        ("init(_:)", { Image(ImageResource(name: "photo", bundle: .main)) }),
        ("init(_:bundle:)", { Image("photo") }),
        ("init(_:bundle:label:)", { Image("photo", bundle: nil, label: Text("a")) }),
        ("init(_:variableValue:bundle:)", { Image("photo", variableValue: 0.5, bundle: nil) }),
        ("init(decorative:)", { Image(decorative: ImageResource(name: "photo", bundle: .main)) }),
        ("init(decorative:bundle:)", { Image(decorative: "photo", bundle: nil) }),
    ]
}
