public import ViewCore

extension Axis where Value == DynamicTypeSize {
    /// The text size that the user chose.
    public static var type: Axis { typeAxis }
}

private let typeAxis = Axis(
    "type", title: "Text size", DynamicTypeSize.allCases, default: .large, isReplaced: true,
    name: \.rawValue, caption: { words($0.rawValue) }
) { type, setting in setting.environment.dynamicTypeSize = type }
