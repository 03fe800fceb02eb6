import JSON
import Testing

struct JSONPlaceTests {
    private let text = Array(##"  {"a": 1, "b\n": {"c" : [1, {"d": 2}], "e":"f"}, "g":null} x"##.utf8)

    private func rest(_ path: [String], isName: Bool = false) -> String? {
        JSONValue.place(of: path, isName: isName, in: text[...], from: 0)
            .map { String(decoding: text[$0...].prefix(4), as: UTF8.self) }
    }

    @Test func `The place of a member is that of its value, or of its name`() {
        #expect(rest([]) == "{\"a\"")
        #expect(rest(["a"]) == "1, \"" && rest(["a"], isName: true) == "\"a\":")
        #expect(rest(["b\n", "e"]) == "\"f\"}" && rest(["b\n", "e"], isName: true) == "\"e\":")
        #expect(rest(["b\n", "c"]) == "[1, " && rest(["g"]) == "null")
    }

    @Test func `What is not there has no place`() {
        #expect(rest(["z"]) == nil && rest(["a", "b"]) == nil && rest(["b\n", "d"]) == nil)
        #expect(JSONValue.place(of: ["a"], in: Array("{\"b\":}".utf8)[...], from: 0) == nil)
        #expect(JSONValue.place(of: ["a"], in: [], from: 0) == nil)
    }

    @Test func `A value among others is read, and its end is known`() throws {
        let bytes = Array("[1,  {\"a\":2},x]".utf8)
        var place = 3
        #expect(try JSONValue.read(in: bytes[...], at: &place) == .object([("a", .number(2))]))
        #expect(place == 12)
        place = 13
        let error = #expect(throws: JSONError.self) { try JSONValue.read(in: bytes[...], at: &place) }
        #expect(error?.column == 14)
    }
}
