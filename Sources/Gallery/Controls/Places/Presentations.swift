import SwiftUI

/// A button that offers everything that comes over a view.
struct OfferView: View {
    @State private var isShown = true

    var body: some View {
        Button("Offer") { isShown = true }
            .sheet(isPresented: .constant(false)) {
                VStack(spacing: 16) {
                    Text("New Event").font(.headline)
                    Text("Say when it begins and who comes.").multilineTextAlignment(.center)
                    Button("Add") {}.buttonStyle(.borderedProminent)
                }
                .padding()
                .presentationDetents([.height(240), .large])
            }
            .fullScreenCover(isPresented: .constant(false)) {
                ZStack {
                    LinearGradient(colors: [.indigo, .blue], startPoint: .top, endPoint: .bottom)
                    Text("Welcome").font(.largeTitle.bold()).foregroundStyle(.white)
                }
                .frame(height: 240)
            }
            .popover(isPresented: .constant(false), arrowEdge: .bottom) {
                Text("Tap to see who comes").padding()
            }
    }
}

/// A question with a way out.
struct DeleteQuestion: View {
    var body: some View {
        Button("Delete", role: .destructive) {}
            .alert("Delete Draft?", isPresented: .constant(false)) {
                Button("Delete", role: .destructive) {}
                Button("Keep", role: .cancel) {}
            } message: {
                Text("It cannot be brought back.")
            }
            .confirmationDialog("Draft", isPresented: .constant(false), titleVisibility: .visible) {
                Button("Save Draft") {}
                Button("Delete Draft", role: .destructive) {}
            } message: {
                Text("What should become of the message?")
            }
    }
}
