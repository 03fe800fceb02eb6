import Foundation

extension StyleFields {
    /// Those of a module's files, which are read for that and not compiled.
    package init(of module: SourceModule, for platform: SourcePlatform) throws(SourceError) {
        let words = ["--platform", platform.rawValue] + module.files
        let lines = try ParserProgram.own().lines(words)
        let facts = lines.compactMap { try? JSONDecoder().decode(SourceFacts.self, from: $0) }
        guard facts.count == module.files.count else {
            throw SourceError("\(module.name) cannot be parsed: no answer")
        }
        self.init(facts)
    }
}
