extension LazyGridEngine {
    /// A section's header and footer have a line each, and its content begins one.
    static func runs(_ places: [SectionPlace?]) -> [LineRun] {
        var runs: [LineRun] = []
        for (index, place) in places.enumerated() {
            let isLine = place.map { $0.part != .content } ?? false
            if let last = runs.last, !isLine, !last.isLine, places[index - 1]?.number == place?.number {
                runs[runs.count - 1].views = last.views.lowerBound..<index + 1
            } else {
                runs.append(LineRun(views: index..<index + 1, isLine: isLine))
            }
        }
        return runs
    }
}
