import Synchronization

/// Keeps the scheme that a view prefers for whoever lays it out; the outermost view that says one decides, since it is
/// unfolded first.
package final class SchemePreference: Sendable {
    private let noted = Mutex<ColorScheme?>(nil)

    package init() {}

    /// `nil` where no view has said one.
    package var scheme: ColorScheme? { noted.withLock(\.self) }

    func note(_ scheme: ColorScheme) { noted.withLock { $0 = $0 ?? scheme } }
}

private struct SchemePreferenceKey: EnvironmentKey {
    static var defaultValue: SchemePreference? { nil }
}

extension EnvironmentValues {
    package var schemePreference: SchemePreference? {
        get { self[SchemePreferenceKey.self] }
        set { self[SchemePreferenceKey.self] = newValue }
    }
}
