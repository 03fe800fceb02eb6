import Drawing
import Golden
import Raster
import Rendering
import SwiftUI
import Testing
import ViewCore

/// Which view is meant, where its author wrote several.
@MainActor @Suite struct WhichViewTests {
    private let settler = TileSettler(library: FontLibrary())

    private func lines<V: View, W: View>(_ old: V, _ new: W) -> [String] {
        explain(
            old: settler.trace(old), new: settler.trace(new),
            calling: PublicNames(authors: PartNames.authors, nodes: PartNames.nodes)
        ).map(\.description)
    }

    fileprivate func row(_ change: Entry.Change? = nil) -> some View {
        VStack {
            Entry(title: "Inbox", symbol: "tray", change: change)
            Entry(title: "Sent", symbol: "paperplane", change: change)
        }
    }

    @Test(
        arguments: [
            (.dot, "Entry › .padding(.top) of Circle 6 → 2 ×2"),
            (.width, "Entry › .frame width 22 removed from Image ×2"),
            (.fade, "Entry › .opacity 0.5 added to Text “Inbox”, “Sent” ×2"),
            (.whole, "Entry › .padding 8 → 12 ×2"),
            (.ring, "Entry › .padding of Capsule 1 → 3 ×2"),
            (.title, "Entry › Text “Inbox”, “Sent” font Inter 17 regular → Inter 17 bold ×2"),
            (.stack, "Entry › VStack alignment leading → trailing ×2"),
        ] as [(Entry.Change, String)])
    fileprivate func `Of views of one author the one is named that a value is of`(
        change: Entry.Change, line: String
    ) {
        let told = lines(row(), row(change))
        #expect(told.contains(line), "\(told)")
    }

    @Test func `What is laid on a control or on a view of one's own is told of that`() {
        func page(_ width: CGFloat, _ gap: CGFloat, _ inset: CGFloat) -> some View {
            VStack {
                Button("Save") {}.buttonStyle(.bordered).frame(maxWidth: width)
                Entry(title: "Inbox", symbol: "tray").padding(gap)
                Divider().padding(.leading, inset)
            }
        }
        let old = page(300, 4, 5)
        #expect(lines(old, page(200, 4, 5)).first == ".frame of Button maxWidth 300 → 200")
        #expect(lines(old, page(300, 9, 5)).first == ".padding of Entry 4 → 9")
        #expect(lines(old, page(300, 4, 9)).first == ".padding(.leading) of Divider 5 → 9")
    }

    @Test func `Among shapes of one kind the paint says which one it is`() {
        func ring(_ cap: CGLineCap, _ rest: some ShapeStyle) -> some View {
            ZStack {
                Circle().stroke(.gray, style: .init(lineWidth: 4))
                Circle().trim(from: 0, to: 0.5).stroke(rest, style: .init(lineWidth: 4, lineCap: cap))
            }
        }
        let told = lines(ring(.round, .red), ring(.butt, .red))
        #expect(told == ["Circle (stroke #FF383C) lineCap round → butt"], "\(told)")
    }

    @Test func `Of a shape in whose place another one came both are told with what they have`() {
        func dot(_ isRing: Bool) -> some View {
            Group {
                if isRing {
                    Circle().strokeBorder(.orange, lineWidth: 2)
                } else {
                    RoundedRectangle(cornerRadius: 3).fill(.orange)
                }
            }.frame(width: 20, height: 20)
        }
        #expect(
            lines(dot(false), dot(true)).first
                == "RoundedRectangle(fill: #FF8D28, cornerRadius: 3, cornerStyle: continuous) → Circle.strokeBorder(stroke: #FF8D28, lineWidth: 2)"
        )
    }

    @Test func `Modifiers in another order in several views beside each other are told once`() {
        let page = VStack {
            VStack {
                Spaced(title: "One")
                Spaced(title: "Two")
            }
            VStack { Spaced(title: "Three") }
        }
        let old = settler.trace(page)
        Ground.isAfter = true
        defer { Ground.isAfter = false }
        let told = explain(old: old, new: settler.trace(page)).map(\.description)
        #expect(
            told == ["Ground › order of modifiers: .padding .background → .background .padding ×3"], "\(told)"
        )
    }

    @Test func `A view that went from one end of its stack to the other has moved, in each instance`() {
        func page(_ titles: [String], _ isTrailing: Bool) -> some View {
            VStack {
                VStack { ForEach(titles, id: \.self) { Spaced(title: $0, isTrailing: isTrailing) } }
                VStack { Spaced(title: "Last", isTrailing: isTrailing) }
            }
        }
        func told(_ titles: [String]) -> [String] {
            lines(page(titles, false), page(titles, true)).filter { !$0.contains("isTrailing") }
        }
        #expect(
            told(["One"]) == [
                "Spaced › HStack order Circle, Text “One”, Spacer → Text “One”, Spacer, Circle",
                "Spaced › HStack order Circle, Text “Last”, Spacer → Text “Last”, Spacer, Circle",
            ])
        // Many that changed in the same way are told at once.
        #expect(
            told(["One", "Two", "Three"]) == [
                "Spaced › HStack order Circle, Text, Spacer → Text, Spacer, Circle ×4"
            ])
    }

    @Test func `Roles and ranges that a view was made with are told`() {
        #expect(lines(MenuEntry(role: .destructive), MenuEntry()).first == "MenuEntry role destructive → nil")
        #expect(lines(MenuEntry(), MenuEntry(range: 0...20)).first == "MenuEntry range 0...10 → 0...20")
    }

    @Test func `A picker in another style is told by that alone`() {
        func picker(_ style: some PickerStyle) -> some View {
            Picker("Unit", selection: .constant(1)) {
                Text("Metric").tag(0)
                Text("Imperial").tag(1)
            }.pickerStyle(style)
        }
        #expect(lines(picker(.segmented), picker(.menu)) == ["Picker pickerStyle segmented → menu"])
    }
}

private struct MenuEntry: View {
    var role: ButtonRole?
    var range = 0...10
    var body: some View {
        Text("Out").foregroundStyle(role == .destructive ? .red : .primary).padding(CGFloat(range.upperBound))
    }
}

private struct Spaced: View {
    var title: String
    var isTrailing = false
    var body: some View {
        let dot = Circle().fill(.red).frame(width: 4)
        HStack {
            if !isTrailing { dot }
            Text(title)
            Spacer()
            if isTrailing { dot }
        }
        .modifier(Ground())
    }
}

private struct Ground: ViewModifier {
    static var isAfter = false
    func body(content: Content) -> some View {
        if Ground.isAfter {
            content.background(.gray).padding(6)
        } else {
            content.padding(6).background(.gray)
        }
    }
}

private struct Entry: View {
    enum Change: Sendable { case dot, width, fade, whole, ring, title, stack }
    var title: String
    var symbol: String
    var change: Change?

    var body: some View {
        HStack {
            if change == .width {
                Image(systemName: symbol)
            } else {
                Image(systemName: symbol).frame(width: 22)
            }
            VStack(alignment: change == .stack ? .trailing : .leading) {
                if change == .fade {
                    Text(title).opacity(0.5)
                } else {
                    Text(title).fontWeight(change == .title ? .bold : .regular)
                }
                Text("below")
            }
            Circle().fill(.red).frame(width: 8, height: 8).padding(.top, change == .dot ? 2 : 6)
        }
        .padding(change == .whole ? 12 : 8)
        .background { Capsule().fill(.yellow).padding(change == .ring ? 3 : 1) }
    }
}
