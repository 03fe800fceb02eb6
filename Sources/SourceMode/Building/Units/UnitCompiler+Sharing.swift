import Digests

// A large module that is both shown and imported is compiled once: its pieces are in its objects and do no harm to
// whoever imports it, and what starts the program is in an object of its own.

extension UnitCompiler {
    /// Keeps the objects of a module that is shown for whoever imports it.
    ///
    /// - Parameter texts: of its files, as whoever imports it compiles them, by name.
    func share(_ texts: [String: String]) {
        guard let own = cache.state(id) else { return }
        var state = UnitCache.State(files: [], imports: own.imports, made: [:])
        for var file in own.files where file.name != ModuleBuild.mainFile {
            if let text = texts[file.name] { file.text = ContentDigest(of: Array(text.utf8)).hex }
            file.name = file.name.lastPart
            state.files.append(file)
            let object = UnitCompiler.object(unit, file.name)
            state.made[object] = own.made[object]
        }
        cache.keep(state, as: sharedID, from: folder)
    }

    /// The objects of the module as it is shown, and the module for whoever imports it.
    ///
    /// - Returns: `nil` where it is not shown, or shown from other texts.
    func takeShared(_ texts: [String], _ imported: [String: String]) throws(SourceError) -> Tool.Answer? {
        guard isImported, isLarge, var state = cache.state(sharedID), state.imports == imported,
            state.files.map(\.name) == files.map(\.lastPart), state.files.map(\.text) == texts
        else { return nil }
        for index in files.indices { state.files[index].name = files[index] }
        let former = cache.state(id)
        guard cache.take(objects, of: sharedID, state, into: folder) else { return nil }
        if let former, former.imports == imported, isModuleKept(from: former, in: state),
            cache.take([moduleFile], of: id, former, into: folder)
        {
            state.made[moduleFile] = former.made[moduleFile]
        } else {
            let answer = try emitModule()
            guard answer.code == 0 else { return answer }
            state.made[moduleFile] = UnitCache.digest(ofFile: folder + "/" + moduleFile)
        }
        cache.keep(state, as: id, from: folder)
        return Tool.Answer(code: 0, output: "", errors: "")
    }

    /// Whether all that others may know of the module is as before.
    private func isModuleKept(from former: UnitCache.State, in state: UnitCache.State) -> Bool {
        former.files.map(\.name) == files
            && zip(former.files, state.files).allSatisfy { old, new in
                old.interface != nil && old.interface == new.interface
                    && (old.text == new.text || !hasBodiesForClients(new.name))
            }
    }
}
