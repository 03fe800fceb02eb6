import SwiftUI
#if canImport(AppKit)
    import AppKit
#else
    import UIKit
#endif

private struct ChipStyle: ButtonStyle {
    enum Kind { case filled, outlined }
    var kind = Kind.filled
    let tint: Color
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(8).background(tint.opacity(configuration.isPressed ? 0.5 : 1))
    }
}

struct PlainChip: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.padding(4) }
}

extension ButtonStyle where Self == PlainChip { static var plainChip: Self { .init() } }
extension View { func boxed(_ color: Color = .red) -> some View { border(color) } }
#Preview("Both") {
    @Previewable @State var isOn = true
    Toggle("On", isOn: $isOn)
}

#if DEBUG
    struct Chips_Previews: PreviewProvider { static var previews: some View { Text("Old") } }
#endif

#if os(macOS)
    struct MacOnly: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label }
    }
#endif

@main struct Chips: App { var body: some Scene { WindowGroup { Text("App") } } }
