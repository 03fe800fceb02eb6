import Catalog
import Foundation
import SwiftUI
import Testing

@testable import SpecimenTesting

private struct Box: View {
    var width: CGFloat = 40
    var body: some View {
        Color(red: 1, green: 0, blue: 0).frame(width: width, height: 20).padding(2)
            .accessibilityIdentifier("box")
    }
}

@MainActor @Suite(.recordGoldens(.never)) struct ExpectSnapshotTests {
    @Test func `Frames are as the source says`() async {
        await expectFrames(Box()) {
            """
            .padding #box (0 0 44 24)
              .frame (2 2 40 20)
                Color (2 2 40 20)
            """
        }
        await expectFrames(Box(), as: .json) {
            """
            [
              {"view": ".padding", "id": "box", "frame": [0, 0, 44, 24], "children": [
                {"view": ".frame", "frame": [2, 2, 40, 20], "children": [
                  {"view": "Color", "frame": [2, 2, 40, 20]}
                ]}
              ]}
            ]
            """
        }
    }

    @Test func `A list is as the source says`() async {
        await expectList(Box()) {
            """
            list 60×40 @2x
              fill rect(0 0 60 40) #FFFFFF
              fill rect(10 10 40 20) #FF0000
            """
        }
        await expectList(Box(), as: .json) {
            """
            {
              "size": [60, 40],
              "scale": 2,
              "items": [
                "fill rect(0 0 60 40) #FFFFFF",
                "fill rect(10 10 40 20) #FF0000"
              ]
            }
            """
        }
    }

    @Test func `What is spoken is as the source says`() async {
        await expectAccessibility(Toggle("Wi-Fi", isOn: .constant(true)).accessibilityHint("Joins a network"))
        {
            """
            1 "Wi-Fi", on (toggle)
                  hint: Joins a network
            """
        }
        await expectAccessibility(Button("Save") {}, as: .json) {
            """
            {
              "elements" : [
                {
                  "label" : "Save",
                  "traits" : [
                    "button"
                  ]
                }
              ]
            }
            """
        }
    }

    @Test func `Another label fails`() async {
        await withKnownIssue {
            await expectAccessibility(Button("Save") {}) { #"1 "Store" (button)"# }
        } matching: { issue in
            "\(issue)".contains(#"- 1 "Store" (button)"#) && "\(issue)".contains(#"+ 1 "Save" (button)"#)
        }
    }

    @Test func `Several points stand below each other`() async {
        await expectFrames(
            Color.red.frame(width: 4, height: 4), axes: Axes(states: [.normal], sizes: [.regular])
        ) {
            """
            normal-regular@2x
            .frame (0 0 4 4)
              Color (0 0 4 4)
            normal-regular-dark@2x
            .frame (0 0 4 4)
              Color (0 0 4 4)
            """
        }
    }

    @Test func `A difference is told line by line`() async {
        await withKnownIssue {
            await expectFrames(Box(width: 50)) {
                """
                .padding #box (0 0 44 24)
                  .frame (2 2 40 20)
                    Color (2 2 40 20)
                """
            }
        } matching: { issue in
            // What can be done stands before the lines, and not behind the snapshot's last.
            "\(issue)".contains("the snapshot differs; ")
                && "\(issue)".contains(
                    """
                    :
                    - .padding #box (0 0 44 24)
                    + .padding #box (0 0 54 24)
                    -   .frame (2 2 40 20)
                    +   .frame (2 2 50 20)
                    """)
        }
    }

    @Test func `What has no snapshot fails and is not written where nothing may be`() async throws {
        let before = try Data(contentsOf: URL(fileURLWithPath: #filePath))
        await withKnownIssue {
            await expectFrames(Box())
        } matching: {
            "\($0)".contains("there is no snapshot; ")
        }
        #expect(try Data(contentsOf: URL(fileURLWithPath: #filePath)) == before)
    }
}

/// A source of its own for each test.
@MainActor @Suite struct SourceEditTests {
    private func withSource(_ text: String, _ body: (_ path: String, _ edits: SourceEdits) throws -> Void)
        throws
    {
        let path = NSTemporaryDirectory() + "source-\(UUID().uuidString).swift"
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        try body(path, SourceEdits())
    }

    private func text(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
    }

    @Test(arguments: [11, 17, 23])
    func `A call without a snapshot gets one, whichever column the compiler counts`(column: Int) throws {
        let source = "func a() async {\n    await expectFrames(Text(\"a)\"), as: .text) // (\n}\n"
        try withSource(source) { path, edits in
            try edits.write("x\n\n  y", over: nil, in: path, at: (2, column), call: "expectFrames")
            #expect(
                try text(path) == """
                    func a() async {
                        await expectFrames(Text("a)"), as: .text) {
                            \"""
                            x

                              y
                            \"""
                        } // (
                    }

                    """)
        }
    }

    @Test func `A snapshot takes the place of the one that was compiled`() throws {
        let source = "  await expectList(V()) {\n      \"\"\"\n      old\n        in\n      \"\"\"\n  }\n"
        try withSource(source) { path, edits in
            try edits.write("new", over: "old\n  in", in: path, at: (1, 9), call: "expectList")
            #expect(
                try text(path) == "  await expectList(V()) {\n      \"\"\"\n      new\n      \"\"\"\n  }\n")
        }
    }

    @Test func `Calls of one file are written one after the other, each in its own place`() throws {
        let source = "expectFrames(a)\nexpectFrames(b)\nexpectFrames(c)\n"
        try withSource(source) { path, edits in
            try edits.write("2", over: nil, in: path, at: (2, 1), call: "expectFrames")
            try edits.write("1", over: nil, in: path, at: (1, 1), call: "expectFrames")
            try edits.write("3", over: nil, in: path, at: (3, 13), call: "expectFrames")
            // The same once more is no change.
            try edits.write("2", over: nil, in: path, at: (2, 1), call: "expectFrames")
            func closure(_ text: String) -> String { " {\n    \"\"\"\n    \(text)\n    \"\"\"\n}\n" }
            #expect(
                try text(path)
                    == "expectFrames(a)\(closure("1"))expectFrames(b)\(closure("2"))expectFrames(c)"
                    + closure("3"))
            #expect(throws: SourceEditError.self) {
                try edits.write("other", over: nil, in: path, at: (2, 1), call: "expectFrames")
            }
        }
    }

    @Test func `Backslashes and quotes stay what they are`() throws {
        try withSource("expectList(a)\r\n") { path, edits in
            try edits.write("a \\n \"\"\"# b\\#", over: nil, in: path, at: (1, 1), call: "expectList")
            #expect(
                try text(path)
                    == "expectList(a) {\r\n    ##\"\"\"\r\n    a \\n \"\"\"# b\\#\r\n    \"\"\"##\r\n}\r\n")
            // What was written is read as what it was written from.
            let written = SourceText(try [UInt8](Data(contentsOf: URL(fileURLWithPath: path))))
            guard case .snapshot(_, let read) = try written.tail(ofCall: "expectList", line: 1, column: 1)
            else {
                Issue.record("no snapshot is found")
                return
            }
            #expect(read == "a \\n \"\"\"# b\\#")
        }
    }

    @Test(arguments: [
        "expectList(a(\"\\(b(\")\"))\"))", "expectList(a /* ) /* ( */ */)", "expectList(#\"\\(\"#)",
        "expectList(a[{ \"}\" }])", "expectList(\n  // )\n  a)", "expectList(\"\"\"\n  \")\" (\n  \"\"\")",
    ])
    func `Brackets in strings and comments are none of the call's`(call: String) throws {
        try withSource(call + "\nrest(") { path, edits in
            try edits.write("x", over: nil, in: path, at: (1, 1), call: "expectList")
            #expect(try text(path) == call + " {\n    \"\"\"\n    x\n    \"\"\"\n}\nrest(")
        }
    }

    @Test(
        arguments: [
            // Not compiled from this, changed by hand, put together, never closed, elsewhere.
            ("expectList(a) { \"new\" }", "old"), ("expectList(a) { text }", "old"),
            ("expectList(a) { \"a\\(b)\" }", "old"), ("expectList(a) { \"\"\"\n  a\\n\n  \"\"\" }", "a\n"),
            ("expectList(a", nil), ("expectList(a]", nil), ("expectList(\"a", nil), ("somethingElse(a)", nil),
            ("", nil), ("expectList(a)", "old"), ("expectList(a) { \"old\" }", nil),
        ] as [(String, String?)])
    func `What cannot be told for sure is left as it is`(source: String, expected: String?) throws {
        try withSource(source) { path, edits in
            #expect(throws: SourceEditError.self) {
                try edits.write("x", over: expected, in: path, at: (1, 1), call: "expectList")
            }
            let left = try text(path)
            #expect(left == source)
        }
    }

    @Test func `A file that others changed is left to them`() throws {
        try withSource("expectList(a)\nexpectList(b)\n") { path, edits in
            try edits.write("x", over: nil, in: path, at: (1, 1), call: "expectList")
            let theirs = try text(path) + "// mine\n"
            try Data(theirs.utf8).write(to: URL(fileURLWithPath: path))
            #expect(throws: SourceEditError.self) {
                try edits.write("y", over: nil, in: path, at: (2, 1), call: "expectList")
            }
            #expect(try text(path) == theirs)
        }
    }

    @Test func `A link stays one, and permissions stay`() throws {
        try withSource("expectList(a)\n") { path, edits in
            let link = path + ".link"
            defer { try? FileManager.default.removeItem(atPath: link) }
            try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
            try edits.write("x", over: nil, in: link, at: (1, 1), call: "expectList")
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == path)
            #expect(try text(path).contains("x"))
            let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
            #expect(mode == 0o640)
        }
    }

    @Test(arguments: [0, -1, .min, .max, 3])
    func `A line or column that is none is an error`(number: Int) throws {
        try withSource("a\n\nexpectList(a) expectList(b)") { path, edits in
            #expect(throws: SourceEditError.self) {
                try edits.write(
                    "x", over: nil, in: path, at: (number == 3 ? 1 : number, 1), call: "expectList")
            }
            #expect(throws: SourceEditError.self) {
                try edits.write(
                    "x", over: nil, in: path, at: (3, number == 3 ? 900 : number), call: "expectList")
            }
        }
    }
}
