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

@MainActor private func warnings(_ make: @escaping @MainActor () -> UIView) -> [String] {
    layOut(Showing(make: make).frame(width: 120, height: 40)).warnings
}

@MainActor struct IgnoredTests {
    @Test(arguments: IgnoredName.all)
    func `What is set and not drawn is said once, by its name`(name: IgnoredName) {
        #expect(warnings { name.make() } == ["\(name) is ignored"])
    }

    @Test func `Nothing is said of views as they are made`() {
        for make in plain { #expect(warnings(make) == [], "\(type(of: make()))") }
    }

    private let plain: [@MainActor () -> UIView] = [
        { UIView() }, { UILabel() }, { UIImageView() }, { UIStackView() }, { UIButton() }, { UISwitch() },
        { UISlider() }, { UIPageControl() }, { UIStepper() },
        { UIDatePicker() }, { UIColorWell() }, { UIProgressView() }, { UITextField() }, { UITextView() },
        { UISearchBar() }, { UISearchTextField() }, { UIVisualEffectView() },
        { UIButton(configuration: .filled()) },
    ]

    @Test func `A row says what it lacks`() {
        let cell = UITableViewCell()
        cell.backgroundView = UIView()
        cell.selectedBackgroundView = UIView()
        cell.backgroundConfiguration = .clear()
        cell.contentConfiguration = UIListContentConfiguration.cell()
        cell.imageView?.image = UIImage()
        cell.indentationLevel = 1
        (cell.isSelected, cell.isHighlighted, cell.isEditing) = (true, true, true)
        cell.accessoryView = UITableView()
        let found = layOut(CellRow(cell) { Text(verbatim: "a") }).warnings
        let names = [
            "backgroundView", "selectedBackgroundView", "backgroundConfiguration", "contentConfiguration",
            "imageView", "indentationLevel", "isSelected", "isHighlighted", "isEditing", "accessoryView",
        ]
        #expect(found == names.map { "UITableViewCell.\($0) is ignored" })
    }

    @Test func `A bar that is not drawn is said, and what is said of all views of a class`() {
        struct Stack: UIViewControllerRepresentable {
            func makeUIViewController(context: Context) -> UINavigationController {
                UINavigationBar.appearance().barTintColor = .red
                UIBarButtonItem.appearance().tintColor = .red
                let inner = UIViewController()
                inner.additionalSafeAreaInsets.top = 20
                return UINavigationController(rootViewController: inner)
            }
            func updateUIViewController(_ controller: UINavigationController, context: Context) {}
        }
        #expect(
            layOut(Stack()).warnings == [
                "UINavigationBar.appearance() is ignored", "UIBarButtonItem.appearance() is ignored",
                "UINavigationController.navigationBar is ignored",
                "UIViewController.additionalSafeAreaInsets is ignored",
            ])
    }

    @Test func `A picture says what it lacks where it is drawn`() {
        let found = warnings {
            let image = UIImage(systemName: "star")?.withTintColor(.red)
                .withHorizontallyFlippedOrientation()
                .applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 40))
            return UIImageView(image: image)
        }
        #expect(
            found == [
                "UIImage.withTintColor(_:) is ignored",
                "UIImage.withHorizontallyFlippedOrientation() is ignored",
                "UIImage.SymbolConfiguration is ignored",
            ])
        #expect(warnings { UIImageView(image: UIImage(systemName: "star")) } == [])
    }
}
