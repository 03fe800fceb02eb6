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

extension String {
    fileprivate func width(in font: UIFont) -> CGFloat { size(withAttributes: [.font: font]).width }
}

@MainActor struct StyleCodeTests {
    @Test func `A text is wider in a larger font`() {
        #expect("Label".width(in: .systemFont(ofSize: 34)) == 2 * "Label".width(in: .systemFont(ofSize: 17)))
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
