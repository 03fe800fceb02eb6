/// Counts what texts take, so that their cost can be bounded without a clock.
package enum TextWork {
    /// Paragraphs cut into clusters to be broken into lines, since the process began.
    ///
    /// Layout runs on the main actor alone.
    @exclusivity(unchecked) nonisolated(unsafe) package static var brokenParagraphs = 0
    /// Lines whose words and glyphs were made to be drawn.
    @exclusivity(unchecked) nonisolated(unsafe) package static var completedLines = 0
}
