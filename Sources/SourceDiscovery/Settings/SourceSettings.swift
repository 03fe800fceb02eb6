import Foundation

/// What a `specimen.yaml` says of the specimens of the sources beside it.
package struct SourceSettings: Sendable {
    static let fileName = "specimen.yaml"
    private static let byteLimit = 1 << 20

    /// As messages name it.
    package let path: String
    /// Whether it is a file; else somebody says it without one.
    package var isFile = true
    /// Folders of font files, and design token files; by the file's own place.
    package private(set) var fonts: [String] = []
    package private(set) var tokens: [String] = []
    /// The one for all specimens first.
    private(set) var rules: [Rule] = []

    /// What is said of the specimens whose ids a pattern matches.
    package struct Rule: Sendable {
        /// `nil` for all.
        package var pattern: String?
        var line: Int
        /// In place of a control's own.
        var labels: Said<[String]>?
        var arguments: [Said<Argument>] = []
        var axes: [Said<AxisChoice>] = []
        var width: Double?
        var height: Double?
        /// How many bytes a golden may take, and why.
        var goldenSize: (bytes: Int, reason: String)?
        /// Values that do not go together.
        var apart: [Said<[AxisValue]>] = []
        /// Rules of `lint` that do not count, each with the reason.
        var allowances: [Said<(rule: String, reason: String)>] = []
        /// Rules of `lint` that are told as grave as is said, each with the reason.
        var levels: [Said<(rule: String, level: String, reason: String)>] = []
    }

    /// A rule of `lint` that counts otherwise for the specimens that a pattern matches, or for all.
    package struct Allowance: Sendable {
        package var rule: String
        /// `off` where it does not count at all.
        package var level: String
        package var reason: String
        package var pattern: String?
        /// The file with the line.
        package var place: String
    }

    package var allowances: [Allowance] {
        rules.flatMap { rule in
            rule.allowances.map {
                Allowance(
                    rule: $0.value.rule, level: "off", reason: $0.value.reason, pattern: rule.pattern,
                    place: place($0.line))
            }
                + rule.levels.map {
                    Allowance(
                        rule: $0.value.rule, level: $0.value.level, reason: $0.value.reason,
                        pattern: rule.pattern, place: place($0.line))
                }
        }
    }

    /// Something with the line that says it.
    struct Said<Value: Sendable>: Sendable {
        var line: Int
        var value: Value
    }

    /// What a parameter is given; of several values each is shown.
    struct Argument: Sendable {
        var name: String
        var values: [(name: String, expression: String)]
        /// Whether jobs say it, of which each may leave it out.
        var isOfJobs = false
        /// What a job has that leaves it out, where a file says that.
        var usual: String?
        /// Whether no value is made but the one that is chosen.
        var isLazy = false
    }

    struct AxisChoice: Sendable {
        var id: String
        var values: [String]
    }

    package struct AxisValue: Sendable, Hashable {
        /// Empty where a word alone is a value of some axis, or an axis, of which it means each value but the usual one.
        package var axis: String
        package var value: String

        /// As a specimen is told it.
        var text: String { axis.isEmpty ? value : "\(axis)=\(value)" }
    }

    package func place(_ line: Int) -> String { "\(path):\(line)" }

    // MARK: Reading

    /// Names, in small letters, of which nobody means anything but settings.
    private static let nearNames: Set<String> = [
        "specimen.yml", "specimens.yaml", "specimens.yml", ".specimen.yaml", ".specimen.yml",
        "specimen.yaml.txt",
        "specimen.yml.txt",
    ]

    /// The path of a folder's settings, if it has any; throws where there are some under a name that is almost right, or
    /// a link that leads nowhere.
    static func file(in folder: String) throws(SourceError) -> String? {
        // Where the names cannot be read, files can be opened all the same.
        let names =
            (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder))
            ?? [fileName, "specimen.yml"].filter {
                FileManager.default.fileExists(atPath: folder.isEmpty ? $0 : folder + "/" + $0)
            }
        var found: String?
        for name in names.sorted() {
            let plain = name.lowercased()
            guard plain == fileName || nearNames.contains(plain) else { continue }
            let path = folder.isEmpty ? name : folder + "/" + name
            guard name == fileName else {
                throw SourceError("\(path): settings are read from \(fileName) alone; rename the file")
            }
            guard FileManager.default.fileExists(atPath: path) else {
                throw SourceError("\(path): is a link that leads nowhere; mend it, or delete it")
            }
            found = path
        }
        return found
    }

    /// - Parameter axes: those that every specimen has, of which the values are checked.
    init(path: String, axes: KnownAxes) throws(SourceError) {
        self.path = path
        // A pipe in its place would be waited for.
        let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        let kind = try? FileManager.default.attributesOfItem(atPath: target)[.type] as? FileAttributeType
        guard kind == .typeRegular, let data = FileManager.default.contents(atPath: path),
            data.count <= SourceSettings.byteLimit
        else { throw SourceError("\(path): cannot be read as a file, or is larger than 1 MiB") }
        guard let text = String(data: data, encoding: .utf8) else {
            throw SourceError("\(path): is no text in UTF-8")
        }
        do {
            try read(SettingsText.read(text), axes)
        } catch {
            throw SourceError("\(path):\(error.line): \(error.words)")
        }
    }

    /// Arguments that no file says.
    init(_ arguments: [StyleArgument]) {
        path = "the jobs"
        isFile = false
        for argument in arguments {
            var rule = Rule(pattern: "*/" + argument.style, line: 1)
            let values = argument.values.map { (name: $0.name, expression: $0.expression) }
            let said = Argument(
                name: argument.name, values: values, isOfJobs: true,
                isLazy: argument.values.contains { !$0.isPlain })
            rule.arguments = [Said(line: 1, value: said)]
            rules.append(rule)
        }
    }

    private static let ruleKeys = [
        "label", "arguments", "axes", "not", "width", "height", "goldenSize", "allow", "levels",
    ]

    private mutating func read(
        _ document: SettingsValue, _ axes: KnownAxes
    ) throws(SettingsError) {
        var rest: [SettingsValue.Entry] = []
        var named: [Rule] = []
        for entry in try map(document, "the file") {
            switch entry.key {
            case "fonts": fonts = try paths(entry, areFolders: true)
            case "tokens": tokens = try paths(entry, areFolders: false)
            case "specimens":
                for specimen in try map(entry.value, "'specimens'") {
                    let entries = try map(specimen.value, "'\(specimen.key)'")
                    var rule = try SourceSettings.rule(entries, SourceSettings.ruleKeys, axes)
                    (rule.pattern, rule.line) = (specimen.key, specimen.line)
                    named.append(rule)
                }
            default: rest.append(entry)
            }
        }
        rules =
            [try SourceSettings.rule(rest, ["fonts", "tokens", "specimens"] + SourceSettings.ruleKeys, axes)]
            + named
    }

    private static func rule(
        _ entries: [SettingsValue.Entry], _ known: [String], _ axes: KnownAxes
    ) throws(SettingsError) -> Rule {
        var rule = Rule(line: entries.first?.line ?? 1)
        for entry in entries {
            switch entry.key {
            case "label":
                let labels = try texts(entry)
                rule.labels = Said(line: entry.line, value: labels)
            case "arguments":
                for argument in try map(entry.value, "'arguments'") {
                    rule.arguments.append(Said(line: argument.line, value: try Self.argument(argument)))
                }
            case "axes":
                for axis in try map(entry.value, "'axes'") {
                    rule.axes.append(Said(line: axis.line, value: try choice(axis, axes)))
                }
            case "not":
                for text in try texts(entry) {
                    rule.apart.append(Said(line: entry.line, value: try apart(text, entry, axes)))
                }
            case "width": rule.width = try length(entry)
            case "height": rule.height = try length(entry)
            case "goldenSize": rule.goldenSize = try goldenSize(entry)
            case "allow":
                for allowed in try map(entry.value, "'allow'") {
                    try checkRule(allowed, axes)
                    let reason = try text(allowed.value, "'\(allowed.key)', which is allowed,")
                    rule.allowances.append(Said(line: allowed.line, value: (allowed.key, reason)))
                }
            case "levels":
                for said in try map(entry.value, "'levels'") {
                    try checkRule(said, axes)
                    let (level, reason) = try level(said, axes)
                    rule.levels.append(Said(line: said.line, value: (said.key, level, reason)))
                }
            default:
                throw SettingsError(
                    line: entry.line,
                    words: "there is no key '\(entry.key)' here\(axes.question(entry.key, known)); there are "
                        + known.joined(separator: ", "))
            }
        }
        return rule
    }

    private static func checkRule(
        _ entry: SettingsValue.Entry, _ axes: KnownAxes
    ) throws(SettingsError) {
        guard let rules = axes.lintRules, !rules.contains(entry.key) else { return }
        throw SettingsError(
            line: entry.line,
            words: "lint has no rule '\(entry.key)'\(axes.question(entry.key, rules)); it has "
                + rules.joined(separator: ", "))
    }

    /// `{level: warning, because: the brand's gray}`.
    private static func level(
        _ entry: SettingsValue.Entry, _ axes: KnownAxes
    ) throws(SettingsError) -> (level: String, reason: String) {
        var texts: [String: String] = [:]
        if case .map(let entries) = entry.value.content {
            for part in entries { texts[part.key] = try text(part.value, "'\(part.key)'") }
        }
        guard Set(texts.keys) == ["level", "because"], let level = texts["level"],
            axes.lintLevels?.contains(level) ?? true, let reason = texts["because"],
            reason.contains(where: { !$0.isWhitespace })
        else {
            throw SettingsError(
                line: entry.line,
                words: "'\(entry.key)' wants {level: warning, because: \"a reason\"}, with the level "
                    + (axes.lintLevels ?? []).joined(separator: ", "))
        }
        return (level, reason)
    }

    private static func argument(_ entry: SettingsValue.Entry) throws(SettingsError) -> Argument {
        var argument = Argument(name: entry.key, values: [])
        switch entry.value.content {
        case .text(let text):
            argument.values = [(shortName(text), text)]
        case .list(let values):
            for value in values {
                let text = try Self.text(value, "a value of '\(entry.key)'")
                argument.values.append((shortName(text), text))
            }
        case .map(let entries):
            for value in entries {
                argument.values.append((value.key, try text(value.value, "'\(value.key)'")))
            }
        }
        let names = argument.values.map(\.name)
        guard !names.isEmpty, !argument.values.contains(where: { $0.expression.isEmpty }) else {
            throw SettingsError(line: entry.line, words: "the argument '\(entry.key)' has no value")
        }
        guard Set(names).count == names.count else {
            throw SettingsError(
                line: entry.line,
                words: "two values of '\(entry.key)' have one name; name them: {one: …, other: …}")
        }
        return argument
    }

    /// `Color.red` is called `red`.
    private static func shortName(_ expression: String) -> String {
        let isPath = expression.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
        guard isPath, expression.first?.isNumber == false, let last = expression.split(separator: ".").last
        else {
            return expression
        }
        return String(last)
    }

    private static func choice(
        _ entry: SettingsValue.Entry, _ axes: KnownAxes
    ) throws(SettingsError) -> AxisChoice {
        let values = try texts(entry)
        guard axes.ids.contains(entry.key) else { return AxisChoice(id: entry.key, values: values) }
        var names: [String] = []
        for value in values {
            guard let name = axes.name(value, entry.key) else {
                throw SettingsError(
                    line: entry.line,
                    words: "the axis '\(entry.key)' has no value '\(value)'"
                        + "\(axes.question(value, axes.values(entry.key))); it has "
                        + axes.values(entry.key).joined(separator: ", "))
            }
            names.append(name)
        }
        return AxisChoice(id: entry.key, values: names)
    }

    /// `platform=macos with haptic=heavy`, or `macos with haptic`.
    private static func apart(
        _ text: String, _ entry: SettingsValue.Entry, _ axes: KnownAxes
    ) throws(SettingsError) -> [AxisValue] {
        var values: [AxisValue] = []
        let parts = text.dropPrefix("not ").components(separatedBy: " with ")
        for part in parts {
            if parts.count > 1, !part.contains("=") {
                values.append(try word(part.trimmingCharacters(in: .whitespaces), text, entry, axes))
                continue
            }
            let words = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                .map { $0.trimmingCharacters(in: .whitespaces) }
            guard words.count == 2, !words.contains("") else {
                throw SettingsError(
                    line: entry.line,
                    words:
                        "'not' wants values that do not go together, as in 'platform=macos with haptic=heavy', "
                        + "not '\(text)'")
            }
            let choice = try choice(
                SettingsValue.Entry(
                    key: words[0], line: entry.line,
                    value: SettingsValue(line: entry.line, content: .text(words[1]))), axes)
            values.append(AxisValue(axis: words[0], value: choice.values[0]))
        }
        let names = values.map { $0.axis.isEmpty ? $0.value : $0.axis }
        guard Set(names).count == names.count else {
            throw SettingsError(
                line: entry.line,
                words:
                    "'not' wants one value of each axis: a tile never has two, so '\(text)' keeps nothing apart"
            )
        }
        return values
    }

    /// A value without its axis, or an axis without a value.
    private static func word(
        _ word: String, _ text: String, _ entry: SettingsValue.Entry, _ axes: KnownAxes
    ) throws(SettingsError) -> AxisValue {
        guard !word.isEmpty, !word.contains(" ") else {
            throw SettingsError(
                line: entry.line,
                words: "'not' wants values that do not go together, as in 'macos with haptic', not '\(text)'")
        }
        let having =
            axes.ids.contains(word) ? [] : axes.ids.sorted().filter { axes.values($0).contains(word) }
        guard having.count < 2 else {
            throw SettingsError(
                line: entry.line,
                words: "'\(word)' is a value of the axes \(having.joined(separator: " and ")); write "
                    + having.map { "\($0)=\(word)" }.joined(separator: " or "))
        }
        return AxisValue(axis: having.first ?? "", value: word)
    }

    // MARK: Kinds

    private static func map(
        _ value: SettingsValue, _ what: String
    ) throws(SettingsError) -> [SettingsValue.Entry] {
        switch value.content {
        case .map(let entries): return entries
        case .text(""): return []
        case .text, .list:
            throw SettingsError(line: value.line, words: "\(what) wants keys with values, one a line")
        }
    }

    private func map(_ value: SettingsValue, _ what: String) throws(SettingsError) -> [SettingsValue.Entry] {
        try Self.map(value, what)
    }

    private static func text(_ value: SettingsValue, _ what: String) throws(SettingsError) -> String {
        guard case .text(let text) = value.content, !text.isEmpty else {
            throw SettingsError(line: value.line, words: "\(what) wants a text")
        }
        return text
    }

    /// One text or a list of some, each there once.
    private static func texts(_ entry: SettingsValue.Entry) throws(SettingsError) -> [String] {
        var texts: [String] = []
        if case .list(let values) = entry.value.content {
            for value in values { texts.append(try text(value, "'\(entry.key)'")) }
        } else {
            texts = [try text(entry.value, "'\(entry.key)'")]
        }
        guard !texts.isEmpty, Set(texts).count == texts.count else {
            throw SettingsError(
                line: entry.line,
                words: "'\(entry.key)' wants a text or a list of texts, each of them once")
        }
        return texts
    }

    private static func length(_ entry: SettingsValue.Entry) throws(SettingsError) -> Double {
        let text = try text(entry.value, "'\(entry.key)'")
        guard let number = Double(text), number > 0, number <= 16384 else {
            throw SettingsError(
                line: entry.line,
                words: "'\(entry.key)' wants a number of points above 0 and up to 16384, not '\(text)'")
        }
        return number
    }

    /// `{bytes: 40960, because: a whole screen}`.
    private static func goldenSize(
        _ entry: SettingsValue.Entry
    ) throws(SettingsError) -> (bytes: Int, reason: String) {
        var texts: [String: String] = [:]
        if case .map(let entries) = entry.value.content {
            for part in entries { texts[part.key] = try text(part.value, "'\(part.key)'") }
        }
        guard Set(texts.keys) == ["bytes", "because"], let bytes = texts["bytes"].flatMap({ Int($0) }),
            1...goldenSizeLimit ~= bytes, let reason = texts["because"],
            reason.contains(where: { !$0.isWhitespace })
        else {
            throw SettingsError(
                line: entry.line,
                words:
                    "'goldenSize' wants {bytes: 40960, because: \"a whole screen\"}: a whole number from 1 to "
                    + "\(goldenSizeLimit), and a reason")
        }
        return (bytes, reason)
    }

    /// No golden is read that is larger.
    private static let goldenSizeLimit = 64 << 20

    private func paths(
        _ entry: SettingsValue.Entry, areFolders: Bool
    ) throws(SettingsError) -> [String] {
        let folder = path.parentFolder
        var paths: [String] = []
        for text in try Self.texts(entry) {
            let found = text.hasPrefix("/") || folder.isEmpty ? text : folder + "/" + text
            var isFolder: ObjCBool = false
            let isThere = unsafe FileManager.default.fileExists(atPath: found, isDirectory: &isFolder)
            guard isThere, isFolder.boolValue == areFolders else {
                throw SettingsError(
                    line: entry.line, words: "\(found): there is no such \(areFolders ? "folder" : "file")")
            }
            paths.append(found)
        }
        return paths
    }
}

extension String {
    fileprivate func dropPrefix(_ prefix: String) -> String {
        hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
    }
}
