import SwiftUI
import UIKit
import ViewCore

extension NameRows {
    static func fonts(_ rows: inout NameRows) {
        rows.owner = "Font"
        func row(_ name: String, from plain: Font = .system(size: 99), _ font: Font) {
            rows.drawn(
                name, from: { Text("word 11\nword").font(plain) }, to: { Text("word 11\nword").font(font) })
        }
        row("body", .body)
        row("default", .default)
        row("callout", .callout)
        row("caption", .caption)
        row("caption2", .caption2)
        row("footnote", .footnote)
        row("headline", .headline)
        row("largeTitle", .largeTitle)
        row("subheadline", .subheadline)
        row("title", .title)
        row("title2", .title2)
        row("title3", .title3)
        row("init(_:)", Font(UIFont.systemFont(ofSize: 30)))
        row("bold()", from: .body, .body.bold())
        row("bold(_:)", from: .body, .body.bold(true))
        row("pointSize(_:)", from: .body, .body.pointSize(30))
        row("scaled(by:)", from: .body, .body.scaled(by: 2))
        row("italic()", from: .body, .body.italic())
        row("italic(_:)", from: .body.italic(), .body.italic().italic(false))
        row("leading(_:)", from: .body, .body.leading(.loose))
        row("monospaced()", from: .body, .body.monospaced())
        row("monospaced(_:)", from: .body.monospaced(), .body.monospaced().monospaced(false))
        row("monospacedDigit()", from: .body, .body.monospacedDigit())
        row("weight(_:)", from: .body, .body.weight(.black))
        row("system(_:design:)", .system(.body, design: .serif))
        row("system(_:design:weight:)", .system(.body, design: .serif, weight: .black))
        row("system(size:weight:design:)", .system(size: 30, weight: .black, design: .serif))
        // A family that is not registered is another matter, and warns.
        row("custom(_:size:)", .custom("Source Serif 4", size: 30))
        row("custom(_:fixedSize:)", .custom("Source Serif 4", fixedSize: 30))
        row("custom(_:size:relativeTo:)", .custom("Source Serif 4", size: 30, relativeTo: .title))
        let serif = Font.system(.body, design: .serif)
        row("smallCaps()", from: serif, serif.smallCaps())
        row("smallCaps(_:)", from: serif, serif.smallCaps(true))
        row("lowercaseSmallCaps()", from: serif, serif.lowercaseSmallCaps())
        row("lowercaseSmallCaps(_:)", from: serif.smallCaps(), serif.smallCaps().lowercaseSmallCaps(false))
        rows.drawn(
            "uppercaseSmallCaps()", from: { Text("Word").font(.title) },
            to: { Text("Word").font(.title.uppercaseSmallCaps()) })
        rows.drawn(
            "uppercaseSmallCaps(_:)", from: { Text("Word").font(.title.smallCaps()) },
            to: { Text("Word").font(.title.smallCaps().uppercaseSmallCaps(false)) })
        row("width(_:)", from: .body, .body.width(.condensed))
        for (name, width) in [
            ("compressed", Font.Width.compressed), ("condensed", .condensed), ("expanded", .expanded),
            ("init(_:)", .init(0.3)),
        ] {
            row("Width." + name, from: .body, .body.width(width))
        }
        rows.holds("Width.standard") {
            nameLaidOut(Text("a").font(.body.width(.standard))).list == nameLaidOut(Text("a")).list
        }
        rows.holds("Width.value") { Font.Width(0.3).value == 0.3 }
        for (name, design) in [
            ("default", Font.Design.default), ("monospaced", .monospaced), ("rounded", .rounded),
            ("serif", .serif),
        ] {
            row(
                "Design." + name, from: .system(.body, design: design == .serif ? .rounded : .serif),
                .system(.body, design: design))
        }
        for (name, leading) in [("loose", Font.Leading.loose), ("tight", .tight)] {
            row("Leading." + name, from: .body, .body.leading(leading))
        }
        row("Leading.standard", from: .body.leading(.loose), .body.leading(.standard))
        for (name, weight) in [
            ("black", Font.Weight.black), ("bold", .bold), ("heavy", .heavy), ("light", .light),
            ("medium", .medium), ("semibold", .semibold), ("thin", .thin), ("ultraLight", .ultraLight),
        ] {
            row("Weight." + name, from: .body, .body.weight(weight))
        }
        row("Weight.regular", from: .body.bold(), .body.weight(.regular))
        for (name, style) in [
            ("body", Font.TextStyle.body), ("callout", .callout), ("caption", .caption),
            ("caption2", .caption2),
            ("footnote", .footnote), ("headline", .headline), ("largeTitle", .largeTitle),
            ("subheadline", .subheadline), ("title", .title), ("title2", .title2), ("title3", .title3),
        ] {
            row("TextStyle." + name, .system(style))
        }
        resolvedFonts(&rows)
    }

    private static func resolvedFonts(_ rows: inout NameRows) {
        func resolved(
            _ name: String, _ font: Font, _ isSo: @escaping @MainActor @Sendable (Font.Resolved) -> Bool
        ) {
            rows.holds(name) {
                var answer = false
                _ = nameLaidOut(Resolving(font: font) { answer = isSo($0) })
                return answer
            }
        }
        resolved("resolve(in:)", .body) { $0.pointSize == 17 }
        resolved("Resolved.pointSize", .system(size: 30)) { $0.pointSize == 30 }
        resolved("Resolved.isBold", .body.bold()) { $0.isBold }
        resolved("Resolved.isItalic", .body.italic()) { $0.isItalic }
        resolved("Resolved.isMonospaced", .body.monospaced()) { $0.isMonospaced }
        resolved("Resolved.isSmallCaps", .body.smallCaps()) { $0.isSmallCaps }
        resolved("Resolved.isLowercaseSmallCaps", .body.lowercaseSmallCaps()) { $0.isLowercaseSmallCaps }
        resolved("Resolved.isUppercaseSmallCaps", .body.uppercaseSmallCaps()) { $0.isUppercaseSmallCaps }
        resolved("Resolved.leading", .body.leading(.loose)) { $0.leading == .loose }
        resolved("Resolved.weight", .body.weight(.black)) { $0.weight == .black }
        resolved("Resolved.width", .body.width(.condensed)) { $0.width == .condensed }
        rows.holds("Context.debugDescription") {
            !"\(EnvironmentValues().fontResolutionContext.debugDescription)".isEmpty
        }
    }
}

private struct Resolving: View {
    @Environment(\.fontResolutionContext) private var context
    var font: Font
    var told: @MainActor (Font.Resolved) -> Void
    init(font: Font, told: @escaping @MainActor (Font.Resolved) -> Void) {
        self.font = font
        self.told = told
    }
    var body: some View { Text("a").onAppear { told(font.resolve(in: context)) } }
}
