import Controls
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// Every public initialiser of fields, buttons and toggles, as style code writes it.
@MainActor struct WrittenFieldTests {
    @State private var text = "words"
    @State private var number = 3.5
    @State private var optional: Int?
    @State private var selection: TextSelection?
    @State private var isOn = true

    private struct Item: Identifiable {
        let id: Int
        var isOn: Binding<Bool>
    }

    private var title: String { "Title" }
    private var image: ImageResource { ImageResource(name: "star", bundle: .main) }
    private var formatter: NumberFormatter { NumberFormatter() }

    @ViewBuilder private var textFields: some View {
        TextField("Title", text: $text)
        TextField(title, text: $text)
        TextField("Title", text: $text, prompt: Text("Prompt"))
        TextField(title, text: $text, prompt: nil)
        TextField("Title", text: $text, axis: .vertical)
        TextField(title, text: $text, axis: .horizontal)
        TextField("Title", text: $text, prompt: Text("Prompt"), axis: .vertical)
        TextField(title, text: $text, prompt: nil, axis: .vertical)
        TextField("Title", text: $text, selection: $selection)
        TextField(title, text: $text, selection: $selection, prompt: nil, axis: .vertical)
        TextField(text: $text) { Text("Title") }
        TextField(text: $text, prompt: Text("Prompt")) { Text("Title") }
        TextField(text: $text, prompt: nil, axis: .vertical) { Text("Title") }
        TextField(text: $text, selection: $selection) { Text("Title") }
    }

    @ViewBuilder private var valueFields: some View {
        TextField("Title", value: $number, format: .number)
        TextField(title, value: $number, format: .percent, prompt: Text("0"))
        TextField("Title", value: $optional, format: .number)
        TextField(title, value: $optional, format: .number, prompt: nil)
        TextField(value: $number, format: .currency(code: "USD")) { Text("Title") }
        TextField(value: $optional, format: .number, prompt: nil) { Text("Title") }
        TextField("Title", value: $number, formatter: formatter)
        TextField(title, value: $number, formatter: formatter)
        TextField("Title", value: $number, formatter: formatter, prompt: Text("0"))
        TextField(value: $number, formatter: formatter) { Text("Title") }
        SecureField("Title", text: $text)
        SecureField(title, text: $text)
        SecureField("Title", text: $text, prompt: Text("Prompt"))
        SecureField(title, text: $text, prompt: nil)
        SecureField(text: $text) { Text("Title") }
        SecureField(text: $text, prompt: nil) { Text("Title") }
        TextEditor(text: $text)
        TextEditor(text: $text, selection: $selection)
    }

    @ViewBuilder private var toggles: some View {
        let items = [Item(id: 0, isOn: $isOn)]
        Toggle("Title", isOn: $isOn)
        Toggle(title, isOn: $isOn)
        Toggle(isOn: $isOn) { Text("Title") }
        Toggle("Title", systemImage: "star", isOn: $isOn)
        Toggle(title, systemImage: "star", isOn: $isOn)
        Toggle("Title", image: image, isOn: $isOn)
        Toggle(title, image: image, isOn: $isOn)
        Toggle("Title", sources: items, isOn: \.isOn)
        Toggle(title, sources: items, isOn: \.isOn)
        Toggle("Title", systemImage: "star", sources: items, isOn: \.isOn)
        Toggle(title, systemImage: "star", sources: items, isOn: \.isOn)
        Toggle("Title", image: image, sources: items, isOn: \.isOn)
        Toggle(sources: items, isOn: \.isOn) { Text("Title") }
    }

    @ViewBuilder private var buttons: some View {
        Button("Title") {}
        Button(title) {}
        Button("Title", role: .cancel) {}
        Button(title, role: nil) {}
        Button(action: {}) { Text("Title") }
        Button(role: .destructive, action: {}) { Text("Title") }
        Button("Title", systemImage: "star") {}
        Button(title, systemImage: "star") {}
        Button("Title", systemImage: "star", role: .cancel) {}
        Button(title, systemImage: "star", role: .cancel) {}
        Button("Title", image: image) {}
        Button(title, image: image) {}
        Button("Title", image: image, role: .destructive) {}
        Button(title, image: image, role: .destructive, action: {})
        Button(role: .close) {}
        Label("Title", image: "star")
        Label(title, image: "star")
        Label("Title", image: image)
        Label(title, image: image)
    }

    @Test func `Every initialiser makes a view`() {
        #expect(Drawn(textFields, 300).words.count == 14)
        #expect(Drawn(valueFields, 300).words.count >= 16)
        #expect(Drawn(toggles, 300).words.filter { $0 == "Title" }.count == 13)
        #expect(Drawn(buttons, 300).words.filter { $0 == "Title" }.count == 18)
    }
}
