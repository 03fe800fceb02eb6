package import Drawing
import Foundation
import JSON
import Streams

/// A colour token's value.
package enum TokenColor: Hashable, Sendable {
    case color(RGBA)
    /// A colour that no 8-bit sRGB value stands for, and why; only its name is known.
    case unnameable(String)
}

extension TokenColor {
    /// Reads `#RRGGBB`, `#RRGGBBAA` or `{"colorSpace", "components", "alpha", "hex"}`.
    ///
    /// Source: Design Tokens Color Module 2025.10; the string form is that of the drafts before.
    init(
        _ value: JSONValue, resolving resolve: (JSONValue) throws(ValueError) -> JSONValue
    ) throws(ValueError) {
        switch value {
        case .string(let text): self = .color(try TokenColor.color(hex: text, allowsAlpha: true))
        case .object(let members):
            var fields: [String: JSONValue] = [:]
            for (key, value) in members { fields[key] = try resolve(value) }
            self = try TokenColor(fields: fields, resolving: resolve)
        default:
            throw ValueError(
                "a colour is \"#RRGGBB\" or an object with \"colorSpace\" and \"components\"")
        }
    }

    private init(
        fields: [String: JSONValue], resolving resolve: (JSONValue) throws(ValueError) -> JSONValue
    ) throws(ValueError) {
        guard case .string(let name) = fields["colorSpace"] else {
            throw ValueError("the colour has no \"colorSpace\", such as \"srgb\"")
        }
        guard let space = TokenColorSpace(rawValue: name) else {
            throw ValueError(
                "'\(shown(name))' is not a colour space; the colour spaces are "
                    + TokenColorSpace.allCases.map(\.rawValue).joined(separator: ", "))
        }
        guard case .array(let values) = fields["components"], values.count == 3 else {
            throw ValueError("\"components\" must be a list of three numbers")
        }
        var components: [Double] = []
        for (value, range) in zip(values, space.ranges) {
            components.append(try TokenColor.component(try resolve(value), range, of: space))
        }
        var alpha = 1.0
        if let value = fields["alpha"] {
            guard case .number(let number) = value, (0...1).contains(number) else {
                throw ValueError("\"alpha\" must be a number from 0 to 1")
            }
            alpha = number
        }
        var fallback: RGBA?
        if let value = fields["hex"] {
            guard case .string(let text) = value else {
                throw ValueError("\"hex\" must be a string such as \"#007AFF\"")
            }
            fallback = try TokenColor.color(hex: text, allowsAlpha: false)
            fallback?.alpha = alpha
        }
        if let exact = space.color(components, alpha: alpha) {
            self = .color(exact)
        } else if let fallback {
            self = .color(fallback)
        } else {
            self = .unnameable("a colour of \(name) that sRGB cannot show, without \"hex\"")
        }
    }

    private static func component(
        _ value: JSONValue, _ range: ClosedRange<Double>, of space: TokenColorSpace
    ) throws(ValueError) -> Double {
        // A missing component counts as 0, as in CSS.
        if value == .string("none") { return 0 }
        guard case .number(let number) = value else {
            throw ValueError("\"components\" must be numbers or \"none\"")
        }
        guard range.contains(number) else {
            throw ValueError(
                "the component \(number) is out of range: in \(space.rawValue) it goes from "
                    + "\(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    private static func color(hex text: String, allowsAlpha: Bool) throws(ValueError) -> RGBA {
        let digits = text.utf8.dropFirst()
        guard text.utf8.first == UInt8(ascii: "#"),
            digits.count == 6 || digits.count == 8 && allowsAlpha,
            digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
            let number = UInt32(text.dropFirst(), radix: 16)
        else {
            throw ValueError(
                "'\(shown(text))' is not a colour; write #RRGGBB"
                    + (allowsAlpha ? ", #RRGGBBAA or an object with \"colorSpace\"" : ""))
        }
        let packed = digits.count == 6 ? number << 8 | 255 : number
        func part(_ shift: UInt32) -> Double { Double(packed >> shift & 255) / 255 }
        return RGBA(red: part(24), green: part(16), blue: part(8), alpha: part(0))
    }
}
