import SwiftUI

/// Attributes of text, each under its own name.
struct TextAttributes: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 5) {
            Text("bold, ").bold() + Text("italic, ").italic() + Text("both").bold().italic()
            Text("underline").underline() + Text(", in a color").underline(color: .red)
            Text("strikethrough").strikethrough() + Text(", in a color").strikethrough(color: .red)
            Text("kerning 3").kerning(3)
            Text("tracking −0.5").tracking(-0.5)
            Text("base") + Text("line").baselineOffset(6).foregroundColor(.blue)
                + Text("Offset").baselineOffset(-4)
            Text("0110 digits, ") + Text("0110 monospaced").monospacedDigit()
            Text("monospaced, ").monospaced() + Text("serif, ").fontDesign(.serif)
                + Text("rounded").fontDesign(.rounded)
            Text("light, ").fontWeight(.light) + Text("medium, ").fontWeight(.medium)
                + Text("heavy").fontWeight(.heavy)
            Text("a gradient's colors").font(.title3).bold()
                .foregroundStyle(
                    .linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
        }
        .font(.callout)
        .padding(8)
    }
}

/// Lines: aligned, spaced, cut and made smaller.
struct TextLines: View {
    private let words = "Lines of words that break where they must"

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            HStack(alignment: .top, spacing: 12) {
                Swatch(name: "leading") { Text(words).multilineTextAlignment(.leading) }
                Swatch(name: "center") { Text(words).multilineTextAlignment(.center) }
                Swatch(name: "trailing") { Text(words).multilineTextAlignment(.trailing) }
            }
            HStack(alignment: .top, spacing: 12) {
                Swatch(name: "lineSpacing 6") { Text(words).lineSpacing(6) }
                Swatch(name: "lineLimit 2") { Text(words).lineLimit(2) }
                Swatch(name: "middle") { Text(words).lineLimit(1).truncationMode(.middle) }
            }
            Swatch(name: "minimumScaleFactor 0.5") {
                Text(words).lineLimit(1).minimumScaleFactor(0.5).frame(width: 130)
            }
        }
        .font(.caption)
        .frame(width: 280)
        .padding(8)
    }
}

/// Symbols among words: as large as beside them, at each scale, and in lines that stay as far apart.
struct SymbolsInText: View {
    private let star = Image(systemName: "star.fill")

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("Rated \(star) 4.8, liked \(Image(systemName: "heart"))")
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("Rated ")
                star
                Text(" 4.8, beside it")
            }
            Text("Next \(Image(systemName: "chevron.right")) small").imageScale(.small)
            Text("Next \(star) large").imageScale(.large)
            Text("See all ") + Text(Image(systemName: "arrow.right")).foregroundStyle(.blue)
            Text(
                "Lines that \(Image(systemName: "wifi")) wrap around \(Image(systemName: "trash")) their symbols"
            )
            .frame(width: 170, alignment: .leading)
        }
        .font(.callout)
        .padding(8)
    }
}

/// Symbols as images: scales, weights, resized with and without their shape.
struct Images: View {
    var body: some View {
        VStack(spacing: 10) {
            HStack(spacing: 18) {
                Swatch(name: "small") { Image(systemName: "star.fill").imageScale(.small) }
                Swatch(name: "medium") { Image(systemName: "star.fill").imageScale(.medium) }
                Swatch(name: "large") { Image(systemName: "star.fill").imageScale(.large) }
                Swatch(name: "in a font") { Image(systemName: "star.fill").font(.largeTitle) }
            }
            HStack(spacing: 18) {
                Swatch(name: "resizable") { room(Image(systemName: "heart.fill").resizable()) }
                Swatch(name: "scaledToFit") {
                    room(Image(systemName: "heart.fill").resizable().scaledToFit())
                }
                Swatch(name: "scaledToFill") {
                    room(Image(systemName: "heart.fill").resizable().scaledToFill()).clipped()
                }
            }
            HStack(spacing: 18) {
                Swatch(name: "a gradient") {
                    Image(systemName: "bolt.fill").font(.largeTitle).foregroundStyle(.orange.gradient)
                }
                Swatch(name: "blurred") { Image(systemName: "bolt.fill").font(.largeTitle).blur(radius: 2) }
                Swatch(name: "shadowed") {
                    Image(systemName: "bolt.fill").font(.largeTitle).shadow(
                        color: .blue, radius: 2, x: 2, y: 2)
                }
            }
        }
        .padding(8)
    }

    private func room(_ image: some View) -> some View {
        image.frame(width: 70, height: 40).border(.gray, width: 0.5)
    }
}
