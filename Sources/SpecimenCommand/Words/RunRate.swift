/// How fast a command goes, for whoever waits for it.
struct RunRate {
    private let start: ContinuousClock.Instant
    private var lastLine: ContinuousClock.Instant
    private var isFirst = true

    /// What takes no longer needs no lines in a log.
    static let patience = Duration.seconds(5)
    /// Between two lines of a log.
    static let pause = Duration.seconds(1)

    init(at now: ContinuousClock.Instant = .now) { (start, lastLine) = (now, now) }

    /// `530 a second, 12 s left, 3 failed`.
    ///
    /// - Parameter total: `nil` where nobody knows how many there will be.
    func words(_ done: Int, of total: Int?, failed: Int, at now: ContinuousClock.Instant = .now) -> String {
        let (seconds, attoseconds) = (now - start).components
        let time = Double(seconds) + Double(attoseconds) / 1e18
        var parts: [String] = []
        if time > 0.2, done > 0 {
            let rate = Double(done) / time
            parts.append(rate < 10 ? "\((rate * 10).rounded() / 10) a second" : "\(Int(rate)) a second")
            if let total, total >= done {
                let left = (Double(total - done) / rate).rounded(.up)
                parts.append(left < 1e9 ? RunRate.duration(Int(left)) + " left" : "years left")
            }
        }
        if failed > 0 { parts.append("\(failed) failed") }
        return parts.joined(separator: ", ")
    }

    /// A line for a log where one is due.
    mutating func line(
        _ what: String, _ done: Int, of total: Int?, failed: Int, at now: ContinuousClock.Instant = .now
    ) -> String? {
        guard now - lastLine >= (isFirst ? RunRate.patience : RunRate.pause) else { return nil }
        (isFirst, lastLine) = (false, now)
        let all = total.map { " of about \($0)" } ?? ""
        let words = words(done, of: total, failed: failed, at: now)
        return "\(what): \(done)\(all) done" + (words.isEmpty ? "" : ", " + words)
    }

    /// The last line of a log that has others.
    func end(_ what: String, _ done: Int, failed: Int, at now: ContinuousClock.Instant = .now) -> String? {
        if isFirst { return nil }
        let words = words(done, of: nil, failed: failed, at: now)
        return "\(what): all \(done) done" + (words.isEmpty ? "" : ", " + words)
    }

    /// `45 s`, `12 min`, `3 h 20 min`.
    static func duration(_ seconds: Int) -> String {
        if seconds < 120 { return "\(seconds) s" }
        let minutes = (seconds + 59) / 60
        return minutes < 120 ? "\(minutes) min" : "\(minutes / 60) h \(minutes % 60) min"
    }
}
