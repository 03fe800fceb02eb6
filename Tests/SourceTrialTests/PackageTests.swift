import Testing

/// Targets of a package, by what its manifest writes out.
struct PackageTests {
    private func package() throws -> Trial {
        let trial = try Trial()
        try trial.add("Package", as: "package")
        // The manifest leaves it out.
        try trial.write("package/Sources/Look/Old.swift", "no Swift at all\n")
        return trial
    }

    @Test(arguments: ["package --target Look", "package/Sources/Look"])
    func `A target has its own files, and what they import of the package`(words: String) throws {
        try package().run("list \(words)").says("Look/Button/Wide", "Look/View/inner").silent("Base")
    }

    @Test func `A target that is not there is named with those that are`() throws {
        try package().run("list package --target Missing", code: 3).says("the targets are Base, Look")
    }

    @Test func `A package's goldens are in it`() throws {
        let trial = try package()
        try trial.run("record package --target Look")
        #expect(trial.exists("package/Golden/Look"))
    }
}
