import Testing

@testable import SourceMode

/// What is said of a program of somebody's views that ended early.
struct EarlyEndTests {
    private func said(_ log: String, how: String = "signal 5, Trace/breakpoint trap") -> String {
        EarlyEnd(
            how: how, log: log, places: ["Source_Traps/Traps.swift": "Styles/Traps.swift"],
            declared: "Styles/Traps.swift:3"
        ).description
    }

    @Test func `The line of the user's own file is named by the user's path`() {
        #expect(
            said("before\nSource_Traps/Traps.swift:12: Fatal error: on purpose\n*** a backtrace\n")
                == "Styles/Traps.swift:12: Fatal error: on purpose (signal 5, Trace/breakpoint trap)")
    }

    @Test func `A line of the standard library is said to be one, with where the style is declared`() {
        let words = said("Swift/ContiguousArrayBuffer.swift:691: Fatal error: Index out of range\n")
        #expect(
            words
                == "Styles/Traps.swift:3: Fatal error: Index out of range, at a line of the standard library "
                + "(Swift/ContiguousArrayBuffer.swift:691), which does not show where it was called from "
                + "(signal 5, Trace/breakpoint trap)")
    }

    @Test func `Code that stands in for the user's own has no line of his`() {
        #expect(
            said("Source_Traps/specimen-piece-0-3:1: Fatal error: no\n")
                == "Styles/Traps.swift:3: Fatal error: no (signal 5, Trace/breakpoint trap)")
    }

    @Test func `Other words are its last line, and none are said to be none`() {
        #expect(
            said("leaving\n\n", how: "exit code 7")
                == "Styles/Traps.swift:3: it called exit with code 7; its last line was: leaving")
        #expect(
            said("", how: "signal 24, CPU time limit exceeded")
                == "Styles/Traps.swift:3: it used more processor time than is allowed")
        #expect(
            said("\n", how: "signal 11, Segmentation fault")
                == "Styles/Traps.swift:3: signal 11, Segmentation fault; it printed nothing")
    }

    @Test func `Addresses, which no two processes share, are left out`() {
        #expect(
            said("Could not cast value of type 'Swift.String' (0x7f00aa) to 'Swift.Int' (0x7f00bb).\n")
                .contains("type 'Swift.String' to 'Swift.Int'."))
    }
}
