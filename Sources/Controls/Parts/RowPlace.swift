import ViewCore

extension EnvironmentValues {
    /// Whether the controls here are rows of a list or a form: pickers stand in them with their label at the side, and
    /// add a row for each option where options are to be in line.
    package var standsInRow: Bool {
        get { rowPlace.isList }
        set { rowPlace = newValue ? .list : .none }
    }
}
