import Drawing
import Foundation
import SwiftUI
import Testing
import UIKit
import ViewCore

extension SentenceProofs {
    /// What stands in front of the sections, and what is not declared.
    static let ofTheWhole: [String: Proof] = [
        "undeclared-does-not-compile": { try compileNames() },
        "ignored-is-warned": {
            try holds(
                IgnoredTests.ids
                    == UnsupportedDocument.rows("Ignored, with a warning").compactMap(\.id).sorted())
        },
        "unseen-is-silent": {
            try holds(UnsupportedDocument.rows("Without a look in a still picture").count > 6)
        },
        "held-by-tests": {},

        "undeclared-lists": { try compileNames(of: "undeclared-lists") },
        "undeclared-controls": { try compileNames(of: "undeclared-controls") },
        "undeclared-shapes": { try compileNames(of: "undeclared-shapes") },
        "undeclared-cgpaths": {
            func messages(_ path: String) throws -> [Int: [String]] {
                try StyleCompiler.messages(
                    "import UIKit\n@MainActor func use(_ a: CGPath, _ b: CGPath) { _ = \(path) }")
            }
            try holds(messages("a.copy()") == [:])
            let outline = "a.copy(strokingWithWidth: 1, lineCap: .round, lineJoin: .round, miterLimit: 1)"
            for path in [outline, "a.copy(dashingWithPhase: 0, lengths: [1])", "a.subtracting(b)"] {
                try holds(messages(path) != [:], "\(path)")
            }
        },
        "undeclared-attributed-formats": {
            func messages(_ text: String) throws -> [Int: [String]] {
                try StyleCompiler.messages(
                    "import Foundation\nimport SwiftUI\nlet format = FloatingPointFormatStyle<Double>()\n"
                        + "@MainActor func use() { _ = Text(\(text)) }")
            }
            try holds(messages("1.5, format: format") == [:])
            try holds(messages("1.5, format: format.attributed") != [:])
            try holds(messages("1.5.formatted(format.attributed)") == [:])
        },
        "undeclared-files": { try compileNames(of: "undeclared-files") },
        "undeclared-formats": {
            try holds(
                StyleCompiler.messages("import SwiftUI\nlet a: PersonNameComponents.FormatStyle? = nil")
                    != [:])
            for style in ["components(style: .narrow)", "timeDuration"] {
                try holds(
                    StyleCompiler.messages("import SwiftUI\nlet a = (Date()..<Date()).formatted(.\(style))")
                        != [:], "\(style)")
            }
            try holds(StyleCompiler.messages("import SwiftUI\nlet a: URL.FormatStyle? = nil") != [:])
            for name in [
                "Measurement", "DateComponents", "RelativeDateTime", "List", "PersonNameComponents",
            ] {
                try holds(
                    StyleCompiler.messages("import SwiftUI\nlet a = \(name)Formatter()") != [:], "\(name)")
            }
        },
        "undeclared-usages": {
            func messages(_ usage: String) throws -> [Int: [String]] {
                let style = "Measurement<UnitLength>.FormatStyle"
                return try StyleCompiler.messages(
                    "import Foundation\nimport SwiftUI\nlet a: \(style) = "
                        + ".measurement(width: .narrow, usage: .\(usage))")
            }
            for usage in ["general", "asProvided"] { try holds(messages(usage) == [:], "\(usage)") }
            for usage in ["weather", "road", "person"] { try holds(messages(usage) != [:], "\(usage)") }
        },
        "undeclared-clocks": { try compileNames(of: "undeclared-clocks") },
        "undeclared-attributes": {
            try holds(
                StyleCompiler.messages(
                    "import UIKit\nlet a = AttributedString(NSAttributedString(string: \"a\"))")
                    != [:])
            try holds(
                StyleCompiler.messages("import UIKit\nlet a = AttributedString(\"a\").uiKit.font") != [:])
            try holds(
                StyleCompiler.messages("import UIKit\nlet a = AttributeContainer([.kern: 2])") != [:])
        },
        "undeclared-paragraphs": {
            func messages(_ attribute: String) throws -> [Int: [String]] {
                try StyleCompiler.messages(
                    "import SwiftUI\nvar a = AttributedString(\"a\")\nlet b: Void = a.\(attribute) = nil")
            }
            try holds(messages("kern") == [:])
            for name in ["alignment", "lineHeight", "accessibilitySpeechSpellsOutCharacters"] {
                try holds(messages(name) != [:], "\(name)")
            }
        },
        "undeclared-layouts": {
            try holds(StyleCompiler.messages("import SwiftUI\nlet a = Text.LayoutKey.self") != [:])
            try holds(StyleCompiler.messages("import SwiftUI\nlet a = Text.Layout.self") == [:])
            try holds(
                StyleCompiler.messages(
                    "import SwiftUI\n@MainActor func use() { _ = Text(\"a\").textVariant(.sizeDependent) }")
                    != [:])
        },
        "undeclared-paints": {
            func messages(_ view: String) throws -> [Int: [String]] {
                try StyleCompiler.messages("import SwiftUI\n@MainActor func use() { _ = \(view) }")
            }
            try holds(messages("Circle().fill(Color.red)") == [:])
            try holds(messages("Circle().fill(Color.red.in(.zero))") != [:])
            try holds(messages("Text(\"a\").transition(.symbolEffect(.appear))") != [:])
        },
        "undeclared-selectors": {
            let cell = { (attribute: String) in
                "import UIKit\nfinal class Cell: UITableViewCell { \(attribute) var label: UILabel? }"
            }
            try holds(StyleCompiler.messages(cell("@IBOutlet")) != [:])
            try holds(StyleCompiler.messages(cell("")) == [:])
            try holds(
                StyleCompiler.messages("import UIKit\nlet a = #selector(UIResponder.resignFirstResponder)")
                    != [:])
        },
        "undeclared-frameworks": {
            try holds(StyleCompiler.messages("import AppIntents") != [:])
        },
        "undeclared-core-text": {
            func messages(_ code: String) throws -> [Int: [String]] {
                try StyleCompiler.messages("import SwiftUI\n@MainActor func use() { _ = \(code) }")
            }
            try holds(messages("CTFontCreateWithName(\"Menlo\" as CFString, 12, nil)") != [:])
            try holds(messages("CTFontCreateUIFontForLanguage(.system, 12, nil)") != [:])
            try holds(messages("Font.body") == [:])
        },
    ]

    /// UIKit and AppKit.
    static let ofUIKit: [String: Proof] = [
        "uikit-traits-by-size": {
            func messages(_ traits: String) throws -> [Int: [String]] {
                try StyleCompiler.messages("import SwiftUI\nlet a = UITraitCollection(\(traits))")
            }
            try holds(messages("preferredContentSizeCategory: .large") != [:])
            try holds(messages("userInterfaceStyle: .dark") == [:])
        },
        "uikit-import": {
            try holds(StyleCompiler.messages("import SwiftUI\nlet a = Color(UIColor.systemGray5)") == [:])
        },
        "uikit-names": {
            try holds(
                StyleCompiler.messages(
                    """
                    import SwiftUI
                    @MainActor func use() { UIImpactFeedbackGenerator(style: .light).impactOccurred() }
                    let insets = UIEdgeInsets.zero
                    @MainActor func path() -> Path { Path(UIBezierPath(ovalIn: .zero).cgPath) }
                    struct Blur: UIViewRepresentable {
                        func makeUIView(context: Context) -> UIVisualEffectView { UIVisualEffectView() }
                        func updateUIView(_ view: UIVisualEffectView, context: Context) {}
                    }
                    """) == [:])
        },
        "uikit-windows": {
            #expect(UIApplication.shared.windows.isEmpty)
            #expect(UIScreen.main.bounds.size == CGSize(width: 393, height: 852))
            #expect(UIApplication.shared.canOpenURL(URL(fileURLWithPath: "/")) == false)
        },
        "uikit-appearance": {
            let plain = laidOut(Toggle("a", isOn: .constant(true))).list
            UISwitch.appearance().onTintColor = .red
            defer { UISwitch.appearance().onTintColor = nil }
            #expect(laidOut(Toggle("a", isOn: .constant(true))).list == plain)
            isTested("A bar that is not drawn is said, and what is said of all views of a class")
        },
        "uikit-settable": {
            isTested("What can be set draws, warns, or changes no still picture")
            isTested("What is set and not drawn is said once, by its name")
        },
        "uikit-bars": {
            #expect(words(Native(view: UINavigationBar())) == ["UINavigationBar"])
            isTested("A bar that is not drawn is said, and what is said of all views of a class")
        },
        "uikit-attributes": {
            isTested("Attributes of a text are drawn, others are the label's")
            isTested("What is set and not drawn is said once, by its name")
        },
        "uikit-images": { isTested("A picture says what it lacks where it is drawn") },
        "uikit-constraints": {
            let view = UIView()
            let label = UILabel()
            label.text = "a"
            view.addSubview(label)
            let before = laidOut(Native(view: view)).list
            NSLayoutConstraint.activate([label.widthAnchor.constraint(equalToConstant: 90)])
            #expect(laidOut(Native(view: view)).list == before)
        },
        "uikit-drawing": {
            final class Drawn: UIView {
                override func draw(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }
            }
            #expect(words(Native(view: Drawn())) == [])
            #expect(laidOut(Native(view: Drawn())).list.items.count > 0)
            #expect(words(Native(view: UITableView())) == ["UITableView"])
        },
        "uikit-image-renderer": {
            #expect(UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }.cgImage != nil)
            #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        },
        "uikit-image-of-bytes": {
            try holds(
                StyleCompiler.messages(
                    """
                    import SwiftUI
                    func make(_ provider: CGDataProvider, _ space: CGColorSpace) -> CGImage? {
                        CGImage(
                            width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4,
                            space: space, bitmapInfo: [], provider: provider, decode: nil,
                            shouldInterpolate: false, intent: .defaultIntent)
                    }
                    """) != [:])
        },
        "uikit-layers": {
            final class Particles: UIView {
                override class var layerClass: AnyClass { CAEmitterLayer.self }
            }
            let view = Particles()
            view.backgroundColor = .red
            (view.layer as? CAEmitterLayer)?.emitterCells = [CAEmitterCell()]
            #expect(laidOut(Native(view: view)).warnings == ["CAEmitterLayer.emitterCells is ignored"])
        },
        "uikit-time": {
            let timer = Timer.scheduledTimer(
                timeInterval: 0, target: "a", selector: Selector("called"), userInfo: nil, repeats: false)
            defer { timer.invalidate() }
            #expect(CADisplayLink(target: "a", selector: Selector("called")).timestamp == 0)
            #expect(CACurrentMediaTime() == 0)
        },
        "uikit-schedulers": {
            var said: [Int] = []
            let next = Just(1).receive(on: RunLoop.main).sink { said.append($0) }
            let later = Just(2).delay(for: .seconds(1), scheduler: DispatchQueue.main).sink {
                said.append($0)
            }
            defer { withExtendedLifetime((next, later)) {} }
            #expect(said == [1])
        },
        // Tests/SourceTrialTests/FoundViewTests.swift does it.
        "optional-members": {},
        "uikit-text-size": {
            #expect("abcd".size(withAttributes: [.font: UIFont.systemFont(ofSize: 10)]).width == 20)
        },
        "appkit-names": {
            #expect(Color(nsColor: .labelColor) == Color(uiColor: .label))
            #expect(NSScreen.main?.frame.size == CGSize(width: 1440, height: 900))
        },
        "appkit-module": {
            try holds(StyleCompiler.messages("import AppKit") != [:])
            try holds(
                StyleCompiler.messages("#if canImport(AppKit)\nlet a: Missing = 1\n#endif") == [:])
        },
        // Tests/SourceTrialTests/FoundStyleTests.swift does it.
        "appkit-in-source-files": {},
        "container-shape-place": {
            let shape = { (alignment: Alignment) in
                laidOut(
                    ContainerRelativeShape().frame(width: 20, height: 20)
                        .frame(width: 40, height: 40, alignment: alignment)
                        .containerShape(RoundedRectangle(cornerRadius: 15))
                ).list.items.count
            }
            #expect(shape(.center) == shape(.topLeading))
        },
    ]
}
