import Controls
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// Which option a picker shows as selected.
@MainActor struct PickerTests {
    private enum Flavor: String, CaseIterable, Identifiable {
        case plum, pear, fig
        var id: Self { self }
    }

    private func flavors(_ selection: Flavor) -> some View {
        Picker("Flavor", selection: .constant(selection)) {
            ForEach(Flavor.allCases) { Text(verbatim: $0.rawValue) }
        }
    }

    /// The words of the option that a menu shows.
    private func shown(_ view: some View) -> [String] { Drawn(view, 300).words }

    @Test(arguments: ["plum", "pear", "fig"])
    func `A menu shows the option with the selection's tag`(name: String) throws {
        let view = Picker("Flavor", selection: .constant(name)) {
            Text(verbatim: "Plum").tag("plum")
            Text(verbatim: "Pear").tag("pear")
            Text(verbatim: "Fig").tag("fig")
        }
        #expect(shown(view) == [name.capitalized])
        #expect(Drawn(view).warnings == [])
    }

    @Test func `Elements of a collection are tagged with their identity`() {
        #expect(shown(flavors(.pear)) == ["pear"])
    }

    @Test func `A tag that is written wins over an element's identity`() {
        let view = Picker("", selection: .constant("b!")) {
            ForEach(["a", "b"], id: \.self) { Text(verbatim: $0).tag($0 + "!") }
        }
        #expect(shown(view) == ["b"])
    }

    @Test func `Groups, sections, conditions and dividers hold options`() {
        let isOn = true
        let view = Picker("", selection: .constant(3)) {
            Group { Text(verbatim: "a").tag(1) }
            Section("Title") { Text(verbatim: "b").tag(2) }
            Divider()
            if isOn { Text(verbatim: "c").tag(3) }
        }
        #expect(shown(view) == ["c"])
        let segments = Drawn(view.pickerStyle(.segmented), 300)
        #expect(segments.words == ["a", "b", "c"])
    }

    @Test func `A tag is of its type, and of that type's optional unless told otherwise`() {
        func words(_ includeOptional: Bool) -> [String] {
            shown(
                Picker("", selection: .constant(Optional(1))) {
                    Text(verbatim: "one").tag(1, includeOptional: includeOptional)
                })
        }
        #expect(words(true) == ["one"])
        #expect(words(false) == [])
        let double = Picker("", selection: .constant(1.0)) { Text(verbatim: "one").tag(1) }
        #expect(shown(double) == [])
        let none = Picker("", selection: .constant(Int?.none)) {
            Text(verbatim: "none").tag(Int?.none)
            Text(verbatim: "one").tag(1)
        }
        #expect(shown(none) == ["none"])
        let deep = Picker("", selection: .constant(Int??.some(.none))) {
            Text(verbatim: "none").tag(Int?.none)
            Text(verbatim: "nothing").tag(Int??.none)
        }
        #expect(shown(deep) == ["none"])
    }

    @Test func `The outer of two tags counts`() {
        let view = Picker("", selection: .constant(2)) { Text(verbatim: "a").tag(1).tag(2) }
        #expect(shown(view) == ["a"])
    }

    @Test func `A tag reaches through modifiers and not out of a stack`() {
        let view = Picker("", selection: .constant(2)) {
            HStack { Text(verbatim: "a").tag(2) }
            Text(verbatim: "b").tag(2).padding(3).background(.red)
        }
        #expect(shown(view) == ["b"])
    }

    @Test(arguments: [Generation.ios18, .ios26])
    func `A selection that no option has is drawn nowhere, and said`(generation: Generation) {
        let view = Picker("Size", selection: .constant(7)) {
            Text(verbatim: "one").tag(1)
            Text(verbatim: "two").tag(2)
        }
        let drawn = Drawn(view.pickerStyle(.segmented), 300, in: environment(.light, generation))
        #expect(drawn.words == ["one", "two"])
        #expect(drawn.warnings.count == 1)
        #expect(drawn.warnings.first?.hasPrefix("Picker: the selection \"7\" is invalid") == true)
        #expect(drawn.fills.filter { $0.hasSuffix("#FFFFFF") } == [])
        #expect(shown(view) == [])
    }

    @Test func `Sources that agree have a selection, and sources that differ have none`() {
        struct Item { var size: Binding<Int> }
        func view(_ sizes: [Int]) -> some View {
            Picker("Size", sources: sizes.map { Item(size: .constant($0)) }, selection: \.size) {
                Text(verbatim: "one").tag(1)
                Text(verbatim: "two").tag(2)
            }
        }
        #expect(shown(view([2, 2])) == ["two"])
        for sizes in [[], [1, 2]] {
            #expect(shown(view(sizes)) == [])
            #expect(Drawn(view(sizes)).warnings == [])
        }
    }

    @Test func `Bindings to the elements of a collection are sources`() {
        struct Song { var size: Int }
        final class Store { var songs = [Song(size: 2), Song(size: 2)] }
        let store = Store()
        let songs = Binding(get: { store.songs }, set: { store.songs = $0 })
        let view = Picker("Size", sources: songs, selection: \.size) {
            Text(verbatim: "one").tag(1)
            Text(verbatim: "two").tag(2)
        }
        #expect(shown(view) == ["two"])
        songs[1].size.wrappedValue = 1
        #expect(store.songs.map(\.size) == [2, 1])
        #expect(shown(view) == [])
        #expect(songs.map(\.size.wrappedValue) == [2, 1] && songs.last?.size.wrappedValue == 1)
    }

    @Test func `A label of the current value stands for the selected option alone`() {
        let view = Picker("Flavor", selection: .constant(1)) {
            Text(verbatim: "a long description").tag(1)
        } currentValueLabel: {
            Text(verbatim: "short")
        }
        #expect(shown(view) == ["short"])
        #expect(shown(view.pickerStyle(.segmented)) == ["a long description"])
    }

    @Test func `The nearest picker style draws`() {
        let view = VStack { flavors(.fig).pickerStyle(.segmented) }.pickerStyle(.menu)
        #expect(shown(view) == ["plum", "pear", "fig"])
        #expect(shown(flavors(.fig).pickerStyle(.menu).pickerStyle(.segmented)) == ["fig"])
    }

    @Test func `The label stands beside the control on macOS, unless it is hidden`() {
        var mac = EnvironmentValues()
        mac.platform = .macos
        #expect(Drawn(flavors(.fig), 300, in: mac).words == ["Flavor", "fig"])
        #expect(Drawn(flavors(.fig).labelsHidden(), 300, in: mac).words == ["fig"])
        #expect(Drawn(flavors(.fig)).words == ["fig"])
    }

    @Test func `On macOS the label stands beside the middle of segments`() throws {
        var mac = EnvironmentValues()
        mac.platform = .macos
        let view = Picker(selection: .constant(1)) {
            Text(verbatim: "one").tag(1).accessibilityIdentifier("one")
        } label: {
            Text(verbatim: "Size").accessibilityIdentifier("label")
        }
        let drawn = Drawn(view.pickerStyle(.segmented), 300, in: mac)
        let (label, option) = (try #require(drawn.frame("label")), try #require(drawn.frame("one")))
        #expect(label.midY == option.midY)
    }

    @Test func `In a row the label is at the leading end and the value secondary at the other`() {
        var row = EnvironmentValues()
        row.rowPlace = .list
        let drawn = Drawn(flavors(.fig), 300, in: row)
        #expect(drawn.words == ["Flavor", "fig"])
        #expect(drawn.size.width == 300)
        #expect(drawn.ink(of: "fig") == "#3C3C4399")
    }

    @Test func `In a row, options in line are rows with a tick at the selected one`() {
        var row = EnvironmentValues()
        row.rowPlace = .list
        let view = VStack(spacing: 0) { flavors(.pear).pickerStyle(.inline) }
        let drawn = Drawn(view, 300, in: row)
        #expect(drawn.words == ["Flavor", "plum", "pear", "fig"])
        #expect(drawn.laidOut.list.description.components(separatedBy: "stroke").count == 2)
        #expect(Drawn(view.labelsHidden(), 300, in: row).words == ["plum", "pear", "fig"])
    }
}
