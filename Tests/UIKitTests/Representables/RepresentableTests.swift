import Controls
import Drawing
import Foundation
import LayoutSupport
import Testing
import UIKit
import ViewCore

@MainActor private func framed(_ view: some View) -> LaidOut {
    layOut(view.frame(width: 80, height: 40))
}

private struct Showing: UIViewRepresentable {
    let make: @MainActor () -> UIView
    func makeUIView(context: Context) -> UIView { make() }
    func updateUIView(_ view: UIView, context: Context) {}
}

private struct Hosting<Content: View>: UIViewControllerRepresentable {
    let content: Content
    func makeUIViewController(context: Context) -> UIHostingController<Content> {
        UIHostingController(rootView: content)
    }
    func updateUIViewController(_ controller: UIHostingController<Content>, context: Context) {}
}

private final class Drawing: UIView {}

@MainActor struct RepresentableTests {
    @Test func `A blur is a material`() {
        let blur = Showing { UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial)) }
        #expect(framed(blur).list == framed(Rectangle().fill(.thinMaterial)).list)
    }

    @Test func `A plain view is its colour`() {
        let view = Showing {
            let view = UIView()
            view.backgroundColor = .red
            return view
        }
        #expect(framed(view).list == framed(Color(red: 1, green: 0, blue: 0)).list)
        #expect(framed(view).warnings == [])
    }

    @Test func `What only its own code draws is a box with its name, and says so`() {
        let found = framed(Showing { Drawing() })
        #expect(
            found.warnings == ["Showing shows a Drawing, which its own code draws; a box is drawn instead"])
        #expect("\(found.list)".contains("Drawing"))
    }

    @Test func `What a controller hosts is drawn`() {
        #expect(framed(Hosting(content: Text("a"))).list == framed(Text("a")).list)
    }

    private final class Coordinator {
        var count = 0
    }

    private struct Counting: UIViewRepresentable {
        let step: Int
        let log: @MainActor (Int) -> Void
        func makeCoordinator() -> Coordinator { Coordinator() }
        func makeUIView(context: Context) -> UILabel {
            context.coordinator.count += 1
            return UILabel()
        }
        func updateUIView(_ label: UILabel, context: Context) {
            label.text = "\(context.coordinator.count) \(context.environment.layoutDirection)"
            log(context.coordinator.count)
        }
    }

    private struct Stepping: View {
        @State private var step = 0
        let log: @MainActor (Int) -> Void
        var body: some View { Counting(step: step, log: log).onAppear { step = 1 } }
    }

    @Test func `A native view is made once and updated in each pass`() {
        var updates: [Int] = []
        _ = framed(Stepping { updates.append($0) })
        #expect(updates == [1, 1])
    }

    @Test func `A colour follows the scheme that it is drawn in`() {
        let color = Color(UIColor { $0.userInterfaceStyle == .dark ? .white : .black })
        #expect(framed(color.colorScheme(.dark)).list == framed(Color.white.colorScheme(.dark)).list)
        #expect(framed(color).list == framed(Color.black).list)
    }

    @Test func `A colour has its numbers`() {
        var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        let color = UIColor(hue: 0.55, saturation: 0.4, brightness: 0.8, alpha: 0.5)
        #expect(unsafe color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
        #expect(abs(hue - 0.55) < 1e-9 && abs(saturation - 0.4) < 1e-9)
        #expect(abs(brightness - 0.8) < 1e-9 && alpha == 0.5)
        let literal: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(literal == .red)
    }

    @Test func `Rounded corners of a path are those that are named`() {
        let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
        let path = Path(
            UIBezierPath(
                roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight],
                cornerRadii: CGSize(width: 6, height: 6)
            ).cgPath)
        #expect(
            path
                == UnevenRoundedRectangle(topLeadingRadius: 6, bottomTrailingRadius: 6, style: .continuous)
                .path(in: rect))
    }
}
