import Styles
import SwiftUI

public struct CheckoutView: View {
    @State private var isExpress = true

    public init() {}

    public var body: some View {
        VStack(spacing: 16) {
            GroupBox("Your order") {
                LabeledContent("Larch table", value: "1 piece")
                LabeledContent("Oak chair", value: "4 pieces")
            }
            Toggle("Express delivery", isOn: $isExpress)
            HStack {
                Button("Later") {}.buttonStyle(.quiet)
                Spacer()
                Button("Pay now") {}.buttonStyle(.action)
            }
        }
        .groupBoxStyle(.card)
        .padding()
    }
}

#Preview("Checkout") {
    CheckoutView()
}
