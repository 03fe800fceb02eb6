public import ViewCore

extension EnvironmentValues {
    package var labelsHidden: Bool {
        get { labelsVisibility == .hidden }
        set { labelsVisibility = newValue ? .hidden : .automatic }
    }
}

extension View {
    /// Hides the labels of the controls inside.
    nonisolated public func labelsHidden() -> ModifiedContent<Self, EnvironmentTransform> {
        modifier(EnvironmentTransform { $0.labelsHidden = true })
    }
}
