/// A value in a PDF file, or an operator among the values of a page.
enum PDFObject: Equatable, Sendable {
    case null
    case bool(Bool)
    /// With its spelling, since PDF knows no exponents.
    case number(Double, String)
    case string([UInt8])
    /// A byte is a scalar, as in Latin-1.
    case name(String)
    case array([PDFObject])
    case dictionary([String: PDFObject])
    case reference(Int)
    case keyword(String)

    var number: Double? { if case .number(let number, _) = self { number } else { nil } }
    var integer: Int? { number.flatMap { abs($0) < 1e9 && $0 == $0.rounded() ? Int($0) : nil } }
    var name: String? { if case .name(let name) = self { name } else { nil } }
    var array: [PDFObject]? { if case .array(let array) = self { array } else { nil } }
    var dictionary: [String: PDFObject]? { if case .dictionary(let members) = self { members } else { nil } }
    var reference: Int? { if case .reference(let number) = self { number } else { nil } }
}

extension PDFObject {
    /// As a file spells it; members in the order of their names.
    ///
    /// - Parameter place: the number that a reference has there; `nil` for nothing.
    func write(to bytes: inout [UInt8], _ place: (Int) -> Int?) {
        switch self {
        case .null: bytes += "null".utf8
        case .bool(let isTrue): bytes += "\(isTrue)".utf8
        case .number(_, let text), .keyword(let text): bytes += text.utf8
        case .string(let string): bytes += "<\(string.map(hex).joined())>".utf8
        case .name(let name): PDFObject.write(name, to: &bytes)
        case .array(let values):
            bytes.append(UInt8(ascii: "["))
            for value in values {
                value.write(to: &bytes, place)
                bytes.append(UInt8(ascii: " "))
            }
            bytes.append(UInt8(ascii: "]"))
        case .dictionary(let members):
            bytes += "<<".utf8
            for (key, value) in members.sorted(by: { $0.key < $1.key }) {
                PDFObject.write(key, to: &bytes)
                bytes.append(UInt8(ascii: " "))
                value.write(to: &bytes, place)
            }
            bytes += ">>".utf8
        case .reference(let number): bytes += (place(number).map { "\($0) 0 R" } ?? "null").utf8
        }
    }

    private static func write(_ name: String, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "/"))
        for scalar in name.unicodeScalars {
            let byte = UInt8(truncatingIfNeeded: scalar.value)
            if PDFLexer.isRegular(byte), byte != UInt8(ascii: "#"), 0x21...0x7E ~= byte {
                bytes.append(byte)
            } else {
                bytes += "#\(hex(byte))".utf8
            }
        }
    }
}

private func hex(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
}
