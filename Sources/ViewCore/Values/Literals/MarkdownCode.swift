/// Code in a literal: between as many backticks as it begins with.
struct MarkdownCode {
    private let characters: [Character]
    /// The places of all runs of backticks by their length, in order.
    private var runs: [Int: [Int]] = [:]

    init(_ characters: [Character]) {
        self.characters = characters
        var index = 0
        while index < characters.count {
            guard characters[index] == "`" else {
                index += 1
                continue
            }
            let end = end(ofRunAt: index)
            runs[end - index, default: []].append(index)
            index = end
        }
    }

    func end(ofRunAt start: Int) -> Int {
        characters[start...].firstIndex { $0 != "`" } ?? characters.count
    }

    /// The code that begins with the backticks at `start`, and the place behind it.
    func span(at start: Int) -> (words: String, end: Int)? {
        let begin = end(ofRunAt: start)
        let length = begin - start
        guard let places = runs[length], let close = first(of: places, from: begin) else { return nil }
        var inside = characters[begin..<close]
        // A space at both ends keeps backticks of the code from those around it.
        if inside.count > 1, inside.first == " ", inside.last == " ", inside.contains(where: { $0 != " " }) {
            inside = inside.dropFirst().dropLast()
        }
        return (String(inside), close + length)
    }

    private func first(of places: [Int], from start: Int) -> Int? {
        var (low, high) = (0, places.count)
        while low < high {
            let middle = (low + high) / 2
            if places[middle] < start { low = middle + 1 } else { high = middle }
        }
        return low < places.count ? places[low] : nil
    }
}
