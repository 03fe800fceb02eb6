import ViewCore

/// The rows or the columns of a table, as they are found.
///
/// Opaque to content that users write.
@MainActor public final class TableGathering<Part> {
    private(set) var list: [Part] = []
    private let name: String
    private var depth = 0
    /// Elements and bodies so far, of which nested ones need not add anything.
    private var steps = 0

    /// Bodies in bodies after which the rest is left out.
    private static var depthLimit: Int { 500 }

    init(_ name: String) { self.name = name }

    func add(_ part: Part) { list.append(part) }

    func change(from start: Int, _ change: (inout Part) -> Void) {
        for index in start..<list.count { change(&list[index]) }
    }

    /// Does it for each element, as long as there is room for more.
    func each<Data: Collection>(of data: Data, _ action: (Data.Element) -> Void) {
        for element in data {
            guard steps < Unfolding.widthLimit else {
                return warn("ForEach has more than \(Unfolding.widthLimit) elements; the rest is left out")
            }
            steps += 1
            action(element)
        }
    }

    /// Does it for the body of content that users write, which may be of the same type.
    func descend(_ action: () -> Void) {
        guard depth < TableGathering.depthLimit, steps < Unfolding.widthLimit else {
            return warn("the \(name) of a table contain themselves; the rest is left out")
        }
        depth += 1
        steps += 1
        action()
        depth -= 1
    }

    /// Tables gather while their bodies are evaluated, in the pass of a tile.
    private func warn(_ message: String) { Journal.current?.warn(message) }
}
