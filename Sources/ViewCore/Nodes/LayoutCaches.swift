import Foundation

/// Sizes by proposal. A stack asks each child for at most a handful, so a short list beats a table.
struct MeasureCache {
    private var first: (ProposedViewSize, CGSize)?
    private var second: (ProposedViewSize, CGSize)?
    private var rest: [(ProposedViewSize, CGSize)] = []

    func find(_ proposal: ProposedViewSize) -> CGSize? {
        guard unsafe LayoutCaching.isOn else { return nil }
        if let first, first.0.isIdentical(to: proposal) { return first.1 }
        if let second, second.0.isIdentical(to: proposal) { return second.1 }
        return rest.first { $0.0.isIdentical(to: proposal) }?.1
    }

    mutating func add(_ proposal: ProposedViewSize, _ size: CGSize) {
        if first == nil {
            first = (proposal, size)
        } else if second == nil {
            second = (proposal, size)
        } else {
            // A view that is asked for ever new sizes must not remember them all.
            if rest.count >= 64 { rest.removeFirst(32) }
            rest.append((proposal, size))
        }
    }
}

/// Guides by name and proposal.
struct GuideCache {
    typealias Entry = (key: AlignmentKey, proposal: ProposedViewSize, value: CGFloat?)
    var stated: StatedGuides?
    private var known: [Entry] = []

    func find(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> Entry? {
        guard unsafe LayoutCaching.isOn else { return nil }
        return known.first { $0.key == key && $0.proposal.isIdentical(to: proposal) }
    }

    mutating func add(_ key: AlignmentKey, _ proposal: ProposedViewSize, _ value: CGFloat?) {
        if known.count >= 64 { known.removeFirst(32) }
        known.append((key, proposal, value))
    }
}

/// Lets a test prove that answers do not depend on the cache.
package enum LayoutCaching {
    nonisolated(unsafe) package static var isOn = true
}

/// Counts what layout works out, so that its cost can be bounded without a clock.
package enum LayoutWork {
    /// Answers that no cache had: sizes, stated guides and spacings, of all views since the process began.
    ///
    /// Layout runs on the main actor alone.
    nonisolated(unsafe) package static var answers = 0
}
