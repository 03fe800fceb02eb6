import Foundation
import SourceDiscovery

extension StyleFields {
    /// Those of a module's files, which are read for that and not compiled.
    ///
    /// - Parameter platform: as `#if os(…)` sees it, in the words of the command line.
    package init(of module: SourceModule, platform: String) throws(SourceError) {
        let words = ["--platform", platform] + module.files
        let lines = try ParserProgram.own().lines(words)
        let facts = lines.compactMap { try? JSONDecoder().decode(SourceFacts.self, from: $0) }
        guard facts.count == module.files.count else {
            throw SourceError("\(module.identity) cannot be parsed: no answer")
        }
        self.init(facts)
    }
}
