internal import ArgumentParser
internal import Catalog
internal import Rendering
import Foundation
internal import Golden
internal import Installation
internal import Raster

/// `specimen doctor`
struct Doctor: CatalogCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract:
            "Shows the stack, the fonts and the compiler, and what could make pictures differ on this machine."
    )

    @OptionGroup var engine: EngineOptions
    @OptionGroup var goldens: GoldenOptions

    @Flag(name: .long, help: "One JSON document.")
    var json = false

    @OptionGroup var saying: SayingOptions

    private struct Document: Encodable {
        struct Font: Encodable {
            var name: String
            var path: String?
            var sha256: String?
            /// Whether it may be drawn with though the manifest says other bytes.
            var isOther = false
            /// Whether a machine may be without it: tiles with its script then have a warning.
            var isOptional = false
            var problem: String?
        }
        var stack: [[String]]
        var fonts: [Font]
        var custom: [String]
        var toolchain: DoctorToolchain
        var problems: [String]
    }

    func run(in invocation: Invocation) async throws {
        try await guarded(invocation) { console, outcome in
            let library = try engine.library()
            var problems: [String] = []
            let optional = Set(FontManifest.scriptFaces.map(\.name))
            let fonts = (FontManifest.faces + FontManifest.scriptFaces).map { face -> Document.Font in
                let isOptional = optional.contains(face.name)
                if isOptional, !library.hasScriptFace(named: face.name) {
                    return .init(name: face.name, isOptional: true)
                }
                do throws(RasterError) {
                    let file = try library.face(named: face.name)
                    return .init(
                        name: face.name, path: file.path, sha256: file.sha256,
                        isOther: !isOptional && file.sha256 != face.sha256, isOptional: isOptional)
                } catch {
                    problems.append("\(error)")
                    return .init(name: face.name, isOptional: isOptional, problem: "\(error)")
                }
            }
            let stack = EvidenceMaker.sharedStack
            for difference in try goldenDifferences(stack) { problems.append(difference) }
            let toolchain = DoctorToolchain()
            if let problem = toolchain.problem { problems.append(problem) }
            let document = Document(
                stack: stack.components.map { [$0.name, $0.version] }, fonts: fonts,
                custom: library.customNames, toolchain: toolchain, problems: problems)
            if json {
                try console.printJSON(document)
            } else {
                show(document, console)
            }
            for problem in problems { console.error(problem) }
            let others = fonts.filter(\.isOther).map(\.name)
            for name in others {
                console.note(
                    "'\(name)' has other bytes than the manifest says, because releases of Debian differ: only tiles "
                        + "that use it may differ")
            }
            let absent = fonts.count { $0.isOptional && $0.path == nil && $0.problem == nil }
            if absent > 0 {
                console.note(
                    "\(absent) of \(optional.count) fonts for scripts are not installed: tiles with such texts have a "
                        + "warning; \(HarfBuzzTextEngine(library: library).scriptRemedy)")
            }
            if problems.isEmpty, others.isEmpty {
                console.note("nothing on this machine makes pictures differ")
            }
            if fonts.contains(where: { $0.problem != nil }) || toolchain.problem != nil { outcome.add(3) }
            if problems.contains(where: { $0.hasPrefix("the goldens") }) { outcome.add(4) }
        }
    }

    /// What the stack of the first golden has that this machine has not.
    private func goldenDifferences(_ stack: Stack) throws -> [String] {
        guard let id = try goldens.store.storedIDs().first,
            let golden = try goldens.store.golden(of: id),
            let details = try? readGoldenChunk(golden.bytes).details()
        else { return [] }
        let shared = Set(stack.components.map(\.name))
        return stack.differences(
            from: Stack(details.stack.components.filter { shared.contains($0.name) })
        ).map { "the goldens were made by another stack: \($0)" }
    }

    private func show(_ document: Document, _ console: Console) {
        console.printLine("stack")
        for line in document.stack { console.printLine("  \(line.joined(separator: " "))") }
        console.printLine("fonts")
        for font in document.fonts {
            console.printLine("  \(font.name): \(font.path ?? "missing")")
        }
        for name in document.custom { console.printLine("  \(name): given") }
        console.printLine("compiler")
        for line in document.toolchain.lines { console.printLine("  \(line)") }
    }
}
