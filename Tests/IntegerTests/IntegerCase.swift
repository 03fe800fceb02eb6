import Foundation
import TestSupport
import Testing

/// What is done with hostile values of one public integer.
struct IntegerCase: Sendable {
    let parameter: String
    let check: @MainActor @Sendable (Int) throws -> Void

    /// - Parameter parameter: as ``IntegerParameter`` describes it.
    init(_ parameter: String, _ check: @escaping @MainActor @Sendable (Int) throws -> Void) {
        self.parameter = parameter
        self.check = check
    }

    /// Several parameters that go the same way.
    static func each(
        _ parameters: [String], _ check: @escaping @MainActor @Sendable (Int) throws -> Void
    ) -> [IntegerCase] { parameters.map { IntegerCase($0, check) } }

    static let all: [IntegerCase] = [
        viewCases, containerCases, rawValueCases, drawingCases, pictureCases, catalogCases, goldenCases,
        meshCases, textCases, nativeCases, nativeKindCases, nativeControlCases, nativeSourceCases,
    ].flatMap { $0 }

    static let values = [Int.min, -1, 0, 1, .max]
}

struct IntegerTests {
    @Test func `Every public integer has a test with hostile values`() throws {
        let found = try IntegerParameter.all()
        #expect(found.count > 50, "the symbol graphs show \(found.count) integers only")
        let tested = IntegerCase.all.map(\.parameter)
        #expect(Set(tested).count == tested.count, "a parameter is listed twice")
        for parameter in found.subtracting(tested.map { IntegerParameter(description: $0) }).sorted() {
            Issue.record("\"\(parameter)\" is public and takes any integer: add an IntegerCase of it")
        }
        for parameter in Set(tested.map { IntegerParameter(description: $0) }).subtracting(found).sorted() {
            Issue.record("\"\(parameter)\" is no public integer any more: take its IntegerCase out")
        }
    }

    /// Most have a documented clamp or a warning, which the case looks for; the claim that all have in common is that
    /// this ends.
    @Test(arguments: IntegerCase.all.map(\.parameter))
    @MainActor func `Any value ends`(_ parameter: String) throws {
        let found = try #require(IntegerCase.all.first { $0.parameter == parameter })
        for value in IntegerCase.values { try found.check(value) }
    }
}
