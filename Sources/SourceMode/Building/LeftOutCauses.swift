/// Why declarations of a file are left out, for what cannot be shown without them.
struct LeftOutCauses {
    private var byName: [String: (line: Int, words: String)] = [:]

    /// Of several errors of a declaration the one that tells most, else the first.
    mutating func add(_ words: String, at line: Int, to name: String) {
        guard !name.isEmpty, CompilerMessage.tellsMore(words, than: byName[name]?.words) else { return }
        byName[name] = (line, words)
    }

    /// An error in words that lead to the place to repair: that a name is not found that the file declares is the fault of
    /// what is written there.
    ///
    /// - Parameter own: the type of which something was to be shown.
    func reason(for words: String, of own: String) -> String {
        var seen: Set<String> = []
        var name = LeftOutCauses.missing(in: words)
        var root: (name: String, line: Int, words: String)?
        // What is left out may be so for something that is left out itself.
        while let missing = name, let cause = byName[missing], seen.insert(missing).inserted {
            root = (missing, cause.line, cause.words)
            name = LeftOutCauses.missing(in: cause.words)
        }
        guard let root else { return words }
        let subject = root.name == own ? "it" : "\(root.name), which it needs,"
        return "\(subject) does not compile: line \(root.line): \(root.words)"
    }

    /// The name that an error says is declared nowhere.
    static func missing(in words: String) -> String? {
        words.firstMatch(of: #/^cannot find (?:type )?'([^']+)' in scope/#).map { String($0.1) }
    }
}
