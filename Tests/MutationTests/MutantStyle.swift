import SwiftUI

/// Every number and colour that the style below has; a mutation changes one of them.
struct Genes: Sendable {
    var fontSize: CGFloat = 17
    var weight = Font.Weight.semibold
    var design = Font.Design.default
    var kerning: CGFloat = 0
    var isUnderlined = false
    var isItalic = false
    var foreground = Color.white
    var horizontal: CGFloat = 16
    var vertical: CGFloat = 8
    var leading: CGFloat = 2
    var minWidth: CGFloat = 120
    var minHeight: CGFloat = 44
    var alignment = Alignment.center
    var background = Color.blue
    var radius: CGFloat = 12
    var borderRadius: CGFloat = 12
    var border = Color.black
    var lineWidth: CGFloat = 2
    var shadow = Color.black.opacity(0.4)
    var shadowRadius: CGFloat = 4
    var shadowY: CGFloat = 2
    var opacity = 0.9
    var scale: CGFloat = 1
    var rotation = 0.0
    var x: CGFloat = 0
    var y: CGFloat = 0
    var brightness = 0.0
    var spacing: CGFloat = 6
    var symbol = "star"
    var symbolColor = Color.yellow
    var order = Order.paddingFirst

    /// Which of two modifiers is applied first.
    enum Order: Sendable { case paddingFirst, backgroundFirst, clipped, faded }
}

struct MutantStyle: ButtonStyle {
    /// In a closure, as the numbers of a body are in its code: what is stored would be told by itself.
    private let makeGenes: @Sendable () -> Genes
    private var genes: Genes { makeGenes() }

    init(genes: Genes = Genes()) { makeGenes = { genes } }

    func makeBody(configuration: Configuration) -> some View {
        decorated(words(configuration))
            .opacity(genes.opacity)
            .scaleEffect(genes.scale)
            .rotationEffect(.degrees(genes.rotation))
            .offset(x: genes.x, y: genes.y)
            .brightness(genes.brightness)
    }

    private func words(_ configuration: Configuration) -> some View {
        HStack(spacing: genes.spacing) {
            Image(systemName: genes.symbol)
                .foregroundStyle(genes.symbolColor)
            configuration.label
                .font(.system(size: genes.fontSize, weight: genes.weight, design: genes.design))
                .kerning(genes.kerning)
                .underline(genes.isUnderlined)
                .italic(genes.isItalic)
                .foregroundStyle(genes.foreground)
        }
    }

    @ViewBuilder private func decorated<V: View>(_ view: V) -> some View {
        switch genes.order {
        case .paddingFirst: framed(padded(view))
        case .backgroundFirst: padded(framed(view))
        case .clipped: framed(padded(view)).clipShape(Capsule())
        case .faded: framed(padded(view)).opacity(0.5)
        }
    }

    private func padded<V: View>(_ view: V) -> some View {
        view
            .padding(.horizontal, genes.horizontal)
            .padding(.vertical, genes.vertical)
            .padding(.leading, genes.leading)
    }

    private func framed<V: View>(_ view: V) -> some View {
        view
            .frame(minWidth: genes.minWidth, minHeight: genes.minHeight, alignment: genes.alignment)
            .background(genes.background, in: RoundedRectangle(cornerRadius: genes.radius))
            .overlay {
                RoundedRectangle(cornerRadius: genes.borderRadius)
                    .strokeBorder(genes.border, lineWidth: genes.lineWidth)
            }
            .shadow(color: genes.shadow, radius: genes.shadowRadius, y: genes.shadowY)
    }
}
