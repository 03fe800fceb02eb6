import Foundation
import Testing

struct LinkTests {
    @Test(
        arguments: ["README.md", "CHANGELOG.md"] + Repository.files(in: "Documentation", ".md")
            + Repository.files(in: "Examples", ".md"))
    func `Links of the documents lead to files`(_ document: String) throws {
        let folder = (document as NSString).deletingLastPathComponent
        // What stands in code is no link.
        let text = try Repository.text(document).replacing(#/`[^`\n]*`/#, with: "")
        for link in text.matches(of: #/\]\((?<path>[^)#]+)(?:#[^)]*)?\)/#) {
            let path = String(link.output.path)
            guard !path.hasPrefix("http") else { continue }
            let place = (folder as NSString).appendingPathComponent(path)
            #expect(Repository.exists(place), "\(document) links to \(path)")
        }
    }
}
