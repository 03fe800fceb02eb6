import Foundation
import TestSupport
import Testing

@testable import SourceDiscovery

/// What discovery writes of its own accord into somebody's file is Swift that the modules of this build take.
struct SampleSourceTests {
    @Test func `Every sample compiles`() throws {
        var source = SampleSource()
        source.addControls()
        source.addEffects()
        source.addValues()
        source.addConstrained()
        #expect(source.lines.count > 500)
        for message in try source.messages() { Issue.record("\(message)") }
    }

    @Test func `A sample that does not compile is told with its place`() throws {
        var source = SampleSource()
        source.add("a view", view: "Text(\"Sample\").noSuchModifier()")
        source.add("a value", "let _: Int = \"Sample\"")
        let messages = try source.messages()
        #expect(messages.count == 2)
        #expect(messages.first?.contains("a view: Text(\"Sample\").noSuchModifier(): error: ") == true)
        #expect(messages.last?.contains("a value: let _: Int = \"Sample\": error: ") == true)
    }
}

/// One Swift file, with a sample on each line.
private struct SampleSource {
    private(set) var lines: [(sample: String, text: String)] = []

    /// As a driver shows a view.
    mutating func add(_ what: String, view: String) {
        let piece = "__SpecimenPiece(\"\", style: \"\", file: \"\", line: 1)"
        append(
            "\(what): \(view)",
            "func sample\(lines.count)() -> __SpecimenPiece { \(piece) { choice in \(view) } }")
    }

    mutating func add(_ what: String, _ statement: String) {
        append("\(what): \(statement)", "@MainActor func sample\(lines.count)() { \(statement) }")
    }

    private mutating func append(_ sample: String, _ text: String) {
        lines.append((sample, text.replacing("\n", with: " ")))
    }

    // MARK: What discovery has

    /// What stands in a style's place. Styles of controls are all `.automatic`.
    private static let styles = [
        "ViewModifier": "EmptyModifier()", "GeometryEffect": "SampleEffect()",
        "Transition": "OpacityTransition()",
        "Layout": "HStackLayout()", "ShapeStyle": "Color.blue", "Shape": "Circle()",
        "InsettableShape": "Circle()",
        "View": "Text(\"Sample\")", "UIViewRepresentable": "Text(\"Sample\")",
        "NSViewRepresentable": "Text(\"Sample\")", "UIViewControllerRepresentable": "Text(\"Sample\")",
        "NSViewControllerRepresentable": "Text(\"Sample\")",
    ]

    mutating func addControls() {
        for proto in ControlSample.protocols.sorted() {
            guard let sample = ControlSample.of(proto) else { continue }
            guard let style = SampleSource.styles[proto] ?? (proto.hasSuffix("Style") ? ".automatic" : nil)
            else {
                Issue.record("\(proto) has a sample and no style to show it with: add one to 'styles'")
                continue
            }
            for view in [sample.view] + (sample.other.map { [$0.view] } ?? []) {
                add(proto, view: view.replacing("STYLE", with: style))
            }
        }
        for (type, view) in Discovery.extendedSamples.sorted(by: { $0.key < $1.key }) {
            add("an extension of \(type)", view: view)
        }
    }

    mutating func addEffects() {
        let effects = EffectSample(TypeIndex([]), [])
        let names = EffectSample.known.keys.sorted()
        // Views of several modifiers stand below each other.
        for chain in names.map({ [$0] }) + names.indices.dropLast().map({ [names[$0], names[$0 + 1]] }) {
            guard let view = effects.sample(for: chain) else { continue }
            add(chain.joined(separator: ", "), view: view)
        }
    }

    /// Of each type, and of numbers, texts and colours by each word that says what they mean.
    mutating func addValues() {
        let samples = Samples(types: TypeIndex([]), scope: "")
        var asked = Samples.byType.keys.sorted().map { ($0, ["any"]) }
        let words = Samples.numberWords.map(\.0) + Samples.colorParts.keys.sorted() + ["any"]
        asked += Samples.numberTypes.sorted().map { ($0, words) }
        asked += Samples.textTypes.sorted().map { ($0, Samples.textWords.map(\.0) + ["any"]) }
        asked.append(("Color", Samples.colorWords.map(\.0) + ["any"]))
        for (type, names) in asked {
            // The catalogue has axes, too.
            let written = type.hasPrefix("Axis") ? "SwiftUI." + type : type
            for name in names {
                guard let value = samples.sample(type, named: name)?.expression else {
                    Issue.record("\(type) has no sample by the name of \(name)")
                    continue
                }
                add(name, "let _: \(written) = \(value)")
            }
            for whole in ["[\(written)]", "\(written)?", "() -> \(written)", "Binding<\(written)>"] {
                guard !["Any", "Void"].contains(type),
                    let value = samples.sample(whole, named: "any")?.expression
                else { continue }
                add(whole, "let _: \(whole) = \(value)")
            }
        }
    }

    mutating func addConstrained() {
        for (constraint, value) in Samples.byConstraint.sorted(by: { $0.key < $1.key }) {
            add(constraint, "func take(_ value: some \(constraint)) {}; take(\(value))")
        }
    }

    // MARK: The compiler

    private static let beginning = [
        "import SwiftUI; import SourceProgram",
        "struct SampleEffect: GeometryEffect { func effectValue(size: CGSize) -> ProjectionTransform { .init() } }",
    ]

    /// What the compiler says, each with the sample that it says it of.
    func messages() throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "samples-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "Samples.swift")
        let text = (SampleSource.beginning + lines.map(\.text)).joined(separator: "\n") + "\n"
        try Data(text.utf8).write(to: file)
        let modules = Package.products.appending(path: "Modules").path
        let (status, output) = try Package.run(
            "swiftc",
            // What does not fit into a type is found behind the types only.
            ["-emit-sil", "-o", "/dev/null", "-swift-version", "6", "-I", modules]
                + SymbolGraph.includes + [file.path])
        var messages: [String] = []
        for line in output.split(separator: "\n") {
            guard let match = line.wholeMatch(of: #/.*/Samples\.swift:(\d+):\d+: ((?:error|warning): .*)/#)
            else {
                continue
            }
            let number = (Int(match.output.1) ?? 0) - 1 - SampleSource.beginning.count
            let place = lines.indices.contains(number) ? lines[number].sample : "line \(match.output.1)"
            messages.append("\(place): \(match.output.2)")
        }
        // What has no line is no answer, such as a module that is not there.
        return messages.isEmpty && status != 0 ? [output] : messages
    }
}
