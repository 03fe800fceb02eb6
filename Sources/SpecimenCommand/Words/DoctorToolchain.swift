internal import Installation

/// The compiler that is found here, and whether it reads the modules that this program came with.
struct DoctorToolchain: Encodable {
    private(set) var compiler: String?
    private(set) var version: String?
    /// What the modules were made with; `nil` where this program is in no installed tree.
    private(set) var wanted: String?
    /// Without a compiler nothing is wrong: only sources need one.
    private(set) var problem: String?

    init() {
        if let tree = InstalledTree.own {
            do {
                wanted = try CompileFacts(of: tree).compiler
            } catch {
                problem = "\(tree.compileFacts) cannot be read: \(error); install Specimen again"
            }
        }
        guard let path = Toolchain.compiler() else { return }
        compiler = path
        do throws(ToolchainError) {
            let found = try Toolchain(compiler: path)
            version = found.version
            try wanted.map(found.check) ?? ()
        } catch {
            problem = "\(error)"
        }
    }

    var lines: [String] {
        var lines = [compiler.map { "\($0): \(version ?? "unknown")" } ?? "none (only source files need one)"]
        if let wanted { lines.append("modules: \(wanted)") }
        return lines
    }
}
