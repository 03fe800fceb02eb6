/// What decides how many dashes a document may have.
///
/// Cairo keeps each dash of a line in memory, also of those far outside of the picture. A line of a few bytes may have
/// billions, so the longest lines that a file could hold are estimated from its numbers.
struct SVGDashes {
    private(set) var areThere = false
    private var largest = 1.0
    private var boxes = 0
    private var smallestSide: Double?
    private var scales = false

    /// Pixels that all dashed lines may be long together.
    private static let limit = 5e7
    /// Names, not numbers.
    private static let names: Set<String> = ["id", "class", "href", "version", "xmlns"]

    mutating func add(_ name: String, _ value: String) {
        guard !SVGDashes.names.contains(name) else { return }
        if name == "stroke-dasharray" ? value != "none" : SVGDashes.areNamed(in: value) { areThere = true }
        if value.contains("scale") || value.contains("matrix") { scales = true }
        let numbers = SVGDashes.numbers(in: value)
        largest = max(largest, numbers.max() ?? 0)
        if name == "viewBox", numbers.count == 4 {
            boxes += 1
            smallestSide = min(numbers[2], numbers[3])
        }
    }

    /// Whether so many bytes, drawn so often, hold lines that are short enough in `pixels` along a side.
    func fit(bytes: Int, times: Double, pixels: Double, side: Double) -> Bool {
        guard areThere else { return true }
        guard !scales, boxes <= 1 else { return false }
        // A line takes two bytes at least, such as `H9`.
        return Double(bytes / 2) * times * largest * max(pixels / (smallestSide ?? side), 1)
            <= SVGDashes.limit
    }

    private static func areNamed(in style: String) -> Bool {
        guard style.contains("dasharray") else { return false }
        return style.filter { !$0.isWhitespace }.replacing("dasharray:none", with: "").contains("dasharray")
    }

    /// Without signs; what follows a `#` is a name. A unit counts as the largest of those that are known.
    static func numbers(in text: String) -> [Double] {
        var numbers: [Double] = []
        let bytes = Array(text.utf8)
        func at(_ place: Int) -> UInt8 { place < bytes.count ? bytes[place] : 0 }
        var place = 0
        while place < bytes.count {
            if bytes[place] == UInt8(ascii: "#") {
                while place < bytes.count, !nameEnds.contains(bytes[place]) { place += 1 }
                continue
            }
            let start = place
            while isDigit(at(place)) { place += 1 }
            // A second point begins another number.
            if at(place) == UInt8(ascii: ".") {
                place += 1
                while isDigit(at(place)) { place += 1 }
            }
            guard place > start else {
                place += 1
                continue
            }
            guard bytes[start..<place].contains(where: isDigit) else { continue }
            var number = Double(String(decoding: bytes[start..<place], as: UTF8.self)) ?? .infinity
            if at(place) | 32 == UInt8(ascii: "e") {
                // An exponent, or a unit of a font's size.
                let isSigned = at(place + 1) == UInt8(ascii: "+") || at(place + 1) == UInt8(ascii: "-")
                var end = place + (isSigned ? 2 : 1)
                while isDigit(at(end)) { end += 1 }
                number = Double(String(decoding: bytes[start..<end], as: UTF8.self)) ?? .infinity
                place = end
            } else if isLetter(at(place)), isLetter(at(place + 1)) {
                number *= 96
            }
            numbers.append(number)
        }
        return numbers
    }

    private static let nameEnds = Array(" ;)\"'}".utf8)
    private static func isDigit(_ byte: UInt8) -> Bool { 48...57 ~= byte }
    private static func isLetter(_ byte: UInt8) -> Bool { 97...122 ~= byte | 32 }
}
