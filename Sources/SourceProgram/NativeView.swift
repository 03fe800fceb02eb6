import SwiftUI
public import UIKit
public import ViewCore

// Names begin with underscores, since all of them stand among the user's own.

/// A view of UIKit that a source file declares: a cell as a row, another with its parts below each other. Constraints
/// are not solved.
public struct __SpecimenNativeView: View {
    private let make: @MainActor () -> UIView

    public init(_ make: @escaping @MainActor () -> UIView) { self.make = make }

    public var body: some View {
        let view = make()
        if let cell = view as? UITableViewCell {
            CellRow(cell) {
                Parts(views: cell.contentView.subviews)
                Spacer(minLength: 0)
            }
        } else {
            Parts(views: view.subviews)
                .padding(8)
                .background(Color(view.backgroundColor ?? .clear))
                .clipShape(RoundedRectangle(cornerRadius: view.layer.cornerRadius))
                .opacity(view.alpha)
        }
    }
}

private struct Parts: View {
    let views: [UIView]

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            ForEach(Array(views.filter { !$0.isHidden }.enumerated()), id: \.offset) {
                Part(view: $0.element)
            }
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
    case let label as UILabel: label.text = words(of: name)
    case let button as UIButton: button.setTitle(words(of: name), for: .normal)
    default: break
    }
    ((view as? UITableViewCell)?.contentView ?? view).addSubview(outlet)
    return outlet
}

/// `orderStatusLabel` is `Order status`.
private func words(of name: String) -> String {
    var parts: [String] = [""]
    for character in name {
        if character.isUppercase { parts.append("") }
        parts[parts.count - 1] += character.lowercased()
    }
    if parts.count > 1, ["label", "button"].contains(parts[parts.count - 1]) { parts.removeLast() }
    let text = parts.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
}
