import Foundation

extension LayoutWork {
    /// The pass whose layout is counted, and what `answers` was when it began.
    nonisolated(unsafe) private static var pass: (journal: Journal, start: Int)?
    /// What `answers` may come to before the pass is looked at.
    nonisolated(unsafe) private static var last = Int.max

    /// Counts an answer that no cache has; false once the pass has had all that it may have.
    @inline(__always) static func allowsAnother() -> Bool {
        unsafe answers += 1
        return unsafe answers <= last || isWithinLimit()
    }

    /// Runs the layout of a pass within the limit of its journal.
    package static func limited(by journal: Journal, _ action: () -> Void) {
        let outer = unsafe (pass, last)
        defer { unsafe (pass, last) = outer }
        journal.isLayoutCut = false
        // A test that turns caches off wants each answer worked out however often that is.
        if unsafe LayoutCaching.isOn {
            unsafe pass = (journal, answers)
            unsafe last = answers + journal.layoutLimit.answers(views: journal.viewCount)
        } else {
            unsafe (pass, last) = (nil, Int.max)
        }
        action()
    }

    /// Looks whether views made meanwhile, such as those in geometry readers, raise the limit; if not, says so.
    @inline(never) private static func isWithinLimit() -> Bool {
        guard let (journal, start) = unsafe pass else { return true }
        guard !journal.isLayoutCut else { return false }
        let allowed = journal.layoutLimit.answers(views: journal.viewCount)
        guard unsafe answers - start > allowed else {
            unsafe last = start + allowed
            return true
        }
        journal.isLayoutCut = true
        journal.warnOfLayoutLimit(allowed)
        return false
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
