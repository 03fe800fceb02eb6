import Catalog
import Drawing
import Golden
import Raster
import Rendering
import SwiftUI
import Testing
import ViewCore

/// What a control was made with is the cause of whatever its style makes of it, and told first.
@MainActor @Suite struct ControlChangeTests {
    private let settler = TileSettler(library: FontLibrary())

    private func lines<V: View, W: View>(_ old: V, _ new: W) -> [String] { settler.lines(old, new) }

    private func expect<V: View, W: View>(
        _ line: String, first old: V, _ new: W, _ place: SourceLocation = #_sourceLocation
    ) {
        let lines = lines(old, new)
        #expect(lines.first == line, "\(lines)", sourceLocation: place)
    }

    // MARK: Order

    @Test func `Views in another order are told in each of several containers, with their words`() {
        func chip(_ title: String, _ isSwapped: Bool) -> some View {
            HStack {
                if isSwapped {
                    Text(title)
                    Image(systemName: "star.fill")
                } else {
                    Image(systemName: "star.fill")
                    Text(title)
                }
            }
            .padding(4).background(.red)
        }
        func chips(_ isSwapped: Bool) -> some View {
            Host(
                HStack {
                    chip("One", isSwapped); chip("Two", isSwapped); chip("Three", isSwapped)
                })
        }
        let told = lines(chips(false), chips(true))
        for word in ["One", "Two", "Three"] {
            #expect(told.contains { $0.contains("Text “\(word)”") }, "\(told)")
        }
        #expect(!told.contains { $0.contains("glyphs") })
    }

    @Test func `Buttons in another order are told by their words, not by what is behind them`() {
        func button(_ title: String) -> some View {
            Text(title).padding(8).background(RoundedRectangle(cornerRadius: 4).fill(.blue))
        }
        let told = lines(
            Host(
                VStack {
                    button("Continue"); button("Not now")
                }),
            Host(
                VStack {
                    button("Not now"); button("Continue")
                }))
        #expect(
            told.first?.contains("Text “Continue”, Text “Not now” → Text “Not now”, Text “Continue”") == true,
            "\(told)")
    }

    @Test func `What is in another one of two like places went from one and came to the other`() {
        func row(_ isOnline: Bool) -> some View {
            Circle().frame(width: 20, height: 20)
                .overlay { if isOnline { Rectangle().fill(.green).frame(width: 5, height: 5) } }
        }
        let told = lines(
            Host(
                HStack {
                    row(true); row(false)
                }),
            Host(
                HStack {
                    row(false); row(true)
                }))
        #expect(told.contains { $0.contains("Rectangle") }, "\(told)")
    }

    // MARK: Values

    @Test func `A progress view's value is told before what its style draws of it`() {
        func bar(_ value: Double?) -> some View { Host(ProgressView(value: value)) }
        expect("Host › ProgressView value 0.4 → 0.6", first: bar(0.4), bar(0.6))
        expect(
            "Host › ProgressView value 0.4 → 0.6", first: bar(0.4).progressViewStyle(TrackStyle()),
            bar(0.6).progressViewStyle(TrackStyle()))
        expect("Host › ProgressView value 0.4 → none", first: bar(0.4), bar(nil))
        expect(
            "Host › ProgressView total 200 → 400", first: Host(ProgressView(value: 20, total: 200)),
            Host(ProgressView(value: 20, total: 400)))
    }

    @Test func `A gauge's and a slider's value are told as they are written, not as a share of their bounds`()
    {
        func gauge(_ value: Double) -> some View { Host(Gauge(value: value, in: 0...200) { Text("a") }) }
        for line in ["Host › Gauge value 40 → 60"] {
            expect(line, first: gauge(40), gauge(60))
            expect(
                line, first: gauge(40).gaugeStyle(.accessoryCircular),
                gauge(60).gaugeStyle(.accessoryCircular))
            expect(line, first: gauge(40).gaugeStyle(RingStyle()), gauge(60).gaugeStyle(RingStyle()))
        }
        func slider(_ value: Double, to upper: Double = 10) -> some View {
            Host(Slider(value: .constant(value), in: 0...upper))
        }
        expect("Host › Slider value 4 → 6", first: slider(4), slider(6))
        expect("Host › Slider upper bound 10 → 20", first: slider(4), slider(4, to: 20))
    }

    @Test func `Whether a toggle is on is told before what moves`() {
        func toggle(_ isOn: Bool) -> some View { Host(Toggle("a", isOn: .constant(isOn))) }
        let line = "Host › Toggle isOn false → true"
        expect(line, first: toggle(false), toggle(true))
        expect(line, first: toggle(false).toggleStyle(.button), toggle(true).toggleStyle(.button))
        expect(line, first: toggle(false).toggleStyle(TickStyle()), toggle(true).toggleStyle(TickStyle()))
    }

    @Test func `A toggle that a style makes again is told once`() {
        func toggle(_ isOn: Bool) -> some View {
            Host(Toggle("a", isOn: .constant(isOn))).toggleStyle(AgainStyle())
        }
        let told = lines(toggle(false), toggle(true)).filter { $0.contains("isOn") }
        #expect(told == ["Host › Toggle isOn false → true"])
    }

    @Test func `Whether a group is open is told before its content`() {
        func group(_ isExpanded: Bool) -> some View {
            Host(DisclosureGroup("a", isExpanded: .constant(isExpanded)) { Text("inside") })
        }
        let line = "Host › DisclosureGroup isExpanded false → true"
        expect(line, first: group(false), group(true))
        expect(
            line, first: group(false).disclosureGroupStyle(DrawerStyle()),
            group(true).disclosureGroupStyle(DrawerStyle()))
        expect(line, first: List { group(false) }, List { group(true) })
    }

    @Test func `What a picker selects and a stepper counts are told first`() {
        func picker(_ selection: Int) -> some View {
            Host(
                Picker("a", selection: .constant(selection)) {
                    Text("one").tag(1); Text("two").tag(2)
                })
        }
        expect(
            "Host › Picker selection 1 → 2", first: picker(1).pickerStyle(.segmented),
            picker(2).pickerStyle(.segmented))
        expect("Host › Picker selection 1 → 2", first: picker(1), picker(2))
        func stepper(_ count: Int) -> some View { Host(Stepper("a", value: .constant(count), in: 0...5)) }
        expect("Host › Stepper value 4 → 5", first: stepper(4), stepper(5))
    }

    @Test func `A button's role is told before its colour`() {
        func button(_ role: ButtonRole?) -> some View { Host(Button("a", role: role) {}) }
        expect("Host › Button role none → destructive", first: button(nil), button(.destructive))
    }

    @Test func `A scaled metric is told with the number it was written with`() {
        func label(_ gap: CGFloat) -> some View {
            Host(Label("a", systemImage: "house")).labelStyle(PlaqueStyle(gap: gap))
        }
        let old = label(6).dynamicTypeSize(.medium)
        expect("PlaqueStyle › @ScaledMetric gap 6 → 15", first: old, label(15).dynamicTypeSize(.medium))
        let lines = lines(old, label(6).dynamicTypeSize(.xxxLarge))
        #expect(lines.first == ".dynamicTypeSize medium → xxxLarge")
        #expect(!lines.contains { $0.contains("@ScaledMetric") })
    }

    // MARK: Styles

    @Test func `A built-in style is told by the name it is written with`() {
        let label = Host(Label("Home", systemImage: "house"))
        expect(
            "Host › Label labelStyle titleAndIcon → iconOnly", first: label.labelStyle(.titleAndIcon),
            label.labelStyle(.iconOnly))
        expect(
            "Host › Label labelStyle titleAndIcon → iconOnly", first: label, label.labelStyle(.iconOnly))
        let picker = Host(
            Picker("a", selection: .constant(1)) {
                Text("one").tag(1); Text("two").tag(2)
            })
        expect(
            "Host › Picker pickerStyle menu → segmented", first: picker.pickerStyle(.menu),
            picker.pickerStyle(.segmented))
        let list = Host(List { Text("row") })
        expect(
            "Host › List listStyle plain → insetGrouped", first: list.listStyle(.plain),
            list.listStyle(.insetGrouped))
    }

    @Test func `Another style is told once`() {
        let told: [[String]] = [
            lines(
                Host(TextField("a", text: .constant("b"))),
                Host(TextField("a", text: .constant("b"))).textFieldStyle(.roundedBorder)),
            lines(
                Host(ProgressView(value: 0.5)), Host(ProgressView(value: 0.5)).progressViewStyle(.circular)),
            lines(
                Host(Gauge(value: 0.5) { Text("a") }),
                Host(Gauge(value: 0.5) { Text("a") }).gaugeStyle(.accessoryCircular)),
            lines(
                Host(Toggle("a", isOn: .constant(true))),
                Host(Toggle("a", isOn: .constant(true))).toggleStyle(TickStyle())),
        ]
        for lines in told {
            #expect(lines.filter { $0.contains("Style") }.count == 1, "\(lines)")
            #expect(lines.first?.contains("Style") == true, "\(lines)")
        }
    }

    // MARK: What came and went

    @Test func `A control that came or went is told by its name and words`() {
        func column(_ hasToggle: Bool) -> some View {
            VStack {
                Slider(value: .constant(0.5))
                if hasToggle { Toggle("Wifi", isOn: .constant(true)) }
            }
        }
        #expect(lines(column(false), column(true)) == ["Toggle (Text “Wifi”) added in VStack"])
        #expect(lines(column(true), column(false)) == ["Toggle (Text “Wifi”) removed from VStack"])
    }

    @Test func `Another control is told by its name`() {
        func column(_ control: some View) -> some View {
            VStack {
                Text("a")
                control
            }
        }
        let lines = lines(
            column(Stepper("Count", value: .constant(2))), column(Toggle("Count", isOn: .constant(true))))
        #expect(lines.first?.hasPrefix("Stepper → Toggle(isOn: true") == true, "\(lines)")
    }

    @Test func `Words that went are said`() {
        func row(_ hasLow: Bool) -> some View {
            HStack {
                if hasLow { Text("low").font(.caption) }
                Text("high")
            }
        }
        #expect(lines(row(true), row(false)) == ["Text string low removed from HStack"])
    }

    @Test func `A view that went with its modifiers is told, not its modifiers`() {
        func column(_ hasBadge: Bool, _ hasBar: Bool) -> some View {
            VStack {
                if hasBadge { Text("New").padding(3).background(.yellow) }
                if hasBar { ProgressView(value: 0.5).controlSize(.small) }
                Text("end")
            }
        }
        #expect(lines(column(true, true), column(false, true)) == ["Text string New removed from VStack"])
        #expect(lines(column(true, true), column(true, false)) == ["ProgressView removed from VStack"])
        #expect(lines(column(false, true), column(true, true)) == ["Text string New added in VStack"])
    }

    @Test func `A hidden label is told by its control`() {
        let stepper = Host(Stepper("Count", value: .constant(2)))
        expect("Host › Stepper labelsHidden false → true", first: stepper, stepper.labelsHidden())
    }

    @Test func `Words that another style puts elsewhere neither came nor went`() {
        let bar = Host(ProgressView(value: 0.5) { Text("Disk") })
        let told = lines(bar.progressViewStyle(.linear), bar.progressViewStyle(.circular))
        #expect(told.first == "Host › LinearProgressViewStyle → CircularProgressViewStyle")
        #expect(!told.contains { $0.contains("Disk") }, "\(told)")
    }

    @Test func `Rows in another order are told by their words`() {
        func rows(_ names: [String]) -> some View {
            VStack {
                ForEach(names, id: \.self) { name in
                    HStack {
                        Text(name); Circle()
                    }
                }
            }
        }
        #expect(
            lines(rows(["a", "b"]), rows(["b", "a"])) == [
                "VStack order HStack (Text “a”), HStack (Text “b”) → HStack (Text “b”), HStack (Text “a”)"
            ])
    }

    @Test func `A row of a grid that went is one`() {
        func grid(_ hasAway: Bool, _ cells: Int = 2) -> some View {
            Grid {
                GridRow {
                    Text("Home"); Text("2")
                }
                if hasAway {
                    GridRow {
                        Text("Away"); Text("3")
                    }
                }
                GridRow {
                    Text("Sum")
                    if cells > 1 { Text("5") }
                }
            }
        }
        #expect(lines(grid(true), grid(false)) == ["GridRow (Text “Away”, Text “3”) removed from Grid"])
        #expect(lines(grid(false), grid(true)) == ["GridRow (Text “Away”, Text “3”) added in Grid"])
        #expect(lines(grid(true), grid(true, 1)) == ["Text string 5 removed from GridRow"])
    }

    @Test func `Flags are told as they are written, reasons by their names, what went with its value`() {
        let text = Text("a").padding(3)
        #expect(lines(text, text.colorInvert()) == [".colorInvert() added"])
        #expect(lines(text.luminanceToAlpha(), text) == [".luminanceToAlpha() removed"])
        #expect(lines(text, text.redacted(reason: .placeholder)).first == ".redacted placeholder added")
        #expect(lines(text.brightness(0.05), text) == [".brightness 0.05 removed"])
    }

    @Test func `What changes in a mask is told with the mask`() {
        func masked(_ shape: some Shape) -> some View { Host(Text("a").mask { shape.padding(2) }) }
        #expect(lines(masked(Rectangle()), masked(Circle())) == ["Host › Rectangle in .mask → Circle"])
        func aligned(_ alignment: Alignment) -> some View {
            Text("a").mask(alignment: alignment) { Circle().frame(width: 5) }
        }
        #expect(lines(aligned(.center), aligned(.leading)) == [".mask alignment center → leading"])
    }

    @Test func `The alignment of a field's text is told before the frame that follows it`() {
        func field(_ alignment: TextAlignment) -> some View {
            TextField("a", text: .constant("b")).multilineTextAlignment(alignment)
        }
        #expect(
            lines(field(.leading), field(.trailing)).first?.contains(
                "multilineTextAlignment leading → trailing") == true)
    }

    @Test func `Where other views are shown that fit, nothing is told of what is inside of them`() {
        func tag(_ width: CGFloat) -> some View {
            ViewThatFits(in: .horizontal) {
                HStack { Text("Total") }.frame(minWidth: width)
                VStack { Text("Sum") }
            }.frame(width: 100)
        }
        #expect(lines(tag(80), tag(160)) == ["ViewThatFits choice 1 of 2 → 2 of 2"])
    }

    @Test func `What is only spoken is told after what is drawn`() {
        func badge(_ count: Int) -> some View {
            Text("\(count)").padding(2).background(.red).accessibilityLabel("\(count) unread")
        }
        #expect(lines(badge(3), badge(4)).first == "Text string 3 → 4")
    }

    @Test func `Of another kind of view only what both kinds have is told`() {
        func view(_ isImage: Bool) -> some View {
            HStack {
                if isImage { Image(systemName: "star").imageScale(.large) } else { Text("star") }
            }
        }
        #expect(!lines(view(true), view(false)).contains { $0.contains("imageScale") })
    }

    @Test func `Another style is told before what it leaves out`() {
        let gauge = Host(Gauge(value: 0.5) { Text("Fuel") })
        expect(
            "Host › AccessoryCircularCapacityGaugeStyle → AccessoryLinearGaugeStyle",
            first: gauge.gaugeStyle(.accessoryCircularCapacity), gauge.gaugeStyle(.accessoryLinear))
    }

    @Test func `One modifier around several views is one`() {
        func group(_ tint: Color) -> some View {
            VStack {
                Group {
                    ProgressView(value: 0.2)
                    ProgressView(value: 0.4)
                }.tint(tint)
            }
        }
        #expect(lines(group(.red), group(.green)).first == ".tint #FF383C → #34C759")
    }

    @Test func `Of parts inside of parts the one that changed is told`() {
        func themed(_ brand: Color) -> some View {
            Text("a").environment(\.kit, Kit(colors: .init(brand: brand)))
        }
        #expect(
            lines(themed(Color(red: 1, green: 0, blue: 0)), themed(Color(red: 0, green: 0, blue: 1)))
                == [".environment(\\.kit) colors.brand #FF0000 → #0000FF"])
    }

    @Test func `No part of a control is told by a name that nobody can write`() {
        let controls: [(String, AnyView)] = [
            ("ProgressView", AnyView(ProgressView(value: 0.5))),
            ("Slider", AnyView(Slider(value: .constant(0.5)))),
            ("Stepper", AnyView(Stepper("a", value: .constant(1)))),
            ("ColorPicker", AnyView(ColorPicker("a", selection: .constant(.red)))),
            ("Gauge", AnyView(Gauge(value: 0.5) { Text("a") })),
            (
                "Picker",
                AnyView(Picker("a", selection: .constant(1)) { Text("one").tag(1) }.pickerStyle(.segmented))
            ),
            ("TabView", AnyView(TabView { Text("a").tabItem { Text("one") } })),
        ]
        let pattern = #/\b\w+(Body|Look|Part|Track|Glyph|Mark|Core)\b|ModifiedContent|HiddenLabel/#
        for (name, view) in controls {
            for (old, new) in [
                (AnyView(view.tint(.red)), AnyView(view.tint(.green))),
                (AnyView(view.disabled(false)), AnyView(view.disabled(true))),
                (
                    AnyView(view.environment(\.generation, .ios18)),
                    AnyView(view.environment(\.generation, .ios26))
                ),
                (AnyView(Text("a")), AnyView(view)),
            ] {
                for line in lines(old, new) {
                    #expect(line.firstMatch(of: pattern) == nil, "\(name): \(line)")
                }
            }
        }
    }
}

// MARK: - What is edited

private struct Host<Content: View>: View {
    let content: Content
    init(_ content: Content) { self.content = content }
    var body: some View { content }
}

private struct Kit {
    struct Colors {
        var brand: Color
        var ink = Color.black
    }
    var colors: Colors
    var radius: CGFloat = 4
}

extension EnvironmentValues {
    @Entry fileprivate var kit = Kit(colors: .init(brand: .red))
}
