import Foundation

/// The forms that languages have for counted things.
enum PluralCategory: String, CaseIterable, Sendable {
    case zero, one, two, few, many, other
}

/// Which form a number takes in a language: the cardinal rules of CLDR 44 (unicode.org, `plurals.xml`).
///
/// Foundation knows these rules and gives nobody access to them. A language that is not here counts as one with
/// `other` alone, which every translation has.
enum PluralRule {
    /// - Parameter decimals: how many digits are written behind the point, CLDR's `v`.
    static func category(of number: Double, decimals: Int, in language: String) -> PluralCategory {
        guard number.isFinite else { return .other }
        let n = abs(number)
        let i = n.rounded(.down)
        let isWhole = n == i
        // Of integers alone, which is what most rules speak of.
        let last = isWhole ? Int(i.truncatingRemainder(dividingBy: 10)) : -1
        let lastTwo = isWhole ? Int(i.truncatingRemainder(dividingBy: 100)) : -1
        let isInteger = decimals == 0 && isWhole
        let fraction = Fraction(n - i, decimals: isWhole ? decimals : max(decimals, 1))
        switch language {
        case "ja", "ko", "zh", "th", "vi", "id", "ms", "lo", "my", "km", "jv": return .other
        case "en", "de", "nl", "sv", "fi", "et", "ca", "it", "gl", "sw", "ur", "yi", "fy":
            if isInteger, i == 1 { return .one }
            return language == "it" || language == "ca" ? million(i, isInteger) : .other
        case "nb", "nn", "no", "da", "el", "hu", "tr", "bg", "az", "ka", "kk", "uz", "mn", "eu", "sq", "ta",
            "te",
            "ml", "ky", "af", "ne", "mr", "lb":
            if language == "da", !isWhole, i == 0 || i == 1 { return .one }
            return n == 1 ? .one : .other
        case "es":
            return n == 1 ? .one : million(i, isInteger)
        case "fr":
            return i == 0 || i == 1 ? .one : million(i, isInteger)
        case "pt":
            return i == 0 || i == 1 ? .one : million(i, isInteger)
        case "pt-PT":
            return i == 1 && decimals == 0 ? .one : million(i, isInteger)
        case "hi", "bn", "fa", "gu", "kn", "zu", "am":
            return i == 0 || n == 1 ? .one : .other
        case "hy":
            return i == 0 || i == 1 ? .one : .other
        case "ru", "uk", "be":
            guard language == "be" ? isWhole : isInteger else { return .other }
            if last == 1, lastTwo != 11 { return .one }
            return 2...4 ~= last && !(12...14 ~= lastTwo) ? .few : .many
        case "sr", "hr", "bs":
            let (last, lastTwo) = isInteger ? (last, lastTwo) : (fraction.last, fraction.lastTwo)
            if last == 1, lastTwo != 11 { return .one }
            return 2...4 ~= last && !(12...14 ~= lastTwo) ? .few : .other
        case "pl":
            guard isInteger else { return .other }
            if i == 1 { return .one }
            return 2...4 ~= last && !(12...14 ~= lastTwo) ? .few : .many
        case "cs", "sk":
            guard isInteger else { return .many }
            return i == 1 ? .one : 2...4 ~= i ? .few : .other
        case "sl":
            guard isInteger else { return .few }
            return lastTwo == 1 ? .one : lastTwo == 2 ? .two : 3...4 ~= lastTwo ? .few : .other
        case "lt":
            guard isWhole else { return .many }
            if last == 1, !(11...19 ~= lastTwo) { return .one }
            return 2...9 ~= last && !(11...19 ~= lastTwo) ? .few : .other
        case "lv":
            if last == 0 || 11...19 ~= lastTwo { return .zero }
            if decimals == 2, 11...19 ~= fraction.lastTwo { return .zero }
            if last == 1, lastTwo != 11 { return .one }
            return fraction.last == 1 && (decimals != 2 || fraction.lastTwo != 11) ? .one : .other
        case "ro":
            if isInteger, i == 1 { return .one }
            return !isInteger || n == 0 || 1...19 ~= lastTwo ? .few : .other
        case "he":
            if isInteger { return i == 1 ? .one : i == 2 ? .two : .other }
            return i == 0 ? .one : .other
        case "ar":
            guard isWhole else { return .other }
            if i <= 2 { return i == 0 ? .zero : i == 1 ? .one : .two }
            return 3...10 ~= lastTwo ? .few : 11...99 ~= lastTwo ? .many : .other
        case "ga":
            return n == 1
                ? .one
                : n == 2 ? .two : isWhole && 3...6 ~= n ? .few : isWhole && 7...10 ~= n ? .many : .other
        case "cy":
            return switch n {
            case 0: .zero
            case 1: .one
            case 2: .two
            case 3: .few
            case 6: .many
            default: .other
            }
        case "is":
            let (last, lastTwo) =
                isWhole ? (last, lastTwo) : (fraction.trimmed.last, fraction.trimmed.lastTwo)
            return last == 1 && lastTwo != 11 ? .one : .other
        case "mk":
            let (last, lastTwo) = isInteger ? (last, lastTwo) : (fraction.last, fraction.lastTwo)
            return last == 1 && lastTwo != 11 ? .one : .other
        case "fil", "tl":
            return ![4, 6, 9].contains(isInteger ? last : fraction.last) ? .one : .other
        default: return .other
        }
    }

    /// The digits behind the point, as a number: CLDR's `f`.
    private struct Fraction {
        private let value: Int

        init(_ rest: Double, decimals: Int) {
            // More digits than a number of this kind holds say nothing more.
            let digits = min(max(decimals, 0), 15)
            value = Int((rest * Foundation.pow(10, Double(digits))).rounded())
        }

        private init(_ value: Int) { self.value = value }

        var last: Int { value % 10 }
        var lastTwo: Int { value % 100 }

        /// Without the zeros at its end: CLDR's `t`.
        var trimmed: Fraction {
            var value = value
            while value > 0, value % 10 == 0 { value /= 10 }
            return Fraction(value)
        }
    }

    /// Languages of Romance have a form of their own for whole millions.
    private static func million(_ i: Double, _ isInteger: Bool) -> PluralCategory {
        isInteger && i != 0 && i.truncatingRemainder(dividingBy: 1_000_000) == 0 ? .many : .other
    }
}
