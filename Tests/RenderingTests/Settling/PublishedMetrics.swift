import Foundation

/// Published numbers of controls by their path (Documentation/Rules/metrics.json, `controlSize`, `toggle` and others);
/// a list has each of its numbers.
enum PublishedMetrics {
    static let numbers: [String: [Double]] = {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let file = root.appendingPathComponent("Documentation").appendingPathComponent("Rules/metrics.json")
        guard let data = try? Data(contentsOf: file),
            let tree = try? JSONSerialization.jsonObject(with: data)
        else { return [:] }
        var numbers: [String: [Double]] = [:]
        collect(tree, "", &numbers)
        return numbers
    }()

    private static func collect(_ value: Any, _ path: String, _ numbers: inout [String: [Double]]) {
        switch value {
        case let group as [String: Any]:
            for (key, value) in group { collect(value, path.isEmpty ? key : "\(path).\(key)", &numbers) }
        case let list as [NSNumber]: numbers[path] = list.map(\.doubleValue)
        case let number as NSNumber: numbers[path] = [number.doubleValue]
        default: break
        }
    }
}
