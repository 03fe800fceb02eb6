import Drawing
import Golden
import Raster
import Rendering
import SwiftUI
import Testing
import ViewCore

/// Words of a text in looks of their own, views of own layouts and canvases, and views that went elsewhere.
@MainActor @Suite struct RunsAndContainersTests {
    private let settler = TileSettler(library: FontLibrary())

    private func lines<V: View, W: View>(_ old: V, _ new: W) -> [String] { settler.lines(old, new) }

    // MARK: - Words in looks of their own

    private let red = Text("A").foregroundStyle(.red)
    private let bold = Text("B").bold()

    @Test func `Words that came before others change nothing of these`() {
        #expect(
            lines(red + bold, Text("X ").foregroundStyle(.green) + red + bold) == ["Text string AB → X AB"])
        #expect(lines(Text("Hi, ").bold() + red + bold, red + bold) == ["Text string Hi, AB → AB"])
        #expect(
            lines(
                red + Text(" and ") + bold, red + Text(" and ") + Text("new ").foregroundStyle(.blue) + bold)
                == ["Text string A and B → A and new B"])
    }

    @Test
    func
        `What changed of some words is told with their number, or with the words where they have another one`()
    {
        #expect(
            lines(bold + Text("due").foregroundStyle(.red), bold + Text("due").foregroundStyle(.green))
                == ["Text color 2 #FF383C → #34C759"])
        // Behind words that came, too.
        #expect(
            lines(
                Text("Total ") + Text("12").foregroundStyle(.red),
                Text("New ").bold() + Text("Total ") + Text("12").foregroundStyle(.green))
                == ["Text string Total 12 → New Total 12", "Text color of “12” #FF383C → #34C759"])
        #expect(
            lines(Text("Total 12 items"), Text("Total **12** items"))
                == ["Text font 2 Inter 17 regular → Inter 17 semibold"])
    }

    @Test func `Other words in the same place are compared with those that were there`() {
        #expect(
            lines(
                Text("Due ") + Text("today").foregroundStyle(.red),
                Text("Due ") + Text("tomorrow").foregroundStyle(.green))
                == ["Text string Due today → Due tomorrow", "Text color 2 #FF383C → #34C759"])
    }

    @Test func `What changed of all words is told of the text`() {
        func text(_ color: Color) -> some View { (Text("a ").bold() + Text("b")).foregroundStyle(color) }
        #expect(lines(text(.red), text(.blue)).contains { $0.contains("Text color #FF383C → #0088FF") })
    }

    // MARK: - Own layouts and canvases

    @Test func `Views that an own layout puts elsewhere are told by their words`() {
        func page(_ first: Bool) -> some View {
            Shelf(isTrailing: first ? { false } : { true }) {
                Text("One")
                Text("Two and more")
            }
        }
        let told = lines(page(true), page(false))
        #expect(told.contains { $0.hasPrefix("Text “One” frame ") }, "\(told)")
    }

    @Test func `What came to one of several layouts is told with its words`() {
        func page(_ isThere: Bool) -> some View {
            VStack {
                Shelf { Text("One") }
                Shelf {
                    Text("Red"); if isThere { Text("New") }
                }
            }
        }
        #expect(lines(page(false), page(true)) == ["Text string New added in Shelf “Red”"])
    }

    private func canvas(_ words: String, side: CGFloat = 40, symbol: String = "S", _ color: Color = .red)
        -> some View
    {
        Canvas { context, size in
            context.draw(Text(words), at: CGPoint(x: 20, y: 10))
            if let mark = context.resolveSymbol(id: 1) { context.draw(mark, at: CGPoint(x: 10, y: 30)) }
        } symbols: {
            Text(symbol).foregroundStyle(color).tag(1)
        }
        .frame(width: side, height: side)
    }

    @Test func `A canvas is known by the words that it draws`() {
        #expect(
            lines(
                HStack {
                    canvas("A"); canvas("B")
                },
                HStack {
                    canvas("A"); canvas("B", side: 44)
                }
            ).first
                == ".frame of Canvas “B” width 40 → 44")
        #expect(lines(canvas("A"), canvas("Z")) == ["Text string A → Z"])
        #expect(lines(canvas("A"), canvas("A", .green)) == ["Text “S” color #FF383C → #34C759"])
    }

    // MARK: - Moves

    @Test func `A view that went to another container is told with both`() {
        func page(_ isFirst: Bool) -> some View {
            HStack {
                VStack {
                    Text("Top"); Text("One"); if isFirst { Text("Moving").bold().padding(3) }
                }
                VStack {
                    Text("Bottom"); Text("Two"); if !isFirst { Text("Moving").bold().padding(3) }
                }
            }
        }
        #expect(
            lines(page(true), page(false)) == ["Text “Moving” moved: in VStack “Top” → in VStack “Bottom”"])
        #expect(
            lines(page(false), page(true)) == ["Text “Moving” moved: in VStack “Bottom” → in VStack “Top”"])
    }

    @Test func `Containers of other kinds are told by their kinds`() {
        func page(_ isFirst: Bool) -> some View {
            HStack {
                VStack {
                    Text("Top"); if isFirst { Circle().fill(.red).frame(width: 9, height: 9) }
                }
                ZStack {
                    Text("Bottom"); if !isFirst { Circle().fill(.red).frame(width: 9, height: 9) }
                }
            }
        }
        #expect(lines(page(true), page(false)) == ["Circle moved: in VStack → in ZStack"])
    }

    @Test func `A control's box is told as it is written`() {
        func page(_ isFirst: Bool) -> some View {
            VStack {
                GroupBox("Home") {
                    Text("One"); if isFirst { Text("Moving") }
                }
                GroupBox("Work") {
                    Text("Two"); if !isFirst { Text("Moving") }
                }
            }
        }
        #expect(
            lines(page(true), page(false)) == ["Text “Moving” moved: in GroupBox “Home” → in GroupBox “Work”"]
        )
    }

    @Test func `A view that left its container for the one around is told with both`() {
        func page(_ isIn: Bool) -> some View {
            VStack {
                HStack {
                    Text("A"); Text("B"); if isIn { Text("Moving") }
                }
                if !isIn { Text("Moving") }
            }
        }
        #expect(lines(page(true), page(false)) == ["Text “Moving” moved: in HStack → in VStack"])
        #expect(lines(page(false), page(true)) == ["Text “Moving” moved: in VStack → in HStack"])
    }

    @Test func `A container takes along what is in it`() {
        func page(_ isFirst: Bool) -> some View {
            let row = HStack {
                Circle().fill(.red)
                Text("Row")
            }
            // Of few words it would be less to say that these are others.
            return HStack {
                Shelf {
                    ForEach(0..<12, id: \.self) { Text("Top \($0)") }
                    if isFirst { row }
                }
                Shelf {
                    ForEach(0..<12, id: \.self) { Text("Bottom \($0)") }
                    if !isFirst { row }
                }
            }
        }
        let told = lines(page(true), page(false))
        #expect(told == ["HStack “Row” moved: in Shelf “Top 0” → in Shelf “Bottom 0”"], "\(told)")
    }

    /// What a large view costs to match is more than a container around others: that one neither went nor came.
    @Test func `A large view that left the inner of two containers has moved, and the container stayed`() {
        func note(_ title: String, _ text: String) -> some View {
            VStack(alignment: .leading) {
                Text(title).bold()
                Text(text).font(.footnote).foregroundStyle(.secondary)
            }.padding(8).background(.yellow, in: .rect(cornerRadius: 6)).padding(2)
        }
        func board(_ isInside: Bool) -> some View {
            HStack(alignment: .top, spacing: 12) {
                VStack(spacing: 12) {
                    note("Milk", "Two bottles")
                    if isInside { note("Tea", "Green") }
                }
                if !isInside { note("Tea", "Green") }
                note("Rent", "Due on Friday")
            }
        }
        for (old, new, places) in [
            (true, false, "in VStack “Milk” → in HStack"), (false, true, "in HStack → in VStack “Milk”"),
        ] {
            let told = lines(board(old), board(new))
            #expect(told.first == "VStack “Tea” moved: \(places)", "\(told)")
            #expect(!told.contains { $0.contains("added") || $0.contains("removed") }, "\(told)")
        }
    }
}

/// Puts its views beside each other, from the leading end or so that they end at the trailing one.
private struct Shelf: Layout {
    var isTrailing: () -> Bool = { false }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(width: sizes.reduce(40) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        var x = bounds.minX + (isTrailing() ? 40 : 0)
        for view in subviews {
            view.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
            x += view.sizeThatFits(.unspecified).width
        }
    }
}
