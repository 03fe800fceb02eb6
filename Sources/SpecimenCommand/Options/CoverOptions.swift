internal import ArgumentParser

/// Whether a few tiles are to stand for all, as `--cover`, `--strength` and `--budget` say it.
///
/// No option group of its own: each type of an option costs every command's start a million instructions.
struct CoverOptions {
    enum Cover: String, CaseIterable {
        case pairs, triples
    }

    private(set) var cover: Cover?
    private(set) var strength: Int?
    private(set) var budget: Int?

    init() {}

    /// - Parameters: the options as they are written.
    init(cover: String?, strength: String?, budget: String?) throws {
        self.cover = try cover.map { text in
            guard let cover = Cover(rawValue: text) else {
                throw ValidationError("--cover takes pairs or triples, not '\(text)'")
            }
            return cover
        }
        self.strength = try strength.map { text in
            guard let strength = Int(text), (2...3).contains(strength) else {
                throw ValidationError("--strength takes 2, for pairs of values, or 3, not '\(text)'")
            }
            return strength
        }
        self.budget = try budget.map { text in
            guard let budget = Int(text), budget > 0 else {
                throw ValidationError("--budget takes a number from 1, not '\(text)'")
            }
            return budget
        }
        if let cover = self.cover, let strength = self.strength, strength != (cover == .pairs ? 2 : 3) {
            throw ValidationError(
                "--cover \(cover.rawValue) and --strength \(strength) differ: leave one out")
        }
    }

    /// How many axes a combination is of; `nil` where every tile is wanted.
    var size: Int? { cover.map { $0 == .pairs ? 2 : 3 } ?? strength ?? budget.map { _ in 2 } }

    /// What another command has to be told to choose the same.
    var words: [String] {
        (cover.map { optionWords("cover", $0.rawValue) } ?? [])
            + (strength.map { optionWords("strength", "\($0)") } ?? [])
            + (budget.map { optionWords("budget", "\($0)") } ?? [])
    }
}
