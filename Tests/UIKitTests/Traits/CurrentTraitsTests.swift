import Controls
import Drawing
import Foundation
import LayoutSupport
import Testing
import UIKit
import ViewCore

private struct Showing: UIViewRepresentable {
    let make: @MainActor () -> UIView
    func makeUIView(context: Context) -> UIView { make() }
    func updateUIView(_ view: UIView, context: Context) {}
}

/// Fills itself with a fixed colour that was resolved while its own code ran.
private final class Filled: UIView {
    var inLayout = false
    private var resolved: CGColor?
    override func layoutSubviews() { if inLayout { resolved = UIColor.systemBackground.cgColor } }
    override func draw(_ rect: CGRect) {
        if !inLayout { resolved = UIColor.systemBackground.cgColor }
        guard let resolved else { return }
        UIGraphicsGetCurrentContext()?.setFillColor(resolved)
        UIGraphicsGetCurrentContext()?.fill(rect)
    }
}

@MainActor struct CurrentTraitsTests {
    private func dark() -> EnvironmentValues {
        var dark = EnvironmentValues()
        dark.colorScheme = .dark
        return dark
    }
    private func isDark(_ laidOut: LaidOut) -> Bool { "\(laidOut.list)".contains("#000000") }
    private func framed(_ make: @escaping @MainActor () -> UIView) -> some View {
        Showing(make: make).frame(width: 40, height: 20)
    }

    // The ground of the system is black in the dark scheme and white in the light one.
    @Test(arguments: [false, true])
    func `A colour is that of the scheme while a view draws and lays out`(inLayout: Bool) {
        let view = framed {
            let view = Filled()
            view.inLayout = inLayout
            return view
        }
        #expect(isDark(layOut(view, in: dark())))
        #expect(!isDark(layOut(view)))
    }

    @Test func `A colour is that of the scheme where a view is made`() {
        var made: [UIUserInterfaceStyle] = []
        let view = framed {
            made.append(UITraitCollection.current.userInterfaceStyle)
            let view = UIView()
            view.layer.backgroundColor = UIColor.systemBackground.cgColor
            return view
        }
        #expect(isDark(layOut(view, in: dark())))
        #expect(made == [.dark])
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
    }

    @Test func `A scheme below the tile's is the one that counts`() {
        #expect(isDark(layOut(framed { Filled() }.environment(\.colorScheme, .dark))))
        #expect(!isDark(layOut(framed { Filled() }.environment(\.colorScheme, .light), in: dark())))
    }

    @Test func `A view and a controller keep the style that they ask for`() {
        let view = framed {
            let view = Filled()
            view.overrideUserInterfaceStyle = .dark
            return view
        }
        #expect(isDark(layOut(view)))
        let inner = framed {
            let (outer, inner) = (UIView(), Filled(frame: CGRect(x: 0, y: 0, width: 40, height: 20)))
            outer.overrideUserInterfaceStyle = .dark
            outer.addSubview(inner)
            return outer
        }
        #expect(isDark(layOut(inner)))
    }

    @Test func `Traits that are made the current ones count for what is done in them`() {
        var found: [CGColor] = []
        let light = UIColor.systemBackground.cgColor
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            found = [UIColor.systemBackground.cgColor, light]
        }
        #expect(found.map { $0.components ?? [] } == [[0, 0, 0, 1], [1, 1, 1, 1]])
    }
}
