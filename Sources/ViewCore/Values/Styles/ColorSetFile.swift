import Drawing
import Foundation
import JSON

/// What the `Contents.json` of a colour set says.
struct ColorSetFile: Sendable {
    enum Value: Equatable, Sendable {
        case fixed(RGBA)
        /// A colour of the system by its name, such as `systemBlueColor`.
        case system(SystemColor)
    }

    var slots: [AssetSlot] = []
    var values: [Value] = []
    /// What has no effect, as sentences.
    var notes: [String] = []

    private static let keys = AssetSlot.keys.union(["color"])

    init(_ file: AssetPart) throws(AssetFault) {
        notes = try file.notes(knowing: ["colors", "info", "properties"])
        notes += try file.head(properties: AssetProperty.all)
        var parts: [(slot: AssetSlot, part: AssetPart)] = []
        for item in try file.required("colors").array() {
            notes += try item.notes(knowing: ColorSetFile.keys)
            let slot = try AssetSlot(item, &notes)
            // A slot that nobody has filled.
            guard let color = try item.member("color") else { continue }
            parts.append((slot, item))
            slots.append(slot)
            values.append(try value(color))
        }
        try AssetSlot.checkRepeats(parts)
    }

    // MARK: Colours

    private static let spaces = [
        "srgb", "extended-srgb", "extended-linear-srgb", "display-p3", "gray-gamma-22", "extended-gray",
    ]

    private mutating func value(_ part: AssetPart) throws(AssetFault) -> Value {
        notes += try part.notes(knowing: ["color-space", "components", "platform", "reference"])
        if let name = try part.member("reference") {
            _ = try part.word("platform", ["universal", "ios", "osx", "tvos", "watchos", "xros"])
            let reference = try name.string()
            guard let color = ColorSetFile.systemColor(reference) else {
                throw name.fault("is \"\(reference)\", which is not known here; write its components")
            }
            return .system(color)
        }
        let space = try part.word("color-space", ColorSetFile.spaces) ?? "srgb"
        let components = try part.required("components")
        let isGray = space.contains("gray")
        let names = isGray ? ["white"] : ["red", "green", "blue"]
        // Xcode writes a gray in the space of the screen with one component, too.
        let (white, red) = (try components.member("white"), try components.member("red"))
        let hasWhite = !isGray && white != nil && red == nil
        let isExtended = space.hasPrefix("extended")
        notes += try components.notes(knowing: Set((hasWhite ? ["white"] : names) + ["alpha"]))
        var values: [Double] = []
        for name in hasWhite ? ["white"] : names {
            let range = isExtended ? -10.0...10.0 : 0.0...1.0
            values.append(try ColorSetFile.component(components.required(name), within: range))
        }
        var alpha = 1.0
        if let part = try components.member("alpha") {
            alpha = try ColorSetFile.component(part, within: 0...1, isAlpha: true)
        }
        let color = RGBA(
            red: values[0], green: values[values.count > 1 ? 1 : 0], blue: values[values.count - 1],
            alpha: alpha)
        switch space {
        case "display-p3": return .fixed(color.convertedFromDisplayP3)
        case "extended-linear-srgb": return .fixed(color.encodedFromLinear)
        // SwiftUI, too, takes a gray of gamma 2.2 for one of sRGB.
        default: return .fixed(color)
        }
    }

    /// Written as 0…1 with a point, as 0…255 without one, or as `0xNN`; alpha is never 0…255.
    private static func component(
        _ part: AssetPart, within range: ClosedRange<Double>, isAlpha: Bool = false
    ) throws(AssetFault) -> Double {
        let number: Double
        switch part.value {
        case .number(let written): number = written
        default:
            let text = try part.string()
            if text.hasPrefix("0x") || text.hasPrefix("0X") {
                guard let byte = UInt8(text.dropFirst(2), radix: 16) else {
                    throw part.fault("is \"\(text)\"; write \"0x00\" to \"0xFF\"")
                }
                return Double(byte) / 255
            }
            // Double takes "nan", "inf" and hexadecimal numbers, too.
            guard !text.isEmpty, text.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }),
                let written = Double(text), written.isFinite
            else { throw part.fault("is \"\(text)\", no number; write 0.0 to 1.0, 0 to 255 or 0x00 to 0xFF") }
            let isFraction = isAlpha || text.contains { ".eE".contains($0) }
            guard isFraction || 0...255 ~= written else {
                throw part.fault("is \"\(text)\"; without a point write 0 to 255")
            }
            number = isFraction ? written : written / 255
        }
        guard range.contains(number) else {
            throw part.fault(
                "is \(number), beyond \(range.lowerBound) to \(range.upperBound); write one between them")
        }
        return number
    }

    /// `systemBlueColor`, `labelColor`, `systemGray2Color`: UIKit's names with an end.
    private static func systemColor(_ reference: String) -> SystemColor? {
        guard reference.hasSuffix("Color") else { return nil }
        let name = reference.dropLast(5)
        if let color = SystemColor(rawValue: String(name)) { return color }
        guard name.hasPrefix("system") else { return nil }
        let rest = name.dropFirst(6)
        return SystemColor(rawValue: rest.prefix(1).lowercased() + rest.dropFirst())
    }
}
