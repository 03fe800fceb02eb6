/// An address in a literal that is a link without a bracket: `<https://a.b>`, `https://a.b`, `www.a.b`, `me@a.b`.
///
/// In angle brackets as CommonMark has it (section 6.5), without as the extension "autolink" of GitHub Flavored Markdown
/// (section 6.9), which Foundation reads, too.
struct MarkdownAddress {
    /// Where what follows begins.
    let end: Int
    /// How many of the words before it are its own.
    var before = 0
    let words: String
    let destination: String

    /// Whether there may be one that begins with words instead of marks.
    static func mayBegin(in source: String) -> Bool {
        source.utf8.contains(UInt8(ascii: ".")) && (source.contains("://") || source.contains("www."))
    }

    /// The address of a link or image from what stands in its parentheses: without a title and angle brackets.
    static func destination(of inside: String) -> String {
        let inside = inside.drop(while: \.isWhitespace)
        if inside.first == "<" { return String(inside.dropFirst().prefix { $0 != ">" }) }
        return String(inside.prefix { !$0.isWhitespace })
    }

    init?(inBracketsAt start: Int, of characters: [Character]) {
        guard
            let close = characters[(start + 1)...].firstIndex(where: { "<>".contains($0) || $0.isWhitespace }
            ),
            characters[close] == ">"
        else { return nil }
        let inside = characters[(start + 1)..<close]
        words = String(inside)
        end = close + 1
        if let colon = inside.firstIndex(of: ":") {
            let scheme = inside[..<colon]
            guard (2...32).contains(scheme.count), scheme.first.map({ $0.isASCII && $0.isLetter }) ?? false,
                scheme.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) })
            else { return nil }
            destination = words
        } else {
            guard let at = inside.firstIndex(of: "@"), at > inside.startIndex,
                MarkdownAddress.isDomain(inside[(at + 1)...])
            else { return nil }
            destination = "mailto:" + words
        }
    }

    /// One that begins with a scheme or `www.`, behind a space, the start or a mark.
    ///
    /// - Parameter isObject: whether something interpolated stands at a place, where an address ends.
    init?(at start: Int, of characters: [Character], _ isObject: (Int) -> Bool) {
        guard start == 0 || characters[start - 1].isWhitespace || "*_~(".contains(characters[start - 1]),
            let prefix = ["http://", "https://", "www."].first(where: { prefix in
                characters[start...].prefix(prefix.count).elementsEqual(prefix) {
                    "\($0)".lowercased() == "\($1)"
                }
            })
        else { return nil }
        let domain = start + (prefix == "www." ? 0 : prefix.count)
        var end = domain
        while end < characters.count, !characters[end].isWhitespace, characters[end] != "<", !isObject(end) {
            end += 1
        }
        let host = characters[domain..<end].prefix { !"/?#:".contains($0) }
        guard MarkdownAddress.isDomain(MarkdownAddress.withoutEnd(host)) else { return nil }
        self.end = MarkdownAddress.withoutEnd(characters[start..<end]).endIndex
        words = String(characters[start..<self.end])
        destination = prefix == "www." ? "http://" + words : words
    }

    /// The mail address around an `@`.
    ///
    /// - Parameter behind: the words before it that have no other meaning.
    init?(mailAt place: Int, of characters: [Character], behind: String) {
        let name = behind.reversed().prefix {
            $0.isASCII && ($0.isLetter || $0.isNumber || ".-_+".contains($0))
        }
        .reversed()
        var end = place + 1
        while end < characters.count,
            characters[end].isASCII
                && (characters[end].isLetter || characters[end].isNumber || ".-_".contains(characters[end]))
        {
            end += 1
        }
        while end > place + 1, characters[end - 1] == "." { end -= 1 }
        let domain = characters[(place + 1)..<end]
        guard !name.isEmpty, domain.last != "-", domain.last != "_",
            MarkdownAddress.isDomain(domain)
        else { return nil }
        self.end = end
        before = name.count
        words = String(name) + "@" + String(domain)
        destination = "mailto:" + words
    }

    /// Letters, numbers and hyphens between dots, of which there is one at least.
    private static func isDomain(_ host: ArraySlice<Character>) -> Bool {
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count > 1
            && parts.allSatisfy { part in
                !part.isEmpty && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
            } && parts.suffix(2).allSatisfy { !$0.contains("_") }
    }

    /// Marks at the end belong to the sentence, and so does a parenthesis that closes none of the address.
    private static func withoutEnd(_ address: ArraySlice<Character>) -> ArraySlice<Character> {
        var address = address
        var closing = address.count { $0 == ")" } - address.count { $0 == "(" }
        while let last = address.last {
            if "?!.,:*_~'\"".contains(last) {
                address.removeLast()
            } else if last == ")", closing > 0 {
                closing -= 1
                address.removeLast()
            } else {
                break
            }
        }
        return address
    }
}
