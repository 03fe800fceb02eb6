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

    private func lines<V: View, W: View>(_ old: V, _ new: W) -> [String] { settler.lines(old, new) }

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
        #expect(lines(page(false), page(true)).first == "Spacer added in HStack “Three”")
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

    @Test func `A container inside of another of its kind is told by its own words`() {
        func page(_ gap: CGFloat) -> some View {
            VStack {
                Text("Above")
                VStack(spacing: gap) {
                    Text("One"); Text("Two")
                }
            }
        }
        #expect(lines(page(4), page(9)).first == "VStack “One” spacing 4 → 9")
    }

    @Test func `Of views of one name the one that has another name now is told by its place`() {
        func stars(_ count: Int) -> some View {
            HStack { ForEach(0..<5, id: \.self) { Image(systemName: $0 < count ? "star.fill" : "star") } }
        }
        #expect(lines(stars(3), stars(4)) == ["Image (4 of 5) systemName star → star.fill"])
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
}

private struct Tinted: View {
    var isShown: Bool
    var body: some View {
        if isShown { Text("On").background(.red) } else { Text("On") }
    }
}

private struct Grade: View {
    var title: String
    var grade: Int
    var body: some View { Text(title).background(grade > 5 ? .red : .orange) }
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
