import Drawing
import Golden
import Raster
import Rendering
import SwiftUI
import Testing
import ViewCore

/// What many views, parts of them and moves between them are told as.
@MainActor @Suite struct PartsAndMovesTests {
    private let settler = TileSettler(library: FontLibrary())

    private func lines<V: View, W: View>(_ old: V, _ new: W) -> [String] { settler.lines(old, new) }

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
        #expect(lines(page(false), page(true)) == ["Toggle moved: in VStack → in HStack “Rowing”"])
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

    @Test func `What lies behind a view and no longer in front of it is told so`() {
        func planet(_ isBehind: Bool) -> some View {
            HStack {
                let disc = Circle().fill(.orange).frame(width: 40, height: 40)
                let ring = Ellipse().stroke(.brown, lineWidth: 3).frame(width: 60, height: 12)
                if isBehind { disc.background(ring) } else { disc.overlay(ring) }
                Text("Saturn")
            }
        }
        #expect(
            lines(planet(false), planet(true)).first
                == ".overlay (Ellipse stroke #AC7F5E lineWidth 3) of Circle → .background")
    }

    @Test func `Of a list of parts the one that changed is told`() {
        #expect(
            lines(
                Tins(tins: [.init(name: "Chalk", size: 4), .init(name: "Rust", size: 6)]),
                Tins(tins: [.init(name: "Chalk", size: 4), .init(name: "Rust", size: 9)])
            ).first
                == "Tins tins[1].size 6 → 9")
    }

    @Test func `What a picker draws under another of its segments neither came nor went`() {
        func picker(_ selection: Int) -> some View {
            Picker("Mode", selection: .constant(selection)) {
                Text("Drip").tag(0)
                Text("Spray").tag(1)
                Text("Flood").tag(2)
            }.pickerStyle(.segmented)
        }
        let told = lines(picker(1), picker(2))
        #expect(told.first == "Picker selection 1 → 2")
        #expect(!told.contains { $0.contains("removed") || $0.contains("added") }, "\(told)")
    }

    @Test func `A shape that is filled and no longer stroked is told with both`() {
        func kite(_ isFilled: Bool) -> some View {
            HStack {
                Capsule().fill(.red).frame(width: 9, height: 9)
                if isFilled {
                    Capsule().fill(.green)
                } else {
                    Capsule().stroke(.green, style: .init(lineWidth: 3, lineJoin: .round))
                }
            }.frame(width: 30, height: 20)
        }
        #expect(
            lines(kite(false), kite(true)) == [
                "Capsule(stroke: #34C759, lineWidth: 3, lineJoin: round) → Capsule(fill: #34C759)"
            ])
    }

    @Test func `Words that are like the rest of their text are told with what they have now`() {
        let told = lines(Text("until **20:00** today").underline(), Text("until 20:00 today").underline())
        #expect(told == ["Text font 2 Inter 17 semibold → Inter 17 regular"], "\(told)")
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

private struct Tins: View {
    struct Tin {
        var name: String
        var size: CGFloat
    }
    var tins: [Tin]
    var body: some View {
        HStack { ForEach(tins, id: \.name) { Color.red.frame(width: $0.size, height: 9) } }
    }
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
