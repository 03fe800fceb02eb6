import Foundation

/// Answers by what was asked. Most views are asked for a handful, so the first two have a place of their
/// own and a short list beats a table; a long list gets one.
struct AnswerCache<Key: Hashable, Answer> {
    fileprivate typealias Entry = (key: Key, answer: Answer)

    private var first: Entry?
    private var second: Entry?
    /// Apart, so that a view asked for little is cheap to make and to let go.
    private var rest: MoreAnswers<Key, Answer>?

    func find(_ key: Key) -> Answer? {
        guard unsafe LayoutCaching.isOn else { return nil }
        if let first, first.key == key { return first.answer }
        if let second, second.key == key { return second.answer }
        return rest?.find(key)
    }

    mutating func add(_ key: Key, _ answer: Answer) {
        if first == nil {
            first = (key, answer)
        } else if second == nil {
            second = (key, answer)
        } else {
            if rest == nil { rest = MoreAnswers() }
            rest?.add(key, answer)
        }
    }
}

/// The answers past the first two.
private final class MoreAnswers<Key: Hashable, Answer> {
    /// A view that is asked for ever new sizes must not remember them all.
    private static var limit: Int { 4096 }
    private static var listLimit: Int { 16 }

    private var entries: [AnswerCache<Key, Answer>.Entry] = []
    /// Where they are, once they are many.
    private var places: [Key: Int] = [:]

    func find(_ key: Key) -> Answer? {
        if places.isEmpty {
            for entry in entries where entry.key == key { return entry.answer }
            return nil
        }
        return places[key].map { entries[$0].answer }
    }

    func add(_ key: Key, _ answer: Answer) {
        if entries.count >= Self.limit {
            entries = []
            places = [:]
        }
        entries.append((key, answer))
        if !places.isEmpty {
            places[key] = entries.count - 1
        } else if entries.count > Self.listLimit {
            for (index, entry) in entries.enumerated() { places[entry.key] = index }
        }
    }
}

/// What only views in or with containers are asked for: one length, and guides.
final class PartialAnswers {
    var guides = AnswerCache<GuideQuestion, CGFloat?>()
    var lengths = AnswerCache<LengthQuestion, CGFloat>()
}

/// One length for a proposal.
struct LengthQuestion: Hashable {
    let axis: Axis
    let proposal: ProposedViewSize
}

/// A guide for a proposal.
struct GuideQuestion: Hashable {
    let key: AlignmentKey
    let proposal: ProposedViewSize
}

/// Counts what layout works out, so that its cost can be bounded without a clock.
package enum LayoutWork {
    /// Answers that no cache had: sizes, stated guides and spacings, of all views since the process began.
    ///
    /// Layout runs on the main actor alone.
    @exclusivity(unchecked) nonisolated(unsafe) package static var answers = 0
}

// MARK: - The limit of a pass

extension LayoutWork {
    /// The pass whose layout is counted, and what `answers` was when it began.
    nonisolated(unsafe) private static var pass: (journal: Journal, start: Int)?
    /// What `answers` may come to before the pass is looked at.
    @exclusivity(unchecked) nonisolated(unsafe) private static var last = Int.max

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
            unsafe last = answers + journal.layoutLimit.answers(levels: journal.viewCount)
        } else {
            unsafe (pass, last) = (nil, Int.max)
        }
        action()
    }

    /// Looks whether views made meanwhile, such as those in geometry readers, raise the limit; if not, says so.
    @inline(never) private static func isWithinLimit() -> Bool {
        guard let (journal, start) = unsafe pass else { return true }
        guard !journal.isLayoutCut else { return false }
        let allowed = journal.layoutLimit.answers(levels: journal.viewCount)
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
