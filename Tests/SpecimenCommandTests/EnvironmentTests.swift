import Foundation
import Testing

/// Settings of the drawing libraries that stand in the environment.
struct EnvironmentTests {
    @Test(arguments: [
        // With all that can fill left out, fills were dropped.
        ["PIXMAN_DISABLE": "fast sse2 ssse3 mmx"], ["PIXMAN_DISABLE": "mmx ssse3 sse2 fast wholeops"],
        ["PIXMAN_DISABLE": "fast"], ["PIXMAN_DISABLE": ""], ["HB_SHAPER_LIST": "fallback"],
        ["HB_OPTIONS": "uniscribe-bug-compatible:aat"],
        ["FREETYPE_PROPERTIES": "truetype:interpreter-version=35 cff:no-stem-darkening=0"],
        ["PIXMAN_DISABLE": "sse2 fast", "HB_SHAPER_LIST": "fallback", "LIBTHAI_DICTDIR": "/nonexistent"],
    ])
    func `No setting of a library changes a picture or gets among the output`(
        variables: [String: String]
    ) throws {
        let folder = try Folder()
        let tile = "Configuration/Button/primary/pressed-regular@2x"
        let check = [
            "check", "--full", "--filter", "Configuration/*", "--goldens", Tool.root.path + "/Golden",
        ]
        let plain = try Tool.run(["render", tile, "-o", "-"])
        let set = try Tool.run(["render", tile, "-o", "-"], environment: variables)
        #expect(plain.code == 0 && set.code == 0, "\(plain.error)")
        #expect(set.output == plain.output && set.error.isEmpty, "\(set.error)")
        for workers in ["1", "8"] {
            let run = try Tool.run(check + ["-j", workers], environment: variables, in: folder)
            #expect(run.code == 0 && run.text.isEmpty, "\(run.error)")
        }
    }

    @Test func `Arguments, input and working folder outlive the clearing`() throws {
        let folder = try Folder()
        let run = try Tool.run(
            ["batch", "-", "-o", "out put"],
            input: #"{"id":"Configuration/Button/primary.quiet","output":"é.png"}"#,
            environment: ["PIXMAN_DISABLE": "fast"], in: folder)
        #expect(run.code == 0 && folder.files == ["out put/é.png"], "\(run.error)")
    }
}
