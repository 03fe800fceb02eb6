import Foundation
import Synchronization

/// A Swift toolchain of this machine.
package struct Toolchain: Equatable, Sendable {
    /// What was asked, without links: its driver's file.
    package var compiler: String
    /// What it calls itself: `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
    package var version: String
    /// Its `usr/lib/swift`, with the runtime and the libraries that read Swift.
    package var resources: String
    /// What it compiles for, `x86_64-unknown-linux-gnu`, as far as it says.
    package var triple: String?

    /// The folder of the compiler's programs.
    package var programs: String { resources + "/../../bin" }
    /// Libraries and modules that read Swift: `SwiftParser`, `SwiftIfConfig`, …
    package var host: String { resources + "/host" }

    /// Names a `swiftc` for this program alone; none but it is asked then.
    package static let variable = "SPECIMEN_SWIFTC"

    /// The compiler's file that is taken: what the variable names, else the first on the search path, else where
    /// toolchains usually are.
    package static func compiler(
        in environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> String? {
        if let named = environment[variable], !named.isEmpty { return named }
        let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
        return (folders + ["/opt/swift/usr/bin", "/usr/libexec/swift/bin"]).map { $0 + "/swiftc" }
            .first { $0.hasPrefix("/") && FileManager.default.isExecutableFile(atPath: $0) }
    }

    private static let known = Mutex<[String: Toolchain]>([:])

    /// Asks the compiler what it is, which takes some hundredths of a second, once a process.
    package init(compiler: String) throws(ToolchainError) {
        if let known = Self.known.withLock({ $0[compiler] }) {
            self = known
            return
        }
        self.compiler = compiler
        guard let answer = Self.answer(of: compiler),
            let information = try? JSONDecoder().decode(TargetInformation.self, from: answer)
        else { throw .silent(compiler: compiler) }
        version = information.compilerVersion
        resources = information.paths.runtimeResourcePath
        triple = information.target?.triple
        let asked = self
        Self.known.withLock { $0[compiler] = asked }
    }

    private struct TargetInformation: Decodable {
        struct Paths: Decodable { var runtimeResourcePath: String }
        struct Target: Decodable { var triple: String }
        var compilerVersion: String
        var paths: Paths
        var target: Target?
    }

    private static func answer(of compiler: String) -> Data? {
        // The driver would ask the frontend that lies beside it.
        let file = URL(fileURLWithPath: compiler).resolvingSymlinksInPath()
        let frontend = file.deletingLastPathComponent().appendingPathComponent("swift-frontend").path
        let isDriver = file.lastPathComponent == "swift-driver"
        if isDriver, let answer = try? ProgramRun(frontend, ["-print-target-info"]), answer.code == 0 {
            return answer.output
        }
        guard let answer = try? ProgramRun(compiler, ["-print-target-info"]), answer.code == 0 else {
            return nil
        }
        return answer.output
    }
}

/// Why a compiler cannot be taken; each says what to do.
package enum ToolchainError: Error, Equatable, CustomStringConvertible {
    /// There is none.
    case missing(wanted: String)
    /// It does not say what it is.
    case silent(compiler: String)
    /// Modules are readable by the compiler that made them only.
    case different(compiler: String, found: String, wanted: String)

    package var description: String {
        switch self {
        case .missing(let wanted):
            """
            no swiftc was found; put the swiftc of \(wanted) on PATH, or name it in \(Toolchain.variable)
            """
        case .silent(let compiler):
            """
            \(compiler) does not understand -print-target-info; name another swiftc in \(Toolchain.variable)
            """
        case .different(let compiler, let found, let wanted):
            """
            \(compiler) is \(found), but this Specimen was built with \(wanted), and only that version reads its \
            modules; name such a swiftc in \(Toolchain.variable), or build Specimen with yours: scripts/install
            """
        }
    }
}

extension Toolchain {
    /// - Parameter wanted: what the compiler calls itself that made the modules.
    package func check(_ wanted: String) throws(ToolchainError) {
        guard version == wanted else {
            throw .different(compiler: compiler, found: version, wanted: wanted)
        }
    }
}

extension CompileFacts {
    /// The toolchain that is found, if it reads the modules.
    package func toolchain(
        in environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(ToolchainError) -> Toolchain {
        guard let path = Toolchain.compiler(in: environment) else { throw .missing(wanted: compiler) }
        let found = try Toolchain(compiler: path)
        try found.check(compiler)
        return found
    }
}
