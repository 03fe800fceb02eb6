import Live
import Testing

/// Errors as the page lists them.
struct SourceProblemTests {
    @Test func `An error of the compiler has its file, line and column, and the lines that it shows`() throws
    {
        let output = """
            /a b/A.swift:3:5: error: cannot find 'Glow' in scope
            3 |     Glow()
              |     `- error: cannot find 'Glow' in scope
            /a b/A.swift:9:1: warning: unused
            """
        let problems = SourceProblem.all(in: output)
        #expect(problems.count == 1)
        let problem = try #require(problems.first)
        #expect((problem.path, problem.line, problem.column) == ("/a b/A.swift", 3, 5))
        #expect(problem.message == "cannot find 'Glow' in scope")
        #expect(problem.text.contains("3 |     Glow()"))
    }

    @Test func `What is no message of a file stands for itself`() {
        let problems = SourceProblem.all(in: "error: A.swift: cannot be read")
        #expect(problems.map(\.message) == ["A.swift: cannot be read"])
        #expect(problems.map(\.line) == [0])
    }

    @Test func `An error that is told twice is listed once`() {
        let line = "A.swift:1:1: error: no\n"
        #expect(SourceProblem.all(in: line + line).count == 1)
    }

    @Test func `Characters that act are spelled out`() {
        #expect(SourceProblem("a\u{1b}[2Jb").message == "a\\u{1b}[2Jb")
    }
}
