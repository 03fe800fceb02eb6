/// Words of the command line that are not UTF-8.
///
/// They arrive with other characters in place of what is wrong, so that a file of such a name is not found, and one that is
/// written has another name.
enum BrokenWords {
    /// The first of them, as it arrived.
    static var first: String? {
        let words = CommandLine.arguments
        for place in words.indices where words[place].unicodeScalars.contains("\u{FFFD}") {
            guard let word = unsafe CommandLine.unsafeArgv[place],
                unsafe String(validatingCString: word) == nil
            else { continue }
            return words[place]
        }
        return nil
    }
}
