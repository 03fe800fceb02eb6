import Combine
import Foundation
import SwiftUI
import ViewCore

private struct Count: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Bounds: PreferenceKey {
    static let defaultValue: [Anchor<CGRect>] = []
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
        value += nextValue()
    }
}

private struct Same: View, Equatable { var body: some View { NameSample() } }

private struct Large: ViewModifier { func body(content: Content) -> some View { content.padding(20) } }

private final class Model: ObservableObject { var words = "of the model" }

@Observable private final class Observed { var words = "observed" }

private struct Reading: View {
    @EnvironmentObject private var model: Model
    var body: some View { Text(model.words) }
}

private struct ReadingObserved: View {
    @Environment(Observed.self) private var observed: Observed?
    var body: some View { Text(observed?.words ?? "none") }
}

private struct Renaming: View {
    @Environment(\.rename) private var rename
    var body: some View { Text(rename == nil ? "fixed" : "renamed") }
}

private struct Changing<V: View>: View {
    @State private var value = 1
    var content: @MainActor (NameSample, Int) -> V
    var body: some View { content(NameSample(), value).onAppear { value = 2 } }
}

private struct Valued: View {
    var content: AnyView
    var body: some View {
        Group(subviews: content) { subviews in
            ForEach(subviews) { Text("\($0.containerValues.number)") }
        }
    }
}

extension ContainerValues {
    @Entry fileprivate var number = 0
}

extension NameRows {
    /// What runs code, and what is handed up and down.
    static func actions(_ rows: inout NameRows) {
        rows.owner = "View"
        rows.calls("onAppear(perform:)") { view, noted in view.onAppear { noted.call() } }
        rows.calls("onChange(of:initial:_:)") { view, noted in
            view.onChange(of: 1, initial: true) { noted.call() }
        }
        rows.calls("onChange(of:perform:)") { _, noted in
            Changing { $0.onChange(of: $1) { _ in noted.call() } }
        }
        rows.calls("onGeometryChange(for:of:action:)") { view, noted in
            view.onGeometryChange(for: CGFloat.self) {
                $0.size.width
            } action: { _ in
                noted.call()
            }
        }
        rows.calls("onPreferenceChange(_:perform:)") { view, noted in
            view.preference(key: Count.self, value: 3).onPreferenceChange(Count.self) { value in
                if value == 3 { noted.call() }
            }
        }
        rows.calls("onReceive(_:perform:)") { view, noted in view.onReceive(Just(1)) { _ in noted.call() } }
        rows.calls("onScrollGeometryChange(for:of:action:)") { view, noted in
            ScrollView { view }.onScrollGeometryChange(for: CGFloat.self) {
                $0.contentSize.height
            } action: { _, _ in
                noted.call()
            }
        }
        rows.calls("onScrollVisibilityChange(threshold:_:)") { view, noted in
            view.onScrollVisibilityChange { _ in noted.call() }
        }
        rows.calls("task(priority:_:)") { view, noted in view.task { noted.call() } }
        rows.calls("task(id:priority:_:)") { view, noted in view.task(id: 1) { noted.call() } }
        rows.calls("transformEnvironment(_:transform:)") { view, noted in
            view.transformEnvironment(\.locale) { _ in noted.call() }
        }
        rows.calls("transformPreference(_:_:)") { view, noted in
            view.preference(key: Count.self, value: 1).transformPreference(Count.self) { $0 += 4 }
                .onPreferenceChange(Count.self) { if $0 == 5 { noted.call() } }
        }
        rows.calls("preference(key:value:)") { view, noted in
            view.preference(key: Count.self, value: 2).onPreferenceChange(Count.self) { _ in noted.call() }
        }
        rows.drawn("anchorPreference(key:value:transform:)") { view in
            view.anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
                .overlayPreferenceValue(Bounds.self) { anchors in if !anchors.isEmpty { Color.red } }
        }
        rows.drawn("transformAnchorPreference(key:value:transform:)") { view in
            view.transformAnchorPreference(key: Bounds.self, value: .bounds) { $0.append($1) }
                .overlayPreferenceValue(Bounds.self) { anchors in if !anchors.isEmpty { Color.red } }
        }
        rows.drawn("backgroundPreferenceValue(_:alignment:_:)", on: { Text("a") }) { view in
            view.backgroundPreferenceValue(Count.self) { _ in Color.red }
        }
        rows.drawn("overlayPreferenceValue(_:alignment:_:)") { view in
            view.overlayPreferenceValue(Count.self) { _ in Color.red }
        }
        rows.drawn(
            "containerValue(_:_:)", from: { Valued(content: AnyView(Text("a"))) },
            to: { Valued(content: AnyView(Text("a").containerValue(\.number, 3))) })
        rows.drawn("environment(_:_:)") { $0.environment(\.font, .largeTitle) }
        rows.drawn("environment(_:)", on: { ReadingObserved() }) { $0.environment(Observed()) }
        rows.holds("environmentObject(_:)") {
            nameLaidOut(Reading().environmentObject(Model())).list == nameLaidOut(Text("of the model")).list
        }
        rows.holds("equatable()") { nameLaidOut(Same().equatable()).list == nameLaidOut(Same()).list }
        rows.calls("id(_:)") { _, noted in
            // Another id is another view, which appears anew.
            Changing { view, value in view.onAppear { if value == 2 { noted.call() } }.id(value) }
        }
        rows.drawn("modifier(_:)") { $0.modifier(Large()) }
        rows.drawn("renameAction(_:)", on: { Renaming() }) { $0.renameAction {} }
        rows.drawn("phaseAnimator(_:content:animation:)") { view in
            view.phaseAnimator([1, 2]) { $0.offset(x: CGFloat($1)) }
        }
        rows.drawn("phaseAnimator(_:trigger:content:animation:)") { view in
            view.phaseAnimator([1, 2], trigger: 1) { $0.offset(x: CGFloat($1)) }
        }
        rows.drawn("keyframeAnimator(initialValue:repeating:content:keyframes:)") { view in
            view.keyframeAnimator(initialValue: 1.0) {
                $0.offset(x: $1)
            } keyframes: { _ in
                KeyframeTrack(\.self) { LinearKeyframe(5, duration: 1) }
            }
        }
        rows.drawn("keyframeAnimator(initialValue:trigger:content:keyframes:)") { view in
            view.keyframeAnimator(initialValue: 1.0, trigger: 1) {
                $0.offset(x: $1)
            } keyframes: { _ in
                KeyframeTrack(\.self) { LinearKeyframe(5, duration: 1) }
            }
        }
    }
}
