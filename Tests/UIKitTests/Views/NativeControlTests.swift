import Controls
import Drawing
import Foundation
import LayoutSupport
import Testing
import UIKit
import ViewCore

@MainActor private func framed(_ view: some View) -> LaidOut {
    layOut(view.frame(width: 120, height: 40))
}

private struct Showing: UIViewRepresentable {
    let make: @MainActor () -> UIView
    func makeUIView(context: Context) -> UIView { make() }
    func updateUIView(_ view: UIView, context: Context) {}
}

private struct ShowingOfMac<Native: NSView>: NSViewRepresentable {
    let make: @MainActor () -> Native
    func makeNSView(context: Context) -> Native { make() }
    func updateNSView(_ view: Native, context: Context) {}
}

@MainActor struct NativeControlTests {
    @Test func `A progress view of UIKit is SwiftUI's, in its tint`() {
        let bar = Showing {
            let bar = UIProgressView(progressViewStyle: .bar)
            bar.progressTintColor = .red
            bar.setProgress(0.25, animated: true)
            return bar
        }
        let same = ProgressView(value: 0.25).progressViewStyle(.linear).tint(Color(UIColor.red))
        #expect(framed(bar).list == framed(same).list)
    }

    @Test func `A switch, a slider and segments of UIKit are SwiftUI's`() {
        let toggle = Showing {
            let toggle = UISwitch()
            toggle.setOn(true, animated: false)
            return toggle
        }
        #expect(framed(toggle).list == framed(Toggle("", isOn: .constant(true)).labelsHidden()).list)
        let slider = Showing {
            let slider = UISlider()
            slider.maximumValue = 10
            slider.value = 4
            return slider
        }
        #expect(framed(slider).list == framed(Slider(value: .constant(Float(4)), in: 0...10)).list)
        let segments = Showing {
            let segments = UISegmentedControl(items: ["A", "B"])
            segments.selectedSegmentIndex = 1
            return segments
        }
        #expect(framed(segments).warnings == [])
        #expect(framed(segments).list.items.count > 2)
    }

    @Test func `Views in a stack of UIKit are drawn in it`() {
        let stack = Showing {
            let (first, second) = (UIView(), UIView())
            first.backgroundColor = .red
            second.backgroundColor = .blue
            let stack = UIStackView(arrangedSubviews: [first, second])
            stack.spacing = 20
            return stack
        }
        let same = HStack(spacing: 20) {
            Color(UIColor.red)
            Color(UIColor.blue)
        }
        #expect(framed(stack).list == framed(same).list)
        #expect(framed(stack).warnings == [])
    }

    @Test func `A label of UIKit has its font, a text view its text`() {
        let label = Showing {
            let label = UILabel()
            label.text = "Ag"
            label.font = .boldSystemFont(ofSize: 20)
            return label
        }
        let same = Text(verbatim: "Ag").font(.system(size: 20, weight: .bold))
            .foregroundStyle(Color(UIColor.label)).lineLimit(1).opacity(1)
        #expect(framed(label).list == framed(same).list)
        let text = Showing {
            let view = UITextView()
            view.text = "Words"
            return view
        }
        #expect("\(framed(text).list)".contains("Words"))
    }

    @Test func `A blur on a plain view fills it`() {
        let blurred = Showing {
            let (view, blur) = (UIView(), UIVisualEffectView(effect: UIBlurEffect(style: .regular)))
            blur.translatesAutoresizingMaskIntoConstraints = false
            view.insertSubview(blur, at: 0)
            NSLayoutConstraint.activate([blur.widthAnchor.constraint(equalTo: view.widthAnchor)])
            return view
        }
        #expect(framed(blurred).list == framed(Rectangle().fill(.regularMaterial)).list)
        #expect(framed(blurred).warnings == [])
    }

    private final class Searcher: UISearchBarDelegate {
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    }

    @Test func `A search bar shows its prompt until something is written`() {
        let searcher = Searcher()
        let bar = UISearchBar(frame: .zero)
        bar.delegate = searcher
        bar.searchBarStyle = .minimal
        bar.placeholder = "Search"
        #expect("\(framed(Showing { bar }).list)".contains("Search"))
        bar.text = "Words"
        #expect("\(framed(Showing { bar }).list)".contains("Words"))
    }

    @Test func `What is said of all views of a class is taken`() {
        UITableView.appearance().backgroundColor = .clear
        UISegmentedControl.appearance().selectedSegmentTintColor = .systemBlue
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.titleTextAttributes = [
            .foregroundColor: UIColor.white, .font: UIFont.systemFont(ofSize: 20),
        ]
        UINavigationBar.appearance().standardAppearance = appearance
        UITabBar.appearance().scrollEdgeAppearance = UITabBarAppearance()
    }

    @Test func `A picture that is drawn by calls is none, and says so`() {
        let drawn = Showing {
            let renderer = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20))
            return UIImageView(
                image: renderer.image { $0.cgContext.fill(CGRect(x: 0, y: 0, width: 5, height: 5)) })
        }
        #expect(
            framed(drawn).warnings.contains(
                "UIGraphicsImageRenderer makes no picture; what shows it shows nothing"))
    }
}

@MainActor struct AppKitTests {
    @Test func `A view of AppKit has a layer as soon as it wants one`() {
        let view = NSView()
        #expect(view.layer == nil)
        view.wantsLayer = true
        view.layer?.cornerRadius = 4
        #expect(view.layer?.cornerRadius == 4)
        view.autoresizingMask = [.width, .height]
    }

    @Test func `A blur of AppKit is a material with the corners of its layer`() {
        let blur = ShowingOfMac {
            let view = NSVisualEffectView()
            view.material = .hudWindow
            view.wantsLayer = true
            view.layer?.cornerRadius = 8
            return view
        }
        #expect(framed(blur).list == framed(RoundedRectangle(cornerRadius: 8).fill(.regularMaterial)).list)
        #expect(framed(blur).warnings == [])
    }

    @Test func `What is hosted and a label of AppKit are drawn`() {
        let hosted = ShowingOfMac { NSHostingView(rootView: Text("a")) }
        #expect(framed(hosted).list == framed(Text("a")).list)
        let label = ShowingOfMac { NSTextField(labelWithString: "Name") }
        #expect("\(framed(label).list)".contains("Name"))
    }

    private final class Drawing: NSView {
        override var isFlipped: Bool { true }
        override func draw(_ dirtyRect: NSRect) { NSColor.windowBackgroundColor.setFill() }
    }

    @Test func `Of a view of AppKit that draws itself a box stands there`() {
        let found = framed(ShowingOfMac { Drawing() })
        #expect(found.warnings.first?.hasSuffix("which its own code draws; a box is drawn instead") == true)
    }

    @Test func `A path of AppKit is SwiftUI's`() {
        let rect = NSRect(x: 0, y: 0, width: 30, height: 20)
        #expect(
            Path(NSBezierPath(roundedRect: rect, xRadius: 4, yRadius: 4).cgPath)
                == Path(roundedRect: rect, cornerSize: CGSize(width: 4, height: 4), style: .circular))
        let path = NSBezierPath()
        path.move(to: NSPoint(x: 1, y: 2))
        path.line(to: NSPoint(x: 5, y: 6))
        path.curve(to: .zero, controlPoint1: NSPoint(x: 3, y: 3), controlPoint2: NSPoint(x: 2, y: 1))
        path.close()
        var same = Path()
        same.move(to: CGPoint(x: 1, y: 2))
        same.addLine(to: CGPoint(x: 5, y: 6))
        same.addCurve(to: .zero, control1: CGPoint(x: 3, y: 3), control2: CGPoint(x: 2, y: 1))
        same.closeSubpath()
        #expect(Path(path.cgPath) == same)
    }

    @Test func `A colour of AppKit follows the appearance that it is drawn in`() {
        let color = Color(
            nsColor: NSColor(name: nil) { appearance in
                appearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua
                    ? NSColor(.white) : NSColor(.black)
            })
        #expect(framed(color.colorScheme(.dark)).list == framed(Color.white.colorScheme(.dark)).list)
        #expect(framed(color).list == framed(Color.black).list)
    }

    @Test func `A tap of the trackpad is recorded with its pattern`() {
        let view = Color.red.frame(width: 1, height: 1).onAppear {
            onMain(()) {
                NSHapticFeedbackManager.defaultPerformer.perform(.alignment, performanceTime: .now)
            }
        }
        #expect(framed(view).events == ["alignment"])
    }

    @Test func `The screen of a Mac, its pointer and its events are there`() {
        #expect(NSScreen.main?.frame.size == NSSize(width: 1440, height: 900))
        NSCursor.pointingHand.push()
        NSCursor.pop()
        #expect(NSEvent.modifierFlags.isEmpty)
        #expect(NSEvent.addLocalMonitorForEvents(matching: [.keyDown]) { $0 } == nil)
    }

    @Test func `A button of AppKit is SwiftUI's`() {
        let button = ShowingOfMac { NSButton(title: "Save", target: nil, action: nil) }
        let same = Button("Save") {}.font(.system(size: 13)).buttonStyle(.bordered)
        #expect(texts(framed(button)) == ["Save"])
        #expect(framed(button).list.items.count == framed(same).list.items.count)
        let bare = ShowingOfMac {
            let button = NSButton(title: "Save", target: nil, action: nil)
            button.isBordered = false
            return button
        }
        #expect(framed(bare).list.items.count < framed(button).list.items.count)
        let box = { (state: NSControl.StateValue) in
            ShowingOfMac {
                let box = NSButton(checkboxWithTitle: "Wrap", target: nil, action: nil)
                box.state = state
                return box
            }
        }
        #expect(texts(framed(box(.on))) == ["Wrap"])
        #expect(framed(box(.on)).list != framed(box(.off)).list)
    }

    @Test func `A spinner is made without a style, too`() {
        let plain = Showing { UIActivityIndicatorView() }
        let medium = Showing { UIActivityIndicatorView(style: .medium) }
        #expect(framed(plain).list == framed(medium).list)
        #expect(framed(plain).warnings == [])
    }

    private final class Menus: UIContextMenuInteractionDelegate {
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? { nil }
    }

    @Test func `An interaction knows the view that it was added to`() {
        let (view, menus) = (UIView(), Menus())
        let interaction = UIContextMenuInteraction(delegate: menus)
        #expect(interaction.view == nil)
        view.addInteraction(interaction)
        #expect(interaction.view === view)
    }

    @Test func `A bar of tools keeps its items`() {
        let bar = UIToolbar()
        bar.barStyle = .default
        let done = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
        bar.setItems([.flexibleSpace(), done], animated: false)
        #expect(bar.items?.last?.title == "Done")
        let view = UITextView()
        view.inputAccessoryView = bar
        #expect(view.inputAccessoryView === bar)
    }

    private struct Sharing: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UIActivityViewController {
            let sheet = UIActivityViewController(activityItems: ["a"], applicationActivities: nil)
            sheet.excludedActivityTypes = [.airDrop, .print]
            return sheet
        }
        func updateUIViewController(_ sheet: UIActivityViewController, context: Context) {}
    }

    @Test func `The sheet that shares is a box with its name, and says so`() {
        let found = framed(Sharing())
        #expect(
            found.warnings == [
                "Sharing shows a UIActivityViewController, which its own code draws; a box is drawn instead"
            ])
    }
}

private func texts(_ laid: LaidOut) -> [String] {
    var found: [String] = []
    laid.list.walk { item in
        if case .glyphs(let run) = item { found.append(run.text) }
        return .into
    }
    return found
}
