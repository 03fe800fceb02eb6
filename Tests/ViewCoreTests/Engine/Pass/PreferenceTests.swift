import Foundation
import LayoutSupport
import Testing
import ViewCore

@MainActor struct PreferenceTests {
    private func words(_ view: some View) -> [String] {
        let notes = Notes()
        _ = Laid(view.onPreferenceChange(WordsKey.self) { notes.all = $0 })
        return notes.all
    }

    @Test func `Values are reduced in tree order`() {
        let view = VStack {
            Text("a").preference(key: WordsKey.self, value: ["a"])
            HStack {
                Text("b").preference(key: WordsKey.self, value: ["b"])
                Text("c").preference(key: WordsKey.self, value: ["c"])
            }
        }
        #expect(words(view) == ["a", "b", "c"])
    }

    @Test func `A preference replaces what is inside`() {
        let view = VStack {
            Text("a").preference(key: WordsKey.self, value: ["a"])
        }.preference(key: WordsKey.self, value: ["outer"])
        #expect(words(view) == ["outer"])
    }

    @Test func `transformPreference changes what is inside and nothing before it`() {
        let view = HStack {
            Text("a").preference(key: WordsKey.self, value: ["a"])
            Text("b").preference(key: WordsKey.self, value: ["b"])
                .transformPreference(WordsKey.self) { $0.append("more") }
        }
        #expect(words(view) == ["a", "b", "more"])
    }

    @Test func `transformPreference starts from the default value`() {
        let view = Text("a").transformPreference(WordsKey.self) { $0.append("new") }
        #expect(words(view) == ["new"])
    }

    @Test func `An inner observer sees what an outer preference hides`() {
        let inner = Notes()
        let view = Text("a").preference(key: WordsKey.self, value: ["a"])
            .onPreferenceChange(WordsKey.self) { inner.all = $0 }
            .preference(key: WordsKey.self, value: ["outer"])
        #expect(words(view) == ["outer"])
        #expect(inner.all == ["a"])
    }

    @Test func `An observer is told once while nothing changes`() {
        struct Content: View {
            let notes: Notes
            @State private var unrelated = 0
            var body: some View {
                Text("a").preference(key: WordsKey.self, value: ["a"])
                    .onPreferenceChange(WordsKey.self) { notes.all += $0 }
                    .onAppear { unrelated = 1 }
            }
        }
        let notes = Notes()
        _ = Laid(Content(notes: notes))
        #expect(notes.all == ["a"])
    }

    @Test func `A child measured in a background settles in the state`() {
        struct Equal: View {
            @State private var width: CGFloat?
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    measured("a", "ab")
                    measured("b", "abcd")
                }.onPreferenceChange(WidestKey.self) { width = $0 }
            }
            func measured(_ name: String, _ text: String) -> some View {
                Text(text)
                    .background(
                        GeometryReader { proxy in
                            Color.clear.preference(key: WidestKey.self, value: proxy.size.width)
                        }
                    )
                    .frame(width: width)
                    .accessibilityIdentifier(name)
            }
        }
        let laid = Laid(Equal())
        #expect(laid.text == "40x40 a(0, 0, 40, 20) b(0, 20, 40, 20)")
        #expect(laid.warnings.isEmpty)
    }

    @Test func `Preferences that feed each other end in a warning`() {
        struct Endless: View {
            @State private var width: CGFloat = 10
            var body: some View {
                Color.red.frame(width: width, height: 10)
                    .background(
                        GeometryReader { proxy in
                            Color.clear.preference(key: WidestKey.self, value: proxy.size.width)
                        }
                    )
                    .onPreferenceChange(WidestKey.self) { width = $0 + 10 }
            }
        }
        let laid = Laid(Endless())
        #expect(laid.warnings.contains { $0.contains("still changes after 16 passes") })
    }

    private struct Size: Equatable {
        var size: CGSize
        // As of values that are told apart by an identifier of their own, no two are equal.
        static func == (a: Size, b: Size) -> Bool { false }
    }

    private struct SizesKey: PreferenceKey {
        static let defaultValue: [Size] = []
        static func reduce(value: inout [Size], nextValue: () -> [Size]) { value += nextValue() }
    }

    @Test func `A view that writes down its own size comes to rest, whatever its preference calls equal`() {
        struct Sized: View {
            @State private var size = CGSize.zero
            @State private var texts: [String] = []
            @State private var name: String?
            var body: some View {
                Color.red.frame(width: 30, height: 10)
                    .background(
                        GeometryReader { proxy in
                            Color.clear.preference(key: SizesKey.self, value: [Size(size: proxy.size)])
                        }
                    )
                    .onPreferenceChange(SizesKey.self) {
                        size = $0.first?.size ?? .zero
                        texts = ["\(size.width)"]
                        name = texts.first
                    }
                    .frame(width: size.width * 2)
                    .accessibilityIdentifier(name ?? "none")
            }
        }
        let laid = Laid(Sized())
        #expect(laid.warnings.isEmpty)
        #expect(laid.text == "60x10 30.0(0, 0, 60, 10)")
    }

    private struct Item: Equatable {
        let id: Int
        var width: CGFloat
        static func == (a: Item, b: Item) -> Bool { a.id == b.id }
    }

    @Test func `A value of plain bytes that differs is another, whatever its type calls equal`() {
        struct Widened: View {
            @State private var item = Item(id: 1, width: 10)
            var body: some View {
                Color.red.frame(width: item.width, height: 10).accessibilityIdentifier("a")
                    .onAppear { item.width = 25 }
            }
        }
        #expect(Laid(Widened()).text == "25x10 a(0, 0, 25, 10)")
    }

    @Test func `An overlay made of a preference lies in the view's frame`() {
        let view = box("a", 40, 20).preference(key: WidestKey.self, value: 7)
            .overlayPreferenceValue(WidestKey.self, alignment: .bottomTrailing) { value in
                box("b", value, 5)
            }
        #expect(frames(view) == "40x20 a(0, 0, 40, 20) b(33, 15, 7, 5)")
    }

    @Test func `A background made of a preference is drawn first`() {
        let view = box("a", 40, 20).preference(key: WidestKey.self, value: 7)
            .backgroundPreferenceValue(WidestKey.self) { value in box("b", value, 5) }
        #expect(frames(view) == "40x20 b(16.5, 7.5, 7, 5) a(0, 0, 40, 20)")
    }

    @Test func `An anchor is read in the coordinates of the overlay`() {
        let view = HStack(spacing: 0) {
            box("a", 30, 20)
            box("b", 50, 20).anchorPreference(key: AnchorKey.self, value: .bounds) { [$0] }
        }.padding(10).overlayPreferenceValue(AnchorKey.self) { anchors in
            GeometryReader { proxy in
                if let anchor = anchors.first {
                    box("mark", proxy[anchor].width, 2)
                        .offset(x: proxy[anchor].minX, y: proxy[anchor].maxY)
                }
            }
        }
        #expect(Laid(view).frame("mark") == CGRect(x: 40, y: 30, width: 50, height: 2))
    }

    @Test func `Anchors of points and rectangles are relative to their view`() {
        var points: [CGPoint] = []
        let view = HStack(spacing: 0) {
            box("a", 30, 20)
            box("b", 50, 20).anchorPreference(
                key: PointsKey.self,
                value: Anchor.Source([.topLeading, .bottomTrailing, .point(CGPoint(x: 1, y: 2))])
            ) { $0 }
        }.overlayPreferenceValue(PointsKey.self) { anchor in
            GeometryReader { proxy in
                let _ = points = anchor.map { proxy[$0] } ?? []
                EmptyView()
            }
        }
        _ = Laid(view)
        #expect(points == [CGPoint(x: 30, y: 0), CGPoint(x: 80, y: 20), CGPoint(x: 31, y: 2)])
    }

    @Test func `transformAnchorPreference adds to what is inside`() {
        var count = 0
        let view = box("a", 10, 10)
            .anchorPreference(key: AnchorKey.self, value: .bounds) { [$0] }
            .padding(5)
            .transformAnchorPreference(key: AnchorKey.self, value: .bounds) { $0.append($1) }
            .overlayPreferenceValue(AnchorKey.self) { anchors in
                let _ = count = anchors.count
                EmptyView()
            }
        _ = Laid(view)
        #expect(count == 2)
    }

    struct AnchorKey: PreferenceKey {
        static var defaultValue: [Anchor<CGRect>] { [] }
        static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
            value += nextValue()
        }
    }

    struct PointsKey: PreferenceKey {
        static var defaultValue: Anchor<[CGPoint]>? { nil }
        static func reduce(value: inout Anchor<[CGPoint]>?, nextValue: () -> Anchor<[CGPoint]>?) {
            value = value ?? nextValue()
        }
    }
}
