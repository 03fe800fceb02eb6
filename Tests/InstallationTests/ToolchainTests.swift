import Foundation
import TestSupport
import Testing

@testable import Installation

struct ToolchainTests {
    /// A folder with a `swiftc` that is this shell script.
    private func withCompiler(_ script: String, _ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try writeScript(script, to: folder + "/swiftc")
        try body(folder)
    }

    private func facts(madeWith compiler: String) -> CompileFacts {
        CompileFacts(compiler: compiler, target: "", digest: "", compile: [], link: [])
    }

    private static let answers = """
        echo '{"compilerVersion": "Swift version 6.9 (here)", "paths": {"runtimeResourcePath": "/t/usr/lib/swift"}}'
        """

    @Test func `The search path leads to the compiler, which says what it is`() throws {
        try withCompiler(Self.answers) { folder in
            let found = try facts(madeWith: "Swift version 6.9 (here)").toolchain(in: [
                "PATH": "relative:/nowhere:\(folder)"
            ])
            #expect(found.compiler == folder + "/swiftc")
            #expect(found.host == "/t/usr/lib/swift/host")
        }
    }

    @Test func `A variable names the compiler before the search path does`() throws {
        try withCompiler("exit 1") { wrong in
            try withCompiler(Self.answers) { folder in
                let environment = ["PATH": wrong, Toolchain.variable: folder + "/swiftc"]
                #expect(Toolchain.compiler(in: environment) == folder + "/swiftc")
            }
        }
    }

    @Test func `Another compiler is told with both versions and what to do`() throws {
        try withCompiler(Self.answers) { folder in
            #expect {
                try facts(madeWith: "Swift version 6.8 (there)").toolchain(in: ["PATH": folder])
            } throws: { error in
                let words = "\(error)"
                return [
                    "Swift version 6.9 (here)", "Swift version 6.8 (there)", folder, "scripts/install",
                    Toolchain.variable,
                ]
                .allSatisfy(words.contains)
            }
        }
    }

    @Test(arguments: ["exit 1", "echo nothing", "echo '{}'"])
    func `A compiler that says nothing of itself is an error that names it`(script: String) throws {
        try withCompiler(script) { folder in
            #expect(throws: ToolchainError.silent(compiler: folder + "/swiftc")) {
                try facts(madeWith: "any").toolchain(in: ["PATH": folder])
            }
        }
    }

    @Test func `A named compiler that is not there is an error that names it`() {
        #expect(throws: ToolchainError.silent(compiler: "/nowhere/swiftc")) {
            try facts(madeWith: "any").toolchain(in: [Toolchain.variable: "/nowhere/swiftc"])
        }
    }
}
