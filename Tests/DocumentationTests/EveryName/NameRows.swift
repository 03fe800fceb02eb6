import Drawing
import LayoutSupport
import Raster
import SwiftUI
import ViewCore

/// What is tried of one public name of SwiftUI, and what has to come of it.
struct NameRow: Sendable {
    enum Outcome: Sendable {
        /// The list of what is drawn is another one.
        case drawn
        /// The list is the same, and the trace or the events are others.
        case recorded
        /// A warning has this text in it.
        case warned(String)
        /// Code of one's own ran, or a value is what it has to be.
        case holds
    }

    let outcome: Outcome
    /// What is wrong; nothing if all is well.
    let problem: @MainActor @Sendable () -> String?
}

/// Whether code of one's own has been called.
@MainActor final class Noted {
    nonisolated init() {}
    var isCalled = false
    func call() { isCalled = true }
}

/// A symbol and words before a colour.
struct NameSample: View {
    var body: some View {
        HStack {
            Image(systemName: "star.fill")
            Text("Sample words")
        }
        .padding(4).background(Color.orange)
    }
}

/// The rows of names, each tried on ``NameSample`` or on a view of its own.
struct NameRows {
    /// What the names belong to, as `View`.
    var owner = ""
    private(set) var rows: [String: NameRow] = [:]

    init(_ groups: [(inout NameRows) -> Void]) {
        for group in groups { group(&self) }
    }

    private mutating func add(
        _ name: String, _ outcome: NameRow.Outcome, _ problem: @escaping @MainActor @Sendable () -> String?
    ) {
        let key = "\(owner).\(name)"
        precondition(rows[key] == nil, "\(key) has two rows")
        rows[key] = NameRow(outcome: outcome, problem: problem)
    }

    // MARK: - Drawn

    mutating func drawn<V: View>(
        _ name: String, _ apply: @escaping @MainActor @Sendable (NameSample) -> V
    ) { drawn(name, from: { NameSample() }, to: { apply(NameSample()) }) }

    mutating func drawn<Base: View, V: View>(
        _ name: String, on base: @escaping @MainActor @Sendable () -> Base,
        _ apply: @escaping @MainActor @Sendable (Base) -> V
    ) { drawn(name, from: base, to: { apply(base()) }) }

    /// - Parameters:
    ///   - plain: the view without what the name stands for.
    ///   - applied: the view with it, which has to be drawn in another way, without a warning.
    mutating func drawn<Base: View, V: View>(
        _ name: String, from plain: @escaping @MainActor @Sendable () -> Base,
        to applied: @escaping @MainActor @Sendable () -> V
    ) {
        add(name, .drawn) {
            let (plain, applied) = (nameLaidOut(plain()), nameLaidOut(applied()))
            if applied.list == plain.list {
                return applied.warnings.isEmpty
                    ? "changes nothing and says nothing" : "warns: \(applied.warnings)"
            }
            return applied.warnings.isEmpty ? nil : "is drawn and warns: \(applied.warnings)"
        }
    }

    // MARK: - Recorded, warned, held

    mutating func recorded<V: View>(
        _ name: String, _ apply: @escaping @MainActor @Sendable (NameSample) -> V
    ) {
        add(name, .recorded) {
            let (plain, applied) = (nameLaidOut(NameSample()), nameLaidOut(apply(NameSample())))
            if applied.list != plain.list { return "changes the picture" }
            if !applied.warnings.isEmpty { return "warns: \(applied.warnings)" }
            let isNoted = applied.trace != plain.trace || applied.events != plain.events
            return isNoted ? nil : "is neither in the trace nor an event"
        }
    }

    mutating func warned<V: View>(
        _ name: String, _ text: String, _ apply: @escaping @MainActor @Sendable (NameSample) -> V
    ) {
        add(name, .warned(text)) {
            let warnings = nameLaidOut(apply(NameSample())).warnings
            return warnings.contains { $0.contains(text) } ? nil : "does not warn of \(text): \(warnings)"
        }
    }

    /// The code that is handed in has to run.
    mutating func calls<V: View>(
        _ name: String, _ apply: @escaping @MainActor @Sendable (NameSample, Noted) -> V
    ) {
        add(name, .holds) {
            let noted = Noted()
            _ = nameLaidOut(apply(NameSample(), noted))
            return noted.isCalled ? nil : "does not call what it is given"
        }
    }

    mutating func holds(_ name: String, _ condition: @escaping @MainActor @Sendable () -> Bool) {
        add(name, .holds) { condition() ? nil : "is not what it has to be" }
    }
}

@MainActor private let fonts = FontLibrary()

/// In the real fonts, in an offer that lists and bars have room in.
@MainActor func nameLaidOut(_ view: some View) -> LaidOut {
    layOut(view, 393, engine: HarfBuzzTextEngine(library: fonts))
}
