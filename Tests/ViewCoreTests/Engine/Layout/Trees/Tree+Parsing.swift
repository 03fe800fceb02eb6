import Foundation
import ViewCore

/// Reads the language of the worked examples: `VStack(leading,8){Rect a; Text("x") t .padding(4)}`.
struct TreeParser {
    enum Failure: Error, CustomStringConvertible {
        case unexpected(String, at: Int)
        var description: String {
            switch self {
            case .unexpected(let what, let place): "unexpected \(what) at character \(place)"
            }
        }
    }

    private let characters: [Character]
    private var position = 0

    static func parse(_ text: String) throws -> Tree {
        var parser = TreeParser(characters: Array(text))
        let tree = try parser.view()
        parser.skipSpace()
        guard parser.position == parser.characters.count else { throw parser.failure() }
        return tree
    }

    private init(characters: [Character]) { self.characters = characters }

    // MARK: Characters

    private var next: Character? { position < characters.count ? characters[position] : nil }

    private func failure() -> Failure {
        .unexpected(next.map { "'\($0)'" } ?? "end", at: position)
    }

    private mutating func skipSpace() {
        while let character = next, character == " " { position += 1 }
    }

    private mutating func take(_ character: Character) -> Bool {
        skipSpace()
        guard next == character else { return false }
        position += 1
        return true
    }

    private mutating func expect(_ character: Character) throws {
        guard take(character) else { throw failure() }
    }

    private mutating func word() -> String? {
        skipSpace()
        let start = position
        while let character = next, character.isLetter { position += 1 }
        return start == position ? nil : String(characters[start..<position])
    }

    /// A number or `inf`.
    private mutating func number() -> CGFloat? {
        skipSpace()
        let start = position
        while let character = next, character.isNumber || character == "." || character == "-" {
            position += 1
        }
        if start == position {
            let here = position
            if word() == "inf" { return .infinity }
            position = here
            return nil
        }
        guard let value = Double(String(characters[start..<position])) else {
            position = start
            return nil
        }
        return value
    }

    /// A name, which may end in digits.
    private mutating func name() -> String? {
        skipSpace()
        guard let first = next, first.isLetter else { return nil }
        let start = position
        while let character = next, character.isLetter || character.isNumber { position += 1 }
        return String(characters[start..<position])
    }

    private mutating func string() throws -> String {
        try expect("\"")
        let start = position
        while let character = next, character != "\"" { position += 1 }
        let text = String(characters[start..<position])
        try expect("\"")
        return text.replacingOccurrences(of: "\\n", with: "\n")
    }

    /// `(…)`, or nothing. `40x20` is a width and a height; `[a xN]` lists are flattened.
    private mutating func arguments() throws -> [Tree.Argument] {
        guard take("(") else { return [] }
        var result: [Tree.Argument] = []
        while !take(")") {
            if take(",") || take(":") || take("[") || take("]") { continue }
            if let value = number() {
                if next == "x" {
                    position += 1
                    result.append(.init(key: "width", value: value))
                    result.append(.init(key: "height", value: number()))
                } else {
                    result.append(.init(key: "", value: value))
                }
            } else if let key = word() {
                if key == "x", let count = number() {
                    result.append(.init(key: "times", value: count))
                    continue
                }
                if next == "(" {
                    // `flexible(min 10)`: the item, then what is said of it.
                    result.append(.init(key: key))
                    result += try arguments()
                    continue
                }
                _ = take(":")
                let here = position
                if let value = number() {
                    result.append(.init(key: key, value: value))
                } else if let flag = word(), flag == "true" || flag == "false" {
                    result.append(.init(key: key, value: flag == "true" ? 1 : 0))
                } else {
                    position = here
                    result.append(.init(key: key))
                }
            } else {
                throw failure()
            }
        }
        return result
    }

    private mutating func children() throws -> [Tree] {
        guard take("{") else { return [] }
        var trees: [Tree] = []
        while !take("}") {
            trees.append(try view())
            _ = take(";")
        }
        return trees
    }

    // MARK: Views

    private mutating func view() throws -> Tree {
        guard let kind = name() else { throw failure() }
        var tree: Tree
        switch kind {
        case "Rect": tree = .color(try required(name()))
        case "Divider": tree = .divider(try required(name()))
        case "Fixed":
            let own = try required(name())
            let width = try required(number())
            try expect("x")
            tree = .fixed(own, width, try required(number()))
        case "Text":
            try expect("(")
            let string = try string()
            try expect(")")
            tree = .text(string, try required(name()))
        case "Image", "Resizable":
            let own = try required(name())
            let width = try required(number())
            try expect("x")
            tree = .image(own, width, try required(number()), isResizable: kind == "Resizable")
        case "Spacer": tree = .spacer(try arguments().first?.value)
        case "HStack", "VStack", "ZStack": tree = try stack(kind)
        default:
            if let kind = Tree.Kind(rawValue: kind) {
                let arguments = try arguments()
                // `LazyVGrid(…) column frames`: what the example asks for, said in words.
                if kind == .lazyColumns, next != "{" { while word() != nil {} }
                let own = next == "{" || kind == .lazyColumns ? nil : name()
                tree = .container(kind, name: own, arguments, try children())
            } else {
                tree = .color(kind)
            }
        }
        while take(".") { tree = .modified(tree, try change()) }
        return tree
    }

    private func required<T>(_ value: T?) throws -> T {
        guard let value else { throw failure() }
        return value
    }

    private mutating func stack(_ kind: String) throws -> Tree {
        var arguments = try arguments()
        let children = try children()
        // `HStack(8){…} center`: a note after the braces.
        let here = position
        if let note = name() {
            if Tree.guides[note] == nil { position = here } else { arguments.append(.init(key: note)) }
        }
        let (x, y) = Tree.guides(in: arguments)
        if kind == "ZStack" { return .layers(x: x, y: y, children) }
        let spacing = arguments.first { $0.key == "" || $0.key == "spacing" }?.value
        return kind == "HStack"
            ? .stack(.horizontal, across: y, spacing: spacing, children)
            : .stack(.vertical, across: x, spacing: spacing, children)
    }

    private mutating func change() throws -> Tree.Change {
        let name = try required(word())
        if name == "prio" { return .priority(try required(number())) }
        let arguments = try arguments()
        switch name {
        case "overlay", "background", "mask":
            let (x, y) = Tree.guides(in: arguments)
            let kind = try required(Tree.LayerKind(rawValue: name))
            return .layer(kind, try children(), x: x, y: y)
        case "alignmentGuide":
            let guide = try required(arguments.first.flatMap { Tree.guides[$0.key] })
            try expect("{")
            var value = Tree.GuideValue(constant: try required(number()))
            if take(",") {
                guard word() == "share" else { throw failure() }
                value.share = try required(number())
            }
            try expect("}")
            return .guide(guide.axis ?? .horizontal, guide.guide, value)
        default:
            return try required(Tree.Change(name, arguments))
        }
    }
}
