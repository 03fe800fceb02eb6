import Foundation
import ViewCore

/// The widest of the reported numbers.
struct WidestKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value = max(value, nextValue())
    }
}

/// All reported words, in tree order.
struct WordsKey: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

/// What actions did, in order.
final class Notes {
    var all: [String] = []
}
