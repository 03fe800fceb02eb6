/// Finds which marks belong together, those of the pieces with these numbers; what finds no others is words.
///
/// The algorithm of CommonMark's appendix: each that can close looks back for the nearest that can open and is
/// of its kind. What is known to have none before it is not looked for again, so the work grows with the length.
func pair(_ numbers: ArraySlice<Int>, in pieces: inout [MarkdownPiece]) {
    var openers: [Int] = []
    /// By kind of closer: how many openers from the first on are known to suit none.
    var tried: [Closer: Int] = [:]
    for index in numbers {
        guard let marks = pieces[index].marks else { continue }
        if marks.canClose {
            closing: while let own = pieces[index].marks, own.left > 0 {
                let kind = Closer(own)
                let bottom = min(tried[kind] ?? 0, openers.count)
                guard
                    let place = openers[bottom...].lastIndex(where: {
                        pieces[$0].marks.map { suits($0, own) } ?? false
                    })
                else {
                    tried[kind] = openers.count
                    break closing
                }
                join(openers[place], index, in: &pieces)
                // What is between the two finds no others any more.
                openers.removeSubrange((place + 1)...)
                if pieces[openers[place]].marks?.left == 0 { openers.removeLast() }
                for (kind, count) in tried where count > openers.count { tried[kind] = openers.count }
            }
        }
        if marks.canOpen, (pieces[index].marks?.left ?? 0) > 0 { openers.append(index) }
    }
    for index in numbers {
        guard let marks = pieces[index].marks else { continue }
        pieces[index].content = .words(String(repeating: marks.mark, count: marks.left))
        pieces[index].marks = nil
    }
}

/// Closers that suit the same openers.
private struct Closer: Hashable {
    let mark: Character
    let canOpen: Bool
    let remainder: Int

    init(_ marks: MarkdownMarks) {
        (mark, canOpen, remainder) = (marks.mark, marks.canOpen, marks.length % 3)
    }
}

private func suits(_ opener: MarkdownMarks, _ closer: MarkdownMarks) -> Bool {
    guard opener.mark == closer.mark else { return false }
    // In `a**b*c**` the one in the middle, which could do both, is neither end of the others.
    guard opener.canClose || closer.canOpen else { return true }
    return (opener.length + closer.length) % 3 != 0 || opener.length % 3 == 0 && closer.length % 3 == 0
}

/// Takes two marks of each, or one, for what lies between them.
private func join(_ opener: Int, _ closer: Int, in pieces: inout [MarkdownPiece]) {
    guard let first = pieces[opener].marks, let last = pieces[closer].marks else { return }
    let count = first.left >= 2 && last.left >= 2 ? 2 : 1
    let look =
        first.mark == "~"
        ? MarkdownLook(strikethrough: 1)
        : count == 2 ? MarkdownLook(strong: 1) : MarkdownLook(emphasis: 1)
    pieces[opener].opens.add(look)
    pieces[closer].closes.add(look)
    pieces[opener].marks?.left -= count
    pieces[closer].marks?.left -= count
}
