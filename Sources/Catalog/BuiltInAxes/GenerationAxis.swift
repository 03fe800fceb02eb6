public import ViewCore

extension Axis where Value == Generation {
    /// Whose looks built-in styles and the system's colours have.
    public static var generation: Axis { generationAxis }
}

private let generationAxis = Axis(
    "generation", title: "Generation", Generation.allCases, default: .standard, isReplaced: true,
    name: \.rawValue, caption: { "iOS \($0.rawValue.dropFirst(3))" }
) { generation, setting in setting.environment.generation = generation }
