import SwiftUI
public import UIKit
public import ViewCore

// Names begin with underscores, since all of them stand among the user's own.

/// A view of UIKit or AppKit that a source file declares: a cell as a row, a control as it is, another with its parts
/// below each other. Constraints are not solved.
public struct __SpecimenNativeView: View {
    private let make: @MainActor () -> AnyObject

    public init(_ make: @escaping @MainActor () -> AnyObject) { self.make = make }

    public var body: some View {
        switch make() {
        case let cell as UITableViewCell:
            CellRow(cell) {
                Parts(views: cell.ownViews + cell.contentView.subviews)
                Spacer(minLength: 0)
            }
        case let control as NSView: ForeignControl(view: control.named())
        case let view as UIView where !view.hasParts: Leaf(view: view.named())
        case let cell as UICollectionViewCell:
            Ground(view: cell) {
                Ground(view: cell.contentView) { Parts(views: cell.contentView.subviews).padding(8) }
            }
        case let view as UIView: Ground(view: view) { Parts(views: view.subviews).padding(8) }
        default: EmptyView()
        }
    }
}

/// What a view draws behind its parts.
private struct Ground<Content: View>: View {
    let view: UIView
    @ViewBuilder var content: Content

    var body: some View {
        let _ = view.warnOfIgnored()
        content
            .background(Color(view.backgroundColor ?? .clear))
            .clipShape(RoundedRectangle(cornerRadius: view.layer.cornerRadius))
            .opacity(view.alpha)
    }
}

extension UIView {
    /// Whether it is one that only holds others.
    fileprivate var hasParts: Bool {
        !(self is UIControl || self is UILabel || self is UITextView || self is UIProgressView)
    }

    /// With its class for words, where it has none and would be nothing without.
    fileprivate func named() -> UIView {
        let name = spacedWords(of: "\(type(of: self))")
        switch self {
        case let label as UILabel where (label.text ?? "").isEmpty: label.text = name
        case let button as UIButton where (button.title(for: .normal) ?? "").isEmpty:
            button.setTitle(name, for: .normal)
        case let field as UITextField where (field.text ?? "").isEmpty && (field.placeholder ?? "").isEmpty:
            field.placeholder = name
        default: break
        }
        return self
    }
}

extension NSView {
    fileprivate func named() -> NSView {
        if let button = self as? NSButton, button.title.isEmpty, button.image == nil {
            button.title = spacedWords(of: "\(type(of: self))")
        }
        return self
    }
}

extension UITableViewCell {
    /// The labels that every cell has, as far as they have words.
    fileprivate var ownViews: [UIView] {
        [textLabel, detailTextLabel].compactMap(\.self).filter { !($0.text ?? "").isEmpty }
    }
}

/// A control of AppKit.
private struct ForeignControl: NSViewRepresentable {
    let view: NSView

    func makeNSView(context: Context) -> NSView { view }
    func updateNSView(_ view: NSView, context: Context) {}
}

private struct Parts: View {
    let views: [UIView]

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            ForEach(Array(views.filter { !$0.isHidden }.enumerated()), id: \.offset) {
                part($0.element)
            }
        }
    }

    /// A picture that nobody has set is a small one.
    @ViewBuilder private func part(_ view: UIView) -> some View {
        if let picture = view as? UIImageView, picture.image == nil, picture.backgroundColor == nil {
            Image(systemName: "photo").font(.title2).foregroundStyle(.secondary)
        } else {
            Leaf(view: view)
        }
    }
}

/// A view without parts; a label's ground is drawn by whoever holds it.
private struct Leaf: View {
    let view: UIView

    var body: some View {
        if view is UILabel {
            Ground(view: view) { Part(view: view) }
        } else {
            Part(view: view)
        }
    }
}

private struct Part: UIViewRepresentable {
    let view: UIView

    // Made anew in each pass, as the view is that it is a part of.
    func makeUIView(context: Context) -> Holder { Holder() }
    func updateUIView(_ holder: Holder, context: Context) { holder.hold(view) }
}

/// A stack of one.
private final class Holder: UIStackView {
    func hold(_ view: UIView) {
        arrangedSubviews.forEach(removeArrangedSubview)
        addArrangedSubview(view)
    }
}

/// In place of what a storyboard connects; a label has its outlet's name for words until somebody sets others.
@MainActor public func __specimenOutlet<Outlet: UIView>(_ outlet: Outlet, _ name: String, in view: UIView)
    -> Outlet
{
    switch outlet {
    case let label as UILabel: label.text = spacedWords(of: name)
    case let button as UIButton: button.setTitle(spacedWords(of: name), for: .normal)
    default: break
    }
    let holder =
        (view as? UITableViewCell)?.contentView ?? (view as? UICollectionViewCell)?.contentView ?? view
    holder.addSubview(outlet)
    return outlet
}

/// `orderStatusLabel` is `Order status`.
private func spacedWords(of name: String) -> String {
    var parts: [String] = [""]
    for character in name {
        if character.isUppercase { parts.append("") }
        parts[parts.count - 1] += character.lowercased()
    }
    if parts.count > 1, ["label", "button"].contains(parts[parts.count - 1]) { parts.removeLast() }
    let text = parts.filter { !$0.isEmpty }.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
}
