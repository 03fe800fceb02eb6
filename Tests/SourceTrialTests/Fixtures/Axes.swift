import SwiftUI

struct Panel: GroupBoxStyle {
    enum Kind { case flat, raised }
    var (filled, kind) = (true, Kind.flat)
    init(_ filled: Bool, _ kind: Kind) { (self.filled, self.kind) = (filled, kind) }
    func makeBody(configuration: Configuration) -> some View {
        configuration.content.padding(kind == .flat ? 4 : 8).background(filled ? .red : .clear)
    }
}

extension GroupBoxStyle where Self == Panel {
    static func panel(padding: CGFloat = 8, kind: Panel.Kind = .flat, filled: Bool = true) -> Panel {
        Panel(filled, kind)
    }
}

struct Own: ToggleStyle { func makeBody(configuration: Configuration) -> some View { configuration.label } }
extension ToggleStyle where Self == Own { static var checkbox: Own { Own() } }
extension View {
    func branded() -> some View { tint(.pink) }
    func quiet() -> some View { keyboardType(.emailAddress) }
}

#Preview("Line") {
    @Previewable @State var number = 1
    Text("\(number)")
}

#Preview("Own") { Toggle("On", isOn: .constant(true)).toggleStyle(.checkbox) }
#Preview("Night") { Text("Night").preferredColorScheme(.dark) }
#Preview("Large [all] 100%") {
    VStack {
        ForEach(0..<40) { row in
            HStack { ForEach(0..<9) { Text("\(row * $0 * 7919 % 997)").font(.caption) } }
        }
    }
}
