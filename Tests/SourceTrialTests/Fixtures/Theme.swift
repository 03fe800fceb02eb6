internal import SwiftUI

extension Color {
    static let brand = Color(red: 1, green: 0.5, blue: 0)
    init(hex: Int) { self.init(white: Double(hex)) }
}

enum Mood { case calm, wild; var ink: UIColor { self == .calm ? .blue : .red } }
struct Twirl: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0.5)
    }
}

final class RoundButton: UIButton {}
struct Badge<Label: View, Icon: View>: View {
    @ViewBuilder var label: () -> Label
    @ViewBuilder var icon: () -> Icon
    init(
        @ViewBuilder label: @escaping () -> Label, @ViewBuilder icon: @escaping () -> Icon = { EmptyView() }
    ) {
        (self.label, self.icon) = (label, icon)
    }
    var body: some View {
        let parts = Group {
            label()
            icon()
        }
        VStack { ForEach(subviews: parts) { $0 } }
    }
}
UIColor.red
#Preview { Elsewhere().colorScheme(.dark) }
