import Streams

/// What is said on standard error.
enum Messages {
    /// One line.
    static func say(_ text: String) { StandardStream.error.write(harmlessLine(text) + "\n") }

    /// A text with line breaks of its own.
    static func sayLines(_ text: String) {
        if text.isEmpty { return }
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) { say(String(line)) }
    }
}
