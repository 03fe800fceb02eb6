import Testing

/// Style code as it is written for Apple's SwiftUI, in both language modes.
@Suite struct LanguageModeTests {
    private static let accepted: [String: String] = [
        "a shape that keeps its animatable data": """
        struct Bar: Shape {
            var animatableData: Double
            func path(in rect: CGRect) -> Path {
                Path(CGRect(x: 0, y: 0, width: rect.width * animatableData, height: rect.height))
            }
        }
        let outside = Bar(animatableData: 0.5).path(in: .zero)
        @MainActor func use() -> some View { Bar(animatableData: 1).fill(.red) }
        """,
        "a shape that works its animatable data out": """
        struct Bar: Shape {
            var progress: Double
            var animatableData: Double {
                get { progress }
                set { progress = newValue }
            }
            nonisolated func path(in rect: CGRect) -> Path {
                Path(CGRect(x: 0, y: 0, width: rect.width * progress, height: rect.height))
            }
        }
        func outside(_ bar: Bar) -> Double { bar.animatableData }
        """,
        "a shape with a pair and a function of its own": """
        struct Ring: Shape {
            var start: CGFloat
            var end: CGFloat
            var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, Double>> {
                get { AnimatablePair(start, AnimatablePair(end, 0)) }
                set { (start, end) = (newValue.first, newValue.second.first) }
            }
            private func width() -> CGFloat { end - start }
            func path(in rect: CGRect) -> Path { Path(CGRect(x: start, y: 0, width: width(), height: 1)) }
            func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: width(), height: 1) }
        }
        """,
        "a generic shape in an extension": """
        struct Inner<Base: Shape>: Shape {
            var base: Base
            var amount: CGFloat
            typealias AnimatableData = AnimatablePair<Base.AnimatableData, CGFloat>
            var animatableData: AnimatableData {
                get { AnimatablePair(base.animatableData, amount) }
                set { (base.animatableData, amount) = (newValue.first, newValue.second) }
            }
        }
        extension Inner { func path(in rect: CGRect) -> Path { base.path(in: rect.insetBy(dx: amount, dy: 0)) } }
        """,
        "an insettable shape": """
        struct Notch: InsettableShape {
            var depth: CGFloat
            var amount: CGFloat = 0
            var animatableData: CGFloat {
                get { depth }
                set { depth = newValue }
            }
            func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount + depth)) }
            func inset(by amount: CGFloat) -> some InsettableShape {
                var shape = self
                shape.amount += amount
                return shape
            }
        }
        @MainActor func use() -> some View { Notch(depth: 2).strokeBorder(.red, lineWidth: 2) }
        """,
        "a vector of one's own": """
        struct Wave: VectorArithmetic {
            var heights: [Double]
            static var zero: Wave { Wave(heights: []) }
            static func + (a: Wave, b: Wave) -> Wave { Wave(heights: zip(a.heights, b.heights).map(+)) }
            static func - (a: Wave, b: Wave) -> Wave { Wave(heights: zip(a.heights, b.heights).map(-)) }
            mutating func scale(by rhs: Double) { heights = heights.map { $0 * rhs } }
            var magnitudeSquared: Double { heights.reduce(0) { $0 + $1 * $1 } }
        }
        struct Water: Shape {
            var animatableData: Wave
            func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: animatableData.heights[0], dy: 0)) }
        }
        """,
        "animatable modifiers": """
        struct Fade: ViewModifier, Animatable {
            var animatableData: Double
            func body(content: Content) -> some View { content.opacity(animatableData) }
        }
        struct Grow: AnimatableModifier {
            var amount: CGFloat
            nonisolated var animatableData: CGFloat {
                get { amount }
                set { amount = newValue }
            }
            func body(content: Content) -> some View { content.scaleEffect(amount) }
        }
        @MainActor func use() -> some View { Text("a").modifier(Fade(animatableData: 1)).modifier(Grow(amount: 2)) }
        """,
        "an animatable view": """
        struct Count: View, Animatable {
            var value: Double
            nonisolated var animatableData: Double {
                get { value }
                set { value = newValue }
            }
            var body: some View { Text("\\(Int(value))") }
        }
        """,
        "a style of one's own": """
        struct Brand: ShapeStyle {
            var isStrong = false
            func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
                environment.colorScheme == .dark ? Color.white : Color.black
            }
        }
        @MainActor func use() -> some View { Rectangle().fill(Brand()) }
        """,
        "keys of preferences and the environment": """
        struct WidthKey: PreferenceKey {
            static let defaultValue: CGFloat = 0
            static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
        }
        struct NamesKey: PreferenceKey {
            static var defaultValue: [String] { [] }
            static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
        }
        private struct AccentKey: EnvironmentKey { static let defaultValue = Color.red }
        extension EnvironmentValues {
            var accent: Color {
                get { self[AccentKey.self] }
                set { self[AccentKey.self] = newValue }
            }
        }
        struct GapKey: LayoutValueKey { static let defaultValue: CGFloat = 4 }
        enum Middle: AlignmentID {
            static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
        }
        extension VerticalAlignment { static let middle = VerticalAlignment(Middle.self) }
        """,
        "layouts": """
        struct Row: Layout {
            var gap: CGFloat
            var animatableData: CGFloat {
                get { gap }
                set { gap = newValue }
            }
            struct Cache { var widths: [CGFloat] = [] }
            func makeCache(subviews: Subviews) -> Cache { Cache() }
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
                CGSize(width: gap * CGFloat(subviews.count), height: 10)
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
            ) {
                for view in subviews { view.place(at: bounds.origin, proposal: proposal) }
            }
        }
        """,
        "styles of controls and modifiers": """
        struct Filled: ButtonStyle {
            var color = Color.blue
            @Environment(\\.isEnabled) private var isEnabled
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.padding().background(color, in: Capsule()).opacity(isEnabled ? 1 : 0.5)
            }
        }
        extension ButtonStyle where Self == Filled { static var filled: Filled { Filled() } }
        struct Box: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                Button { configuration.isOn.toggle() } label: { configuration.label }
            }
        }
        struct Card: ViewModifier {
            @State private var isOpen = false
            func body(content: Content) -> some View { content.padding(isOpen ? 8 : 4) }
        }
        extension View { func card() -> some View { modifier(Card()) } }
        @MainActor func use() -> some View { Button("a") {}.buttonStyle(.filled).card() }
        """,
    ]

    @Test(arguments: accepted.keys.sorted(), ["5", "6"])
    func `Style code compiles`(_ name: String, mode: String) throws {
        let source = "import SwiftUI\n" + (try #require(Self.accepted[name]))
        #expect(try StyleCompiler.messages(source, mode: mode) == [:])
    }

    @Test func `A fault is found`() throws {
        #expect(try StyleCompiler.messages("import SwiftUI\nlet a: Color = 1\n")[2]?.count == 1)
        #expect(try StyleCompiler.messages("import NoSuchModule\n") != [:])
    }
}
