import Drawing
import Foundation
import ViewCore

// Styles are written as code writes them, whose dot tells them from other words: `.indigo`, `#1A334D`,
// `.headline.bold()`.

/// A style whose text is code in captions; ids leave the dot out.
protocol CodeWriting: SelfWriting {
    func code(_ writer: ValueWriter) -> String
}

extension CodeWriting {
    func written(by writer: ValueWriter) -> ValueWriter.Written {
        let text = code(writer)
        return .init(text: writer.naming == .code && text.hasPrefix(".") ? String(text.dropFirst()) : text)
    }
}

// MARK: - Colours

extension Color: CodeWriting {
    func code(_ writer: ValueWriter) -> String { Color.code(source) }

    private static func code(_ source: Source) -> String {
        switch source {
        case .fixed(.white): ".white"
        case .fixed(.black): ".black"
        case .fixed(.clear): ".clear"
        case .fixed(let color), .held(let color), .extended(let color): color.description
        case .exposed(let base, let stops): "\(code(base)).exposureAdjust(\(NumberText.rounded(stops)))"
        case .system(let color): "." + color.rawValue
        case .named(let name): onOneLine(name)
        case .accent: ".accentColor"
        case .primary: ".primary"
        case .secondary: ".secondary"
        case .family(.fill): ".fill"
        case .family(.background): ".background"
        case .opacity(let base, let factor):
            switch base {
            // A number takes its alpha into itself; a name keeps it beside it.
            case .fixed(let color) where ![.white, .black, .clear].contains(color):
                color.multiplyingAlpha(by: factor).description
            default: "\(code(base)).opacity(\(NumberText.rounded(factor)))"
            }
        case .mix(let a, let b, let fraction):
            "\(code(a)).mix(with: \(code(b)), by: \(NumberText.rounded(fraction)), in: .device)"
        case .perceptualMix(let a, let b, let fraction):
            "\(code(a)).mix(with: \(code(b)), by: \(NumberText.rounded(fraction)))"
        case .variants(let light, let dark): "\(code(light)), dark \(code(dark))"
        }
    }
}

extension Color.Resolved: SelfWriting {
    func written(by writer: ValueWriter) -> ValueWriter.Written { .init(text: rgba.description) }
}

extension RGBA: SelfWriting {
    func written(by writer: ValueWriter) -> ValueWriter.Written { .init(text: description) }
}

extension Gradient: SelfWriting {
    func written(by writer: ValueWriter) -> ValueWriter.Written {
        let last = CGFloat(max(stops.count - 1, 1))
        // Colours at equal distances go without places.
        let isEven = stops.enumerated().allSatisfy { abs($1.location - CGFloat($0) / last) < 0.002 }
        let texts = stops.prefix(12).map { stop in
            writer.written(stop.color).inList + (isEven ? "" : " at \(NumberText.rounded(stop.location))")
        }
        return .init(
            text: (texts + writer.more(stops.count - texts.count)).joined(separator: writer.separator),
            isList: stops.count > 1)
    }
}

extension Material: CodeWriting {
    func code(_ writer: ValueWriter) -> String {
        let named: [(Material, String)] = [
            (.ultraThin, "ultraThin"), (.thin, "thin"), (.regular, "regular"), (.thick, "thick"),
            (.ultraThick, "ultraThick"),
        ]
        return named.first { $0.0 == self }.map { ".\($0.1)Material" } ?? "material"
    }
}

// MARK: - Semantic styles

extension AnyShapeStyle: SelfWriting {
    func written(by writer: ValueWriter) -> ValueWriter.Written {
        Mirror(reflecting: self).children.first.map { writer.written($0.value) } ?? .init(text: "style")
    }
}

extension AnyGradient: SelfWriting {
    func written(by writer: ValueWriter) -> ValueWriter.Written {
        var parts: [String: Any] = [:]
        for child in Mirror(reflecting: self).children { parts[child.label ?? ""] = child.value }
        let space = parts["isPerceptual"] as? Bool == true ? ".colorSpace(.perceptual)" : ""
        if let color = parts["color"].flatMap(writer.unwrapped) {
            return .init(text: writer.written(color).text + ".gradient" + space)
        }
        guard let gradient = parts["gradient"].map({ writer.written($0) }) else {
            return .init(text: "gradient")
        }
        return space.isEmpty ? gradient : .init(text: gradient.text + space)
    }
}

extension HierarchicalShapeStyle: CodeWriting {
    func code(_ writer: ValueWriter) -> String { "." + levelNames[min(max(level, 0), 4)] }
}

extension BackgroundStyle: CodeWriting {
    func code(_ writer: ValueWriter) -> String { ".background" + suffix(level) }
}

extension FillShapeStyle: CodeWriting {
    func code(_ writer: ValueWriter) -> String { ".fill" + suffix(level) }
}

extension ForegroundStyle: CodeWriting {
    func code(_ writer: ValueWriter) -> String { ".foreground" }
}

extension TintShapeStyle: CodeWriting {
    func code(_ writer: ValueWriter) -> String { ".tint" }
}
extension SeparatorShapeStyle: CodeWriting {
    func code(_ writer: ValueWriter) -> String { ".separator" }
}
extension PlaceholderTextShapeStyle: CodeWriting {
    func code(_ writer: ValueWriter) -> String { ".placeholder" }
}
extension LinkShapeStyle: CodeWriting {
    func code(_ writer: ValueWriter) -> String { ".link" }
}
extension SelectionShapeStyle: CodeWriting {
    func code(_ writer: ValueWriter) -> String { ".selection" }
}
extension WindowBackgroundShapeStyle: CodeWriting {
    func code(_ writer: ValueWriter) -> String { ".windowBackground" }
}

extension LeveledShapeStyle: CodeWriting {
    func code(_ writer: ValueWriter) -> String { writer.written(base).text + suffix(level) }
}

private let levelNames = ["primary", "secondary", "tertiary", "quaternary", "quinary"]

private func suffix(_ level: Int) -> String { level > 0 ? "." + levelNames[min(level, 4)] : "" }

// MARK: - Fonts and movement

extension Font: CodeWriting {
    func code(_ writer: ValueWriter) -> String {
        var text =
            switch source {
            case .style(let style, nil, nil): ".\(style.rawValue)"
            case .style(let style, let design, let weight):
                ".system(" + list(".\(style.rawValue)", weight, design) + ")"
            case .system(let size, let weight, let design):
                ".system(" + list("size: \(NumberText.rounded(size))", weight, design) + ")"
            case .custom(let name, let size, _):
                ".custom(\"\(onOneLine(name))\", size: \(NumberText.rounded(size)))"
            }
        if let weight { text += ".weight(.\(weight.codeName))" }
        if isBold { text += ".bold()" }
        if isItalic { text += ".italic()" }
        if let isMonospaced { text += isMonospaced ? ".monospaced()" : ".monospaced(false)" }
        if hasMonospacedDigits { text += ".monospacedDigit()" }
        if hasLowercaseSmallCaps, hasUppercaseSmallCaps { text += ".smallCaps()" }
        if hasLowercaseSmallCaps, !hasUppercaseSmallCaps { text += ".lowercaseSmallCaps()" }
        if hasUppercaseSmallCaps, !hasLowercaseSmallCaps { text += ".uppercaseSmallCaps()" }
        if leading != .standard { text += ".leading(.\(leading))" }
        if width != .standard { text += ".width(.\(width.codeName))" }
        if let ownSize { text += ".pointSize(\(NumberText.rounded(ownSize)))" }
        if scale != 1 { text += ".scaled(by: \(NumberText.rounded(scale)))" }
        return text
    }

    private func list(_ first: String, _ weight: Weight?, _ design: Design?) -> String {
        ([first]
            + [weight.map { "weight: .\($0.codeName)" }, design.map { "design: .\($0.rawValue)" }]
            .compactMap(\.self)).joined(separator: ", ")
    }
}

extension Font.Weight: NamedValue {
    var codeName: String {
        let names = [
            "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
        ]
        let place = Int(value / 100) - 1
        return value.truncatingRemainder(dividingBy: 100) == 0 && names.indices.contains(place)
            ? names[place] : "weight \(NumberText.rounded(value))"
    }
}

extension Font.Width: NamedValue {
    var codeName: String {
        let named: [(Font.Width, String)] = [
            (.compressed, "compressed"), (.condensed, "condensed"), (.standard, "standard"),
            (.expanded, "expanded"),
        ]
        return named.first { $0.0 == self }?.1 ?? NumberText.rounded(value)
    }
}

extension Animation: CodeWriting {
    func code(_ writer: ValueWriter) -> String { description }
}

/// A configuration's stored values as short captions, in the order they are declared.
///
/// `size: .large, isFullWidth: true, haptic: .medium` → `size large`, `full width`, `haptic medium`.
func captions(_ configuration: any Sendable) -> [String] {
    let writer = ValueWriter(.words)
    let members = writer.members(of: configuration)
    let captions =
        members.isEmpty
        ? [writer.text(of: configuration)]
        : members.map { onOneLine(writer.labelled($0.label, $0.value, brackets: false), limit: captionLimit) }
    let shown = captions.filter { !$0.isEmpty }
    guard shown.count > countLimit else { return shown }
    return shown.prefix(countLimit) + ["and \(shown.count - countLimit) more"]
}

/// Of a caption's characters, and of captions: nobody reads more.
private let captionLimit = 240
private let countLimit = 60
