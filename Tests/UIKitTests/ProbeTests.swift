import Controls
import Drawing
import Foundation
import LayoutSupport
import Testing
import UIKit
import ViewCore

// Styles of every kind of control that draw each state differently.

private struct ButtonProbe: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        Probe(words: "\(configuration.isPressed)") { configuration.label }
    }
}

private struct ToggleProbe: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Probe(words: "\(configuration.isOn) \(configuration.isMixed)") { configuration.label }
    }
}

private struct TextFieldProbe: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View { Probe(words: "") { configuration } }
}

private struct DatePickerProbe: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View { Probe(words: "") { configuration.label } }
}

private struct TextEditorProbe: TextEditorStyle {
    func makeBody(configuration: Configuration) -> some View {
        Probe(words: "") { TextEditor(text: .constant("words")) }
    }
}

private struct LabelProbe: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.icon
            configuration.title
        }
    }
}

private struct FormProbe: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack { configuration.content }
    }
}

private struct PrimitiveButtonProbe: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        Probe(words: "") { configuration.label }
    }
}

/// Writes what it learns of presses, the pointer and focus before its content.
private struct Probe<Content: View>: View {
    let words: String
    @ViewBuilder let content: Content
    @State private var isPressed = false
    @State private var isHovered = false
    @Environment(\.isFocused) private var isFocused

    var body: some View {
        HStack {
            Text(verbatim: "\(words) \(isPressed) \(isHovered) \(isFocused)")
            content
        }
        .onHover { isHovered = $0 }
        .onLongPressGesture {
        } onPressingChanged: {
            isPressed = $0
        }
    }
}

/// A control under a name, alone and with a probe style.
private struct Subject: CustomTestStringConvertible, Sendable {
    let name: String
    /// What it takes by itself, whatever its style does.
    let takes: StateRequests
    let plain: @MainActor @Sendable () -> AnyView
    let probed: @MainActor @Sendable () -> AnyView
    /// What its probe shows; a control without styles cannot be probed.
    var shows: StateRequests

    init(
        _ name: String, takes: StateRequests, shows: StateRequests,
        _ view: @escaping @MainActor @Sendable () -> some View,
        probed: @escaping @MainActor @Sendable (AnyView) -> some View
    ) {
        self.name = name
        self.takes = takes
        self.shows = shows
        plain = { AnyView(view()) }
        self.probed = { AnyView(probed(AnyView(view()))) }
    }

    var testDescription: String { name }
}

private let page = URL(fileURLWithPath: "/page")

private struct Branch: Identifiable {
    let id: Int
    var children: [Branch]?
}

private let subjects: [Subject] = [
    Subject("Button", takes: [.press, .hover, .focus], shows: [.press, .hover, .focus]) {
        Button("Go") {}
    } probed: {
        $0.buttonStyle(ButtonProbe())
    },
    Subject("Button", takes: [.press, .hover, .focus], shows: [.press, .hover, .focus]) {
        Button("Go") {}
    } probed: {
        $0.buttonStyle(PrimitiveButtonProbe())
    },
    Subject(
        "Toggle", takes: [.on, .off, .mixed, .press, .focus],
        shows: [.on, .mixed, .press, .hover, .focus]
    ) {
        Toggle("Wi-Fi", isOn: .constant(false))
    } probed: {
        $0.toggleStyle(ToggleProbe())
    },
    Subject(
        "Toggle", takes: [.on, .off, .mixed, .press, .focus],
        shows: [.off, .mixed, .press, .hover, .focus]
    ) {
        Toggle("Wi-Fi", isOn: .constant(true))
    } probed: {
        $0.toggleStyle(ToggleProbe())
    },
    Subject(
        "Toggle", takes: [.on, .off, .mixed, .press, .hover, .focus],
        shows: [.press, .hover, .focus]
    ) {
        Toggle("Wi-Fi", isOn: .constant(false)).toggleStyle(.button)
    } probed: {
        $0.buttonStyle(ButtonProbe())
    },
    Subject(
        "TextField", takes: [.empty, .filled, .focus], shows: [.filled, .press, .hover, .focus]
    ) {
        TextField("Name", text: .constant(""))
    } probed: {
        $0.textFieldStyle(TextFieldProbe())
    },
    Subject(
        "TextField", takes: [.empty, .filled, .focus], shows: [.empty, .press, .hover, .focus]
    ) {
        TextField("Name", text: .constant("Ada"))
    } probed: {
        $0.textFieldStyle(TextFieldProbe())
    },
    Subject(
        "SecureField", takes: [.empty, .filled, .focus], shows: [.filled, .press, .hover, .focus]
    ) {
        SecureField("Password", text: .constant(""))
    } probed: {
        $0.textFieldStyle(TextFieldProbe())
    },
    Subject("Label", takes: [], shows: []) {
        Label("Go", systemImage: "star")
    } probed: {
        $0.labelStyle(LabelProbe())
    },
    Subject("Link", takes: [.press, .hover, .focus], shows: [.press, .hover, .focus]) {
        Link("Help", destination: page)
    } probed: {
        $0.buttonStyle(ButtonProbe())
    },
    Subject("ShareLink", takes: [.press, .hover, .focus], shows: [.press, .hover, .focus]) {
        ShareLink(item: page)
    } probed: {
        $0.buttonStyle(ButtonProbe())
    },
    Subject("EditButton", takes: [.press, .hover, .focus], shows: [.press, .hover, .focus]) {
        EditButton()
    } probed: {
        $0.buttonStyle(ButtonProbe())
    },
    Subject("Menu", takes: [.press, .hover, .focus], shows: [.press, .hover, .focus]) {
        Menu("More") { Button("Go") {} }
    } probed: {
        $0.menuStyle(.button).buttonStyle(ButtonProbe())
    },
    Subject("ControlGroup", takes: [.press, .hover, .focus], shows: [.press, .hover, .focus]) {
        ControlGroup { Button("Go") {} }
    } probed: {
        $0.buttonStyle(ButtonProbe())
    },
    Subject("Picker", takes: [.press, .hover, .focus], shows: [.press, .hover, .focus]) {
        Picker("Size", selection: .constant(1)) { Text(verbatim: "one").tag(1) }
    } probed: {
        $0.buttonStyle(ButtonProbe())
    },
    Subject("Picker", takes: [.press, .focus], shows: .press) {
        Picker("Size", selection: .constant(1)) { Text(verbatim: "one").tag(1) }.pickerStyle(.segmented)
    } probed: {
        $0
    },
    Subject("Picker", takes: [.press, .focus], shows: []) {
        Picker("Size", selection: .constant(1)) { Text(verbatim: "one").tag(1) }.pickerStyle(.wheel)
    } probed: {
        $0
    },
    Subject("DatePicker", takes: [.press, .focus], shows: [.press, .hover, .focus]) {
        DatePicker("Start", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)))
    } probed: {
        $0.datePickerStyle(DatePickerProbe())
    },
    Subject("DatePicker", takes: [.press, .focus], shows: .press) {
        DatePicker("Start", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)))
    } probed: {
        $0
    },
    Subject("MultiDatePicker", takes: [.press, .focus], shows: []) {
        MultiDatePicker("Days", selection: .constant([]))
    } probed: {
        $0
    },
    Subject("ColorPicker", takes: [.press, .focus], shows: .press) {
        ColorPicker("Ink", selection: .constant(.red))
    } probed: {
        $0
    },
    Subject("TextEditor", takes: [.empty, .filled, .focus], shows: .filled) {
        TextEditor(text: .constant(""))
    } probed: {
        $0
    },
    // The editor in the style's body is the one that takes the focus.
    Subject("TextEditor", takes: [.empty, .filled, .focus], shows: [.empty, .press, .hover]) {
        TextEditor(text: .constant("words"))
    } probed: {
        $0.textEditorStyle(TextEditorProbe())
    },
    Subject("Slider", takes: [.press, .focus], shows: []) {
        Slider(value: .constant(0.5))
    } probed: {
        $0
    },
    Subject("Stepper", takes: [.press, .focus], shows: [.press]) {
        Stepper("Copies", value: .constant(3), in: 1...9)
    } probed: {
        $0
    },
    Subject("DisclosureGroup", takes: [.expanded, .press, .hover, .focus], shows: [.expanded, .press]) {
        DisclosureGroup("More") { Text(verbatim: "a") }
    } probed: {
        $0
    },
    Subject("OutlineGroup", takes: [.expanded, .press, .hover, .focus], shows: [.expanded, .press]) {
        OutlineGroup([Branch(id: 1, children: [Branch(id: 2)])], children: \.children) {
            Text(verbatim: "\($0.id)")
        }
    } probed: {
        $0
    },
    Subject("GroupBox", takes: [], shows: []) {
        GroupBox("Parts") { Text(verbatim: "a") }
    } probed: {
        $0
    },
    Subject("LabeledContent", takes: [], shows: []) {
        LabeledContent("Name", value: "Ada")
    } probed: {
        $0
    },
    Subject("ProgressView", takes: [], shows: []) {
        ProgressView("Waiting", value: 0.5)
    } probed: {
        $0
    },
    Subject("Gauge", takes: [], shows: []) {
        Gauge(value: 0.5) { Text(verbatim: "a") }
    } probed: {
        $0
    },
    Subject("ContentUnavailableView", takes: [], shows: []) {
        ContentUnavailableView("No Mail", systemImage: "tray")
    } probed: {
        $0
    },
    Subject("List", takes: .expanded, shows: .expanded) {
        List { Section("More", isExpanded: .constant(false)) { Text(verbatim: "a") } }.listStyle(.sidebar)
    } probed: {
        $0
    },
    Subject("Form", takes: [.press, .hover, .focus], shows: [.press, .hover, .focus]) {
        Form { Button("Go") {} }
    } probed: {
        $0.buttonStyle(ButtonProbe()).formStyle(FormProbe())
    },
    Subject("Table", takes: [], shows: []) {
        Table([Branch(id: 1)]) { TableColumn("A") { Text(verbatim: "\($0.id)") } }
    } probed: {
        $0
    },
    Subject("NavigationLink", takes: [.press, .hover, .focus], shows: [.press, .hover, .focus]) {
        NavigationLink("Go") { Text(verbatim: "there") }
    } probed: {
        $0.buttonStyle(ButtonProbe())
    },
    Subject("NavigationStack", takes: [], shows: []) {
        NavigationStack { Text(verbatim: "a") }
    } probed: {
        $0
    },
    Subject("NavigationView", takes: [], shows: []) {
        NavigationView { Text(verbatim: "a") }
    } probed: {
        $0
    },
    Subject("NavigationSplitView", takes: [], shows: []) {
        NavigationSplitView {
            Text(verbatim: "a")
        } detail: {
            Text(verbatim: "b")
        }
    } probed: {
        $0
    },
    // The bar's buttons are part of it; their look is the same while they are pressed.
    Subject("TabView", takes: [], shows: []) {
        TabView { Text(verbatim: "a") }.tabViewStyle(.page)
    } probed: {
        $0
    },
    Subject("TimelineView", takes: [], shows: []) {
        TimelineView(.everyMinute) { Text(verbatim: "\($0.cadence)") }
    } probed: {
        $0
    },
    Subject("AsyncImage", takes: [], shows: []) {
        AsyncImage(url: nil).frame(width: 20, height: 20)
    } probed: {
        $0
    },
    Subject("LabelRepresentation", takes: [], shows: []) {
        LabelRepresentation(UILabel(), font: .body)
    } probed: {
        $0
    },
    Subject("CellRow", takes: .press, shows: .press) {
        CellRow(UITableViewCell()) { Text(verbatim: "a") }
    } probed: {
        $0
    },
]

/// Views of the two modules that are parts of controls.
private let parts: Set = [
    "PhaseAnimator", "PlaceholderContentView", "KeyframeAnimator",
    "HiddenLabel", "PressReader", "TextFieldContent", "OutlineSubgroupChildren", "DefaultDateProgressLabel",
    "DefaultShareLinkLabel", "LabeledControlGroupContent", "DefaultButtonLabel", "TextFieldStyleLabel",
    "FieldContent", "DefaultTabLabel", "TabContentBuilder", "CapturedView", "PresentedContent",
    "PresentationBody",
    "AlertButtons", "TabItemModifier", "Tab", "TabSection", "ToolbarItem", "ToolbarItemGroup",
    "ToolbarTitleMenu",
    "EditableRows", "TableColumn", "RowBackgroundModifier",
    // Parts of rows and presentations: ask for the presentation of these and they are seen (OpenMenuTests).
    "SwipeActionsModifier", "ContextMenu", "ContextMenuModifier",
    // No controls: a window, and room for glass.
    "WindowGroup", "GlassEffectContainer",
]

/// Every state of every control changes its tile or warns.
@MainActor struct ProbeTests {
    @Test(arguments: subjects, StateRequests.each)
    private func `A state changes the tile of a probe style, or warns`(
        subject: Subject, request: StateRequests
    ) {
        let normal = layOut(subject.probed(), 320)
        let tile = layOut(subject.probed(), 320, asking: request)
        let isShown = tile.list != normal.list
        if subject.shows.contains(request) {
            #expect(isShown)
            #expect(tile.warnings == [])
        } else if subject.takes.contains(request) {
            // What it is in already: off, or empty.
            #expect(tile.claimed == request)
        } else {
            #expect(!isShown)
            #expect(tile.warnings.count == normal.warnings.count + 1)
        }
    }

    @Test(arguments: subjects, StateRequests.each)
    private func `A control takes what it is in this table for, and warns of the rest`(
        subject: Subject, request: StateRequests
    ) {
        let tile = layOut(subject.plain(), 320, asking: request)
        #expect(tile.claimed == request.intersection(subject.takes))
        #expect(tile.warnings.isEmpty == subject.takes.contains(request))
    }

    @Test func `Every control is in the table`() throws {
        let sources = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")
        var found: Set<String> = []
        for folder in ["Controls", "UIKit"] {
            let files = try #require(
                FileManager.default.enumerator(
                    at: sources.appending(path: folder), includingPropertiesForKeys: nil))
            for case let file as URL in files where file.pathExtension == "swift" {
                found.formUnion(controls(in: try String(contentsOf: file, encoding: .utf8)))
            }
        }
        #expect(found.contains("Button"), "the scan finds controls")
        #expect(found.subtracting(parts).subtracting(subjects.map(\.name)) == [])
    }

    /// Public views, and views that take requests.
    private func controls(in source: String) -> Set<String> {
        var found: Set<String> = []
        let views = source.matches(of: /\n(?:public struct|extension) (\w+)[^\n{]*: View\b/)
        found.formUnion(views.map { String($0.1) })
        var type = ""
        for line in source.split(separator: "\n") {
            if let match = line.firstMatch(of: /^(?:public )?(?:struct|extension) (\w+)/) {
                type = String(match.1)
            }
            if line.contains("unfolding.claim(") { found.insert(type) }
        }
        return found
    }
}
