import Testing

@testable import ViewCore

/// Samples of CLDR 44 (`plurals.xml`), which gives some for each form.
struct PluralRuleTests {
    @Test(
        arguments: [
            ("en", [(1, .one), (0, .other), (2, .other)]),
            ("fr", [(0, .one), (1, .one), (2, .other), (1_000_000, .many)]),
            (
                "ru",
                [
                    (1, .one), (2, .few), (5, .many), (11, .many), (12, .many), (21, .one), (22, .few),
                    (111, .many),
                ]
            ),
            ("pl", [(1, .one), (2, .few), (5, .many), (12, .many), (21, .many), (22, .few)]),
            ("cs", [(1, .one), (2, .few), (4, .few), (5, .other)]), ("ja", [(0, .other), (1, .other)]),
            (
                "ar",
                [
                    (0, .zero), (1, .one), (2, .two), (3, .few), (10, .few), (11, .many), (100, .other),
                    (103, .few),
                ]
            ),
            ("he", [(1, .one), (2, .two), (3, .other), (20, .other)]),
            ("sl", [(1, .one), (2, .two), (3, .few), (5, .other), (101, .one)]),
            ("lt", [(1, .one), (2, .few), (10, .other), (11, .other), (21, .one), (22, .few)]),
            ("lv", [(0, .zero), (10, .zero), (11, .zero), (1, .one), (21, .one), (2, .other)]),
            ("ro", [(0, .few), (1, .one), (2, .few), (19, .few), (20, .other), (101, .few)]),
            ("cy", [(0, .zero), (1, .one), (2, .two), (3, .few), (6, .many), (4, .other)]),
            ("ga", [(1, .one), (2, .two), (3, .few), (7, .many), (11, .other)]),
            ("hi", [(0, .one), (1, .one), (2, .other)]),
            ("pt", [(0, .one), (1, .one), (2, .other)]), ("pt-PT", [(0, .other), (1, .one)]),
            ("tr", [(1, .one), (0, .other)]), ("is", [(1, .one), (11, .other), (21, .one)]),
            ("hr", [(1, .one), (3, .few), (5, .other), (13, .other)]), ("xx", [(1, .other)]),
        ] as [(String, [(Double, PluralCategory)])])
    func `Whole numbers have the forms of CLDR`(language: String, samples: [(Double, PluralCategory)]) {
        for (number, expected) in samples {
            #expect(
                PluralRule.category(of: number, decimals: 0, in: language) == expected,
                "\(language) \(number)")
            #expect(PluralRule.category(of: -number, decimals: 0, in: language) == expected)
        }
    }

    /// Written with as many digits behind the point as are here.
    @Test(
        arguments: [
            ("da", "0.0", .other), ("da", "1.6", .one), ("be", "2.0", .few), ("be", "5.0", .many),
            ("be", "0.1", .other), ("ru", "2.0", .other), ("sr", "0.1", .one), ("hr", "2.2", .few),
            ("bs", "0.12", .other), ("lt", "1.0", .one), ("lt", "2.0", .few), ("lt", "0.1", .many),
            ("lv", "0.0", .zero), ("lv", "0.1", .one), ("lv", "0.11", .zero), ("lv", "0.21", .one),
            ("ar", "0.0", .zero), ("ar", "3.0", .few), ("is", "0.1", .one), ("is", "1.0", .one),
            ("is", "0.2", .other), ("is", "0.110", .other), ("mk", "0.1", .one), ("mk", "1.0", .other),
            ("fil", "0.1", .one), ("fil", "0.4", .other), ("en", "1.0", .other), ("fr", "1.5", .one),
        ] as [(String, String, PluralCategory)])
    func `Digits behind the point count as they are written`(
        language: String, text: String, expected: PluralCategory
    ) throws {
        let number = try #require(Double(text))
        let decimals = text.count - 2
        #expect(PluralRule.category(of: number, decimals: decimals, in: language) == expected)
    }

    @Test(
        arguments: [
            ("en", 1.5, .other), ("fr", 1.5, .one), ("ru", 1.5, .other), ("cs", 1.5, .many),
            ("da", 0.5, .one),
            ("sl", 0.5, .few), ("lt", 0.5, .many), ("he", 0.5, .one), ("ar", 0.5, .other),
            ("en", .nan, .other),
            ("en", .infinity, .other), ("ru", 1e300, .many), ("de", -.greatestFiniteMagnitude, .other),
        ] as [(String, Double, PluralCategory)])
    func `So have numbers with a fraction, and what is no number is other`(
        language: String, number: Double, expected: PluralCategory
    ) {
        #expect(
            PluralRule.category(of: number, decimals: number == number.rounded() ? 0 : 1, in: language)
                == expected)
    }
}
