import Testing

@testable import Rendering

struct SourceRootsTests {
    @Test(arguments: [
        ("/w/repo/Sources/A.swift", "/w/repo", "/w/repo/sub", "Sources/A.swift"),
        ("/w/repo/sub/A.swift", nil, "/w/repo/sub", "A.swift"),
        ("/w/repo/sub/A.swift", "", "/w/repo/sub/", "A.swift"),
        ("/w/repository/A.swift", "/w/repo", "/elsewhere", "/w/repository/A.swift"),
        ("Module/A.swift", "/w", "/", "Module/A.swift"), ("/A.swift", nil, "/", "A.swift"),
    ])
    func `A file is named from the checked-out repository or the current folder`(
        file: String, workspace: String?, folder: String, expected: String
    ) {
        #expect(SourceRoots(workspace: workspace, folder: folder).path(of: file) == expected)
    }
}
