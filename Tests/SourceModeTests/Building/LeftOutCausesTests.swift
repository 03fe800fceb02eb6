import Testing

@testable import SourceMode

struct LeftOutCausesTests {
    private var causes: LeftOutCauses {
        var causes = LeftOutCauses()
        causes.add("cannot infer contextual base", at: 8, to: "Loading")
        causes.add("cannot find 'LottieView' in scope", at: 9, to: "Loading")
        causes.add("cannot find 'Loading' in scope", at: 20, to: "Screen")
        causes.add("cannot find 'Loop' in scope", at: 30, to: "Loop")
        return causes
    }

    @Test(arguments: [
        ("Loading", "Loading", "it does not compile: line 9: cannot find 'LottieView' in scope"),
        (
            "Loading", "Preview",
            "Loading, which it needs, does not compile: line 9: cannot find 'LottieView' in scope"
        ),
        (
            "Screen", "Preview",
            "Loading, which it needs, does not compile: line 9: cannot find 'LottieView' in scope"
        ),
        ("Elsewhere", "Preview", "cannot find 'Elsewhere' in scope"),
        ("Loop", "Loop", "it does not compile: line 30: cannot find 'Loop' in scope"),
    ])
    func `What a file declares and does not compile is not said to be missing`(
        name: String, own: String, words: String
    ) {
        #expect(causes.reason(for: "cannot find '\(name)' in scope", of: own) == words)
    }

    @Test func `Every other error is said as it is`() {
        #expect(causes.reason(for: "missing argument", of: "Loading") == "missing argument")
    }
}
