public import ViewCore
public import Foundation

/// The outline of bordered buttons.
public struct ButtonBorderShape: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case automatic, capsule, roundedRectangle, circle
        case radius(CGFloat)
        /// Whichever the buttons around have.
        case ofButtons
    }
    let kind: Kind
    public static let automatic = ButtonBorderShape(kind: .automatic)
    public static let capsule = ButtonBorderShape(kind: .capsule)
    public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle)
    public static let circle = ButtonBorderShape(kind: .circle)
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .radius(radius))
    }
}

extension ButtonBorderShape {
    fileprivate static let ofButtons = ButtonBorderShape(kind: .ofButtons)
    fileprivate var isOfButtons: Bool { kind == .ofButtons }
}

extension ButtonBorderShape: InsettableShape {
    /// In a rectangle there is no size of a control: corners are a regular control's.
    nonisolated public func path(in rect: CGRect) -> Path {
        switch kind {
        case .automatic, .capsule, .ofButtons: Capsule().path(in: rect)
        case .circle: Circle().path(in: rect)
        case .radius(let radius): RoundedRectangle(cornerRadius: radius).path(in: rect)
        case .roundedRectangle:
            RoundedRectangle(cornerRadius: BorderedMetrics.radius(.regular) ?? 4.9).path(in: rect)
        }
    }
    nonisolated public func unfoldedShape(in environment: EnvironmentValues) -> AnyShape? {
        isOfButtons ? AnyShape(environment.buttonBorderShape) : nil
    }
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        InsetBorderShape(shape: self, amount: amount)
    }
}

private struct InsetBorderShape: InsettableShape, PubliclyNamed {
    nonisolated static var publicName: String { "RoundedRectangle" }

    let shape: ButtonBorderShape
    let amount: CGFloat
    nonisolated func unfoldedShape(in environment: EnvironmentValues) -> AnyShape? {
        shape.isOfButtons
            ? AnyShape(InsetBorderShape(shape: environment.buttonBorderShape, amount: amount)) : nil
    }
    nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect.insetBy(dx: amount, dy: amount)) }
    nonisolated func inset(by amount: CGFloat) -> InsetBorderShape {
        InsetBorderShape(shape: shape, amount: self.amount + amount)
    }
}

extension Shape where Self == ButtonBorderShape {
    /// The border of the buttons around: it "defers to the environment" (Apple's documentation of `Shape.buttonBorder`).
    public static var buttonBorder: ButtonBorderShape { .ofButtons }
}

private struct BorderShapeKey: EnvironmentKey {
    static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
    public var buttonBorderShape: ButtonBorderShape {
        get { self[BorderShapeKey.self] }
        set { self[BorderShapeKey.self] = newValue }
    }
}

extension View {
    nonisolated public func buttonBorderShape(
        _ shape: ButtonBorderShape
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        modifier(
            EnvironmentTransform(noted: .init("buttonBorderShape", shape)) { $0.buttonBorderShape = shape })
    }
}

/// As wide as high, the longer side of its view's, which stands in the middle.
///
/// A circular button's diameter is the longer side of its label with the insets
/// (Documentation/Rules/metrics.json, `buttonBorderShape.rule.circle`).
struct SquareLayout: Layout, PubliclyNamed {
    nonisolated static var publicName: String { ".frame" }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(proposal) }
        let side = sizes.map { max($0.width, $0.height) }.max() ?? 0
        return CGSize(width: side, height: side)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        for subview in subviews {
            subview.place(
                at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
        }
    }
}
