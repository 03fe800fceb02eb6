import Foundation

/// The Swift compiler that the search path leads to.
struct Toolchain: Sendable {
    /// `…/usr/bin`
    let folder: String
    var compiler: String { folder + "/swiftc" }
    var frontend: String { folder + "/swift-frontend" }
    /// Where its parser is, as libraries.
    var host: String { (folder as NSString).deletingLastPathComponent + "/lib/swift/host" }
    var runtime: String { (folder as NSString).deletingLastPathComponent + "/lib/swift/linux" }
    var plugins: String { host + "/plugins" }

    /// Changes with the compiler.
    var identity: String {
        let attributes = try? FileManager.default.attributesOfItem(atPath: frontend)
        return "\(frontend) \(attributes?[.size] ?? 0) \(attributes?[.modificationDate] ?? 0)"
    }

    static func find() throws(SourceError) -> Toolchain {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        for folder in path.split(separator: ":") {
            let candidate = "\(folder)/swiftc"
            guard FileManager.default.isExecutableFile(atPath: candidate) else { continue }
            // Links lead from folders of the search path to the toolchain; the last one may be to the frontend.
            let real = URL(fileURLWithPath: candidate).resolvingSymlinksInPath().deletingLastPathComponent()
                .path
            guard FileManager.default.isExecutableFile(atPath: real + "/swift-frontend") else { continue }
            return Toolchain(folder: real)
        }
        throw SourceError(
            "no Swift compiler in PATH: source files are compiled with the toolchain from swift.org that the "
                + "installation was made with; 'list', 'check' and 'render' of the Gallery need none")
    }

    /// Throws where the modules are another compiler's.
    func check(against wanted: String?) throws(SourceError) {
        guard let wanted else { return }
        let answer = try Tool.run(compiler, ["--version"])
        let here =
            answer.output.split(separator: "\n").first { $0.contains("Swift version") }.map(String.init)
            ?? "?"
        guard !here.contains(wanted) else { return }
        throw SourceError(
            "the modules were made by \(wanted) and \(compiler) is \(here.trimmingCharacters(in: .whitespaces)); put "
                + "that toolchain first in PATH, or run scripts/install with this one")
    }
}
