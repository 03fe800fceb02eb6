import Foundation

/// The values that the styles of files can be made with, by the names of fields, each checked against its type.
package struct StyleFields: Sendable {
    private let types: TypeIndex
    private let all: [TypeFact]

    /// A value as somebody writes it who writes no Swift.
    package enum Value: Hashable, Sendable {
        case none
        case flag(Bool)
        case number(Double)
        case text(String)
    }

    /// What is wrong with a value, or with the name of a field.
    package struct Fault: Error, Hashable {
        package let words: String
        /// `nil` for the style.
        package let field: String?
        /// Whether its name is what is wrong.
        package var isName = false
        /// What somebody wrote where one of some names should stand.
        package var written: String?
        package var names: [String] = []
    }

    /// A field and where its value goes.
    private struct Field {
        var name: String
        /// As a call writes it before the value: nothing for a parameter without a label.
        var mark: String
        var type: String
        var standard: String?
        var isNeeded: Bool
    }

    /// A call of one of a style's initializers.
    package struct Call {
        /// Its place among those that the style has.
        package var initializer: Int
        package var arguments: [(name: String, value: StyleArgument.Value)]
    }

    package init(_ facts: [SourceFacts]) {
        all = facts.flatMap(\.types)
        types = TypeIndex(all, additions: facts.flatMap(\.additions))
    }

    /// The names of all types that can be made.
    package var names: [String] {
        all.filter { $0.kind == .structure || $0.kind == .reference }.map(\.simpleName)
    }

    /// What each parameter of a style is given, in the order of its initializer: the one that takes all of them and needs
    /// least besides.
    package func call(
        of style: String, _ config: [(name: String, value: Value)]
    ) throws(Fault) -> Call {
        guard let fact = all.first(where: { $0.name == style || $0.simpleName == style }) else {
            throw Fault(
                words: "there is no style '\(style)' in the file", field: nil, written: style,
                names: self.names)
        }
        var known: [String] = []
        var best: (lacking: Int, place: Int, fields: [Field], inner: [(field: Field, fields: [Field])])?
        for (place, initializer) in initializers(of: fact).enumerated() {
            let direct = initializer.map(\.name)
            // A parameter whose own fields are meant, as those of a structure with all that a button can be.
            let inner = initializer.compactMap { parameter -> (field: Field, fields: [Field])? in
                guard let type = types.find(plain(parameter.type), from: fact.name), type.kind == .structure,
                    let fields = initializers(of: type).first, !fields.isEmpty
                else { return nil }
                return (parameter, fields)
            }
            let reachable = Set(direct + inner.flatMap { $0.fields.map(\.name) })
            known += reachable.sorted()
            guard config.allSatisfy({ reachable.contains($0.name) }) else { continue }
            let lacking = initializer.count { field in
                field.isNeeded && !config.contains { $0.name == field.name }
            }
            if best.map({ lacking < $0.lacking }) ?? true { best = (lacking, place, initializer, inner) }
        }
        if let best {
            return Call(
                initializer: best.place, arguments: try given(best.fields, best.inner, config, fact))
        }
        guard !config.isEmpty else {
            throw Fault(words: "\(style) has no initializer that can be called", field: nil)
        }
        let wrong = config.first { !known.contains($0.name) } ?? config[0]
        var seen: Set<String> = []
        let names = known.filter { seen.insert($0).inserted }
        throw Fault(
            words: "\(style) has no field '\(wrong.name)'", field: wrong.name, isName: true,
            written: wrong.name, names: names)
    }

    private func given(
        _ parameters: [Field], _ inner: [(field: Field, fields: [Field])],
        _ config: [(name: String, value: Value)], _ fact: TypeFact
    ) throws(Fault) -> [(name: String, value: StyleArgument.Value)] {
        var result: [(name: String, value: StyleArgument.Value)] = []
        for parameter in parameters {
            if let own = config.last(where: { $0.name == parameter.name }) {
                var value = try expression(own.value, parameter, from: fact)
                value.name = StyleFields.name(of: own.value)
                result.append((parameter.name, value))
                continue
            }
            guard let fields = inner.first(where: { $0.field.name == parameter.name })?.fields,
                let type = types.find(plain(parameter.type), from: fact.name),
                config.contains(where: { one in fields.contains { $0.name == one.name } })
            else { continue }
            var parts: [String] = []
            var names: [String] = []
            for field in fields {
                if let own = config.last(where: { $0.name == field.name }) {
                    parts.append(field.mark + (try expression(own.value, field, from: type)).expression)
                    names.append("\(field.name).\(StyleFields.name(of: own.value))")
                } else if field.isNeeded {
                    throw Fault(
                        words: "there is no '\(field.name)', which \(type.name) needs", field: nil)
                }
            }
            let expression = "\(type.name)(\(parts.joined(separator: ", ")))"
            result.append((parameter.name, .init(name: names.joined(separator: " "), expression: expression)))
        }
        return result
    }

    /// What a parameter is where a job does not say it; `nil` where it has to.
    package func standard(of style: String, _ parameter: String) -> StyleArgument.Value? {
        guard let fact = all.first(where: { $0.name == style || $0.simpleName == style }) else { return nil }
        for initializer in initializers(of: fact) {
            if let found = initializer.first(where: { $0.name == parameter }), let standard = found.standard {
                return .init(name: "default", expression: standard)
            }
        }
        return nil
    }

    // MARK: Types

    private func plain(_ type: String) -> String { type.hasSuffix("?") ? String(type.dropLast()) : type }

    /// The parameters of each initializer; one without a label goes by its own name.
    private func initializers(of fact: TypeFact) -> [[Field]] {
        let written = fact.initializers.filter { !$0.isFailable && !$0.isHidden }
        if !written.isEmpty {
            return written.map { initializer in
                initializer.parameters.map { parameter in
                    Field(
                        name: parameter.label ?? parameter.name,
                        mark: parameter.label.map { $0 + ": " } ?? "", type: parameter.type,
                        standard: parameter.standard, isNeeded: !parameter.hasDefault)
                }
            }
        }
        guard fact.kind == .structure else { return [] }
        let fields = fact.fields.filter {
            $0.wrapper == nil && !($0.isLet && $0.value != nil) && !$0.isHidden
        }
        return [
            fields.map { field in
                let isOptional = field.type?.hasSuffix("?") ?? false
                return Field(
                    name: field.name, mark: field.name + ": ",
                    type: field.type ?? StyleFields.type(ofLiteral: field.value),
                    standard: field.value ?? (isOptional && !field.isLet ? "nil" : nil),
                    isNeeded: field.value == nil && !(isOptional && !field.isLet))
            }
        ]
    }

    private static func type(ofLiteral value: String?) -> String {
        guard let value else { return "" }
        if value == "true" || value == "false" { return "Bool" }
        if value.hasPrefix("\"") { return "String" }
        if Int(value) != nil { return "Int" }
        if Double(value) != nil { return "Double" }
        // `Size.large` is a `Size`.
        return value.split(separator: ".").dropLast().joined(separator: ".")
    }

    /// What each type of whole numbers holds, as far as JSON's numbers are exact: below 2⁵³.
    private static let whole: [String: ClosedRange<Int>] = {
        let most = 1 << 53 - 1
        return [
            "Int": -most...most, "Int8": -128...127, "Int16": -32768...32767,
            "Int32": Int(Int32.min)...Int(Int32.max), "Int64": -most...most, "UInt": 0...most,
            "UInt8": 0...255, "UInt16": 0...65535, "UInt32": 0...Int(UInt32.max), "UInt64": 0...most,
        ]
    }()
    private static let broken: Set<String> = ["Double", "Float", "CGFloat", "TimeInterval"]
    private static let texts: Set<String> = ["String", "LocalizedStringKey", "Text"]

    private func expression(
        _ value: Value, _ field: Field, from scope: TypeFact
    ) throws(Fault) -> StyleArgument.Value {
        func plain(_ expression: String) -> StyleArgument.Value {
            .init(name: "", expression: expression, isPlain: true)
        }
        let type = field.type.trimmingCharacters(in: .whitespaces)
        func wrong(_ wanted: String) -> Fault {
            Fault(words: "'\(field.name)' must be \(wanted), for its type is \(type)", field: field.name)
        }
        if type.hasSuffix("?") {
            if value == .none { return plain("nil") }
            var inner = field
            inner.type = String(type.dropLast())
            return try expression(value, inner, from: scope)
        }
        if type == "Bool" {
            guard case .flag(let flag) = value else { throw wrong("true or false") }
            return plain("\(flag)")
        }
        if let range = StyleFields.whole[type] {
            guard case .number(let number) = value, let whole = Int(exactly: number) else {
                throw wrong("a whole number")
            }
            guard range.contains(whole) else {
                throw wrong("a whole number from \(range.lowerBound) to \(range.upperBound)")
            }
            return plain("\(whole)")
        }
        if StyleFields.broken.contains(type) {
            guard case .number(let number) = value else { throw wrong("a number") }
            return plain("\(number)")
        }
        if StyleFields.texts.contains(type) {
            guard case .text(let text) = value else { throw wrong("a string") }
            return plain(type == "Text" ? "Text(verbatim: \(quoted(text)))" : quoted(text))
        }
        if let own = types.find(type, from: scope.name) {
            let cases = own.cases.filter(\.parameters.isEmpty).map(\.name)
            let members = own.statics.filter { !$0.isHidden && !$0.isPrivate && $0.parameters == nil }
                .filter {
                    $0.type == own.name || $0.type == own.simpleName || $0.type == "Self" || $0.type == nil
                }
                .map(\.name)
            let typed = own.statics.filter { $0.type != nil }.map(\.name)
            let names = own.kind == .enumeration ? cases : members
            guard !names.isEmpty else { throw unsayable(field) }
            guard case .text(let text) = value else {
                throw wrong("one of " + names.joined(separator: ", "))
            }
            guard names.contains(text) else {
                throw Fault(
                    words: "'\(text)' is no \(own.name)", field: field.name, written: text, names: names)
            }
            let written = "\(own.name).\(text)"
            if own.kind == .enumeration { return plain(written) }
            // Of what has no type written, only the compiler knows whether it is one of these: where it is not, only the
            // job that wants it ends.
            let isKnown = own.presets.contains(text) || typed.contains(text)
            return .init(
                name: "", expression: isKnown ? written : "(\(written) as Any as! \(own.name))")
        }
        throw unsayable(field)
    }

    private func unsayable(_ field: Field) -> Fault {
        Fault(
            words:
                "'\(field.name)' is of the type \(field.type.isEmpty ? "of its value" : field.type), which a job "
                + "has no words for; specimen.yaml can give it in Swift", field: field.name)
    }

    /// What ids call a value.
    private static func name(of value: Value) -> String {
        switch value {
        case .none: "nil"
        case .flag(let flag): "\(flag)"
        case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
        // Quotes tell a text from a value that is none.
        case .text(let text): text == "nil" ? quoted(text) : text
        }
    }
}
