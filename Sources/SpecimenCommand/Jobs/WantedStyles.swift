internal import Digests
internal import JSON
internal import SourceMode

/// What jobs want of the styles of one file: each style with each of its different sets of values, once.
///
/// A million jobs may want a million sets, so that a name with its value is kept once, and sets are numbers of these.
struct WantedStyles {
    /// A style, or a field with its value.
    private enum Word: Hashable {
        case style(String)
        case value(String, StyleFields.Value)
    }
    private var words: [Word] = []
    private var places: [Word: UInt32] = [:]
    /// Of each set how many words it has, and these.
    private var sets: [UInt32] = []
    private var seen: Set<ContentDigest> = []
    private var isTooMuch = false

    /// Different values of one parameter, all of which are compiled.
    private static let valueLimit = 1000
    /// Different words of a file, with which some parameter has too many values.
    private static let wordLimit = 1 << 17

    /// - Parameter job: its members. What is wrong with one is said when its turn comes.
    mutating func add(_ job: [(key: String, value: JSONValue)]) {
        guard case .string(let style)? = job.last(where: { $0.key == "style" })?.value, !isTooMuch else {
            return
        }
        var subject = SourceSubject(style: style)
        if case .object(let config)? = job.last(where: { $0.key == "config" })?.value {
            subject.config = config
        }
        guard let values = try? subject.values() else { return }
        let set = [place(of: .style(style))] + values.map { place(of: .value($0.name, $0.value)) }
        let bytes = set.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } }
        guard seen.insert(ContentDigest(of: bytes)).inserted else { return }
        sets.append(UInt32(set.count))
        sets += set
        isTooMuch = words.count > WantedStyles.wordLimit
    }

    private mutating func place(of word: Word) -> UInt32 {
        if let place = places[word] { return place }
        let place = UInt32(words.count)
        places[word] = place
        words.append(word)
        return place
    }

    /// Each value that a parameter is given once, in the order of the jobs, behind what it is without one; and by which of
    /// its initializers each style is made, which is that of the first job that gives a value.
    func calls(
        _ fields: StyleFields
    ) throws(JobError) -> (arguments: [StyleArgument], initializers: [String: Int]) {
        guard !isTooMuch else {
            throw JobError(
                "these jobs have more than \(WantedStyles.wordLimit) different values, all of which are compiled; share "
                    + "the jobs among several batches", at: ["config"])
        }
        var result: [StyleArgument] = []
        var initializers: [String: Int] = [:]
        var places: [String: Int] = [:]
        var known: [Set<StyleArgument.Value>] = []
        func add(_ value: StyleArgument.Value, at place: Int) {
            if known[place].insert(value).inserted { result[place].values.append(value) }
        }
        var start = 0
        while start < sets.count {
            let end = start + 1 + Int(sets[start])
            let (name, values) = read(sets[(start + 1)..<end])
            start = end
            guard let call = try? fields.call(of: name, values), !call.arguments.isEmpty else { continue }
            let style = JobSourceFile.simple(name)
            let initializer = initializers[style] ?? call.initializer
            initializers[style] = initializer
            guard call.initializer == initializer else { continue }
            for (name, value) in call.arguments.map(JobSourceFile.named) {
                let key = style + " " + name
                if places[key] == nil {
                    places[key] = result.count
                    result.append(StyleArgument(style: style, name: name, values: []))
                    known.append([])
                    if let standard = fields.standard(of: style, name) { add(standard, at: result.count - 1) }
                }
                let place = places[key] ?? 0
                add(value, at: place)
                guard result[place].values.count <= WantedStyles.valueLimit else {
                    throw JobError(
                        "'\(name)' of \(style) has more than \(WantedStyles.valueLimit) values in these jobs, all of "
                            + "which are compiled; share the jobs among several batches", at: ["config"])
                }
            }
        }
        return (result, initializers)
    }

    private func read(
        _ set: ArraySlice<UInt32>
    ) -> (style: String, values: [(name: String, value: StyleFields.Value)]) {
        var style = ""
        var values: [(name: String, value: StyleFields.Value)] = []
        for place in set {
            switch words[Int(place)] {
            case .style(let name): style = name
            case .value(let name, let value): values.append((name, value))
            }
        }
        return (style, values)
    }
}
