/// What a grid reads from its cells.
enum GridCell {
    /// Columns and rows past this are more than a picture can show.
    static let columnLimit = 10_000

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
