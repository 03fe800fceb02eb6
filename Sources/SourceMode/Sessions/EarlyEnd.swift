import Catalog
package import Rendering
import Streams

/// How a program of somebody's views ended that was not done: what it said last, and where in the user's files that is.
package struct EarlyEnd: CustomStringConvertible {
    /// `signal 5, Trace/breakpoint trap`, `exit code 7`.
    private let how: String
    private let log: String
    /// The user's paths by the compiler's own names of their files, `Source_Traps/Traps.swift`.
    private let places: [String: String]
    /// Where what was drawn is declared, `Styles/Traps.swift:12`, or whatever else says which it was.
    private let declared: String

    /// - Parameter log: all that it printed, or the end of that.
    package init(how: String, log: String, places: [String: String], declared: String) {
        self.how = how
        self.log = log
        self.places = places
        self.declared = declared
    }

    /// In one line; equal for tiles that end alike.
    package var description: String {
        guard let line = EarlyEnd.clearestLine(of: log) else {
            return "\(declared): \(cause)"
                + (EarlyEnd.outOfTime.contains(cause) ? "" : "; it printed nothing")
        }
        let words = EarlyEnd.withoutAddresses(line)
        guard let place = Place(words) else {
            return "\(declared): \(cause); its last line was: \(shown(words, limit: 300))"
        }
        let said = shown(place.words, limit: 300)
        if let path = places[place.file] { return "\(path):\(place.line): \(said) (\(cause))" }
        // Code that stands in for the user's own has no line of his.
        if place.module.hasPrefix("Source_") { return "\(declared): \(said) (\(cause))" }
        let owner = place.module == "Swift" ? "the standard library" : place.module
        return
            "\(declared): \(said), at a line of \(owner) (\(place.file):\(place.line)), which does not show "
            + "where it was called from (\(cause))"
    }

    private static let outOfTime = [
        "it used more processor time than is allowed", "it took longer than is allowed",
        "it was killed (signal 9), probably because it took too long or needed too much memory",
    ]

    /// Whether a reason is that something did not end by itself, which takes seconds to find out.
    package static func isOutOfTime(_ reason: String) -> Bool { outOfTime.contains { reason.contains($0) } }

    private var cause: String {
        if how.hasPrefix("signal 24,") { return EarlyEnd.outOfTime[0] }
        if how.hasPrefix("signal 14,") { return EarlyEnd.outOfTime[1] }
        if how.hasPrefix("signal 9,") { return EarlyEnd.outOfTime[2] }
        if how.hasPrefix("exit code ") {
            return "it called exit with code \(how.dropFirst("exit code ".count))"
        }
        return how
    }

    /// The line that says most: a backtrace says less than what was said before it.
    private static func clearestLine(of log: String) -> String? {
        let lines = log.split(whereSeparator: \.isNewline).map(String.init)
        return lines.last { line in ["Fatal error", "error:", " failed: "].contains { line.contains($0) } }
            ?? lines.last { $0.contains { !$0.isWhitespace } }
    }

    /// Each process has things elsewhere.
    private static func withoutAddresses(_ line: String) -> String {
        line.replacing(#/ \(0x[0-9a-f]+\)/#, with: "")
    }

    /// `Source_Traps/Traps.swift:12: Fatal error: no`, in its parts.
    private struct Place {
        let file: String
        let line: Int
        let words: String

        var module: String { String(file.prefix { $0 != "/" }) }

        init?(_ text: String) {
            guard let end = text.firstRange(of: ": "), let cut = text[..<end.lowerBound].lastIndex(of: ":"),
                let line = Int(text[text.index(after: cut)..<end.lowerBound])
            else { return nil }
            file = String(text[..<cut])
            self.line = line
            words = String(text[end.upperBound...])
            guard file.contains("/"), !file.hasPrefix("/") else { return nil }
        }
    }
}

extension BuiltProgram {
    /// Words for a request that ends a process of this program. They go to the tile; what is none's fault shows nowhere.
    @Sendable package func explain(_ request: RenderingRequest, _ death: WorkerDeath) -> String {
        let place = "\(request.specimen.file):\(request.specimen.line)"
        return EarlyEnd(how: death.how, log: death.log, places: places, declared: place).description
    }
}
