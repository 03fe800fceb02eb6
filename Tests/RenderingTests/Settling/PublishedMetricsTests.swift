import Controls
import Drawing
import Foundation
import Raster
import Rendering
import Testing
import ViewCore

/// Controls in the real fonts, against every published number that is about them.
@MainActor struct PublishedMetricsTests {
    /// One number, or a size's two, and how it is measured here.
    struct Row: Sendable, CustomTestStringConvertible {
        let path: String
        /// In which generations the number holds.
        let generations: [Generation]
        /// In points; what was read off pixels is good for a third of one.
        let tolerance: Double
        let measure: @MainActor @Sendable (Measured) -> [Double]

        init(
            _ path: String, in generations: [Generation] = Generation.allCases,
            within tolerance: Double = 0.1,
            _ measure: @escaping @MainActor @Sendable (Measured) -> [Double]
        ) {
            (self.path, self.generations, self.tolerance, self.measure) = (
                path, generations, tolerance, measure
            )
        }

        var testDescription: String { path }
    }

    private nonisolated static let rows =
        buttons + switches + fields + labels + texts + macs
        + progress + sliders + steppers + boxes + distances + segments + stacks + lists

    private nonisolated static let buttons: [Row] =
        [("mini", ControlSize.mini), ("small", .small), ("regular", .regular), ("large", .large)].flatMap {
            (name, size) in
            [
                Row("controlSize.bordered.\(name).height_3x") {
                    [$0.size(Button("Delete") {}.buttonStyle(.bordered).controlSize(size)).height]
                },
                Row("controlSize.bordered.\(name).insets.vertical") {
                    [($0.size($0.square.buttonStyle(.bordered).controlSize(size)).height - 10) / 2]
                },
                Row("controlSize.bordered.\(name).insets.horizontal") {
                    [($0.size($0.square.buttonStyle(.bordered).controlSize(size)).width - 10) / 2]
                },
                Row("controlSize.bordered.\(name).font.size") {
                    [$0.fontSize(Button("Delete") {}.buttonStyle(.bordered).controlSize(size))]
                },
            ]
        } + [
            Row("controlSize.cornerRadius.ios18.mini/small", in: [.ios18]) {
                // A height of 28 exactly, as the table's radius has it.
                [$0.radius($0.button(height: 18).controlSize(.mini))]
            },
            Row("controlSize.cornerRadius.ios18.regular", in: [.ios18]) {
                [$0.radius($0.button(height: 20).controlSize(.regular))]
            },
            Row("controlSize.cornerRadius.ios18.large", in: [.ios18]) {
                [$0.radius($0.button(height: 20).controlSize(.large))]
            },
            Row("controlSize.borderless.insets") {
                [$0.size($0.square.buttonStyle(.borderless)).height - 10]
            },
        ]

    private nonisolated static let switches: [Row] =
        [Generation.ios18, .ios26].flatMap { generation in
            let on = { @MainActor in Toggle("", isOn: .constant(true)).labelsHidden().toggleStyle(.switch) }
            let path = "toggle.\(generation.rawValue)"
            return [
                Row("\(path).track", in: [generation]) { $0.outlines(on())[0].size.numbers },
                Row("\(path).cornerRadius", in: [generation]) { [$0.radius(on())] },
                Row("\(path).thumb", in: [generation]) { measured in
                    // A round thumb is one number.
                    let size = measured.outlines(on())[1].size.numbers
                    return generation == .ios18 ? [size[0]] : size
                },
                Row("\(path).thumbInset", in: [generation]) {
                    let outlines = $0.outlines(on())
                    return [outlines[0].maxX - outlines[1].maxX]
                },
            ]
        } + [
            Row("toggle.ios26.layoutSize", in: [.ios26]) {
                $0.size(Toggle("", isOn: .constant(true)).labelsHidden()).numbers
            }
        ]

    private nonisolated static let fields: [Row] = {
        let filled = { @MainActor in TextField("", text: .constant("a")) }
        let framed = { @MainActor in filled().textFieldStyle(.roundedBorder) }
        return [
            Row("textField.plain.height_17pt") { [$0.size(filled(), 200).height] },
            Row("textField.plain.padding") { [200 - $0.size(filled(), 200).width] },
            Row("textField.plain.secureFieldEmpty") {
                [$0.size(SecureField("Password", text: .constant("")), 200).height]
            },
            Row("textField.plain.secureFieldFilled") {
                [$0.size(SecureField("Password", text: .constant("abc")), 200).height]
            },
            Row("textField.roundedBorder.height") { [$0.size(framed(), 200).height] },
            Row("textField.roundedBorder.cornerRadius") { [$0.radius(framed(), 200)] },
            Row("textField.roundedBorder.borderWidth") { [$0.strokes(framed(), 200).first ?? 0] },
            Row("textField.roundedBorder.textInset.x") { [$0.textBox(framed(), 200).minX] },
            Row("textField.roundedBorder.textInset.y", within: 0.34) { [$0.textBox(framed(), 200).minY] },
            Row("spacing.textFieldToTextFieldVStack") {
                let pair = VStack {
                    filled()
                    filled()
                }
                return [$0.size(pair, 200).height - 2 * $0.size(filled(), 200).height]
            },
        ]
    }()

    private nonisolated static let labels: [Row] = {
        let small = { @MainActor in
            Label(
                title: { Text(verbatim: "A").accessibilityIdentifier("title") },
                icon: { Color.red.frame(width: 6, height: 6).accessibilityIdentifier("icon") }
            ).font(.system(size: 12))
        }
        let path = "label.ios26_measured.at12pt"
        return [
            Row("label.default.iconToTitleSpacing_ios18", in: [.ios18]) {
                [$0.frame("title", small()).minX - $0.frame("icon", small()).maxX]
            },
            Row("\(path).titleOffsetFromLeading", in: [.ios26], within: 0.34) {
                [$0.frame("title", small()).minX]
            },
            // The icon stands in the middle of its column.
            Row("\(path).iconColumnWidth", in: [.ios26], within: 0.34) {
                [2 * $0.frame("icon", small()).midX]
            },
            Row("\(path).gap", in: [.ios26], within: 0.34) {
                [$0.frame("title", small()).minX - 2 * $0.frame("icon", small()).midX]
            },
        ]
    }()

    private nonisolated static let texts: [Row] = [
        ("body_17", Font.body), ("footnote_13", .footnote), ("caption_12", .caption),
        ("subheadline_15", .subheadline),
    ].map { name, font in Row("textBoxes_3x.\(name)") { [$0.size(Text("Delete").font(font)).height] } }

    private nonisolated static let macs: [Row] =
        [("mini", ControlSize.mini), ("small", .small), ("regular", .regular), ("large", .large)].flatMap {
            (name, size) in
            [
                Row("controlSize.macos.textSize.\(name)") {
                    [$0.onMac.fontSize(Button("A") {}.controlSize(size))]
                },
                Row("controlSize.macos.height_macos11_15.\(name)") {
                    [$0.onMac.size(Button("A") {}.controlSize(size)).height]
                },
            ]
        } + [
            Row("controlSize.macos.cornerRadius_macos11_15.regular", in: [.ios18]) {
                [$0.onMac.radius(Button("A") {})]
            },
            Row("controlSize.macos.cornerRadius_macos11_15.large", in: [.ios18]) {
                [$0.onMac.radius(Button("A") {}.controlSize(.large))]
            },
        ]

    /// Stacks of one title, whose bars are measured by where their content begins.
    private nonisolated static let stacks: [Row] = {
        @MainActor func stack(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
            NavigationStack {
                Color.red.accessibilityIdentifier("content").navigationTitle("Title")
                    .navigationBarTitleDisplayMode(mode)
            }
            .frame(width: 300, height: 300)
        }
        return [
            Row("navigation.barHeight.inline", in: [.ios18]) { [$0.frame("content", stack(.inline)).minY] },
            Row("navigation.barHeight.withLargeTitle", in: [.ios18]) {
                [$0.frame("content", stack(.large)).minY]
            },
            Row("navigation.inlineTitle.font") { [$0.fontSize(stack(.inline))] },
            Row("navigation.largeTitle.font") { [$0.fontSize(stack(.large))] },
            Row("navigation.largeTitle.leading") { [$0.textBox(stack(.large)).minX] },
        ]
    }()

    /// Numbers about controls that are there which nothing here can measure.
    private nonisolated static let unmeasured = [
        "controlSize.uikitOther.titlePadding": "UIKit's configurations, not SwiftUI's",
        "controlSize.uikitOther.imagePadding": "UIKit's configurations, not SwiftUI's",
        "controlSize.uikitOther.subtitleSize": "UIKit's configurations, not SwiftUI's",
        "controlSize.uikitOther.strokeWidth": "UIKit's configurations, not SwiftUI's",
        "toggle.animation_ios26.thumbCurve": "a picture shows the end",
        "toggle.animation_ios26.duration": "a picture shows the end",
        "progressView.circular.stepSeconds": "a spinner stands still",
    ]

    @Test(arguments: rows)
    func `A control is as measured`(row: Row) throws {
        let published = try #require(PublishedMetrics.numbers[row.path], "no \(row.path)")
        for generation in row.generations {
            let found = row.measure(Measured(generation))
            #expect(found.count == published.count)
            for (found, expected) in zip(found, published) {
                #expect(abs(found - expected) <= row.tolerance, "\(generation): \(found), not \(expected)")
            }
        }
    }

    @Test func `No number about the controls that are there is left out`() {
        let subjects = [
            "controlSize.", "buttonBorderShape.", "toggle.", "textField.", "label.", "textBoxes_3x.",
            "progressView.", "slider.", "stepper.", "groupBox.", "divider.", "labeledContent.", "spacing.",
            "segmentedPicker.", "navigation.", "list.",
        ]
        let all = PublishedMetrics.numbers.keys.filter { path in subjects.contains { path.hasPrefix($0) } }
        let known = Set(Self.rows.map(\.path)).union(Self.unmeasured.keys).union(Self.unmeasuredLists.keys)
        #expect(Set(all).subtracting(known).sorted() == [])
        #expect(known.subtracting(PublishedMetrics.numbers.keys).sorted() == [])
    }

    @Test(arguments: Generation.allCases)
    func `A label 30 high makes a button 44 high`(generation: Generation) {
        let button = Button {
        } label: {
            Text("Delete").frame(maxWidth: .infinity, minHeight: 30)
        }
        let size = Measured(generation).size(button.buttonStyle(.borderedProminent), 390)
        #expect(size == CGSize(width: 390, height: 44))
    }

    @Test(arguments: ControlSize.allCases, [10.0, 20, 50])
    func `Bordered buttons of iOS 26 are capsules of any height`(size: ControlSize, height: CGFloat) {
        let measured = Measured(.ios26)
        let outline = measured.outlines(measured.button(height: height).controlSize(size))[0]
        let radius = measured.radius(measured.button(height: height).controlSize(size))
        #expect(radius == min(outline.width, outline.height) / 2)
    }

    @Test(arguments: Generation.allCases)
    func `A circular button is as wide as its longer side`(generation: Generation) {
        let measured = Measured(generation)
        func circle(_ width: CGFloat, _ height: CGFloat) -> CGSize {
            let button = Button {
            } label: {
                Color.red.frame(width: width, height: height)
            }
            return measured.size(button.buttonStyle(.bordered).buttonBorderShape(.circle))
        }
        #expect(circle(30, 10) == CGSize(width: 54, height: 54))
        #expect(circle(10, 60) == CGSize(width: 74, height: 74))
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `The switch of iOS 26 stands two points over its end`(direction: LayoutDirection) {
        var measured = Measured(.ios26)
        measured.environment.layoutDirection = direction
        let toggle = Toggle("A", isOn: .constant(true)).accessibilityIdentifier("toggle")
        let track = measured.outlines(toggle, 200)[0]
        let frame = measured.frame("toggle", toggle, 200)
        #expect(frame.width == 200)
        #expect(direction == .leftToRight ? track.maxX == frame.maxX + 2 : track.minX == frame.minX - 2)
    }
}

extension CGSize {
    fileprivate var numbers: [Double] { [width, height] }
}
