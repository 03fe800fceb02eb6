/// The axes that lines of one kind vary in, with the places of their values.
final class SheetAxes: Sendable {
    let list: [AnyAxis]
    /// By axis, then by a value's name.
    private let places: [[String: Int]]

    init(_ axes: [AnyAxis]) {
        list = axes
        places = axes.map { axis in
            Dictionary(axis.values.enumerated().map { ($0.element.name, $0.offset) }) { first, _ in first }
        }
    }

    /// The places of values of the axis at `index`, in order.
    func places(of values: [AxisValue], at index: Int) -> [Int] {
        values.compactMap { places[index][$0.name] }.sorted()
    }
}

/// A row or a column of a sheet: the values it stands for, which are several where equal ones were folded.
struct SheetLine: Sendable {
    /// The axes that tell such lines apart, in the order of ids.
    let axes: SheetAxes
    /// By axis; the line stands for every combination.
    var values: [[AxisValue]]
    /// Lines that look the same but do not make all combinations with this one's values.
    var others: [SheetLine] = []

    init(_ values: [AxisValue], _ axes: SheetAxes) {
        self.axes = axes
        self.values = values.map { [$0] }
    }

    /// The axes that vary, in words, a line each; where none does, the first says enough.
    var caption: String {
        let varying = values.indices.filter { axes.list[$0].varies }
        let shown = varying.isEmpty ? Array(values.indices.prefix(1)) : varying
        let own = shown.map(caption).joined(separator: "\n")
        let named = others.prefix(SheetLine.shownLines).map(\.caption)
        let more = others.count > named.count ? ["\(others.count - named.count) more"] : []
        return ([own] + named + more).joined(separator: "\nor ")
    }

    /// Whoever wants to know all of many equal lines looks at them unfolded.
    private static let shownLines = 6
    private static let shownValues = 12

    /// `mini – extra large` for a run of three values or more, else all of them.
    private func caption(_ index: Int) -> String {
        let axis = axes.list[index]
        let places = axes.places(of: values[index], at: index)
        guard let first = places.first, let last = places.last else { return "" }
        let title = axis.title.lowercased() + " "
        // `shadow off, on`: the axis' name once.
        func short(_ value: AxisValue) -> String {
            value.caption.lowercased().hasPrefix(title)
                ? String(value.caption.dropFirst(title.count)) : value.caption
        }
        let start = axis.values[first].caption
        if places.count > 2, last - first == places.count - 1 {
            return start + " – " + short(axis.values[last])
        }
        let rest = places.dropFirst().prefix(SheetLine.shownValues - 1).map { short(axis.values[$0]) }
        let more = places.count - 1 - rest.count
        return ([start] + rest + (more > 0 ? ["and \(more) more"] : [])).joined(separator: ", ")
    }
}
