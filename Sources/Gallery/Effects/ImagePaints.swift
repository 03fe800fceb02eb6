import SwiftUI
import UIKit

/// A woven pattern of 12 × 8 pixels.
private let weave: Image = {
    let png =
        "iVBORw0KGgoAAAANSUhEUgAAAAwAAAAICAIAAABChommAAAAQ0lEQVR42mPY6qX/6cVVZKSf348mwgDEyOogKpDV"
        + "AWUZ4Cw0OQgbIs6Axxa4CAOmPkyzGTBdgOlKBkxbMP3LgMbHigBxF+B/BB6GOQAAAABJRU5ErkJggg=="
    return Data(base64Encoded: png).flatMap { UIImage(data: $0) }.map { Image(uiImage: $0) } ?? Image("weave")
}()

/// An image as a style: whole, scaled, a part of it, in lines, in words and as a border.
struct ImagePaints: View {
    var body: some View {
        VStack(spacing: 10) {
            HStack(spacing: 14) {
                Swatch(name: "whole") {
                    RoundedRectangle(cornerRadius: 8).fill(.image(weave)).frame(width: 44, height: 34)
                }
                Swatch(name: "scaled") {
                    Circle().fill(ImagePaint(image: weave, scale: 2)).frame(width: 40, height: 34)
                }
                Swatch(name: "a part") {
                    Rectangle().fill(
                        ImagePaint(image: weave, sourceRect: CGRect(x: 0.5, y: 0, width: 0.5, height: 1))
                    ).frame(width: 40, height: 34)
                }
            }
            HStack(spacing: 14) {
                Swatch(name: "a line") {
                    Capsule().strokeBorder(.image(weave), lineWidth: 8).frame(width: 54, height: 34)
                }
                Swatch(name: "words") {
                    Text("Aa").font(.system(size: 32, weight: .black)).foregroundStyle(.image(weave))
                }
                Swatch(name: "a border") {
                    Color.clear.frame(width: 40, height: 34).border(ImagePaint(image: weave), width: 8)
                }
            }
        }
        .padding(12)
    }
}

/// Operators of a canvas: a blue square, drawn by each over a circle in orange.
struct CanvasOperators: View {
    private let operators: [(String, GraphicsContext.BlendMode)] = [
        ("copy", .copy), ("clear", .clear), ("sourceIn", .sourceIn), ("sourceOut", .sourceOut),
        ("sourceAtop", .sourceAtop), ("destinationIn", .destinationIn), ("destinationOut", .destinationOut),
        ("destinationAtop", .destinationAtop), ("destinationOver", .destinationOver), ("xor", .xor),
    ]

    private func drawn(_ mode: GraphicsContext.BlendMode) -> some View {
        Canvas { context, _ in
            context.fill(Path(ellipseIn: CGRect(x: 2, y: 2, width: 34, height: 34)), with: .color(.orange))
            context.blendMode = mode
            context.fill(
                Path(CGRect(x: 16, y: 14, width: 30, height: 24)), with: .color(.blue.opacity(0.8)))
        }
        .frame(width: 48, height: 40)
    }

    var body: some View {
        VStack(spacing: 8) {
            ForEach(0..<2) { row in
                HStack(spacing: 12) {
                    ForEach(operators[(5 * row)..<(5 * row + 5)], id: \.0) { name, mode in
                        Swatch(name: name) { drawn(mode) }.frame(width: 84)
                    }
                }
            }
            HStack(spacing: 12) {
                ForEach([ColorRenderingMode.nonLinear, .linear], id: \.self) { mode in
                    Swatch(name: mode == .linear ? "linear light" : "as written") {
                        Canvas(colorMode: mode) { context, _ in
                            context.addFilter(.blur(radius: 6))
                            context.drawLayer { layer in
                                layer.fill(
                                    Path(CGRect(x: 0, y: 0, width: 60, height: 40)), with: .color(.red))
                                layer.fill(
                                    Path(CGRect(x: 60, y: 0, width: 60, height: 40)), with: .color(.green))
                            }
                        }
                        .frame(width: 120, height: 40)
                    }
                }
            }
        }
        .padding(12)
    }
}

/// Levels of the foreground on stripes and on a material over them.
struct Vibrancy: View {
    private var words: some View {
        VStack(spacing: 2) {
            Text("Primary")
            Text("Secondary").foregroundStyle(.secondary)
            Text("Tertiary").foregroundStyle(.tertiary)
            Image(systemName: "heart.fill").foregroundStyle(.secondary)
        }
        .font(.system(size: 15, weight: .semibold)).frame(width: 100, height: 90)
    }

    var body: some View {
        HStack(spacing: 14) {
            words.background(Material.thin)
            words.background { Rectangle().fill(.thinMaterial) }
        }
        .padding(14)
        .background {
            LinearGradient(
                colors: [.indigo, .orange, .mint], startPoint: .topLeading, endPoint: .bottomTrailing)
        }
    }
}
