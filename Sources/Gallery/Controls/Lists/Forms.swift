import SwiftUI

/// The controls of a form.
struct Preferences: View {
    @State private var isOn = true
    @State private var name = "Ada"
    @State private var copies = 2

    var body: some View {
        Form {
            Section("General") {
                TextField("Name", text: $name)
                Toggle("Remember Me", isOn: $isOn)
                LabeledContent("Version", value: "1.2")
            }
            Section {
                Stepper("Copies", value: $copies, in: 1...9)
                Button("Print") {}
            } footer: {
                Text("Prints in black.")
            }
        }
    }
}

/// Controls on a sheet of paper, without rows.
struct PaperFormStyle: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 14) {
            configuration.content
        }
        .padding(20)
        .background(.background, in: .rect(cornerRadius: 4))
        .overlay { RoundedRectangle(cornerRadius: 4).strokeBorder(.quaternary) }
        .padding(16)
    }
}

extension FormStyle where Self == PaperFormStyle {
    static var paper: PaperFormStyle { PaperFormStyle() }
}

/// The built-in form with more room, in another colour.
struct TintedFormStyle: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
        Form(configuration)
            .tint(.purple)
            .scrollContentBackground(.hidden)
            .background(.purple.opacity(0.1))
    }
}

extension FormStyle where Self == TintedFormStyle {
    static var tinted: TintedFormStyle { TintedFormStyle() }
}
