/// What was passed on a way along references, to tell where it comes back to itself.
struct Trail<Item: Hashable> {
    private(set) var items: [Item] = []
    private var passed: Set<Item> = []

    /// - Parameter shown: the item's name for messages.
    mutating func add(_ item: Item, shown: (Item) -> String) throws(ValueError) {
        guard passed.insert(item).inserted else {
            let circle = shownCircle((items.drop { $0 != item } + [item]).map(shown))
            throw ValueError("its references form a cycle: \(circle); break it")
        }
        items.append(item)
    }

    mutating func removeLast() { passed.remove(items.removeLast()) }
}

/// The names on a way that ends where it began; of many, the first and the last.
func shownCircle(_ names: [String]) -> String {
    var names = names
    if names.count > 10 { names.replaceSubrange(5..<(names.count - 4), with: ["…"]) }
    return names.joined(separator: " → ")
}
