/// What the compiler is told that a module and its files are called.
struct ModuleNames {
    private let module: SourceModule
    private let units: [CompileUnit]

    init(_ module: SourceModule) {
        self.module = module
        units = CompileUnit.all(of: module)
    }

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

    /// The file's own name, which a running program says, as far as the compiler takes it. Those of an imported module
    /// are in a folder of their own, and called the same wherever it is imported.
    func copy(of path: String, _ index: Int) -> String {
        let unit = units.first { $0.files.contains(index) } ?? units[units.count - 1]
        let name = path.lastPart
        let isUsual =
            name.utf8.allSatisfy { byte in
                UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || "0123456789._+".utf8.contains(byte)
            } && name.first?.isLetter == true
        let copy =
            isUsual && isAlone(name, in: unit) && name != ModuleBuild.mainFile
            ? name : "File\(index - unit.files.lowerBound).swift"
        return unit.folder.map { "\($0)/\(copy)" } ?? copy
    }

    private func isAlone(_ name: String, in unit: CompileUnit) -> Bool {
        module.sources[unit.files].count { $0.lastPart == name } == 1
    }

    /// The user's paths by what a running program calls his files: the copies, and what is said of lines to be his.
    var places: [(name: String, path: String)] {
        units.flatMap { unit in
            unit.files.flatMap { index -> [(String, String)] in
                let path = module.sources[index]
                let names = [copy(of: path, index).lastPart, path.lastPart]
                let isBoth = isAlone(path.lastPart, in: unit) && names[0] != names[1]
                return (isBoth ? names : [names[0]]).map { ("\(unit.name)/\($0)", path) }
            }
        }
    }
}
