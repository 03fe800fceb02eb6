/// Counts sections while a view is taken apart.
@MainActor final class SectionMarks {
    var count = 0
}
