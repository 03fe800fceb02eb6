import Foundation

/// Counts what layout works out, so that its cost can be bounded without a clock.
package enum LayoutWork {
    /// Answers that no cache had: sizes, stated guides and spacings, of all views since the process began.
    ///
    /// Layout runs on the main actor alone.
    @exclusivity(unchecked) nonisolated(unsafe) package static var answers = 0
}

// MARK: - The limits of a pass

extension LayoutWork {
    /// The pass whose layout is counted, and what `answers` was when it began.
    @exclusivity(unchecked) nonisolated(unsafe) private static var pass: (journal: Journal, start: Int)?
    @exclusivity(unchecked) nonisolated(unsafe) private static var isPastLast = false
    /// What `answers` may come to before the pass is looked at.
    @exclusivity(unchecked) nonisolated(unsafe) private static var last = Int.max

    /// Counts an answer that no cache has; false once the pass is past its first limit.
    @inline(__always) static func allowsAnother() -> Bool {
        unsafe answers += 1
        return unsafe answers <= last || isWithinLimit()
    }

    /// Runs the layout of a pass within the limit of its journal.
    package static func limited(by journal: Journal, _ action: () -> Void) {
        let outer = unsafe (pass, last, isPastLast)
        defer { unsafe (pass, last, isPastLast) = outer }
        unsafe isPastLast = false
        journal.isLayoutCut = false
        // A test that turns caches off wants each answer worked out however often that is.
        if unsafe LayoutCaching.isOn {
            unsafe pass = (journal, answers)
            unsafe last = answers + journal.layoutLimit.answers(levels: journal.viewCount)
        } else {
            unsafe (pass, last) = (nil, Int.max)
        }
        action()
    }

    /// Looks whether views made meanwhile, such as those in geometry readers, raise the limit; if not, says so.
    @inline(never) private static func isWithinLimit() -> Bool {
        guard let (journal, start) = unsafe pass else { return true }
        let (taken, limit) = (unsafe answers - start, journal.layoutLimit)
        let allowed = limit.answers(levels: journal.viewCount)
        if taken <= allowed, !journal.isLayoutCut {
            unsafe last = start + allowed
            return true
        }
        if !journal.isLayoutCut {
            journal.isLayoutCut = true
            journal.warnOfLayoutLimit(allowed)
        }
        if !isOver, taken / limit.last > allowed {
            unsafe isPastLast = true
            journal.warnOfLastLimit(allowed * limit.last)
        }
        return false
    }

    /// Whether the pass is past its second limit, and nothing in it is measured any more.
    static var isOver: Bool { unsafe isPastLast }

    /// Past the first limit, what `look` finds for a view that has answered its share of questions, which is then no
    /// answer worked out; `nil` where it has to be measured.
    static func nearest<Answer>(asked: Int, _ look: () -> Answer?) -> Answer? {
        guard let limit = unsafe pass?.journal.layoutLimit, asked >= limit.perView, let answer = look()
        else { return nil }
        unsafe answers -= 1
        return answer
    }

    /// The size of a view that is not measured any more: what it is offered, where that is a length.
    static func unmeasured(_ proposal: ProposedViewSize) -> CGSize {
        func length(_ offer: CGFloat?) -> CGFloat {
            guard let offer, offer.isFinite else { return 10 }
            return min(max(offer, 0), CGFloat.largestLength)
        }
        return CGSize(width: length(proposal.width), height: length(proposal.height))
    }
}
