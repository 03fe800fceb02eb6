import Catalog
import Drawing
import Foundation
import Golden
import LayoutSupport
import Raster
import Rendering
import SwiftUI
import Testing
import ViewCore

/// What people's own views, styles and modifiers were made with is the cause of what their bodies make of it.
@MainActor @Suite struct OwnValueTests {
    private let settler = TileSettler(library: FontLibrary())

    private func lines<V: View, W: View>(_ old: V, _ new: W) -> [String] { settler.lines(old, new) }

    // MARK: Causes

    @Test func `What a view was made with is told before what its body makes of it`() {
        let told = lines(Pill(title: "Nearby"), Pill(title: "Nearby", isSelected: true))
        #expect(told.first == "Pill isSelected false → true")
        #expect(told.contains { $0.contains("background") }, "\(told)")
    }

    @Test func `Of several views of one kind it is said which one by its words`() {
        func row(_ isSecond: Bool) -> some View {
            HStack {
                Pill(title: "Vegan", isSelected: true)
                Pill(title: "Nearby", isSelected: isSecond)
            }
        }
        #expect(lines(row(false), row(true)).first == "Pill “Nearby” isSelected false → true")
    }

    @Test func `Of several controls of one kind it is said which one by its words`() {
        func column(_ isOn: Bool) -> some View {
            VStack {
                Toggle("Wi-Fi", isOn: .constant(true))
                Toggle("Bluetooth", isOn: .constant(isOn))
            }
        }
        #expect(lines(column(false), column(true)).first == "Toggle “Bluetooth” isOn false → true")
    }

    @Test func `A case is told by its name, whatever the type says of itself`() {
        #expect(
            lines(Notice(kind: .calm), Notice(kind: .loud(level: 3))).first
                == "Notice kind calm → loud(level: 3)")
        #expect(lines(Spoken(tone: .soft), Spoken(tone: .harsh)).first == "Spoken tone soft → harsh")
    }

    @Test func `Colours, missing values, lists and parts of values are told`() {
        func dot(_ change: (inout Dot) -> Void) -> Dot {
            var dot = Dot()
            change(&dot)
            return dot
        }
        let plain = dot { _ in }
        #expect(lines(plain, dot { $0.tint = .black }).first == "Dot tint #FFFFFF → #000000")
        #expect(lines(plain, dot { $0.note = "new" }).first == "Dot note nil → new")
        #expect(lines(plain, dot { $0.sizes = [3, 5] }).first == "Dot sizes (3, 4) → (3, 5)")
        #expect(lines(plain, dot { $0.item.title = "b" }).first == "Dot item.title a → b")
        #expect(lines(plain, dot { $0.weight = .bold }).first == "Dot weight regular → bold")
    }

    @Test func `An identity made for the moment is never told`() {
        let trace = settler.trace(Dot())
        #expect(!"\(trace.roots)".contains("uuid"))
        #expect(lines(Dot(), Dot()).isEmpty)
    }

    @Test func `No code of people's own is asked for what is told`() {
        #expect(
            lines(Mirrored(value: .init()), Mirrored(value: .init(), side: 6)).first == "Mirrored side 4 → 6")
    }

    @Test func `References and what is too long for a parameter are left out`() {
        let trace = "\(settler.trace(Held()).roots)"
        #expect(trace.contains("Held"))
        #expect(!trace.contains("delegate") && !trace.contains("rows"))
        #expect(lines(Held(), Held(side: 6)).first == "Held side 4 → 6")
    }

    @Test func `A state's first value and a constant are told, a binding of one's own is not asked`() {
        #expect(lines(Counter(count: 1), Counter(count: 2)).first == "Counter count 1 → 2")
        #expect(
            lines(Bound(isOn: .constant(false)), Bound(isOn: .constant(true))).first
                == "Bound isOn false → true")
        let calls = Calls()
        _ = settler.trace(
            Unread(
                isOn: Binding(
                    get: {
                        calls.count += 1; return true
                    }, set: { _ in })))
        #expect(calls.count == 0)
    }

    @Test func `Styles and modifiers are told with what they were made with`() {
        func button(_ corner: CGFloat) -> some View { Button("Go") {}.buttonStyle(Corner(corner: corner)) }
        #expect(lines(button(4), button(8)).first == "Corner corner 4 → 8")
        func badge(_ count: Int) -> some View { Text("a").modifier(Counted(count: count)) }
        #expect(lines(badge(7), badge(12)).first == "Counted count 7 → 12")
        #expect(lines(Text("a"), badge(12)) == ["Counted count 12 added"])
        #expect(lines(badge(7), Text("a")) == ["Counted count 7 removed"])
    }

    @Test func `A value that views hand on is told of the outer one first`() {
        let told = lines(Shelf(title: "Old"), Shelf(title: "New"))
        #expect(told.first == "Shelf title Old → New", "\(told)")
        #expect(
            told.contains("Pill title Old → New") || told.contains("Shelf › Pill title Old → New"), "\(told)")
    }

    @Test func `The default of a key of one's own is told where nobody has set it`() {
        unsafe EdgeKey.edge = 4
        let (old, set) = (settler.trace(Edged()), settler.trace(Edged().environment(\.edge, 20)))
        unsafe EdgeKey.edge = 9
        let (new, reset) = (settler.trace(Edged()), settler.trace(Edged().environment(\.edge, 20)))
        unsafe EdgeKey.edge = 4
        #expect(
            explain(old: old, new: new).map(\.description).first == "Edged default of EdgeKey 4 → 9")
        #expect(explain(old: set, new: reset).isEmpty)
        #expect(!explain(old: old, new: set).map(\.description).contains { $0.contains("default") })
    }

    // MARK: What is not told

    @Test func `Nothing is noted where no trace is asked for`() {
        // The note is made by a mirror of nothing: a type has its fields found once.
        #expect(StoredProbe.isNoted(with: true))
        #expect(!StoredProbe.isNoted(with: false))
    }

    // MARK: What came and went

    @Test func `Which of several views went is said by its words`() {
        func row(_ titles: [String]) -> some View {
            HStack { ForEach(titles, id: \.self) { Pill(title: $0) } }
        }
        #expect(lines(row(["a", "b", "c"]), row(["a", "b"])).first == "Pill “c” removed from HStack")
        #expect(lines(row(["a", "b", "c"]), row(["a", "c"])).first?.hasPrefix("Pill") == true)
        #expect(lines(row(["a", "b", "c"]), row(["a", "c"])).first?.contains("“b”") == true)
    }

    @Test func `A layer that came is told with its shape, radius, line and colour`() {
        let text = Text("a").padding(3)
        #expect(
            lines(
                text, text.overlay(RoundedRectangle(cornerRadius: 8).stroke(.white, lineWidth: 2))
            ).first == ".overlay (RoundedRectangle stroke #FFFFFF lineWidth 2 cornerRadius 8) added")
        #expect(
            lines(text.background { Capsule().fill(.black) }, text).first
                == ".background (Capsule fill #000000) removed")
    }

    @Test func `A stack that went around what stayed is told with that, and what went with it by itself`() {
        func ring(_ isStacked: Bool) -> some View {
            ZStack {
                Circle().stroke(.red)
                if isStacked {
                    VStack {
                        Text("62 %")
                        Text("Battery")
                    }
                } else {
                    Text("62 %")
                }
            }
        }
        let told = lines(ring(true), ring(false))
        #expect(told.contains("VStack around Text “62 %” removed from ZStack"), "\(told)")
        #expect(told.contains("Text string Battery removed from VStack"), "\(told)")
        let added = lines(ring(false), ring(true))
        #expect(added.contains("VStack around Text “62 %” added in ZStack"), "\(added)")
        #expect(added.contains("Text string Battery added in VStack"), "\(added)")
    }

    @Test func `A label in place of its words is told as a label, with its symbol`() {
        func line(_ isLabel: Bool) -> some View {
            VStack {
                if isLabel { Label("Soon", systemImage: "clock") } else { Text("Soon") }
                Text("end")
            }
        }
        let told = lines(line(false), line(true))
        #expect(told.first == "Label around Text “Soon” added in VStack", "\(told)")
        #expect(told.contains("Image systemName clock added in Label"), "\(told)")
    }

    @Test func `Words that became a link are told as one before its colour`() {
        func terms(_ isLink: Bool) -> some View {
            VStack {
                if isLink {
                    Link("Terms", destination: URL(filePath: "/terms")).font(.caption)
                } else {
                    Text("Terms").underline().font(.caption)
                }
                Text("end")
            }
        }
        let told = lines(Shown(terms(false)), Shown(terms(true)))
        #expect(told.first == "Shown › Link around Text “Terms” added in VStack", "\(told)")
        #expect(lines(Shown(terms(true)), Shown(terms(true))).isEmpty)
    }

    @Test func `Another kind of view is told with what stood there`() {
        func row(_ isImage: Bool) -> some View {
            HStack {
                if isImage { Image(systemName: "infinity") } else { Text("200 GB") }
            }
        }
        #expect(lines(row(false), row(true)).first == "Text “200 GB” → Image(systemName: infinity)")
    }

    @Test func `All that went as one is told`() {
        func drawer(_ isOpen: Bool) -> some View {
            DisclosureGroup("a", isExpanded: .constant(isOpen)) {
                Text("first")
                Text("second")
            }.disclosureGroupStyle(DrawerStyle())
        }
        let told = lines(Shown(drawer(true)), Shown(drawer(false)))
        #expect(told.first == "Shown › DisclosureGroup isExpanded true → false", "\(told)")
        for words in ["first", "second"] {
            #expect(told.contains { $0.contains(words) && $0.contains("removed") }, "\(told)")
        }
    }

    @Test func `A field's text is told before the prompt that shows`() {
        func field(_ text: String) -> some View { TextField("Search", text: .constant(text)) }
        #expect(lines(field("Soup"), field("")).first == "TextField text Soup → “”")
    }

    // MARK: Modifiers

    @Test func `Another order of modifiers is told of each view by itself`() {
        func text(_ words: String, _ isInside: Bool) -> some View {
            Group {
                if isInside {
                    Text(words).background(.red).padding(4)
                } else {
                    Text(words).padding(4).background(.red)
                }
            }
        }
        func column(_ isInside: Bool) -> some View {
            VStack {
                text("a", isInside); text("b", isInside)
            }
        }
        #expect(
            lines(column(false), column(true)) == [
                "order of modifiers of Text: .padding .background → .background .padding ×2"
            ])
    }

    @Test func `Other edges are told with the lengths of both`() {
        let text = Text("a")
        #expect(
            lines(text.padding(14), text.padding(.horizontal, 14)).first
                == ".padding 14 → .padding(.horizontal) 14")
    }
}

// MARK: - What is edited

@MainActor private enum StoredProbe {
    static func isNoted(with keepsNotes: Bool) -> Bool {
        let laidOut = layOut(Pill(title: "a")) {
            $0.needsTrace = false
            $0.mayNeedTrace = keepsNotes
        }
        return "\(laidOut.makeTrace().roots)".contains("isSelected")
    }
}

private struct Pill: View {
    var title: String
    var isSelected = false
    var action: () -> Void = {}
    var body: some View {
        HStack {
            Image(systemName: "star")
            Text(title)
        }.padding(4).background(isSelected ? Color.red : Color.gray, in: Capsule())
    }
}

private struct Shown<Content: View>: View {
    let content: Content
    init(_ content: Content) { self.content = content }
    var body: some View { content }
}

private struct Shelf: View {
    let title: String
    var body: some View { VStack { Pill(title: title) } }
}

private struct Notice: View {
    enum Kind { case calm, loud(level: Int) }
    var kind: Kind
    var body: some View {
        switch kind {
        case .calm: Color.gray.frame(width: 9, height: 9)
        case .loud(let level): Color.red.frame(width: 9, height: CGFloat(level))
        }
    }
}

private struct Spoken: View {
    enum Tone: CustomStringConvertible {
        case soft, harsh
        var description: String { fatalError("nobody may ask") }
    }
    var tone: Tone
    var body: some View { (tone == .soft ? Color.gray : Color.red).frame(width: 9, height: 9) }
}

private struct Dot: View {
    struct Item {
        let id = UUID()
        var title = "a"
    }
    var tint: Color? = .white
    var note: String?
    var sizes = [3, 4]
    var item = Item()
    var weight = Font.Weight.regular
    var body: some View {
        tint.frame(width: CGFloat(sizes[1]), height: 9 + CGFloat(note?.count ?? 0))
            .overlay(Text(item.title).fontWeight(weight))
    }
}

private struct Mirrored: View {
    struct Value: CustomReflectable {
        var customMirror: Mirror { fatalError("nobody may ask") }
    }
    enum Choice {
        case held(Value)
        case pair(Value, Int)
    }
    var value: Value
    var held = Choice.held(.init())
    var pair = Choice.pair(.init(), 3)
    var side: CGFloat = 4
    var body: some View { Color.red.frame(width: side, height: 9) }
}

private protocol Helper: AnyObject {}

private struct Held: View {
    weak var delegate: (any Helper)?
    unowned var calls: Calls?
    var rows = Array(repeating: [1, 2, 3, 4, 5, 6, 7, 8], count: 8)
    var side: CGFloat = 4
    var body: some View { Color.red.frame(width: side, height: 9) }
}

private struct Counter: View {
    @State private var count: Int
    init(count: Int) { _count = State(initialValue: count) }
    var body: some View { Color.red.frame(width: CGFloat(count), height: 9) }
}

private struct Bound: View {
    @Binding var isOn: Bool
    var body: some View { (isOn ? Color.red : Color.gray).frame(width: 9, height: 9) }
}

private final class Calls { var count = 0 }

private struct Unread: View {
    @Binding var isOn: Bool
    var body: some View { Color.red.frame(width: 9, height: 9) }
}

private struct Corner: ButtonStyle {
    var corner: CGFloat
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.background(.red, in: RoundedRectangle(cornerRadius: corner))
    }
}

private struct Counted: ViewModifier {
    var count: Int
    func body(content: Content) -> some View { content.overlay(Text("\(count)").foregroundStyle(.red)) }
}

private struct EdgeKey: EnvironmentKey {
    nonisolated(unsafe) static var edge: CGFloat = 4
    static var defaultValue: CGFloat { unsafe edge }
}

extension EnvironmentValues {
    fileprivate var edge: CGFloat {
        get { self[EdgeKey.self] }
        set { self[EdgeKey.self] = newValue }
    }
}

private struct Edged: View {
    @Environment(\.edge) private var edge
    var body: some View { Text("a").padding(edge * 2) }
}
