import Combine
import Controls
import Foundation
import Testing
import UIKit
import ViewCore

// What style code writes of UIKit, as it writes it: these compile.

private struct KeyboardAvoiding: ViewModifier {
    @State private var height: CGFloat = 0
    func body(content: Content) -> some View {
        content
            .padding(.bottom, height)
            .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)) {
                note in
                guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else {
                    return
                }
                height = frame.height
            }
            .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillHideNotification)) {
                _ in
                height = 0
            }
    }
}

extension View {
    fileprivate func endEditing() {
        UIApplication.shared.windows.forEach { $0.endEditing(false) }
    }

    fileprivate func asImage() -> UIImage {
        let controller = UIHostingController(rootView: self)
        controller.view.frame = CGRect(x: 0, y: CGFloat(Int.max), width: 1, height: 1)
        controller.view.bounds = CGRect(
            origin: .zero, size: controller.sizeThatFits(in: UIScreen.main.bounds.size))
        controller.view.sizeToFit()
        controller.view.backgroundColor = .clear
        return UIGraphicsImageRenderer(bounds: controller.view.bounds).image { context in
            controller.view.layer.render(in: context.cgContext)
        }
    }
}

/// Views of one's own begin as those of UIKit do: with a picture, with titles.
private final class RoundedImageView: UIImageView {
    override init(image: UIImage?) {
        super.init(image: image)
        layer.cornerRadius = 32
        clipsToBounds = true
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class OwnSegments: UISegmentedControl {
    override init(items: [Any]?) {
        super.init(items: items)
        selectedSegmentIndex = 0
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

extension String {
    fileprivate func width(in font: UIFont) -> CGFloat { size(withAttributes: [.font: font]).width }
}

@MainActor struct StyleCodeTests {
    @Test func `A text is wider in a larger font`() {
        #expect("Label".width(in: .systemFont(ofSize: 34)) == 2 * "Label".width(in: .systemFont(ofSize: 17)))
    }

    @Test func `What style code logs is not worked out`() {
        var count = 0
        func counted() -> Int {
            count += 1
            return count
        }
        let logger = Logger(subsystem: "com.example", category: "cards")
        logger.debug("drawn \(counted(), privacy: .public) times")
        logger.log(level: .error, "lost \(counted(), privacy: .private(mask: .hash))")
        #expect(count == 0)
    }

    @Test func `Views of one's own are made with a picture, or with titles`() {
        let view = RoundedImageView(image: UIImage(systemName: "star"))
        #expect(view.image != nil && view.clipsToBounds)
        #expect(view.frame.size == view.image?.size)
        #expect(OwnSegments(items: ["a", "b"]).numberOfSegments == 2)
    }

    @Test func `A view's own picture by drawing calls is empty`() {
        #expect(Text("a").asImage().size == UIScreen.main.bounds.size)
        Text("a").endEditing()
    }

    @Test func `Nothing asks for less motion, and nobody listens`() {
        #expect(!UIAccessibility.isReduceMotionEnabled)
        UIAccessibility.post(notification: .announcement, argument: "Done")
        _ = Text("a").modifier(KeyboardAvoiding())
    }

    @Test func `A recognizer hangs on its view`() {
        let view = UIView()
        let press = UILongPressGestureRecognizer(target: nil, action: Selector("press"))
        press.minimumPressDuration = 0.2
        view.addGestureRecognizer(press)
        #expect(view.gestureRecognizers == [press])
        #expect(press.view === view)
    }
}
