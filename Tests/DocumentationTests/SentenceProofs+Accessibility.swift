import Testing

extension SentenceProofs {
    /// What a screen reader meets.
    static let ofAccessibility: [String: Proof] = [
        "spoken-symbols": { isTested("A button of an image alone is an image, too") },
        "spoken-order": { isTested("Elements are met as they are written, wherever they stand") },
        "spoken-group-box": { isTested("The label of a group box is a text") },
        "spoken-english": { isTested("A value of the system is English in every language") },
        "spoken-links": { isTested("A link in a text is part of its words") },
        "spoken-dates": { isTested("The days of a calendar are texts") },
        "spoken-context-menus": { isTested("What a context menu offers is in no tree") },
        "spoken-others": { isTested("What has no place of its own is told by the modifier's name") },
    ]
}
