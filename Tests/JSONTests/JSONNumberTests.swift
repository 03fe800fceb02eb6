import JSON
import Testing

struct JSONNumberTests {
    @Test(arguments: [
        ("0", 0.0), ("-0", 0), ("7", 7), ("10", 10), ("-12.50", -12.5), ("0.25", 0.25), ("1e2", 100),
        ("1E+2", 100), ("1e-2", 0.01), ("0e0", 0), ("1.5e01", 15), ("123456789", 123_456_789),
    ])
    func `A number of RFC 8259 is read`(text: String, number: Double) throws {
        #expect(try JSONValue.parse(Array(text.utf8)[...]) == .number(number))
        #expect(try JSONValue.parse(Array("[\(text),1]".utf8)[...]) == .array([.number(number), .number(1)]))
    }

    @Test(arguments: [
        "01", "-01", "00", "-", "-.5", ".5", "1.", "1.e5", "1e", "1e+", "+1", "1.2.3", "1e2e3", "1-2",
        "--1", "0x10", "1_000", "1e999", "-1e999", "Infinity", "-Infinity", "NaN", "１",
    ])
    func `What is no number of RFC 8259 is refused`(text: String) {
        #expect(throws: JSONError.self) { try JSONValue.parse(Array(text.utf8)[...]) }
        #expect(throws: JSONError.self) { try JSONValue.parse(Array("[\(text)]".utf8)[...]) }
    }

    @Test func `A message has the number as it is written`() {
        let error = #expect(throws: JSONError.self) { try JSONValue.parse(Array("[01.e5]".utf8)[...]) }
        #expect(error?.reason == "'01.e5' is not a number")
    }
}
