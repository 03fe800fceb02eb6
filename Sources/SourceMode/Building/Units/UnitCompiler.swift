import Digests
import Foundation

/// Compiles the files of a module, and of a module that was compiled before only what an edit has changed.
///
/// A small module is compiled at once. The files of a large one are compiled each to an object of its own, some by each
/// process. When some of them have changed, these alone are compiled. What they declare may be used in the others, which
/// are compiled as well unless the compiler says the same of the changed files as before (its `.swiftdeps`, by which
/// Swift's own driver decides the same).
struct UnitCompiler {
    let unit: CompileUnit
    /// By their names in `folder`, in an order that stays.
    let files: [String]
    /// For each call, beside what it makes of which files.
    let words: [String]
    /// Modules of the sources that it may import, which are in `folder`.
    let imports: [String]
    let frontend: String
    let folder: String
    let cache: UnitCache
    /// Names the module and all that its objects depend on, but for its files and imports.
    let id: String
    /// The same whether the module is shown or imported.
    let sharedID: String

    var isLarge: Bool { unit.isLarge }
    var isImported: Bool { !unit.isShown }
    var moduleFile: String { unit.name + ".swiftmodule" }

    private func object(_ index: Int) -> String {
        isLarge ? UnitCompiler.object(unit, files[index]) : unit.object
    }
    static func object(_ unit: CompileUnit, _ file: String) -> String { "\(unit.name)-\(file.lastPart).o" }
    private func interface(_ index: Int) -> String { "\(unit.name)-\(index).swiftdeps" }

    /// What is linked.
    var objects: [String] { isLarge ? files.indices.map(object) : [unit.object] }

    private var made: [String] { objects + (isImported ? [moduleFile] : []) }

    /// Answers as the compiler does; where that is zero, the objects and the module are in the folder.
    ///
    /// Whoever imports a module that is being compiled waits for it and finds it kept.
    ///
    /// - Parameter importedTexts: of a module that is shown, its files as whoever imports it compiles them, by name.
    func compile(importedTexts: () -> [String: String] = { [:] }) throws(SourceError) -> Tool.Answer {
        CompilerSlots.begin(sharedID)
        defer { CompilerSlots.end(sharedID) }
        let answer = try compileChanges()
        if answer.code == 0, isLarge, unit.isShown { share(importedTexts()) }
        return answer
    }

    private func compileChanges() throws(SourceError) -> Tool.Answer {
        let texts = files.map { UnitCache.digest(ofFile: folder + "/" + $0) ?? "" }
        let imported = importedModules
        if let answer = try takeShared(texts, imported) { return answer }
        if let state = cache.state(id), state.imports == imported, state.files.map(\.name) == files,
            let answer = try compile(after: state, texts)
        {
            return answer
        }
        let answer = isLarge ? try compileFiles(Array(files.indices)) : try compileAll()
        if answer.code == 0 { keep(texts, imported) }
        return answer
    }

    /// Digests of what it imports.
    var importedModules: [String: String] {
        var result: [String: String] = [:]
        for name in imports {
            result[name] = UnitCache.digest(ofFile: "\(folder)/\(name).swiftmodule") ?? ""
        }
        return result
    }

    // MARK: A module that was compiled before

    /// `nil` where nothing of the former state is of use.
    private func compile(after state: UnitCache.State, _ texts: [String]) throws(SourceError) -> Tool.Answer?
    {
        let changed = files.indices.filter { state.files[$0].text != texts[$0] }
        if changed.isEmpty {
            return cache.take(made, of: id, state, into: folder)
                ? Tool.Answer(code: 0, output: "", errors: "") : nil
        }
        guard isLarge, changed.count <= files.count / 4 else { return nil }
        let answer = try call(changed)
        guard answer.code == 0 else { return answer }
        let isInterfaceKept = changed.allSatisfy { index in
            state.files[index].interface != nil && state.files[index].interface == interfacePrint(index)
        }
        let others = files.indices.filter { !changed.contains($0) }
        // Bodies that clients compile are a part of the module, though not of what others of it may know.
        let hasBodies = changed.contains { hasBodiesForClients(files[$0]) }
        if isInterfaceKept, !(isImported && hasBodies),
            cache.take(
                others.map(object) + (isImported ? [moduleFile] : []), of: id, state, into: folder)
        {
            var former = state
            for index in changed {
                former.files[index].text = texts[index]
                former.made[object(index)] = UnitCache.digest(ofFile: folder + "/" + object(index))
            }
            cache.keep(former, as: id, from: folder)
            return answer
        }
        let rest = try compileFiles(others)
        if rest.code == 0 { keep(texts, state.imports) }
        return rest
    }

    private func interfacePrint(_ index: Int) -> String? {
        FileManager.default.contents(atPath: folder + "/" + interface(index)).flatMap(InterfacePrint.read)
    }

    func hasBodiesForClients(_ file: String) -> Bool {
        guard let text = FileManager.default.contents(atPath: folder + "/" + file) else { return true }
        return ["inlinable", "alwaysEmit", "AlwaysEmit", "transparent", "frozen"].contains {
            text.range(of: Data($0.utf8)) != nil
        }
    }

    private func keep(_ texts: [String], _ imports: [String: String]) {
        var state = UnitCache.State(files: [], imports: imports, made: [:])
        for index in files.indices {
            let said = isLarge ? interfacePrint(index) : nil
            state.files.append(.init(name: files[index], text: texts[index], interface: said))
        }
        for name in made { state.made[name] = UnitCache.digest(ofFile: folder + "/" + name) }
        cache.keep(state, as: id, from: folder)
    }

    // MARK: Calls

    /// The whole module at once.
    private func compileAll() throws(SourceError) -> Tool.Answer {
        try run(
            ["-frontend", "-c"] + files + words + ["-o", unit.object]
                + (isImported ? ["-emit-module-path", moduleFile] : []))
    }

    /// These files by a process for each core, and the module for whoever imports it.
    private func compileFiles(_ chosen: [Int]) throws(SourceError) -> Tool.Answer {
        let count = max(1, min(ProcessInfo.processInfo.activeProcessorCount, chosen.count / 4))
        let shares = (0..<count).map { share in
            chosen.enumerated().filter { $0.offset % count == share }.map(\.element)
        }
        let calls = count + (isImported ? 1 : 0)
        let answers = try CompilerSlots.concurrently(calls) { place throws(SourceError) in
            place < count ? try call(shares[place]) : try emitModule()
        }
        let failed = answers.prefix(count).filter { $0.code != 0 }
        // The module's own call says no more than the others.
        guard let first = failed.first else { return answers[answers.count - 1] }
        return Tool.Answer(code: first.code, output: "", errors: failed.map(\.errors).joined())
    }

    private func call(_ chosen: [Int]) throws(SourceError) -> Tool.Answer {
        let chosenSet = Set(chosen)
        var arguments = ["-frontend", "-c"]
        for index in files.indices {
            arguments += chosenSet.contains(index) ? ["-primary-file", files[index]] : [files[index]]
        }
        arguments += words
        for index in chosen.sorted() {
            arguments += ["-o", object(index), "-emit-reference-dependencies-path", interface(index)]
        }
        return try run(arguments)
    }

    func emitModule() throws(SourceError) -> Tool.Answer {
        try run(
            ["-frontend", "-emit-module"] + files + words + [
                "-experimental-skip-non-inlinable-function-bodies-without-types", "-o", moduleFile,
            ])
    }

    private func run(_ arguments: [String]) throws(SourceError) -> Tool.Answer {
        try CompilerSlots.within { () throws(SourceError) in
            try Tool.run(frontend, arguments, folder: folder)
        }
    }
}
