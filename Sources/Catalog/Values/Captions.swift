/// A configuration's stored values as short captions, in the order they are declared.
///
/// `size: .large, isFullWidth: true, haptic: .medium` → `size large`, `full width`, `haptic medium`.
func captions(_ configuration: any Sendable) -> [String] {
    let writer = ValueWriter(.words)
    let members = writer.members(of: configuration)
    let captions =
        members.isEmpty
        ? [writer.text(of: configuration)]
        : members.map { onOneLine(writer.labelled($0.label, $0.value, brackets: false), limit: captionLimit) }
    let shown = captions.filter { !$0.isEmpty }
    guard shown.count > countLimit else { return shown }
    return shown.prefix(countLimit) + ["and \(shown.count - countLimit) more"]
}

/// Of a caption's characters, and of captions: nobody reads more.
private let captionLimit = 240
private let countLimit = 60
