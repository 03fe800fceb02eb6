/// Findings as code scanners read them: SARIF 2.1.0 of OASIS, the parts of the format that are written.
package enum SARIF {
    package struct Rule: Encodable {
        let id: String
        let shortDescription: Text

        package init(id: String, shortDescription: Text) {
            (self.id, self.shortDescription) = (id, shortDescription)
        }
    }

    package struct Text: Encodable {
        let text: String

        package init(text: String) { self.text = text }
    }

    package struct Result: Encodable {
        let ruleId: String
        /// `error`, `warning` or `note`.
        let level: String
        let message: Text
        let locations: [Location]
        /// By which the same finding of the next run is known.
        let partialFingerprints: [String: String]

        package init(
            ruleId: String, level: String = "error", message: Text, locations: [Location],
            partialFingerprints: [String: String]
        ) {
            (self.ruleId, self.level, self.message) = (ruleId, level, message)
            (self.locations, self.partialFingerprints) = (locations, partialFingerprints)
        }
    }

    package struct Location: Encodable {
        struct Physical: Encodable {
            let artifactLocation: Artifact
            let region: Region?
        }

        struct Artifact: Encodable { let uri: String }
        struct Region: Encodable { let startLine: Int }

        let physicalLocation: Physical

        package init(file: String, line: Int?) {
            // Lines begin with 1.
            physicalLocation = Physical(
                artifactLocation: Artifact(uri: relativeReference(file)),
                region: line.flatMap { $0 > 0 ? Region(startLine: $0) : nil })
        }
    }

    /// The document of one run.
    package static func text(rules: [Rule], results: [Result]) -> String {
        let driver = Driver(name: "Specimen", rules: rules)
        return json(Document(runs: [Run(tool: Tool(driver: driver), results: results)]), pretty: true)
    }

    private struct Document: Encodable {
        let version = "2.1.0"
        let schema = "https://json.schemastore.org/sarif-2.1.0.json"
        let runs: [Run]

        enum CodingKeys: String, CodingKey {
            case version
            case schema = "$schema"
            case runs
        }
    }

    private struct Run: Encodable {
        let tool: Tool
        let results: [Result]
    }

    private struct Tool: Encodable { let driver: Driver }

    private struct Driver: Encodable {
        let name: String
        let rules: [Rule]
    }
}

/// A path as a URI has it: what means something else there is escaped, and a name before a colon is no scheme.
private func relativeReference(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
        let isPlain =
            UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
            || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
            || "-._~/+@!$&'()*,=".utf8.contains(byte)
        if isPlain {
            result.unicodeScalars.append(Unicode.Scalar(byte))
        } else {
            result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
    }
    return result
}
