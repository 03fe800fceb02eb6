/// The numbers of an attribute, such as those of a path, and what stands between them.
struct SVGNumbers {
    /// Before, between and after the numbers: one more than there are numbers.
    private(set) var words: [String] = [""]
    private(set) var numbers: [Double] = []

    init(_ text: String) {
        let bytes = Array(text.utf8)
        func at(_ place: Int) -> UInt8 { place < bytes.count ? bytes[place] : 0 }
        func digits(from start: Int) -> Int {
            var place = start
            while 48...57 ~= at(place) { place += 1 }
            return place
        }
        func isSign(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") }
        var place = 0
        var wordStart = 0
        while place < bytes.count {
            let first = isSign(bytes[place]) ? place + 1 : place
            var end = digits(from: first)
            var count = end - first
            if at(end) == UInt8(ascii: ".") {
                let fraction = digits(from: end + 1)
                count += fraction - end - 1
                end = count > 0 ? fraction : end
            }
            guard count > 0 else {
                place += 1
                continue
            }
            if at(end) | 32 == UInt8(ascii: "e") {
                let start = isSign(at(end + 1)) ? end + 2 : end + 1
                let exponent = digits(from: start)
                if exponent > start { end = exponent }
            }
            words[words.count - 1] = String(decoding: bytes[wordStart..<place], as: UTF8.self)
            numbers.append(Double(String(decoding: bytes[place..<end], as: UTF8.self)) ?? 0)
            words.append("")
            (place, wordStart) = (end, end)
        }
        words[words.count - 1] = String(decoding: bytes[wordStart...], as: UTF8.self)
    }

    /// An attribute between two others, a part of the way from the first to the second; `nil` where they differ in more
    /// than their numbers.
    static func blended(_ first: String, _ second: String, _ part: Double) -> String? {
        guard first != second else { return first }
        let (from, to) = (SVGNumbers(first), SVGNumbers(second))
        guard from.words.count == to.words.count,
            zip(from.words, to.words).allSatisfy({ SVGNumbers.isAlike($0, $1) })
        else { return nil }
        var text = from.words[0]
        for (index, number) in from.numbers.enumerated() {
            let between = from.words[index + 1]
            text += "\(number + (to.numbers[index] - number) * part)"
            // A sign or a point may have been all that was between two numbers.
            text += between.isEmpty && index + 1 < from.numbers.count ? " " : between
        }
        return text
    }

    /// Blanks and commas between numbers may be written in many ways.
    private static func isAlike(_ first: String, _ second: String) -> Bool {
        func letters(_ word: String) -> [UInt8] { word.utf8.filter { $0 > 32 && $0 != UInt8(ascii: ",") } }
        return first == second || letters(first) == letters(second)
    }
}
