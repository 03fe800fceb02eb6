import Digests
import Foundation
import Installation

/// Why a module's files cannot be compiled.
struct CompileFailure: Error {
    /// As the compiler says it.
    var text: String
    var unknown: [String]
    /// What was known before it failed.
    var missingImports: [MissingImport] = []
    var lost: [LostDeclaration] = []
}

/// Makes a program of a module's files.
struct ModuleBuild {
    let module: SourceModule
    let platform: String
    let client: ClientBuild
    let toolchain: Toolchain
    /// Where clang keeps what it reads of C headers.
    let headers: String
    /// Where modules are kept that were compiled.
    let cache: UnitCache
    let settings: ModuleSettings
    /// Of the module's asset catalogues.
    var assets = AssetSymbols([])
    /// What a generator would declare that the files use.
    var generated = GeneratedSymbols()
    /// Files for its bundle, by their paths in it.
    var resources: [String: String] = [:]
    /// Called when the module is compiled.
    var isCompiled: () -> Void = {}
    /// Waits until the module of a file is compiled, if it is shown as well.
    var waitForShown: (_ file: String) -> Void = { _ in }

    private var names: ModuleNames { ModuleNames(module) }

    struct Result {
        var specimens: [String] = []
        var unconstructed: [Unconstructed] = []
        var notes: [String] = []
        /// What the compiler says of declarations that are left out.
        var errors: [String] = []
        var unknown: [String] = []
        var leftOut: [String] = []
        /// The same with their files.
        var lost: [LostDeclaration] = []
        var missingImports: [MissingImport] = []
        /// What is to be said of the module, in lines of their own.
        var advice: [String] = []
        /// Why that is.
        var causes = LeftOutCauses()
        /// Names that values are made up for.
        var standIns: [String] = []
        /// Places of settings that count for something.
        var used: [String] = []
        /// What is linked; of each module the last that was compiled.
        var objects: [Objects] = []
        struct Objects {
            var files: [String]
            var isShown: Bool
        }

        mutating func leaveOut(_ name: String, of driver: DriverText, after message: CompilerMessage) {
            leftOut.append(name)
            let lacks =
                UnknownNames.name(in: message.words)
                ?? driver.standIns.first { message.words.contains("'\($0.name)'") }?.name
            lost.append(LostDeclaration(name: name, path: driver.path, lacks: lacks))
        }
    }

    /// Writes the program into a folder of its own.
    func make(in folder: String, texts: [String: Data]) throws -> Result {
        var result = Result()
        do {
            try make(&result, in: folder, texts: texts)
        } catch var failure as CompileFailure {
            (failure.missingImports, failure.lost) = (result.missingImports, result.lost)
            throw failure
        }
        return result
    }

    private func make(_ result: inout Result, in folder: String, texts: [String: Data]) throws {
        for (index, path) in module.sources.enumerated() {
            guard String(data: texts[path] ?? Data(), encoding: .utf8) != nil else {
                throw CompileFailure(text: "error: \(path): is not UTF-8 text", unknown: [])
            }
            try write(texts[path] ?? Data(), to: "\(folder)/Original\(index).swift")
        }
        let facts = try parse(module.sources.indices.map { "\(folder)/Original\($0).swift" })
        for (path, fact) in zip(module.sources, facts) {
            result.missingImports += fact.missingImports.map {
                MissingImport(module: $0.module, path: path, line: $0.line)
            }
        }
        for (path, fact) in zip(module.files, facts) {
            result.notes += fact.notes.map { module.files.count > 1 ? "\(path): \($0)" : $0 }
        }
        let shown = facts.prefix(module.files.count).flatMap(\.types)
        let others = facts.dropFirst(module.files.count).flatMap(\.types).compactMap(\.seenFromOutside)
        let types = TypeIndex(shown + others, additions: facts.flatMap(\.additions))
        var drivers: [DriverText] = []
        for (index, path) in module.sources.enumerated() {
            let isShown = index < module.files.count
            let discovery = Discovery(isShown ? facts[index] : .none, in: types, settings: settings)
            result.unconstructed += discovery.unconstructed
            result.errors += discovery.errors
            result.used += discovery.used
            drivers.append(
                DriverText(
                    index: index, isShown: isShown, path: path, copy: names.copy(of: path, index),
                    facts: facts[index],
                    candidates: discovery.candidates))
        }
        rename(&drivers)
        let units = CompileUnit.all(of: module)
        if !assets.isEmpty { try write(Data(assets.text.utf8), to: "\(folder)/\(ModuleBuild.assetFile)") }
        for folderOfUnit in units.compactMap(\.folder) {
            guard unsafe mkdir("\(folder)/\(folderOfUnit)", 0o700) == 0 || errno == EEXIST else {
                throw SourceError("\(folder)/\(folderOfUnit): cannot be made")
            }
        }
        for unit in units { try writeGenerated(unit, among: units, drivers, in: folder, &result) }
        for unit in units where !unit.isShown {
            var own = Array(drivers[unit.files])
            if unit.isLarge { waitForShown(module.sources[unit.files.lowerBound]) }
            do {
                _ = try compile(&own, of: unit, among: units, in: folder, &result)
            } catch let failure as CompileFailure {
                // What imports it does without its names, and goes on.
                let isSaid = result.errors.contains { failure.text.contains($0.firstLine) }
                if !isSaid { result.errors.append(failure.text) }
                try compileNothing(as: unit, in: folder, &result)
            }
            drivers.replaceSubrange(unit.files, with: own)
        }
        var shownDrivers = Array(drivers.prefix(module.files.count))
        let dropped = try compile(
            &shownDrivers, of: units[units.count - 1], among: units, in: folder, &result)
        isCompiled()
        drivers.replaceSubrange(shownDrivers.indices, with: shownDrivers)
        for driver in drivers {
            let left = Set(dropped[driver.index, default: [:]].keys)
            for standIn in driver.standIns where !standIn.isRight && !result.standIns.contains(standIn.name) {
                if driver.mentions(standIn.name, without: left) { result.standIns.append(standIn.name) }
            }
        }
        for driver in drivers {
            for (number, candidate) in driver.candidates.enumerated() {
                if let words = dropped[driver.index]?[number] {
                    let reason = result.causes.reason(for: words, of: candidate.style)
                    // What the author wrote is to be repaired, not only to be known.
                    if let place = candidate.places.last {
                        result.errors.append("\(place): error: \(candidate.name): \(reason)")
                    } else if candidate.isDeclaration
                        // A name that is declared nowhere may be that of another file, which a preview of a screen has.
                        || (candidate.style == "Preview" && LeftOutCauses.missing(in: words) == nil)
                    {
                        result.errors.append(
                            "\(driver.path):\(candidate.line): error: "
                                + "\(candidate.isDeclaration ? candidate.view : candidate.name): \(reason)")
                    }
                    result.unconstructed.append(Unconstructed(name: candidate.name, reason: reason))
                } else {
                    result.specimens.append(candidate.name)
                }
            }
        }
        if result.specimens.isEmpty, !result.errors.isEmpty {
            throw CompileFailure(
                text: CompilerMessage.limited(result.errors).joined(separator: "\n"), unknown: result.unknown)
        }
        try ProgramLink(client: client, toolchain: toolchain).link(
            result.objects.flatMap(\.files), shown: result.objects.filter(\.isShown).flatMap(\.files),
            in: folder)
        try putResources(into: folder)
    }

    /// Two files of a module may have pieces of one name.
    private func rename(_ drivers: inout [DriverText]) {
        var seen: Set<String> = []
        for driver in drivers.indices {
            for piece in drivers[driver].candidates.indices {
                let name = drivers[driver].candidates[piece].name
                var number = 2
                while !seen.insert(drivers[driver].candidates[piece].name.lowercased()).inserted {
                    drivers[driver].candidates[piece].name = "\(name).\(number)"
                    number += 1
                }
            }
        }
    }

    /// What the files declare, in their order.
    private func parse(_ paths: [String]) throws(SourceError) -> [SourceFacts] {
        let units = CompileUnit.all(of: module)
        var words = ["--platform", platform]
        for unit in units.dropLast() { words += ["--module", ModuleNames.imported(unit.target)] }
        var defines: [String] = []
        for (index, path) in paths.enumerated() {
            let own = units.first { $0.files.contains(index) }?.defines ?? []
            if own != defines { words += ["--defines", own.joined(separator: ",")] }
            defines = own
            if module.sources[index].lastPart == "main.swift" { words.append("--program") }
            words.append(path)
        }
        let what = paths.count == 1 ? "the file" : "one of the files"
        let lines: [Data]
        do {
            lines = try ParserProgram(client.parser, of: toolchain).lines(words)
        } catch {
            throw SourceError("\(what) cannot be parsed: \(error)")
        }
        let facts = lines.compactMap { try? JSONDecoder().decode(SourceFacts.self, from: $0) }
        guard facts.count == paths.count else { throw SourceError("\(what) cannot be parsed: no answer") }
        return facts
    }

    /// A declaration that one of the files has for itself.
    private struct FileStandIn: Hashable {
        var file: Int
        var text: StandInText
    }

    // MARK: Compiling

    /// As many times as pieces may be found that do not compile.
    private static let rounds = 20

    /// Pieces that do not compile are left out; returns why, by file and piece.
    private func compile(
        _ drivers: inout [DriverText], of unit: CompileUnit, among units: [CompileUnit], in folder: String,
        _ result: inout Result
    ) throws -> [Int: [Int: String]] {
        var dropped: [Int: [Int: String]] = [:]
        let main = """
            import SourceProgram
            await __SpecimenProgram.main(group: \(quoted(module.group)), pieces: [\
            \(drivers.map { "__specimenPieces\($0.index)" }.joined(separator: ", "))])

            """
        if unit.isShown { try write(Data(main.utf8), to: "\(folder)/\(ModuleBuild.mainFile)") }
        let compiler = compiler(
            of: unit, among: units,
            drivers.map(\.copy) + (unit.isShown ? [ModuleBuild.mainFile] : [])
                + generatedFiles(unit, in: folder)
                + (assets.isEmpty ? [] : [ModuleBuild.assetFile]), in: folder)
        for driver in drivers where driver.facts.isBroken {
            let messages = try syntaxErrors(of: driver, in: folder)
            result.errors += messages.map(driver.text)
            // What follows would be taken for a part of what has no end.
            if messages.contains(where: {
                $0.words.hasPrefix("expected '}'") || $0.words.contains("unterminated")
            }) {
                throw CompileFailure(
                    text: CompilerMessage.limited(result.errors).joined(separator: "\n"), unknown: [])
            }
        }
        let declared = Set(drivers.flatMap { $0.facts.types.map(\.name) })
        for _ in 0..<ModuleBuild.rounds {
            for driver in drivers {
                let text = driver.text(without: Set(dropped[driver.index, default: [:]].keys))
                try write(Data(text.utf8), to: "\(folder)/\(driver.copy)")
            }
            let answer = try compiler.compile {
                Dictionary(drivers.map { ($0.copy, $0.importedText) }) { first, _ in first }
            }
            if answer.code == 0 {
                result.objects.append(.init(files: compiler.objects, isShown: unit.isShown))
                return dropped
            }
            let messages = CompilerMessage.read(answer.errors)
            var isNew = false
            var fresh: Set<FileStandIn> = []
            // What else is wrong there may follow from the name that was unknown.
            var standInLines: Set<[Int]> = []
            // Of a body several things may be wrong.
            var emptied: [(file: Int, lines: LineRange)] = []
            for message in messages where message.isError {
                let places = places(of: message, in: drivers)
                for (file, piece) in places {
                    let known = dropped[file, default: [:]][piece]
                    if CompilerMessage.tellsMore(message.words, than: known) {
                        dropped[file, default: [:]][piece] = message.words
                    }
                    isNew = isNew || known == nil
                }
                // A provider's views are in the file, too.
                let isRest =
                    places.isEmpty
                    || places.allSatisfy { file, piece in
                        drivers[file].candidates[piece].declaration?.provider != nil
                    }
                if isRest,
                    let index = drivers.firstIndex(where: {
                        $0.holds(file: message.file, line: message.line)
                    })
                {
                    if drivers[index].blankedLines.contains(message.line) { continue }
                    if standInLines.contains([index, message.line]) { continue }
                    if emptied.contains(where: {
                        $0.file == index && $0.lines.first...$0.lines.last ~= message.line
                    }) {
                        continue
                    }
                    if let view = places.first, places.count == 1,
                        let lines = drivers[index].candidates[view.1].declaration?.own
                    {
                        drivers[index].blankedLines.formUnion(lines.first...lines.last)
                        isNew = true
                        continue
                    }
                    if let lines = drivers[index].providerLines(at: message.line) {
                        drivers[index].blankedLines.formUnion(lines)
                        for (number, candidate) in drivers[index].candidates.enumerated()
                        where candidate.style == "Preview" && candidate.line == lines.lowerBound {
                            dropped[index, default: [:]][number] = message.words
                        }
                        isNew = true
                        continue
                    }
                    if let item = drivers[index].item(at: message.line) {
                        result.causes.add(message.words, at: message.line, to: item.name)
                    }
                    if let standIn = StandInText(
                        after: message.words, assets: assets, namesakes: drivers[index].facts.namesakes),
                        !declared.contains(standIn.name)
                    {
                        // Each file that asks for it has its own; where that did not help, what uses it is left out.
                        if fresh.contains(.init(file: index, text: standIn)) { continue }
                        if !drivers[index].standIns.contains(standIn) {
                            let isFirst = !drivers.contains { $0.standIns.contains(standIn) }
                            drivers[index].standIns.append(standIn)
                            standInLines.insert([index, message.line])
                            fresh.insert(.init(file: index, text: standIn))
                            if !standIn.isRight {
                                if isFirst { result.errors.append(drivers[index].text(of: message)) }
                                if let name = UnknownNames.name(in: message.words),
                                    !result.unknown.contains(name)
                                {
                                    result.unknown.append(name)
                                }
                            }
                            isNew = true
                            continue
                        }
                    }
                    if let name = UnknownNames.name(in: message.words), !result.unknown.contains(name) {
                        result.unknown.append(name)
                    }
                    let text = drivers[index].text(of: message)
                    // What stands around it may differ by our own lines.
                    let isSaid = result.errors.contains { $0.firstLine == text.firstLine }
                    if !isSaid { result.errors.append(text) }
                    if let body = drivers[index].body(at: message.line) {
                        drivers[index].emptiedBodies.insert(body)
                        let fact = drivers[index].facts.bodies[body]
                        emptied.append((index, fact.lines))
                        result.leaveOut("the body of \(fact.name)", of: drivers[index], after: message)
                        isNew = true
                        continue
                    }
                    guard let item = drivers[index].item(at: message.line) else { continue }
                    drivers[index].blankedLines.formUnion(item.lines.first...item.lines.last)
                    let name = item.name.isEmpty ? "line \(item.lines.first)" : item.name
                    result.leaveOut(name, of: drivers[index], after: message)
                    isNew = true
                }
            }
            if !isNew {
                if result.errors.isEmpty {
                    result.errors = [
                        "the compiler failed: "
                            + (messages.first(where: \.isError)?.words
                                ?? answer.errors.split(separator: "\n").last.map(String.init)
                                ?? "code \(answer.code)")
                    ]
                }
                throw CompileFailure(
                    text: CompilerMessage.limited(result.errors).joined(separator: "\n"),
                    unknown: result.unknown)
            }
        }
        throw CompileFailure(text: "too many declarations of the file do not compile", unknown: [])
    }

    /// What the compiler says of the file alone: an end that is missing would be looked for behind it.
    private func syntaxErrors(of driver: DriverText, in folder: String) throws(SourceError)
        -> [CompilerMessage]
    {
        try write(Data(driver.facts.text.utf8), to: "\(folder)/\(driver.copy)")
        let answer = try Tool.run(
            toolchain.frontend, ["-frontend", "-parse", "-swift-version", "5", driver.copy], folder: folder)
        return CompilerMessage.read(answer.errors).filter(\.isError)
    }

    private func places(of message: CompilerMessage, in drivers: [DriverText]) -> [(Int, Int)] {
        for driver in drivers {
            let pieces = driver.pieces(file: message.file, line: message.line)
            if !pieces.isEmpty { return pieces.map { (driver.index, $0) } }
        }
        return []
    }

    /// Starts the program; an object of its own where the module is large.
    static let mainFile = "main.swift"

    /// As Xcode calls it, but for what no file of a user is called.
    private static let assetFile = "GeneratedAssetSymbols+Specimen.swift"

    private func compiler(
        of unit: CompileUnit, among units: [CompileUnit], _ files: [String], in folder: String
    ) -> UnitCompiler {
        let common =
            [
                "-Onone", "-package-name", "source", "-swift-version", "5",
                "-suppress-warnings",
                "-solver-expression-time-threshold=\(CompilerLimits.own.expressionSeconds)",
                "-module-cache-path",
                headers, "-plugin-path", toolchain.plugins, "-in-process-plugin-server-path",
                toolchain.host + "/libSwiftInProcPluginServer.so", "-D", "DEBUG",
            ] + client.compileFlags
        let first = module.sources.indices.contains(unit.files.lowerBound) ? unit.files.lowerBound : 0
        let shared =
            [
                "2", client.digest, Toolchain.identity(of: toolchain.compiler), platform,
                module.sources[first], unit.name,
            ] + common + unit.imports(among: units)
        let words = common + unit.arguments(after: units)
        func id(_ parts: [String]) -> String {
            ContentDigest(of: Array(parts.joined(separator: "\n").utf8)).hex
        }
        return UnitCompiler(
            unit: unit, files: files, words: words + (unit.isShown ? [] : ["-parse-as-library"]),
            imports: units.prefix { $0.target != unit.target }.map(\.name), frontend: toolchain.frontend,
            folder: folder, cache: cache, id: id(shared + ["\(unit.isShown)"]), sharedID: id(shared))
    }

    /// A module without a declaration, for those that import it.
    private func compileNothing(
        as unit: CompileUnit, in folder: String, _ result: inout Result
    ) throws(SourceError) {
        let file = unit.name + "+Nothing.swift"
        try write(Data(), to: "\(folder)/\(file)")
        let compiler = compiler(of: unit, among: [unit], [file], in: folder)
        let answer = try compiler.compile()
        guard answer.code == 0 else { throw SourceError("the compiler failed: \(answer.errors)") }
        result.objects.append(.init(files: compiler.objects, isShown: false))
    }

    /// Links to the resources beside the program: the main bundle of a program is the folder that it lies in.
    private func putResources(into folder: String) throws(SourceError) {
        let manager = FileManager.default
        let bundle = folder + "/bundle"
        do {
            try manager.createDirectory(atPath: bundle, withIntermediateDirectories: true)
            for (name, path) in resources.sorted(by: { $0.key < $1.key }) {
                let link = bundle + "/" + name
                try manager.createDirectory(atPath: link.parentFolder, withIntermediateDirectories: true)
                try manager.createSymbolicLink(atPath: link, withDestinationPath: path)
            }
        } catch {
            throw SourceError("\(bundle): cannot be written (\(error.localizedDescription))")
        }
    }

    func write(_ data: Data, to path: String) throws(SourceError) {
        do {
            try data.write(to: URL(fileURLWithPath: path))
        } catch {
            throw SourceError("\(path): cannot be written (\(error.localizedDescription))")
        }
    }
}

extension String {
    fileprivate var firstLine: Substring { prefix { $0 != "\n" } }
}
