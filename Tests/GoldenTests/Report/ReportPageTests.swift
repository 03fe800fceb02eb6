import Foundation
import Testing

@testable import Golden

private let browser = ["/usr/bin/chromium", "/usr/bin/chromium-browser"].first {
    FileManager.default.isExecutableFile(atPath: $0)
}

/// The page's document after its scripts ran, as a real browser has it, opened from a file.
private func document(of page: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(browser))
    process.arguments = [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=4000",
        "--user-data-dir=\(page).profile", "--dump-dom", "file://" + page,
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
}

/// In a real browser, where there is one.
@Suite(.enabled(if: browser != nil, "no Chromium on this machine"))
struct ReportPageTests {
    @Test(.timeLimit(.minutes(2)))
    func `the page shows the first difference with pixels of both sides`() async throws {
        try await withFolder { folder in
            let writer = try ReportWriter(directory: folder + "/r", stack: sampleStack)
            for index in 0..<3 {
                writer.add(
                    await examine(
                        sampleTile("Gallery/Button/a%20\(index)/x@1x", shade: 0x84),
                        golden: GoldenFile(path: "g.png", bytes: sampleGolden())))
            }
            writer.add(TileResult(id: "Gallery/Button/ok/x@1x", judgement: .passed(.sameList)))
            _ = try writer.finish()
            let page = try document(of: folder + "/r/index.html")
            #expect(page.contains("<h2 id=\"name\">Gallery/Button/a%200/x@1x</h2>"))
            #expect(page.contains("PrimaryButtonStyle › .background color #007AFF → #0084FF"))
            #expect(page.contains("×3</span>"))
            #expect(page.contains("src=\"expected/Gallery/Button/a%25200/x%401x.png\""))
            #expect(page.contains("1 tile passed"))
            // These are only known once the exact pixels were unpacked.
            #expect(page.contains("difference 0 10 0 0"))
            #expect(page.contains("#007AFF (0 122 255 255)"))
        }
    }

    @Test(.timeLimit(.minutes(2)))
    func `a golden of another stack is shown with every component that differs`() async throws {
        try await withFolder { folder in
            let other = Stack([
                Stack.Component("revision", "1"), Stack.Component("architecture", "x86_64"),
                Stack.Component("cairo", "1.18.0"), Stack.Component("font Inter", "bb22"),
            ])
            let writer = try ReportWriter(directory: folder + "/r", stack: other)
            writer.add(
                await examine(
                    sampleTile("a/b@1x", shade: 0x84, stack: other),
                    golden: GoldenFile(path: "g.png", bytes: sampleGolden())))
            _ = try writer.finish()
            let page = try document(of: folder + "/r/index.html")
            #expect(page.contains("recorded with another stack: cairo"))
            #expect(page.contains("1.16.0") && page.contains("font Inter"))
            #expect(page.contains("src=\"expected/a/b%401x.png\""))
            #expect(page.contains("<p id=\"accept\" hidden=\"\">"))
        }
    }
}
