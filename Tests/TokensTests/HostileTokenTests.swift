import Drawing
import Testing

@testable import Tokens

private func refusal(_ text: String) -> String {
    do {
        return "read: \(try read(text))"
    } catch {
        return error.description
    }
}

/// Tokens whose values refer to each other by pointers that go on below a reference: without a
/// memory of what was found, each level doubles the work.
private func forked(levels: Int) -> String {
    func reference(_ level: Int, _ leaf: Int) -> String {
        level >= levels
            ? ##"{"$ref":"#/O\##(leaf)/$value"}"## : ##"{"$ref":"#/T\##(level)/$value/x/y\##(leaf)"}"##
    }
    var tokens = [
        ##""O0":{"$type":"other","$value":{"colorSpace":"srgb","components":[0,0,0]}}"##,
        ##""c":{"$type":"color","$value":\##(reference(0, 0))}"##,
    ]
    for level in 0..<levels {
        tokens.append(
            ##""T\##(level)":{"$type":"other","$value":{"x":\##(reference(level + 1, level + 1))}}"##)
        let leaves = (0...levels).map { ##""y\##($0)":\##(reference(level + 1, $0))"## }
        tokens.append(
            ##""O\##(level + 1)":{"$type":"other","$value":{\##(leaves.joined(separator: ","))}}"##)
    }
    return "{" + tokens.joined(separator: ",") + "}"
}

struct HostileTokenTests {
    @Test(arguments: [
        ("", "not JSON: the text ends early at line 1, column 1"), ("[]", "one JSON object"),
        ("{\n  \"a\": {\n    x", "at line 3, column 5"),
        (##"{"a":{},"a":{}}"##, "the name 'a' twice"), (##"{"a":7}"##, "token 'a': it is not an object"),
        (##"{"$value":"#000000"}"##, "its value has no name"),
        (##"{"a":{"$value":"#000000"}}"##, "token 'a': neither it nor a group around it has a \"$type\""),
        (##"{"a":{"$type":7,"$value":"#000000"}}"##, "\"$type\" must be a string"),
        (##"{"a.b":{}}"##, "the name 'a.b' is not allowed"), (##"{"{a}":{}}"##, "leave out '.', '{'"),
        (##"{"":{}}"##, "the name '' is not allowed"),
        (##"{"a":{"$vlaue":"#000000"}}"##, "it has '$vlaue' but neither \"$value\" nor tokens"),
        (##"{"a":{"$type":"color","$value":"#000000","b":{}}}"##, "name the token of the value \"$root\""),
        (##"{"a":{"$value":"{b}"}}"##, "it refers to 'b', which is in none of the files"),
        (##"{"a":{"$type":"color","$value":"{}"}}"##, "'{}' is not a colour"),
        (##"{"a":{"$type":"color","$ref":"b"}}"##, "must be a pointer into the file"),
        (##"{"a":{"$type":"color","$ref":"#/b"}}"##, "it refers to 'b', which is not a token"),
        (##"{"a":{"$type":"color","$value":NaN}}"##, "not JSON"),
        (##"{"a":{"$type":"color","$value":{"colorSpace":"srgb","components":[1e999,0,0]}}}"##, "not JSON"),
    ])
    func `What is wrong is said, with its place`(text: String, message: String) {
        #expect(refusal(text).hasPrefix("folder/0.json: ") && refusal(text).contains(message))
    }

    @Test(arguments: [
        ##"{"a":{"$value":"{a}"}}"##, ##"{"a":{"$value":"{b}"},"b":{"$value":"{a}"}}"##,
        ##"{"a":{"$type":"color","$value":"{b}"},"b":{"$type":"color","$value":"{c}"},"c":{"$type":"color","$value":"{a}"}}"##,
        ##"{"a":{"$type":"color","$ref":"#/a"}}"##,
        ##"{"a":{"$type":"color","$value":{"colorSpace":"srgb","components":{"$ref":"#/a/$value/components"}}}}"##,
        ##"{"a":{"$type":"color","$value":{"colorSpace":"srgb","components":[{"$ref":"#/a/$value/components/0"},0,0]}}}"##,
        ##"{"a":{"$extends":"{b}"},"b":{"$extends":"{a}"}}"##, ##"{"a":{"$extends":"{a}"}}"##,
        ##"{"a":{"b":{"$extends":"{a}"}}}"##,
    ])
    func `References in a circle are refused`(text: String) {
        let message = refusal(text)
        #expect(message.contains("cycle") || message.contains("for more than"), "\(message)")
    }

    @Test func `A circle is spelled out`() {
        #expect(
            refusal(##"{"a":{"$value":"{b}"},"b":{"$value":"{c}"},"c":{"$value":"{b}"}}"##)
                == "folder/0.json: token 'a': its references form a cycle: b → c → b; break it")
    }

    @Test func `Groups that double each other end in an error`() {
        let groups = (1...20).map {
            ##""g\##($0)":{"a":{"$extends":"{g\##($0 - 1)}"},"b":{"$extends":"{g\##($0 - 1)}"}}"##
        }
        let text =
            ##"{"g0":{"$type":"color","x":{"$value":"#000000"}},"## + groups.joined(separator: ",") + "}"
        #expect(refusal(text).contains("extend") && !refusal(text).hasPrefix("read"))
    }

    @Test func `Too deep, too long and too many end in an error`() {
        let deep = String(repeating: ##"{"a":"##, count: 10_000)
        #expect(refusal(deep).contains("nested too deep"))
        let large = DesignTokens.Source(
            name: "large.json", bytes: [UInt8](repeating: 0x20, count: DesignTokens.byteLimit + 1))
        #expect(throws: TokenError.self) { try DesignTokens([large]) }
    }

    @Test(.timeLimit(.minutes(60)))
    func `Fifty thousand tokens in one group, all aliases, are read`() throws {
        let tokens = (1..<50_000).map { ##""t\##($0)":{"$value":"{t0}"}"## }
        let text = ##"{"t0":{"$type":"color","$value":"#000000"},"## + tokens.joined(separator: ",") + "}"
        #expect(try read(text).colors.count == 50_000)
    }

    @Test(.timeLimit(.minutes(60)), arguments: [20, 30, 45, 60])
    func `Pointers that fork at each of many levels end`(levels: Int) throws {
        let text = forked(levels: levels)
        var resolver = TokenResolver(files: [
            try TokenFile(.init(name: "forked.json", bytes: Array(text.utf8)))
        ])
        let result = Result { () throws(TokenError) in try resolver.color(of: "c", in: 0) }
        #expect(resolver.work < 100 * levels * levels, "\(resolver.work) steps")
        switch result {
        case .success(let color): #expect(color == .color(RGBA(red: 0, green: 0, blue: 0)))
        case .failure(let error): #expect(error.reason.contains("on for more than"), "\(error)")
        }
    }

    @Test(.timeLimit(.minutes(60)))
    func `References through large values end in an error that says what to write`() {
        let members = (0..<60_000).map { ##""m\##($0)":0"## }.joined(separator: ",")
        let colors = (0..<1000).map {
            ##""c\##($0)":{"$type":"color","$value":{"colorSpace":"srgb","components":["##
                + ##"{"$ref":"#/big/$value/m\##(2 * $0)"},{"$ref":"#/big/$value/m\##(2 * $0 + 1)"},0]}}"##
        }
        let text =
            ##"{"big":{"$type":"other","$value":{\##(members)}},"##
            + colors.joined(separator: ",") + "}"
        let message = refusal(text)
        #expect(message.hasPrefix("folder/0.json: token 'c"), "\(message)")
        #expect(
            message.contains("take more than 1000000 steps to follow; refer to whole tokens"), "\(message)")
    }

    @Test(arguments: [
        ##"{"NAME":7}"##, ##"{"NAME":{},"NAME":{}}"##, ##"{"NAME.":{}}"##, ##"{"a":{"NAME":7,"$NAME":1}}"##,
        ##"{"a":{"$NAME":7}}"##, ##"{"a":{"$value":"{NAME}"}}"##,
        ##"{"a":{"$type":"color","$value":"NAME"}}"##,
        ##"{"NAME":{"$value":"{NAME}"}}"##, ##"{"a":{"$extends":"{NAME}"}}"##,
        ##"{"a":{"$type":"color","$ref":"#/NAME/$value/NAME"}}"##,
        ##"{"a":{"$type":"color","$value":"{b}"},"b":{"$type":"NAME","$value":1}}"##,
        ##"{"a":{"$type":"color","$value":{"colorSpace":"NAME"}}}"##,
        ##"{"a":{"b":{"$type":"color","$value":{"$ref":"#/a/NAME"}}}}"##,
    ])
    func `No message steers the terminal or is of any length`(text: String) {
        let name = "\\u001b[2J\\u202e" + String(repeating: "n", count: 5000)
        let message = refusal(text.replacing("NAME", with: name))
        #expect(
            message.hasPrefix("folder/0.json: ") && message.contains("\\u{1b}[2J\\u{202e}nnn"), "\(message)")
        #expect(!message.contains("\u{1B}") && !message.contains("\u{202E}"))
        #expect(message.count < 400, "\(message)")
    }

    @Test func `Names of colours and types are fit to be printed, and stay apart`() throws {
        let long = String(repeating: "n", count: 50)
        let tokens = try read(
            ##"{"$type":"color","\u001b[2J":{"$value":"#000001"},"\##(long)a":{"$value":"#000002"},"##
                + ##""\##(long)b":{"$value":"#000003"},"x":{"$type":"\u202ey","$value":1}}"##)
        let cut = long.prefix(40) + "…"
        #expect(
            tokens.colors.mapValues(\.description)
                == ["\\u{1b}[2J": "#000001", "\(cut)": "#000002", "\(cut) (2)": "#000003"])
        #expect(tokens.summary == "3 colours; not used: 1 of \\u{202e}y")
    }

    @Test func `Of many types the first are listed`() throws {
        let tokens = (100..<150).map { ##""t\##($0)":{"$type":"y\##($0)","$value":1}"## }
        let summary = try read("{" + tokens.joined(separator: ",") + "}").summary
        #expect(summary.hasSuffix("1 of y118, 1 of y119, those of 30 more types"))
    }

    @Test func `Bytes that are no UTF-8 are refused`() {
        #expect(throws: TokenError.self) {
            try DesignTokens([.init(name: "x", bytes: Array("{\"a\":\"".utf8) + [0xFF, 0x22, 0x7D])])
        }
    }
}
