import Testing

@testable import SourceDiscovery

struct TypeTextTests {
    @Test(arguments: [
        ("() -> Void", [], "Void"), ("(Bool) -> Content", ["Bool"], "Content"),
        ("(_ a: Int, b: [String: Int]) async throws -> (Int, Int)", ["Int", "[String: Int]"], "(Int, Int)"),
        ("@Sendable ((Int) -> Void) -> Text", ["(Int) -> Void"], "Text"),
    ])
    func `A function's type is parted into parameters and result`(
        text: String, parameters: [String], result: String
    ) throws {
        let type = try #require(FunctionType(text))
        #expect(type.parameters == parameters)
        #expect(type.result == result)
    }

    @Test(arguments: ["Int", "(Int, Int)", "[Int]", "Binding<Bool>", ""])
    func `What is no function is none`(text: String) { #expect(FunctionType(text) == nil) }

    @Test func `Separators inside of brackets part nothing`() {
        #expect(split("A<B, C>, (D, E), [F: G], () -> H") == ["A<B, C>", "(D, E)", "[F: G]", "() -> H"])
        #expect(split("").isEmpty)
    }
}
