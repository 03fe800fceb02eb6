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

    @Test func `Of views that are all alike it is said which one it is`() {
        func page(_ inset: CGFloat) -> some View {
            VStack {
                Divider()
                Divider().padding(.leading, inset)
                Divider()
            }
        }
        #expect(lines(page(5), page(9)).first == ".padding(.leading) of Divider (2 of 3) 5 → 9")
    }

    @Test func `Words that several have are not what tells one of them`() {
        func page(_ scale: CGFloat) -> some View {
            HStack {
                VStack {
                    Text("Post"); Text("5")
                }.scaleEffect(scale)
                VStack {
                    Text("Post"); Text("7")
                }
            }
        }
        #expect(lines(page(1.2), page(1.4)).first == ".scaleEffect of VStack “5” 1.2 → 1.4")
    }

    @Test func `A view that says nothing of itself went from where something does`() {
        func page(_ isWide: Bool) -> some View {
            VStack {
                HStack {
                    Text("One"); Spacer(); Text("Two")
                }
                HStack {
                    Text("Three"); if isWide { Spacer() }
                }
            }
        }
        #expect(lines(page(true), page(false)).first == "Spacer removed from HStack “Three”")
    }

    @Test func `Of instances the one that changed is told by its words`() {
        func chips(_ grade: Int) -> some View {
            HStack {
                Grade(title: "5c", grade: 3)
                Grade(title: "6A", grade: grade)
            }
        }
        let told = lines(chips(3), chips(6)).filter { !$0.contains("grade") }
        #expect(told.first == "Grade “6A” › .background color #FF8D28 → #FF383C", "\(told)")
    }

    @Test func `Another style of one of several controls is told with the control`() {
        func page(_ isOwn: Bool) -> some View {
            VStack {
                ProgressView("Tea", value: 0.3).progressViewStyle(TrackStyle())
                if isOwn {
                    ProgressView("Rooibos", value: 0.5).progressViewStyle(TrackStyle())
                } else {
                    ProgressView("Rooibos", value: 0.5).progressViewStyle(.linear)
                }
            }
        }
        #expect(
            lines(page(true), page(false)).first
                == "TrackStyle of ProgressView (2 of 2) → LinearProgressViewStyle")
        #expect(
            lines(page(false), page(true)).first
                == "LinearProgressViewStyle of ProgressView “Rooibos” → TrackStyle")
    }

    @Test func `Modifiers of one name in another order are told by what they are written with`() {
        func card(_ isBlackAbove: Bool) -> some View {
            Group {
                if isBlackAbove {
                    Text("Moon").background(.black).background { Circle().fill(.red) }
                } else {
                    Text("Moon").background { Circle().fill(.red) }.background(.black)
                }
            }
        }
        #expect(
            lines(card(false), card(true)).first
                == "order of modifiers: .background Circle fill #FF383C .background #000000 → "
                + ".background #000000 .background Circle fill #FF383C")
    }

    @Test func `One modifier that went from many with another value in each is one`() {
        func page(_ isShown: Bool) -> some View {
            VStack {
                ForEach([1, 2, 3, 4], id: \.self) { width in
                    if isShown {
                        Text("\(width)").border(.red, width: CGFloat(width))
                    } else {
                        Text("\(width)")
                    }
                }
            }
        }
        #expect(
            lines(page(true), page(false)) == [
                ".border color #FF383C, width 1, 2, … removed from Text ×4"
            ])
    }

    @Test func `An environment is told before the colours that views have from it`() {
        func page(_ scheme: ColorScheme) -> some View {
            HStack { Dial(tint: .orange) }.environment(\.colorScheme, scheme)
        }
        let told = lines(page(.dark), page(.light))
        #expect(told.first == ".environment(\\.colorScheme) dark → light", "\(told)")
    }

    @Test func `Room around what scrolls is told by its modifier`() {
        func page(_ length: CGFloat) -> some View {
            ScrollView { Text("a") }.contentMargins(length, for: .scrollContent)
        }
        #expect(lines(page(14), page(28)).first?.hasPrefix(".contentMargins") == true)
    }

    @Test func `A view that went into another container is no order of the one that it left`() {
        func page(_ isInside: Bool) -> some View {
            VStack {
                HStack {
                    Text("Rowing"); if isInside { Toggle("Warm-up", isOn: .constant(true)) }
                }
                if !isInside { Toggle("Warm-up", isOn: .constant(true)) }
            }
        }
        let told = lines(page(false), page(true))
        #expect(
            told.contains("HStack around Text “Rowing”, Text “Warm-up” added in VStack")
                && !told.contains { $0.contains("order") }, "\(told)")
    }

    @Test func `What comes to light is told as the views that it is`() {
        func page(_ isOpen: Bool) -> some View {
            VStack {
                Text("Hall 1")
                if isOpen {
                    Text("Swords").padding(4).overlay(alignment: .leading) { Rectangle().fill(.red) }
                }
            }
        }
        #expect(lines(page(false), page(true)) == ["Text string Swords added in VStack"])
    }

    @Test func `Sets and bounds that views were made with are told`() {
        #expect(
            lines(Keys(pressed: [0, 4, 17]), Keys(pressed: [0, 5, 17])).first
                == "Keys pressed (0, 4, 17) → (0, 5, 17)")
        func stepper(_ last: Int) -> some View { Stepper("Years", value: .constant(6), in: 1...last) }
        #expect(lines(stepper(10), stepper(6)).first == "Stepper upper bound 10 → 6")
    }

    @Test func `Of own views without words the changed one is told by its place`() {
        func row(_ third: Int) -> some View {
            HStack {
                Keys(pressed: [1]); Keys(pressed: [1]); Keys(pressed: [third])
            }
        }
        #expect(lines(row(1), row(2)).first == "Keys (3 of 3) pressed (1) → (2)")
    }

    @Test func `A container on its own is told by its words where another one came`() {
        #expect(lines(HStack { Text("CCS") }, VStack { Text("CCS") }).first == "HStack “CCS” → VStack")
    }

    @Test func `What came to all of a view is not told of the container around it`() {
        func page(_ isShown: Bool) -> some View {
            HStack {
                Tinted(isShown: isShown)
                Text("beside")
            }
        }
        #expect(lines(page(true), page(false)).contains("Tinted › .background color #FF383C removed"))
    }

    @Test func `A line that is drawn inside or centred on the edge is told by both`() {
        func ring(_ isInside: Bool) -> some View {
            Group {
                if isInside {
                    Circle().strokeBorder(.red, lineWidth: 4)
                } else {
                    Circle().stroke(.red, lineWidth: 4)
                }
            }.frame(width: 30, height: 30)
        }
        #expect(lines(ring(true), ring(false)).first == "Circle.strokeBorder → Circle.stroke")
        #expect(lines(ring(false), ring(true)).first == "Circle.stroke → Circle.strokeBorder")
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

private struct Tinted: View {
    var isShown: Bool
    var body: some View {
        if isShown { Text("On").background(.red) } else { Text("On") }
    }
}

private struct Keys: View {
    var pressed: Set<Int>
    var body: some View {
        Circle().fill(pressed.contains(4) ? .red : .blue).frame(width: CGFloat(pressed.count) * 9)
    }
}

private struct Grade: View {
    var title: String
    var grade: Int
    var body: some View { Text(title).background(grade > 5 ? .red : .orange) }
}

private struct Dial: View {
    var tint: Color
    var body: some View { Circle().fill(tint).frame(width: 20, height: 20) }
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
