import SwiftSyntax

// Methods that change nothing: those of the standard library that manifests use, and those that an extension declares.

extension ManifestEvaluator {
    func method(
        _ name: String, of value: ManifestValue, _ arguments: [ManifestArgument],
        _ node: FunctionCallExprSyntax
    ) -> ManifestValue {
        steps += 1
        if let function = instanceMembers[name] { return call(function, arguments, of: value, node) }
        switch value {
        case .unknown, .nothing: return value
        case .list(let list): return method(name, of: list, arguments, node)
        case .map(let pairs):
            return method(name, of: pairs.map { Self.pair($0.key, $0.value) }, arguments, node)
        case .text(let text): return method(name, of: text, arguments, node)
        default: return unknown(node)
        }
    }

    private func method(
        _ name: String, of list: [ManifestValue], _ arguments: [ManifestArgument],
        _ node: FunctionCallExprSyntax
    ) -> ManifestValue {
        let first = arguments.first?.value
        func applied(_ element: ManifestValue) -> ManifestValue {
            if element.isUnknown { return element }
            guard case .function(let function) = first else { return unknown(node) }
            return call(function, [ManifestArgument(label: nil, value: element)], node)
        }
        switch name {
        case "map": return bounded(list.map(applied), node)
        case "compactMap":
            return bounded(list.map(applied).filter { if case .nothing = $0 { false } else { true } }, node)
        case "flatMap": return flattened(list.map(applied), node)
        case "joined":
            let separator = first?.text ?? ""
            if list.contains(where: { $0.list != nil }) || list.isEmpty { return flattened(list, node) }
            let texts = list.compactMap(\.text)
            let text = texts.joined(separator: separator)
            return texts.count == list.count && text.utf8.count <= Self.longest ? .text(text) : unknown(node)
        case "filter":
            var kept: [ManifestValue] = []
            for element in list {
                switch applied(element) {
                case .flag(true): kept.append(element)
                case .flag(false): continue
                case let other: kept.append(other.isUnknown ? other : unknown(node))
                }
            }
            return .list(kept)
        case "forEach":
            for element in list { _ = applied(element) }
            return .nothing
        case "contains", "first", "allSatisfy":
            return search(name, list, arguments, node) { applied($0).flag }
        case "reversed": return .list(list.reversed())
        case "sorted" where arguments.isEmpty:
            let texts = list.compactMap(\.text)
            return texts.count == list.count ? .list(texts.sorted().map(ManifestValue.text)) : unknown(node)
        case "dropFirst", "dropLast":
            var count = 1
            if case .number(let number) = first { count = max(0, min(number, list.count)) }
            return .list(Array(name == "dropFirst" ? list.dropFirst(count) : list.dropLast(count)))
        case "enumerated":
            return .list(
                list.enumerated().map { place, element in
                    .tuple([
                        ManifestArgument(label: "offset", value: .number(place)),
                        ManifestArgument(label: "element", value: element),
                    ])
                })
        default: return unknown(node)
        }
    }

    private func flattened(_ lists: [ManifestValue], _ node: some SyntaxProtocol) -> ManifestValue {
        lists.reduce(.list([])) { joined($0, $1, node) }
    }

    private func search(
        _ name: String, _ list: [ManifestValue], _ arguments: [ManifestArgument],
        _ node: FunctionCallExprSyntax, _ applied: (ManifestValue) -> Bool?
    ) -> ManifestValue {
        let wanted = arguments.first
        for element in list {
            let holds: Bool?
            if case .function = wanted?.value {
                holds = applied(element)
            } else {
                holds = wanted.flatMap { element.equals($0.value) }
            }
            guard let holds else { return unknown(node) }
            if holds == (name == "allSatisfy") { continue }
            if holds { return name == "first" ? element : .flag(true) }
            if name == "allSatisfy" { return .flag(false) }
        }
        return name == "first" ? .nothing : .flag(name == "allSatisfy")
    }

    private func method(
        _ name: String, of text: String, _ arguments: [ManifestArgument], _ node: FunctionCallExprSyntax
    ) -> ManifestValue {
        let words = arguments.compactMap(\.value.text)
        switch (name, words.first) {
        case ("lowercased", nil): return .text(text.lowercased())
        case ("uppercased", nil): return .text(text.uppercased())
        case ("hasPrefix", let word?): return .flag(text.hasPrefix(word))
        case ("hasSuffix", let word?): return .flag(text.hasSuffix(word))
        case ("contains", let word?) where arguments.count == 1: return .flag(text.contains(word))
        case ("appending", let word?): return joined(.text(text), .text(word), node)
        case ("replacingOccurrences", let word?) where words.count == 2 && !word.isEmpty:
            let other = text.split(separator: word, omittingEmptySubsequences: false).joined(
                separator: words[1])
            return other.utf8.count <= Self.longest ? .text(other) : unknown(node)
        default: return arguments.first { $0.value.isUnknown }?.value ?? unknown(node)
        }
    }
}
