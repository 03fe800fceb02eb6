import Foundation

/// Answers by what was asked. Most views are asked for a handful, so the first two have a place of their
/// own and a short list beats a table; a long list gets one.
struct AnswerCache<Key: Hashable, Answer> {
    // Not a tuple: where it is not specialised, each touch would look up the type of one.
    fileprivate struct Entry {
        let key: Key
        let answer: Answer
    }

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
        var (shortest, answer) = (CGFloat.infinity, Answer?.none)
        for entry in [first, second] {
            guard let entry, let length = distance(entry.key), length < shortest else { continue }
            (shortest, answer) = (length, entry.answer)
        }
        return rest?.nearest(distance, shorterThan: shortest) ?? answer
    }

    mutating func add(_ key: Key, _ answer: Answer) {
        if first == nil {
            first = Entry(key: key, answer: answer)
        } else if second == nil {
            second = Entry(key: key, answer: answer)
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
    private static var nearLimit: Int { 64 }

    private var entries: [AnswerCache<Key, Answer>.Entry] = []
    /// Where they are, once they are many.
    private var places: [Key: Int] = [:]

    var count: Int { entries.count }

    /// The answer with the shortest distance of all that are shorter than one; of many, among the latest: a view
    /// past its share of questions must not take long over each.
    func nearest(_ distance: (Key) -> CGFloat?, shorterThan limit: CGFloat) -> Answer? {
        var (shortest, place) = (limit, Int?.none)
        for index in max(entries.count - Self.nearLimit, 0)..<entries.count {
            guard let length = distance(entries[index].key), length < shortest else { continue }
            (shortest, place) = (length, index)
        }
        return place.map { entries[$0].answer }
    }

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
        entries.append(.init(key: key, answer: answer))
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
