import Foundation
import Testing

private let specimen = "Configuration/Button/primary.quiet"
private let selection = ["--filter", specimen, "--size", "mini"]
private let golden = "\(specimen)/normal-mini@2x"

private func run(_ command: String, _ folder: Folder, _ options: [String] = []) throws -> Run {
    try Tool.run([command, "--goldens", folder.path("Golden")] + selection + options)
}

/// What cannot be written beside the verdict must not hide it.
struct VerdictFirstTests {
    private func withDifference() throws -> Folder {
        let folder = try Folder()
        _ = try run("record", folder)
        try folder.write(
            "Golden/\(golden).png", folder.read("Golden/\(specimen)/pressed-mini@2x.png"))
        return folder
    }

    @Test func `A report that cannot be written in full leaves the verdict as it is`() throws {
        let folder = try withDifference()
        let files = folder.files
        let check = try Tool.shell(
            "ulimit -f 1; \"$specimen\" check --goldens Golden --filter \(specimen) --size mini --report report",
            in: folder)
        #expect(check.lines.count == 1 && check.lines.first?.hasPrefix("different: \(golden): ") == true)
        #expect(check.error.contains("5 of 6 tiles passed, 1 did not"), "\(check.error)")
        #expect(check.error.contains("error: cannot write report/") && !check.error.contains("index.html"))
        #expect(check.code == 3 && folder.files == files)
    }

    @Test func `A report in a folder that cannot be made leaves the verdict as it is`() throws {
        let folder = try withDifference()
        try folder.write("file", "no folder")
        let check = try run("check", folder, ["--report", folder.path("file/report")])
        #expect(check.lines.count == 1 && check.lines.first?.hasPrefix("different: \(golden): ") == true)
        #expect(check.code == 3 && check.error.contains("error: "), "\(check.error)")
        let document = try run("check", folder, ["--json", "--report", folder.path("file/report")]).json()
        #expect((document["findings"] as? [[String: Any]])?.count == 1)
    }

    @Test func `A picture of differences that cannot be written leaves the verdict as it is`() throws {
        let folder = try withDifference()
        let (a, b) = (
            folder.path("Golden/\(golden).png"), folder.path("Golden/\(specimen)/normal-mini-dark@2x.png")
        )
        let diff = try Tool.run(["diff", a, b, "-o", folder.path("none/diff.png")])
        #expect(diff.lines.count == 1 && diff.lines.first?.contains("pixels differ") == true, "\(diff.text)")
        #expect(diff.code == 3 && diff.error.contains("none/diff.png"), "\(diff.error)")
    }
}
