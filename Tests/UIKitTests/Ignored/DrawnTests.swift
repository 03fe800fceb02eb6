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

@MainActor private func framed(_ view: some View) -> DisplayList {
    layOut(view.frame(width: 120, height: 40)).list
}
@MainActor private func shown(_ make: @escaping @MainActor () -> UIView) -> DisplayList {
    framed(Showing(make: make))
}

/// Properties of UIKit that are drawn, each beside the same in SwiftUI.
@MainActor struct DrawnTests {
    private func label(_ set: (UILabel) -> Void) -> UILabel {
        let label = UILabel()
        label.text = "Ag"
        label.textColor = .red
        set(label)
        return label
    }
    private func text(_ color: Color = Color(UIColor.red)) -> some View {
        Text(verbatim: "Ag").font(.system(size: 17)).foregroundStyle(color).lineLimit(1)
    }

    @Test func `A label's shadow has no blur`() {
        let found = shown {
            label {
                $0.shadowColor = .blue
                $0.shadowOffset = CGSize(width: 2, height: 3)
            }
        }
        #expect(found == framed(text().shadow(color: Color(UIColor.blue), radius: 0, x: 2, y: 3)))
    }

    @Test func `A highlighted label has its other colour`() {
        let found = shown {
            label {
                $0.highlightedTextColor = .blue
                $0.isHighlighted = true
            }
        }
        #expect(found == framed(text(Color(UIColor.blue))))
    }

    @Test func `Attributes of a text are drawn, others are the label's`() {
        let found = shown {
            label {
                $0.attributedText = NSAttributedString(
                    string: "Ag",
                    attributes: [
                        .foregroundColor: UIColor.blue, .font: UIFont.boldSystemFont(ofSize: 20),
                        .underlineStyle: NSUnderlineStyle.single.rawValue, .kern: 2,
                    ])
            }
        }
        let same = Text(verbatim: "Ag").font(.system(size: 20, weight: .bold))
            .foregroundColor(Color(UIColor.blue)).kerning(2).underline()
        #expect(found == framed(same.lineLimit(1)))
        let plain = shown { label { $0.attributedText = NSAttributedString(string: "Ag") } }
        #expect(plain == framed(text()))
        let last = shown {
            label {
                $0.attributedText = NSAttributedString(string: "Ag", attributes: [.kern: 9])
                $0.text = "Ag"
            }
        }
        #expect(last == framed(text()))
    }

    @Test func `Views stand at the ends of a field, in the middle of its height`() {
        let found = shown {
            let (field, left, right) = (UITextField(), UIView(), UIView())
            field.text = "Ag"
            field.textColor = .red
            left.frame.size = CGSize(width: 20, height: 10)
            left.backgroundColor = .blue
            right.frame.size = CGSize(width: 8, height: 6)
            right.backgroundColor = .green
            (field.leftView, field.leftViewMode) = (left, .always)
            (field.rightView, field.rightViewMode) = (right, .unlessEditing)
            return field
        }
        let same = text().frame(maxWidth: .infinity, alignment: .leading)
            .padding(.leading, 20).padding(.trailing, 8)
            .overlay(alignment: .leading) { Color(UIColor.blue).frame(width: 20, height: 10) }
            .overlay(alignment: .trailing) { Color(UIColor.green).frame(width: 8, height: 6) }
        #expect(found == framed(same))
    }

    @Test(arguments: [UITextField.ViewMode.never, .whileEditing])
    func `A view that is there only while somebody edits is not`(mode: UITextField.ViewMode) {
        let field = { (left: UIView?) in
            let field = UITextField()
            field.text = "Ag"
            (field.leftView, field.leftViewMode) = (left, mode)
            return field
        }
        let left = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        left.backgroundColor = .blue
        #expect(shown { field(left) } == shown { field(nil) })
    }

    @Test func `A button shows what is said of its state, and else of the normal one`() {
        let make = { (isEnabled: Bool) in
            let button = UIButton()
            button.setTitle("on", for: .normal)
            button.setTitle("off", for: .disabled)
            button.setTitleColor(.red, for: .normal)
            button.setTitleColor(.gray, for: .disabled)
            button.isEnabled = isEnabled
            return button
        }
        let off = shown { make(false) }
        #expect("\(shown { make(true) })".contains("\"on\""))
        #expect("\(off)".contains("\"off\"") && "\(off)".contains("#808080"))
    }

    @Test func `A button's title has its label's font and stands where content is aligned`() {
        let found = shown {
            let button = UIButton()
            button.setTitle("Ag", for: .normal)
            button.setTitleColor(.red, for: .normal)
            button.titleLabel?.font = .systemFont(ofSize: 17)
            button.contentHorizontalAlignment = .left
            button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 6, bottom: 0, right: 0)
            return button
        }
        #expect(found == framed(text().offset(x: 6).frame(maxWidth: .infinity, alignment: .leading)))
    }

    @Test func `A handler of a button's configuration is called before it is drawn`() {
        let found = shown {
            let button = UIButton(configuration: .filled())
            button.configurationUpdateHandler = { $0.configuration?.title = "set" }
            return button
        }
        #expect("\(found)".contains("\"set\""))
    }

    @Test func `Views in a stack stand where it aligns them`() {
        let stack = { (alignment: UIStackView.Alignment) in
            let (small, large) = (UIView(), UIView())
            let stack = UIStackView(arrangedSubviews: [small, large].map { Sized($0) })
            (stack.axis, stack.alignment) = (.vertical, alignment)
            (stack.arrangedSubviews[0] as? Sized)?.width = 20
            (stack.arrangedSubviews[1] as? Sized)?.width = 60
            return stack
        }
        func same(_ alignment: HorizontalAlignment) -> DisplayList {
            framed(
                VStack(alignment: alignment, spacing: 0) {
                    Text(verbatim: "aa").font(.system(size: 17)).foregroundStyle(Color(UIColor.label))
                    Text(verbatim: "aaaaaa").font(.system(size: 17)).foregroundStyle(Color(UIColor.label))
                })
        }
        #expect(shown { stack(.leading) } == same(.leading))
        #expect(shown { stack(.trailing) } == same(.trailing))
        #expect(shown { stack(.fill) } == same(.leading))
    }

    /// A label as wide as it is told to be: a letter is 10 wide.
    private final class Sized: UILabel {
        convenience init(_ view: UIView) { self.init(frame: .zero) }
        var width = 0 { didSet { text = String(repeating: "a", count: width / 10) } }
    }

    @Test func `A text view has all of its insets`() {
        let found = shown {
            let view = UITextView()
            (view.text, view.font, view.textColor) = ("Ag", .systemFont(ofSize: 17), .red)
            view.backgroundColor = .clear
            view.textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            view.textContainer.lineFragmentPadding = 0
            return view
        }
        let same = text().padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            .background(.clear)
        #expect(found == framed(same))
    }

    @Test func `A row's own accessory stands in place of the kind`() {
        let cell = UITableViewCell()
        cell.accessoryType = .checkmark
        cell.accessoryView = label { _ in }
        let list = layOut(CellRow(cell) { Color.clear }, 320).list
        #expect("\(list)".contains("Ag") && !"\(list)".contains("checkmark"))
    }

    @Test func `Elements of a path are handed over in order`() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 3, y: 4))
        path.closeSubpath()
        var found: [CGPathElementType] = []
        var ends: [CGPoint] = []
        unsafe path.applyWithBlock { element in
            unsafe found.append(element.pointee.type)
            if found.count == 2 { unsafe ends = [element.pointee.points[0], element.pointee.points[1]] }
        }
        #expect(found == [.moveToPoint, .addQuadCurveToPoint, .closeSubpath])
        #expect(ends == [CGPoint(x: 3, y: 4), CGPoint(x: 5, y: 6)])
    }
}
