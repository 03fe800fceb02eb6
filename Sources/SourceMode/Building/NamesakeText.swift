import SourceDiscovery

/// A view of a package that is not there, drawn as the view of SwiftUI that it is called after: `CachedAsyncImage` takes
/// what `AsyncImage` takes, and something more that is left out.
struct NamesakeText {
    let text: String

    /// `nil` where no call of that name says what it is to be.
    init?(_ name: String, _ calls: [NamesakeFact]) {
        let calls = calls.filter { $0.name == name }
        guard name.hasSuffix("AsyncImage"), !calls.isEmpty else { return nil }
        // What is looked up in a type that nobody knows is in one of its own.
        let holder = "__Specimen\(name)Argument"
        let members = Set(
            calls.flatMap { $0.arguments.filter { !NamesakeText.isKnown($0) }.compactMap(\.member) })
        var lines = [
            "fileprivate struct \(holder) { "
                + members.sorted().map { "static var \($0): \(holder) { \(holder)() }" }.joined(
                    separator: "; ")
                + " }"
        ]
        var signatures: Set<String> = []
        for call in calls {
            let function = NamesakeText.function(name, call, holder)
            if signatures.insert(function).inserted { lines.append(function) }
        }
        text = lines.joined(separator: "; ")
    }

    private static let known = ["url": "URL?", "scale": "CGFloat", "transaction": "Transaction"]

    private static func isKnown(_ argument: NamesakeFact.Argument) -> Bool {
        argument.label.map { known[$0] != nil } ?? false
    }

    private static func function(_ name: String, _ call: NamesakeFact, _ holder: String) -> String {
        var parameters = call.arguments.enumerated().map { place, argument in
            let type =
                argument.label.flatMap { known[$0] } ?? (argument.member == nil ? "Any?" : holder)
            return "\(argument.label ?? "_") argument\(place): \(type)"
        }
        var passed = call.arguments.enumerated().filter { isKnown($0.element) }
            .map { "\($0.element.label ?? ""): argument\($0.offset)" }
        if !call.arguments.contains(where: { $0.label == "url" }) { passed.insert("url: nil", at: 0) }
        var generics: [String] = []
        // With a placeholder the first closure is given a picture, else how far the picture has come.
        let given = call.closures.count > 1 ? "Image" : "AsyncImagePhase"
        for (place, label) in zip(["content", "placeholder"], call.closures) {
            let type = place == "content" ? "Content" : "Placeholder"
            generics.append("\(type): View")
            let name = label == place ? place : "\(label ?? "_") \(place)"
            parameters.append(
                "@ViewBuilder \(name): @escaping (\(place == "content" ? given : "")) -> \(type)")
            passed.append("\(place): \(place)")
        }
        let list = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
        return
            "@MainActor fileprivate func \(name)\(list)(\(parameters.joined(separator: ", "))) -> some View "
            + "{ AsyncImage(\(passed.joined(separator: ", "))) }"
    }
}
