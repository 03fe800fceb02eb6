/// What a grid reads from its cells.
enum GridCell {
    /// Columns and rows past this are more than a picture can show.
    static let columnLimit = 10_000
    /// Columns that one cell may span. Each takes its time in every measurement, whether a cell stands in it or not.
    static let spanLimit = 500

    /// The row that a cell is in, by identity.
    final class Row {
        let alignment: VerticalAlignment?
        init(alignment: VerticalAlignment?) { self.alignment = alignment }
    }
    enum Columns {}
    enum Anchor {}
    enum UnsizedAxes {}
    enum ColumnAlignment {}
}
