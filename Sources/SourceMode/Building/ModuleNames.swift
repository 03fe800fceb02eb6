/// What the compiler is told that a module and its files are called.
struct ModuleNames {
    private let module: SourceModule

    init(_ module: SourceModule) { self.module = module }

    /// None that a type or another module is called.
    var own: String { ModuleNames.compiled(module.group) }

    /// What the compiler is told that a target is called: a team's `Controls` may be beside ours.
    static func compiled(_ target: String) -> String { "Source_" + imported(target) }

    /// As an `import` names a target, which other characters than a name's become `_` for.
    static func imported(_ target: String) -> String {
        String(
            target.unicodeScalars.map {
                $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0)) ? Character($0) : "_"
            })
    }

    /// The file's own name, which a running program says, as far as the compiler takes it.
    func copy(of path: String, _ index: Int) -> String {
        let name = path.lastPart
        let isUsual =
            name.utf8.allSatisfy { byte in
                UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || "0123456789._+".utf8.contains(byte)
            } && name.first?.isLetter == true
        let isAlone = module.sources.count { $0.lastPart == name } == 1
        return isUsual && isAlone && name != "main.swift" ? name : "File\(index).swift"
    }

    /// The user's paths by what a running program calls his files: the copies, and what is said of lines to be his.
    var places: [(name: String, path: String)] {
        let units = CompileUnit.all(of: module)
        return module.sources.enumerated().flatMap { index, path -> [(String, String)] in
            let own = units.first { $0.files.contains(index) }?.name ?? own
            let names = [copy(of: path, index), path.lastPart]
            let isAlone = module.sources.count { $0.lastPart == path.lastPart } == 1
            return (isAlone && names[0] != names[1] ? names : [names[0]]).map { ("\(own)/\($0)", path) }
        }
    }
}
