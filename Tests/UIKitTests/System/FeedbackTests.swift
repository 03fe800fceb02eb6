import Drawing
import Foundation
import LayoutSupport
import Testing
import UIKit
import ViewCore

@MainActor struct FeedbackTests {
    /// What a tile records whose view does `action` when it appears.
    private func events(_ action: @escaping @MainActor () -> Void) -> [String] {
        layOut(Color.red.frame(width: 1, height: 1).onAppear { onMain(()) { action() } }).events
    }

    @Test(arguments: [
        (UIImpactFeedbackGenerator.FeedbackStyle.light, "impact.light"), (.medium, "impact.medium"),
        (.heavy, "impact.heavy"), (.soft, "impact.soft"), (.rigid, "impact.rigid"),
    ])
    func `An impact is recorded with its style`(
        style: UIImpactFeedbackGenerator.FeedbackStyle, event: String
    ) {
        #expect(events { UIImpactFeedbackGenerator(style: style).impactOccurred() } == [event])
    }

    @Test func `An impact without a style is a medium one`() {
        #expect(events { UIImpactFeedbackGenerator().impactOccurred() } == ["impact.medium"])
    }

    @Test(arguments: [
        (UINotificationFeedbackGenerator.FeedbackType.success, "notification.success"),
        (.warning, "notification.warning"), (.error, "notification.error"),
    ])
    func `A notification is recorded with its type`(
        type: UINotificationFeedbackGenerator.FeedbackType, event: String
    ) {
        #expect(events { UINotificationFeedbackGenerator().notificationOccurred(type) } == [event])
    }

    @Test func `A changed selection is recorded`() {
        #expect(events { UISelectionFeedbackGenerator().selectionChanged() } == ["selection"])
    }

    @Test func `Preparing records nothing`() {
        #expect(events { UIImpactFeedbackGenerator(style: .heavy).prepare() } == [])
    }

    @Test(arguments: [
        (UIAccessibility.Notification.announcement, "accessibility.announcement"),
        (.layoutChanged, "accessibility.layoutChanged"), (.screenChanged, "accessibility.screenChanged"),
        (.pageScrolled, "accessibility.pageScrolled"),
    ])
    func `What is told to assistive technology is recorded`(
        notification: UIAccessibility.Notification, event: String
    ) {
        #expect(events { UIAccessibility.post(notification: notification, argument: "a") } == [event])
    }

    @Test func `A display link that is started is recorded, and what would be presented`() {
        #expect(
            events {
                CADisplayLink(target: "a", selector: Selector("b")).add(to: .main, forMode: .common)
            } == ["displayLink"])
        #expect(
            events {
                let alert = UIAlertController(title: "a", message: nil, preferredStyle: .alert)
                UIViewController().present(alert, animated: true)
            } == ["present.UIAlertController"])
    }

    @Test func `Feedback outside of a tile is silent`() {
        UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
        #expect(events {} == [])
    }
}
