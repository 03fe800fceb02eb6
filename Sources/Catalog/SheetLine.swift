/// A row or a column of a sheet: the values it stands for, which are several where equal ones were folded.
struct SheetLine: Sendable {
    /// The axes that tell such lines apart, in the order of ids.
    let axes: [AnyAxis]
    /// By axis; the line stands for every combination.
    var values: [[AxisValue]]
    /// Lines that look the same but do not make all combinations with this one's values.
    var others: [SheetLine] = []

    init(_ values: [AxisValue], _ axes: [AnyAxis]) {
        self.axes = axes
        self.values = values.map { [$0] }
    }

    /// The axes that vary, in words, a line each; where none does, the first says enough.
    var caption: String {
        let parts = zip(values, axes).filter { $0.1.varies }
        let shown = parts.isEmpty ? Array(zip(values, axes).prefix(1)) : parts
        let own = shown.map(SheetLine.caption).joined(separator: "\n")
        return ([own] + others.map(\.caption)).joined(separator: "\nor ")
    }

    /// `mini – extra large` for a run of three values or more, else all of them.
    private static func caption(_ values: [AxisValue], _ axis: AnyAxis) -> String {
        let places = values.compactMap(axis.values.firstIndex).sorted()
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
        return ([start] + places.dropFirst().map { short(axis.values[$0]) }).joined(separator: ", ")
    }
}
