public import Foundation
public import ViewCore

/// One preset applied to one control with one label.
public struct Specimen: Sendable {
    /// `<group>/<Control>/<member>[.<config member>]`; the group is added by the catalogue.
    public internal(set) var id: String
    /// The control's type, such as `Button`.
    public let control: String
    /// The style's type.
    public let style: String
    /// The member as spelled in Swift, such as `primaryHero`.
    public let preset: String
    /// Values of the preset's configuration, for captions: `size large`, `full width`.
    public let details: [String]
    public var axes: Axes
    /// Room offered to the view across, in points; a view that does not fill it is as wide as it wants.
    public var width: CGFloat
    /// Where it is declared, for reports.
    public let file: String
    public let line: Int
    /// What its pictures may differ by; `nil` for nothing.
    public package(set) var tolerance: Tolerance?
    /// How large its goldens may be; `nil` for the store's own limit.
    public package(set) var goldenSize: GoldenSize?
    package internal(set) var colors = ColorCatalog()
    let make: @MainActor @Sendable (TileContext) -> AnyView

    /// - Parameters:
    ///   - name: `<Control>/<member>`, for example `Button/primaryHero`.
    ///   - style: the style's type, for listings.
    ///   - configuration: the preset's configuration, whose values become captions.
    ///   - content: the control with its label and the style applied.
    public init<Style, Content: View>(
        _ name: String, style: Style.Type, configuration: (any Sendable)? = nil,
        axes: Axes = Axes(), width: CGFloat = 320, file: String = #filePath, line: Int = #line,
        @ViewBuilder content: @escaping @MainActor @Sendable (TileContext) -> Content
    ) {
        let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
        id = name
        control = parts.first ?? name
        preset = parts.count > 1 ? parts[1] : name
        self.style = typeName(style)
        details = configuration.map(captions) ?? []
        self.axes = axes
        self.width = width
        self.file = file
        self.line = line
        make = { AnyView(content($0)) }
    }

    public init<Style, Content: View>(
        _ name: String, style: Style.Type, configuration: (any Sendable)? = nil,
        axes: Axes = Axes(), width: CGFloat = 320, file: String = #filePath, line: Int = #line,
        @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
    ) {
        self.init(
            name, style: style, configuration: configuration, axes: axes, width: width, file: file,
            line: line
        ) { _ in content() }
    }

    /// All of its pictures.
    public var tiles: [Tile] { axes.points.map { Tile(specimen: self, point: $0) } }
}

/// What a specimen's content may read of the tile it is drawn for.
public struct TileContext: Sendable {
    public let point: TilePoint

    public var state: TileState { point.state }

    /// The value of a declared axis; without such an axis, an empty string.
    public subscript(axis: String) -> String {
        point.custom.first { $0.axis == axis }?.value ?? ""
    }

    /// Whether a declared flag is `on`.
    public func isOn(_ flag: String) -> Bool { self[flag] == "on" }
}

/// A specimen at one point of its axes: one picture.
public struct Tile: Sendable {
    public private(set) var specimen: Specimen
    public let point: TilePoint
    /// Words in place of the control's own label; the id does not show them.
    public var label: String?

    public init(specimen: Specimen, point: TilePoint, label: String? = nil) {
        self.specimen = specimen
        self.point = point
        self.label = label
    }

    public var id: String { "\(specimen.id)/\(point.name)" }

    /// Offers the view another width, in points.
    public mutating func setWidth(_ width: Double) { specimen.width = width }
}

/// A configuration's stored values as short captions, in the order they are declared.
///
/// `size: .large, isFullWidth: true, haptic: .medium` → `size large`, `full width`, `haptic medium`.
private func captions(_ configuration: any Sendable) -> [String] {
    Mirror(reflecting: configuration).children.compactMap { child in
        guard let label = child.label else { return nil }
        let name = words(label)
        var value = child.value
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional {
            guard let wrapped = mirror.children.first?.value else { return "no \(name)" }
            value = wrapped
        }
        if let flag = value as? Bool {
            let bare = name.hasPrefix("is ") ? String(name.dropFirst(3)) : name
            return flag ? bare : "not \(bare)"
        }
        if let number = value as? CGFloat { return "\(name) \(shortNumber(number))" }
        if let number = value as? Double { return "\(name) \(shortNumber(number))" }
        return "\(name) \(words("\(value)"))"
    }
}

/// `isFullWidth` → `is full width`.
private func words(_ name: String) -> String {
    var result = ""
    for character in name {
        if character.isUppercase, !result.isEmpty { result += " " }
        result += character.lowercased()
    }
    return result
}
