extension DisplayGroup {
    /// Whether it shows what is below it, changed.
    package var seesBackdrop: Bool {
        backdropBlur != nil || lens != nil || linear == .everything || compositing != nil || blend != .normal
    }
}

extension [DisplayItem] {
    /// What is said of the first group that shows what is below it, changed, if anything is said of one; masks left out.
    package func firstWords(ofBackdrops words: (DisplayGroup) -> String?) -> String? {
        var found: String?
        _ = walk(masks: false) { item, _ in
            guard case .group(let group) = item, group.seesBackdrop, let words = words(group) else {
                return .into
            }
            found = words
            return .stop
        }
        return found
    }
}
