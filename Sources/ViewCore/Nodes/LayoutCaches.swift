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

    /// How many answers there are.
    var count: Int { (first == nil ? 0 : 1) + (second == nil ? 0 : 1) + (rest?.count ?? 0) }

    /// The answer whose question has the shortest distance; `nil` where no question has one.
    ///
    /// Of many, only the latest are looked at.
    func nearest(_ distance: (Key) -> CGFloat?) -> Answer? {
        var best: (distance: CGFloat, answer: Answer)?
        func look(at entry: Entry) {
            guard let length = distance(entry.key), length < best?.distance ?? .infinity else { return }
            best = (length, entry.answer)
        }
        for entry in [first, second].compactMap(\.self) + (rest?.latest ?? []) { look(at: entry) }
        return best?.answer
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

    var count: Int { entries.count }
    /// A view that is past its share of questions must not take long over each.
    var latest: ArraySlice<AnswerCache<Key, Answer>.Entry> { entries.suffix(128) }

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

// MARK: - Distances

// How far apart two questions to a view are. Those that ask for different things, a least size and an ideal one,
// have no distance.

extension ProposedViewSize {
    func distance(to other: ProposedViewSize) -> CGFloat? {
        guard let across = ProposedViewSize.distance(width, other.width),
            let down = ProposedViewSize.distance(height, other.height)
        else { return nil }
        return across + down
    }

    private static func distance(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? {
        if a == b { return 0 }
        guard let a, let b, a > 0, b > 0, a < .infinity, b < .infinity else { return nil }
        return abs(a - b)
    }
}

extension LengthQuestion {
    func distance(to other: LengthQuestion) -> CGFloat? {
        axis == other.axis ? proposal.distance(to: other.proposal) : nil
    }
}

extension GuideQuestion {
    func distance(to other: GuideQuestion) -> CGFloat? {
        key == other.key ? proposal.distance(to: other.proposal) : nil
    }
}
