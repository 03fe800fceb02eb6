public import ViewCore

extension Axis where Value == Platform {
    /// Whose automatic styles and text sizes views have.
    public static var platform: Axis { platformAxis }
}

private let platformAxis = Axis(
    "platform", title: "Platform", Platform.allCases, default: .ios, isReplaced: true,
    name: \.rawValue, caption: { $0 == .macos ? "macOS" : "iOS" }
) { platform, setting in setting.environment.platform = platform }
