public import Foundation
import ViewCore

/// What a font is asked for: a face, a size and traits.
///
/// A class as in UIKit; nothing of it changes after it was made, which is why it can be shared.
public final class UIFontDescriptor: Hashable, @unchecked Sendable {
    enum Face: Hashable {
        case system(Font.Weight, Font.Design)
        case style(Font.TextStyle, Font.Design)
        case named(String)
    }

    let face: Face
    public let pointSize: CGFloat
    public let symbolicTraits: SymbolicTraits
    let hasMonospacedDigits: Bool
    /// As `UIFont.Width` counts it.
    private let width: CGFloat

    init(
        _ face: Face, size: CGFloat, traits: SymbolicTraits = [], hasMonospacedDigits: Bool = false,
        width: CGFloat = 0
    ) {
        self.face = face
        pointSize = size
        symbolicTraits = traits
        self.hasMonospacedDigits = hasMonospacedDigits
        self.width = width
    }

    public convenience init(name fontName: String, size: CGFloat) { self.init(.named(fontName), size: size) }
    public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFontDescriptor(
            .style(style.style, .default), size: Font.standardSize(of: style.style, on: .ios))
    }
    public static func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor { preferredFontDescriptor(withTextStyle: style) }

    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
        // As AppKit spells them.
        public static let italic = traitItalic
        public static let bold = traitBold
        public static let monoSpace = traitMonoSpace
    }

    /// A design of the system's font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = SystemDesign(rawValue: "default")
        public static let serif = SystemDesign(rawValue: "serif")
        public static let rounded = SystemDesign(rawValue: "rounded")
        public static let monospaced = SystemDesign(rawValue: "monospaced")
    }

    /// What `addingAttributes(_:)` names; a still picture has the traits and the weight of them.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let family = AttributeName(rawValue: "family")
        public static let name = AttributeName(rawValue: "name")
        public static let face = AttributeName(rawValue: "face")
        public static let size = AttributeName(rawValue: "size")
        public static let traits = AttributeName(rawValue: "traits")
        public static let featureSettings = AttributeName(rawValue: "featureSettings")
    }

    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let weight = TraitKey(rawValue: "weight")
        public static let width = TraitKey(rawValue: "width")
        public static let slant = TraitKey(rawValue: "slant")
        public static let symbolic = TraitKey(rawValue: "symbolic")
    }

    /// `nil` for a font that has no such design.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        let design = Font.Design(rawValue: design.rawValue) ?? .default
        let face: Face
        switch self.face {
        case .system(let weight, _): face = .system(weight, design)
        case .style(let style, _): face = .style(style, design)
        case .named: return nil
        }
        return with(face: face)
    }

    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        UIFontDescriptor(
            face, size: pointSize, traits: symbolicTraits, hasMonospacedDigits: hasMonospacedDigits,
            width: width)
    }
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(
            face, size: newPointSize, traits: symbolicTraits, hasMonospacedDigits: hasMonospacedDigits,
            width: width)
    }
    public func withFamily(_ newFamily: String) -> UIFontDescriptor { with(face: .named(newFamily)) }
    public func withFace(_ newFace: String) -> UIFontDescriptor { self }
    public func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
        guard let traits = attributes[.traits] as? [TraitKey: Any] else { return self }
        guard let weight = traits[.weight] as? UIFont.Weight else { return self }
        switch face {
        case .system(_, let design): return with(face: .system(weight.weight, design))
        case .style(_, let design): return with(face: .system(weight.weight, design))
        case .named: return self
        }
    }

    private func with(face: Face) -> UIFontDescriptor {
        UIFontDescriptor(
            face, size: pointSize, traits: symbolicTraits, hasMonospacedDigits: hasMonospacedDigits,
            width: width)
    }

    /// The same in SwiftUI. A text style at its own size follows the user's text size.
    var font: Font {
        var font: Font
        switch face {
        case .system(let weight, let design): font = .system(size: pointSize, weight: weight, design: design)
        case .style(let style, let design):
            font =
                pointSize == Font.standardSize(of: style, on: .ios)
                ? .system(style, design: design)
                : .system(size: pointSize, weight: style == .headline ? .semibold : .regular, design: design)
        case .named(let name): font = .custom(name, fixedSize: pointSize)
        }
        if symbolicTraits.contains(.traitBold) { font = font.bold() }
        if symbolicTraits.contains(.traitItalic) { font = font.italic() }
        if symbolicTraits.contains(.traitMonoSpace) { font = font.monospaced() }
        if symbolicTraits.contains(.traitTightLeading) { font = font.leading(.tight) }
        if symbolicTraits.contains(.traitLooseLeading) { font = font.leading(.loose) }
        if hasMonospacedDigits { font = font.monospacedDigit() }
        if width != 0 {
            font = font.width(Font.Width(width))
        } else if symbolicTraits.contains(.traitCondensed) {
            font = font.width(.condensed)
        } else if symbolicTraits.contains(.traitExpanded) {
            font = font.width(.expanded)
        }
        return font
    }

    public static func == (a: UIFontDescriptor, b: UIFontDescriptor) -> Bool {
        a.face == b.face && a.pointSize == b.pointSize && a.symbolicTraits == b.symbolicTraits
            && a.hasMonospacedDigits == b.hasMonospacedDigits && a.width == b.width
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(face)
        hasher.combine(pointSize)
    }
}

/// As AppKit spells it.
public typealias NSFontDescriptor = UIFontDescriptor
