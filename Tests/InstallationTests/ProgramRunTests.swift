import Foundation
import Testing

@testable import Installation

struct ProgramRunTests {
    private func shell(
        _ script: String, environment: [String: String]? = nil, folder: String? = nil
    ) throws -> ProgramRun {
        try ProgramRun("/bin/sh", ["-c", script], environment: environment, folder: folder)
    }

    @Test func `What a program says on either stream comes back, however long it is`() throws {
        let line = String(repeating: "a line of some length ", count: 4)
        // Both pipes are full many times over.
        let run = try shell(
            "i=0; while [ $i -lt 4000 ]; do echo '\(line)'; echo '\(line)' >&2; i=$((i + 1)); done")
        let whole = Data(String(repeating: line + "\n", count: 4000).utf8)
        #expect(run.output == whole && run.errors == whole && run.code == 0)
    }

    @Test func `A program's end is told, by a code or by a signal`() throws {
        #expect(try shell("exit 7").code == 7)
        #expect(try shell("kill -9 $$").code == 128 + 9)
    }

    @Test func `A program runs where it is told, with what it is told, and reads nothing`() throws {
        let run = try shell("pwd; echo \"$ONE,$HOME\"; cat", environment: ["ONE": "1"], folder: "/usr")
        #expect(String(decoding: run.output, as: UTF8.self) == "/usr\n1,\n")
    }

    @Test func `A program that is not there is an error with its reason`() {
        #expect { try ProgramRun("/no/such/program", []) } throws: { error in
            (error as? ProgramRunError)?.reason == "No such file or directory"
        }
    }
}
