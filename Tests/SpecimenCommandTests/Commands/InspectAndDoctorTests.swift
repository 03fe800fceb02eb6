import Foundation
import TestSupport
import Testing

struct InspectTests {
    private func document(_ id: String) throws -> [String: Any] {
        let run = try Tool.run(["inspect", "--json", id])
        #expect(run.code == 0 && run.error == "")
        return try run.json()
    }

    /// Every frame of the tree.
    private func frames(_ document: [String: Any]) -> [[String: Any]] {
        func open(_ nodes: [[String: Any]]) -> [[String: Any]] {
            nodes.flatMap { [$0] + open($0["children"] as? [[String: Any]] ?? []) }
        }
        return open(document["frames"] as? [[String: Any]] ?? [])
    }

    @Test(arguments: [
        ("primaryHero", ["impact.medium"]), ("primary", ["impact.light"]), ("primary.quiet", []),
    ])
    func `inspect lists the events of a pressed tile`(preset: String, events: [String]) throws {
        let document = try document("Configuration/Button/\(preset)/pressed-regular@2x")
        #expect(document["events"] as? [String] == events)
    }

    @Test func `inspect has the frames of the hero, one of them 320 wide`() throws {
        let frames = frames(try document("Configuration/Button/primaryHero/pressed-regular@2x"))
        #expect(frames.contains { ($0["frame"] as? [Double])?[2] == 320 })
    }

    @Test func `Every frame has a view, a proposal and a frame`() throws {
        for frame in frames(try document("Configuration/Button/primaryHero")) {
            #expect(frame["view"] is String)
            #expect((frame["proposal"] as? [Any])?.count == 2)
            #expect((frame["frame"] as? [Double])?.count == 4)
        }
    }

    @Test func `inspect has the tile's id, size, list and warnings`() throws {
        let document = try document("Configuration/Button/primaryHero/normal-regular-dark@2x")
        #expect(document["id"] as? String == "Configuration/Button/primaryHero/normal-regular-dark@2x")
        #expect((document["size"] as? [Double])?.first == 336)
        #expect((document["list"] as? String)?.hasPrefix("list 336×") == true)
        #expect(document["warnings"] as? [String] == [])
    }

    @Test func `inspect has what modifiers say of a view`() throws {
        let frames = frames(try document("Gestures/Button/hold"))
        let said = frames.compactMap { $0["properties"] as? [String: String] }
            .reduce(into: [String: String]()) { $0.merge($1) { first, _ in first } }
        #expect(said["accessibilityHint"] == "Touch and hold to delete")
        #expect(said["accessibilityAction(default)"] == "true")
        #expect(said["sensoryFeedback"] == "notification.success")
        let run = try Tool.run(["inspect", "Gestures/Button/lift"])
        #expect(run.text.contains("keyboardShortcut ⌘O") && run.text.contains("pointerStyle link"))
        let toggle = try Tool.run(["inspect", "Gestures/Toggle/tapped/on-regular@2x"])
        #expect(toggle.text.contains("accessibilityTraits isToggle"))
        #expect(toggle.text.contains("accessibilityValue on") && toggle.text.contains("onKeyPress Space"))
    }

    @Test func `inspect names the words that are drawn`() throws {
        let run = try Tool.run(["inspect", "Configuration/Button/primaryHero", "--label", "Begin"])
        #expect(run.text.contains("\"Begin\""))
    }
}

struct DoctorTests {
    @Test func `doctor lists the stack and the fonts`() throws {
        let document = try Tool.run(["doctor", "--json"]).json()
        let stack = try #require(document["stack"] as? [[String]])
        #expect(stack.contains { $0[0] == "cairo" } && stack.contains { $0[0] == "harfbuzz" })
        #expect((document["fonts"] as? [[String: Any]])?.isEmpty == false)
    }

    @Test func `doctor finds nothing wrong on this machine`() throws {
        let run = try Tool.run(["doctor"])
        #expect(run.code == 0, "\(run.error)")
    }
}

struct DoctorCompilerTests {
    private func doctor(_ script: String) throws -> Run {
        let folder = try Folder()
        try writeScript(script, to: folder.path("swiftc"))
        return try Tool.run(
            ["doctor", "--json"], environment: ["SPECIMEN_SWIFTC": folder.path("swiftc")], in: folder)
    }

    @Test func `doctor says which compiler is found`() throws {
        let run = try doctor(
            """
            echo '{"compilerVersion": "Swift version 9", "paths": {"runtimeResourcePath": "/"}}'
            """)
        let toolchain = try #require(try run.json()["toolchain"] as? [String: Any])
        // A program that was built in place came with no modules that another compiler could not read.
        #expect(run.code == 0)
        #expect(toolchain["version"] as? String == "Swift version 9")
        #expect(toolchain["wanted"] == nil)
    }

    @Test func `A compiler that says nothing of itself is exit code 3 and named`() throws {
        let run = try doctor("exit 1")
        #expect(run.code == 3 && run.error.contains("/swiftc does not understand -print-target-info"))
    }

    @Test func `The version of a compiler reaches a terminal harmless`() throws {
        let run = try doctor(
            """
            echo '{"compilerVersion": "Swift \\u001b[2J", "paths": {"runtimeResourcePath": "/"}}'
            """)
        #expect(!run.output.contains(0x1b) && !run.error.contains("\u{1b}"))
    }
}

struct FontTests {
    private let tile = "Configuration/Button/primary/normal-mini@2x"

    @Test func `A folder of fonts that does not exist is exit code 3 and named`() throws {
        let run = try Tool.run(["render", tile, "-o", "-", "--fonts", "/nowhere/fonts"])
        #expect(run.code == 3 && run.error.contains("/nowhere/fonts") && run.output.isEmpty)
    }

    @Test func `A font with the wrong digest is never drawn with`() throws {
        let folder = try Folder()
        try folder.write("Inter[opsz,wght].ttf", "no font at all")
        let plain = try Tool.run(["render", tile, "-o", "-"])
        let given = try Tool.run(["render", tile, "-o", "-", "--fonts", folder.url.path])
        let variable = try Tool.run(
            ["render", tile, "-o", "-"], environment: ["SPECIMEN_FONTS": folder.url.path])
        #expect(given.output == plain.output && variable.output == plain.output)
    }

    @Test func `SPECIMEN_FONTS may name a folder that does not exist`() throws {
        let run = try Tool.run(["doctor"], environment: ["SPECIMEN_FONTS": "/nowhere:/neither"])
        #expect(run.code == 0)
    }
}
