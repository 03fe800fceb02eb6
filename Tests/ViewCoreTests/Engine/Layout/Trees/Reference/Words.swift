import Foundation
import ViewCore

/// Text in the test font: 10 a character, 20 a line, the baseline at 15 (section 11).
struct Words: Part {
    let name: String
    let surroundings: Surroundings
    /// How long the words of each paragraph are.
    private let paragraphs: [[Int]]

    init(_ string: String, name: String, _ surroundings: Surroundings) {
        (self.name, self.surroundings) = (name, surroundings)
        paragraphs = string.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.split(separator: " ").map(\.count) }
    }

    /// As many as fit; what sums of thirds left over by rounding is no whole one less.
    private func whole(_ count: CGFloat) -> Int { Int(count + 1e-6) }

    /// A letter stands alone in a line that has no room for one.
    private func room(in width: CGFloat) -> Int {
        width.isFinite ? max(whole(width / 10), 1) : Int.max
    }

    /// The lines for as many characters as fit `width`, and whether each ends its paragraph.
    private func lines(in width: CGFloat) -> [(count: Int, isLast: Bool)] {
        let room = room(in: width)
        var lines: [(count: Int, isLast: Bool)] = []
        for paragraph in paragraphs {
            var line = 0
            for word in paragraph {
                let longer = line == 0 ? word : line + 1 + word
                if longer <= room {
                    line = longer
                    continue
                }
                if line > 0 { lines.append((line, false)) }
                // What is too long for any line is broken anywhere.
                line = word
                while line > room {
                    lines.append((room, false))
                    line -= room
                }
            }
            lines.append((line, true))
        }
        return lines
    }

    /// How many lines show, and how many characters the longest of them has.
    private func shown(in offer: Offer) -> (lines: Int, longest: Int) {
        let width = offer.width ?? .infinity
        let lines = lines(in: width)
        var most = surroundings.mostLines.map { max($0, 1) } ?? Int.max
        if let height = offer.height, height.isFinite {
            most = min(most, max(1, whole(height / 20)))
        }
        let shown = min(lines.count, most)
        var longest = lines.prefix(shown).map(\.count).max() ?? 0
        if lines.count > shown {
            // The last one ends in an ellipsis of one character: after the end of a paragraph, else as far
            // right as fits.
            let room = room(in: width)
            let last = lines[shown - 1]
            longest = max(longest, last.isLast ? min(last.count + 1, room) : room)
        }
        return (shown, longest)
    }

    func size(_ offer: Offer) -> CGSize {
        if offer.width == 0, offer.height == 0 { return .zero }
        let (lines, longest) = shown(in: offer)
        let kept = max(lines, surroundings.leastLines ?? 0)
        return CGSize(
            width: min(CGFloat(longest) * 10, offer.width ?? .infinity), height: CGFloat(kept) * 20)
    }

    func explicit(_ guide: GuideKey, _ offer: Offer) -> CGFloat? {
        // No line, no baseline.
        guard size(offer).height > 0 else { return nil }
        return switch guide.guide {
        case .firstTextBaseline: 15
        // Room kept for more lines is below the last one.
        case .lastTextBaseline: CGFloat(shown(in: offer).lines) * 20 - 5
        default: nil
        }
    }

    func place(at origin: CGPoint, _ offer: Offer, into frames: inout [String: CGRect]) {
        frames[name] = CGRect(origin: origin, size: size(offer))
    }

    var distances: Distances { .text }
}
