import Foundation

/// Words without which no file holds anything that can be shown. `import SwiftUI` may be another module's that is
/// imported.
enum ViewWords {
    private static let words = [
        "SwiftUI", "UIKit", "AppKit", "View", "#Preview", "Style", "Shape", "Layout",
    ].map { Data($0.utf8) }

    /// Whether a file has one of them; one that cannot be read is told of by whoever compiles it.
    static func areIn(_ path: String) -> Bool {
        guard let data = try? SourceFiles.contents(of: path) else { return true }
        return words.contains { data.range(of: $0) != nil }
    }
}
