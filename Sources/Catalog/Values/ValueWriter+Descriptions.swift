import Foundation
import ViewCore

// What values say of themselves, where that is the same in every run.

extension ValueWriter {
    /// Values of the standard library and of Foundation that people write in one way.
    func standardText(of value: Any) -> String? {
        switch value {
        case let flag as Bool: flag ? "on" : "off"
        case let character as Character: String(character)
        case let url as URL: url.absoluteString
        case let id as UUID: id.uuidString
        case let locale as Locale: locale.identifier
        case let zone as TimeZone: zone.identifier
        case let calendar as Calendar: "\(calendar.identifier)"
        case let date as Date: date.description
        case let data as Data: "\(data.count) bytes"
        case let number as Decimal: number.description
        case let size as CGSize: "\(text(of: size.width)) × \(text(of: size.height))"
        case let point as CGPoint: "(\(text(of: point.x)) \(text(of: point.y)))"
        case let rectangle as CGRect: "\(text(of: rectangle.size)) at \(text(of: rectangle.origin))"
        case let text as AttributedString: String(text.characters)
        default: nil
        }
    }

    /// An object by its own description if that is steady, else by its type.
    func objectText(of value: Any) -> String {
        if let path = value as? AnyKeyPath {
            let text = String(reflecting: path)
            return isAddress(text) || text.contains("<") ? "key path" : text
        }
        return ownDescription(of: value) ?? typeName(type(of: value))
    }

    /// The description that the value's type writes, unless it may hold an address or a table's order.
    func ownDescription(of value: Any) -> String? {
        // Asked of the type: to cast a value to a class makes objects of whole collections.
        guard let describing = value as? any CustomStringConvertible, !(type(of: value) is NSObject.Type)
        else {
            return nil
        }
        var parts = 200
        guard !hasUnsteadyPart(value, &parts) else { return nil }
        let text = onOneLine(describing.description)
        return isAddress(text) || text.isEmpty ? nil : text
    }

    /// Whether anything inside is known by its place in memory or kept in a hash table.
    private func hasUnsteadyPart(_ value: Any, _ parts: inout Int, isInside: Bool = false) -> Bool {
        parts -= 1
        guard parts > 0 else { return true }
        if value is any SelfWriting || value is any StringProtocol { return false }
        if ValueWriter.isPointer(String(describing: type(of: value))) { return true }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .set, .dictionary: return true
        // An object that describes itself means to, unless it is one part of something else.
        case .class where isInside: return true
        case nil where mirror.children.isEmpty: return !(value is any CustomStringConvertible)
        default: break
        }
        for child in mirror.children where hasUnsteadyPart(child.value, &parts, isInside: true) {
            return true
        }
        return false
    }

    /// Whether a text holds what looks like a place in memory; no colour has as many digits.
    func isAddress(_ text: String) -> Bool {
        var digits = 0
        var last: UInt8 = 0
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "x") where last == UInt8(ascii: "0"): digits = 1
            case UInt8(ascii: "0")...UInt8(ascii: "9") where digits > 0,
                UInt8(ascii: "a")...UInt8(ascii: "f") where digits > 0,
                UInt8(ascii: "A")...UInt8(ascii: "F") where digits > 0:
                digits += 1
            default: digits = 0
            }
            // The first one counts the `x`.
            if digits > 9 { return true }
            last = byte
        }
        return false
    }

    /// Types of the standard library that hold an address.
    static func isPointer(_ type: String) -> Bool {
        type.hasPrefix("Unsafe") || type.hasPrefix("AutoreleasingUnsafe") || type == "OpaquePointer"
            || type == "ObjectIdentifier" || type.hasPrefix("Unmanaged")
    }
}
