/// Counts sections while a view is taken apart, or laid out by a container that tells them apart.
@MainActor final class SectionMarks {
    var count = 0
}
