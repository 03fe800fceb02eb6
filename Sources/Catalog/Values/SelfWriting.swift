import Foundation
import ViewCore

/// A type of ours whose values have a way that people write them.
protocol SelfWriting {
    func written(by writer: ValueWriter) -> ValueWriter.Written
}

/// One whose values are named: the text is an expression or a name as it stands in code.
protocol NamedValue: SelfWriting {
    var codeName: String { get }
}

extension NamedValue {
    func written(by writer: ValueWriter) -> ValueWriter.Written {
        ValueWriter.Written(text: writer.name(ofCase: codeName))
    }
}

// MARK: - Places

extension HorizontalAlignment: NamedValue { var codeName: String { key.name } }
extension VerticalAlignment: NamedValue { var codeName: String { key.name } }
extension Alignment: NamedValue { var codeName: String { traced.description } }

extension UnitPoint: NamedValue {
    /// `topLeading`; of others their parts.
    var codeName: String { traced.description }
}

extension Angle: SelfWriting {
    func written(by writer: ValueWriter) -> ValueWriter.Written {
        .init(text: NumberText.rounded(degrees) + "°")
    }
}

extension EdgeInsets: SelfWriting {
    func written(by writer: ValueWriter) -> ValueWriter.Written {
        if top == leading, leading == bottom, bottom == trailing { return writer.written(top) }
        let edges = [("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing)]
        return .init(text: edges.map { writer.labelled($0.0, $0.1) }.joined(separator: ", "), isList: true)
    }
}

// MARK: - Texts

extension Text: SelfWriting {
    func written(by writer: ValueWriter) -> ValueWriter.Written { writer.written(plain) }
}

extension LocalizedStringKey: SelfWriting {
    func written(by writer: ValueWriter) -> ValueWriter.Written { writer.written(text.plain) }
}

extension Image: SelfWriting {
    func written(by writer: ValueWriter) -> ValueWriter.Written {
        switch source {
        case .symbol(let name), .named(let name): writer.written(name)
        case .pixels(_, let width, let height, _): .init(text: "image of \(width) × \(height) pixels")
        case .drawing(let drawing):
            .init(
                text: "drawing of \(NumberText.rounded(drawing.size.width)) × "
                    + NumberText.rounded(drawing.size.height))
        }
    }
}

// MARK: - Ranges

extension Range: SelfWriting {
    func written(by writer: ValueWriter) -> ValueWriter.Written {
        .init(text: "\(writer.written(lowerBound).inList)..<\(writer.written(upperBound).inList)")
    }
}

extension ClosedRange: SelfWriting {
    func written(by writer: ValueWriter) -> ValueWriter.Written {
        .init(text: "\(writer.written(lowerBound).inList)...\(writer.written(upperBound).inList)")
    }
}

extension AnyHashable: SelfWriting {
    func written(by writer: ValueWriter) -> ValueWriter.Written { writer.written(base) }
}

/// Numbers as people write them.
enum NumberText {
    /// Three decimals, or three digits where that would lose what the number is: `0.85`, `0.0001`, `1e-20`.
    static func rounded(_ value: Double) -> String {
        let short = shortNumber(value)
        guard value.isFinite, value != 0, let read = Double(short), abs(read - value) > abs(value) * 0.01
        else {
            return short
        }
        return exact(Double(String(format: "%.3g", value)) ?? value)
    }

    /// As many digits as tell it from every other number, without a needless point: `2`, `0.1`, `1e+21`.
    static func exact(_ value: some BinaryFloatingPoint & CustomStringConvertible) -> String {
        if value.isNaN { return "nan" }
        if value.isInfinite { return value < 0 ? "-infinity" : "infinity" }
        let text = value.description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
