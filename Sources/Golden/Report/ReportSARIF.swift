import Streams

/// Where each cause stands in the sources, as code scanners say it: SARIF 2.1.0 of OASIS, which GitHub's code scanning
/// and editors read. One result for each group, as many tiles of one change are one thing to mend.
///
/// Groups whose tiles have no place in a source file have a result without a location.
func sarif(_ model: ReportModel) -> String {
    let rules = ReportModel.Status.allCases.map { status in
        SARIF.Rule(id: status.rawValue, shortDescription: SARIF.Text(text: "A tile is \(status.title)"))
    }
    let results = model.groups.compactMap { group -> SARIF.Result? in
        guard let tile = group.tiles.first else { return nil }
        let more = group.tiles.count > 1 ? " (\(counted(group.tiles.count, "tile")))" : ""
        let lines = ["\(tile.id): \(tile.message)\(more)"] + tile.changes.dropFirst().prefix(5)
        return SARIF.Result(
            ruleId: tile.status.rawValue, message: SARIF.Text(text: harmless(lines.joined(separator: "\n"))),
            locations: tile.file.map { [SARIF.Location(file: $0, line: tile.line)] } ?? [],
            partialFingerprints: ["tile/v1": tile.id])
    }
    let driver = SARIF.Driver(name: "Specimen", rules: rules)
    return json(
        SARIF.Document(runs: [SARIF.Run(tool: SARIF.Tool(driver: driver), results: results)]), pretty: true)
}

/// The parts of the format that are written.
private enum SARIF {
    struct Document: Encodable {
        let version = "2.1.0"
        let schema = "https://json.schemastore.org/sarif-2.1.0.json"
        let runs: [Run]

        enum CodingKeys: String, CodingKey {
            case version
            case schema = "$schema"
            case runs
        }
    }

    struct Run: Encodable {
        let tool: Tool
        let results: [Result]
    }

    struct Tool: Encodable { let driver: Driver }

    struct Driver: Encodable {
        let name: String
        let rules: [Rule]
    }

    struct Rule: Encodable {
        let id: String
        let shortDescription: Text
    }

    struct Text: Encodable { let text: String }

    struct Result: Encodable {
        let ruleId: String
        let level = "error"
        let message: Text
        let locations: [Location]
        /// By which the same finding of the next run is known.
        let partialFingerprints: [String: String]
    }

    struct Location: Encodable {
        struct Physical: Encodable {
            let artifactLocation: Artifact
            let region: Region?
        }

        struct Artifact: Encodable { let uri: String }
        struct Region: Encodable { let startLine: Int }

        let physicalLocation: Physical

        init(file: String, line: Int?) {
            // Lines begin with 1.
            physicalLocation = Physical(
                artifactLocation: Artifact(uri: relativeReference(file)),
                region: line.flatMap { $0 > 0 ? Region(startLine: $0) : nil })
        }
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
