import Foundation

/// Words of a literal and values between them, written together where the text stands.
struct WordSequence {
    private enum Part: Sendable {
        case string(String)
        case value(EnvironmentWords)
    }
    private var parts: [Part] = []

    var isEmpty: Bool { parts.isEmpty }

    mutating func append(_ words: String) {
        guard !words.isEmpty else { return }
        if case .string(let before)? = parts.last {
            parts[parts.count - 1] = .string(before + words)
        } else {
            parts.append(.string(words))
        }
    }

    mutating func append(_ value: EnvironmentWords) { parts.append(.value(value)) }

    var text: Text {
        let parts = parts
        guard parts.contains(where: { if case .value = $0 { true } else { false } }) else {
            if case .string(let words)? = parts.first { return Text(verbatim: words) }
            return Text(verbatim: "")
        }
        return Text(
            content: .formatted(
                EnvironmentWords(lacks: { locale in
                    parts.lazy.compactMap { part in
                        if case .value(let value) = part { value.lack(in: locale) } else { nil }
                    }.first
                }) { environment in
                    parts.map { part in
                        switch part {
                        case .string(let words): words
                        case .value(let value): value.written(environment)
                        }
                    }.joined()
                }))
    }
}

/// A number in a literal, in the locale of the place: `1,234` for an integer, `3.141590` for one with a point.
///
/// A literal is a format with `%lld` and `%lf` in the places of its numbers, which Foundation fills in with the digits
/// and separators of a locale.
struct LiteralNumber: Sendable {
    private enum Value: Sendable {
        case signed(Int64)
        case unsigned(UInt64)
        case floating(Double)
    }
    private let value: Value

    /// `nil` for what is no number.
    init?(_ value: some Any) {
        switch value {
        // A boxed number is an object, which says itself how it is written; as a value it would be one of six decimals.
        case is NSNumber where type(of: value) is AnyClass: return nil
        case let value as Double: self.value = .floating(value)
        case let value as Float: self.value = .floating(Double(value))
        case let value as CGFloat: self.value = .floating(Double(value))
        case let value as any SignedInteger & FixedWidthInteger: self.value = .signed(Int64(clamping: value))
        case let value as any UnsignedInteger & FixedWidthInteger:
            self.value = .unsigned(UInt64(clamping: value))
        default: return nil
        }
    }

    /// The number in a format with one place, such as `%.1f km`.
    func words(_ format: String) -> EnvironmentWords {
        let pieces = FormatPiece.pieces(of: format)
        return EnvironmentWords { environment in
            var isWritten = false
            return pieces.map { piece in
                switch piece {
                case .words(let words): return words
                case .argument(_, let specifier):
                    // What the format asks for further is not there.
                    guard !isWritten else { return "" }
                    isWritten = true
                    return written(specifier, in: environment.locale)
                case .own: return "%arg"
                case .substitution(_, let name): return "%#@\(name)@"
                }
            }.joined()
        }
    }

    /// A specifier says how many bits and which kind of number there are; those here are what the number has.
    private func written(_ specifier: String, in locale: Locale) -> String {
        let form = specifier.dropLast().filter { !"hlqLztj".contains($0) }
        switch specifier.last {
        case "e", "E", "f", "F", "g", "G":
            return String(format: form + specifier.suffix(1), locale: locale, floating)
        case "u":
            // The digits of a locale are those of numbers with a sign.
            guard let signed = Int64(exactly: unsigned) else {
                return IntegerFormatStyle<UInt64>(locale: locale).format(unsigned)
            }
            return String(format: form + "lld", locale: locale, signed)
        case "o", "x", "X":
            return String(format: form + "ll" + specifier.suffix(1), locale: locale, unsigned)
        case "d", "i": return String(format: form + "lld", locale: locale, signed)
        default:
            return switch value {
            case .signed(let number): "\(number)"
            case .unsigned(let number): "\(number)"
            case .floating(let number): "\(number)"
            }
        }
    }

    private var floating: Double {
        switch value {
        case .signed(let number): Double(number)
        case .unsigned(let number): Double(number)
        case .floating(let number): number
        }
    }
    private var signed: Int64 {
        switch value {
        case .signed(let number): number
        case .unsigned(let number): Int64(clamping: number)
        case .floating(let number): Int64(exactly: number.rounded(.towardZero)) ?? (number > 0 ? .max : 0)
        }
    }
    private var unsigned: UInt64 {
        switch value {
        case .signed(let number): UInt64(bitPattern: number)
        case .unsigned(let number): number
        case .floating: UInt64(bitPattern: signed)
        }
    }
}
