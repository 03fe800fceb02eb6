import Foundation
import ViewCore

/// Says values as people write them: `extra large`, `.indigo`, `top, bottom`.
///
/// What it says follows from the value alone. Nothing is said by a description that would hold an address or
/// the order of a hash table: members of sets stand in the order they are declared in, or sorted.
final class ValueWriter {
    /// How names of cases are written: in captions `extra large`, in ids `extraLarge`.
    enum Naming { case words, code }

    let naming: Naming
    /// Parts that may still be written, so that no value takes long.
    private var budget = 300
    private(set) var depth: Int

    init(_ naming: Naming, depth: Int = 0) {
        self.naming = naming
        self.depth = depth
    }

    /// The value on one line.
    func text(of value: Any) -> String { onOneLine(written(value).text) }

    /// A text, and whether it needs brackets to stand in a list.
    struct Written {
        var text: String
        var isList = false

        /// As a part of a list.
        var inList: String { isList ? "(\(text))" : text }
    }

    func name(ofCase text: String) -> String { naming == .words ? words(text) : text }

    /// `radius 4`, `full width`, `no shadow`: a stored value with its name.
    ///
    /// - Parameter brackets: whether others stand beside it, so that a list has to show where it ends.
    func labelled(_ label: String, _ value: Any, brackets: Bool = true) -> String {
        let name = words(plainLabel(label))
        guard let value = unwrapped(value) else { return "no \(name)" }
        if let flag = value as? Bool {
            let bare = name.hasPrefix("is ") ? String(name.dropFirst(3)) : name
            return flag ? bare : "not \(bare)"
        }
        let text = brackets ? written(value).inList : written(value).text
        return text.isEmpty ? name : "\(name) \(text)"
    }

    /// The stored values of a structure or an object, those of superclasses first.
    func members(of value: Any) -> [(label: String, value: Any)] {
        guard let value = unwrapped(value), !(value is any SelfWriting), !(value is any RawRepresentable)
        else {
            return []
        }
        var mirror: Mirror? = Mirror(reflecting: value)
        guard mirror?.displayStyle == .struct || mirror?.displayStyle == .class else { return [] }
        var members: [(label: String, value: Any)] = []
        while let level = mirror {
            members =
                level.children.prefix(100).compactMap { child in child.label.map { ($0, child.value) } }
                + members
            mirror = level.superclassMirror
        }
        return members
    }

    /// What is inside of optionals; `nil` where there is nothing.
    func unwrapped(_ value: Any) -> Any? {
        var value = value
        while true {
            let mirror = Mirror(reflecting: value)
            guard mirror.displayStyle == .optional else { return value }
            guard let inner = mirror.children.first?.value else { return nil }
            value = inner
        }
    }

    // MARK: -

    func written(_ value: Any) -> Written {
        guard budget > 0, depth < 6 else { return Written(text: "…") }
        budget -= 1
        depth += 1
        defer { depth -= 1 }
        guard let value = unwrapped(value) else { return Written(text: "none") }
        if let own = value as? any SelfWriting { return own.written(by: self) }
        // Neither a text nor a number; each of the questions below takes a look at all protocols of the program.
        if Mirror(reflecting: value).displayStyle == .enum { return writtenCase(value) }
        if let type = value as? any Any.Type { return Written(text: typeName(type)) }
        if let text = value as? any StringProtocol { return quoted(String(text)) }
        if let number = value as? any BinaryInteger { return Written(text: "\(number)") }
        if let number = value as? any BinaryFloatingPoint { return Written(text: text(of: number)) }
        if let plain = standardText(of: value) { return Written(text: onOneLine(plain)) }
        switch Mirror(reflecting: value).displayStyle {
        case .tuple: return writtenTuple(value)
        case .collection: return writtenList(Mirror(reflecting: value).children)
        case .set: return writtenSet(Mirror(reflecting: value).children)
        case .dictionary: return writtenDictionary(Mirror(reflecting: value).children)
        case .class: return Written(text: objectText(of: value))
        case .struct: return writtenStructure(value)
        default: return writtenOpaque(value)
        }
    }

    /// An empty text is shown as one; others go without quotes.
    func quoted(_ text: String) -> Written {
        text.isEmpty ? Written(text: "\"\"") : Written(text: onOneLine(text))
    }

    private func text(of number: some BinaryFloatingPoint) -> String {
        switch naming {
        case .words: NumberText.rounded(Double(number))
        case .code:
            // A number of fewer bits has fewer digits than the same one of more bits.
            (number as? Float).map(NumberText.exact) ?? NumberText.exact(Double(number))
        }
    }

    /// A function, or what only a library knows.
    private func writtenOpaque(_ value: Any) -> Written {
        let name = String(describing: type(of: value))
        return Written(text: name.contains("->") ? "closure" : typeName(type(of: value)))
    }

    private func writtenCase(_ value: Any) -> Written {
        if let text = ownDescription(of: value) { return Written(text: text) }
        guard let payload = Mirror(reflecting: value).children.first else {
            let name = String(describing: value)
            return Written(text: isAddress(name) ? typeName(type(of: value)) : self.name(ofCase: name))
        }
        let name = self.name(ofCase: payload.label ?? "")
        let inner = written(payload.value)
        return Written(
            text: inner.text.isEmpty
                ? name : "\(name) \(inner.isList && depth > 1 ? inner.inList : inner.text)",
            isList: inner.isList && depth <= 1)
    }

    private func writtenTuple(_ value: Any) -> Written {
        let parts = Mirror(reflecting: value).children.map { child in
            // Without a name of its own a part is called `.0`.
            guard let label = child.label, !label.hasPrefix(".") else { return written(child.value).inList }
            return labelled(label, child.value)
        }
        return Written(text: parts.joined(separator: ", "), isList: parts.count > 1)
    }

    private func writtenStructure(_ value: Any) -> Written {
        let type = typeName(type(of: value))
        if ValueWriter.isPointer(type) { return Written(text: type) }
        if let text = ownDescription(of: value) { return Written(text: text) }
        if let options = value as? any OptionSet { return Written(text: "raw value \(options.rawValue)") }
        if let raw = value as? any RawRepresentable { return written(raw.rawValue) }
        if value is any View { return Written(text: type) }
        let members = members(of: value)
        guard !members.isEmpty else { return Written(text: type) }
        if members.count == 1, ValueWriter.bareLabels.contains(plainLabel(members[0].label)),
            unwrapped(members[0].value) as? Bool == nil
        {
            return written(members[0].value)
        }
        let parts = members.prefix(ValueWriter.shownParts).map {
            labelled($0.label, $0.value, brackets: members.count > 1)
        }
        let all = parts + more(members.count - parts.count)
        // A style or a shape is known by its name, what else there is by what it is stored as.
        let isNamed = value is any ShapeStyle || value is any Shape
        return Written(
            text: (isNamed ? [type] + all : all).joined(separator: isNamed ? " " : ", "),
            isList: all.count > 1)
    }

    /// Names of a lone stored value that say no more than its type.
    private static let bareLabels: Set = ["value", "rawValue", "wrappedValue", "color", "storage", "base"]
    private static let shownParts = 12

    func more(_ count: Int) -> [String] { count > 0 ? ["and \(count) more"] : [] }
}
