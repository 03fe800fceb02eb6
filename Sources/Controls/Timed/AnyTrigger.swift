/// A value of any type that lets phases or frames begin when it changes.
struct AnyTrigger: Equatable {
    let value: any Equatable

    static func == (a: AnyTrigger, b: AnyTrigger) -> Bool {
        func isEqual<V: Equatable>(_ value: V) -> Bool { value == b.value as? V }
        return isEqual(a.value)
    }
}
