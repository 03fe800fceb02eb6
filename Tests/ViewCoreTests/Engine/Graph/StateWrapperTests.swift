import Drawing
import Foundation
import LayoutSupport
import Observation
import Testing
import ViewCore

@Observable private final class Model {
    var width: CGFloat = 10
    var other = 0
}

@MainActor struct StateWrapperTests {
    @Test func `An initializer may assign a state that has no value yet`() {
        struct Content: View {
            @State var width: CGFloat
            @State private var height: CGFloat
            init(width: CGFloat) {
                self.width = width
                _height = State(initialValue: width / 2)
            }
            var body: some View { box("a", width, height).onAppear { width += 10 } }
        }
        #expect(frames(Content(width: 20)) == "30x10 a(0, 0, 30, 10)")
    }

    @Test func `An observable object in a state draws the view again`() {
        struct Content: View {
            @State private var model = Model()
            var body: some View { box("a", model.width, 10).onAppear { model.width = 35 } }
        }
        #expect(frames(Content()) == "35x10 a(0, 0, 35, 10)")
    }

    @Test func `An observable object in the environment draws the view again`() {
        struct Content: View {
            @ViewCore.Environment(Model.self) private var model
            var body: some View { box("a", model.width, 10).onAppear { model.width = 45 } }
        }
        #expect(frames(Content().environment(Model())) == "45x10 a(0, 0, 45, 10)")
    }

    @Test func `A property that nothing reads causes no further pass`() {
        struct Content: View {
            @State private var model = Model()
            let notes: Notes
            var body: some View {
                let _ = notes.all.append("body")
                box("a", model.width, 10).onAppear { model.other = 1 }
            }
        }
        let notes = Notes()
        _ = Laid(Content(notes: notes))
        #expect(notes.all.count == 1)
    }

    @Test func `A bindable gives bindings to an observable object`() {
        struct Child: View {
            @Binding var width: CGFloat
            var body: some View { box("a", width, 10).onAppear { width = 55 } }
        }
        struct Content: View {
            @Bindable var model: Model
            var body: some View { Child(width: $model.width) }
        }
        #expect(frames(Content(model: Model())) == "55x10 a(0, 0, 55, 10)")
    }

    @Test func `A focus state set on appearing marks its view as focused`() {
        struct Inner: View {
            @ViewCore.Environment(\.isFocused) private var isFocused
            var body: some View { box("a", isFocused ? 20 : 10, 10) }
        }
        struct Content: View {
            enum Field { case name, mail }
            @FocusState private var field: Field?
            var body: some View {
                HStack(spacing: 0) {
                    Inner().focused($field, equals: .name)
                    Inner().focused($field, equals: .mail)
                }.onAppear { field = .mail }
            }
        }
        let laid = Laid(Content())
        #expect(laid.root.frame.width == 30)
    }

    @Test func `A focus state of Bool starts as false`() {
        struct Content: View {
            @FocusState private var isFocused: Bool
            var body: some View { box("a", isFocused ? 20 : 10, 10).focused($isFocused) }
        }
        #expect(frames(Content()) == "10x10 a(0, 0, 10, 10)")
    }

    @Test func `A scaled metric follows the text size`() {
        struct Content: View {
            @ScaledMetric private var width: CGFloat = 34
            @ScaledMetric(relativeTo: .largeTitle) private var height: CGFloat = 34
            var body: some View { box("a", width, height) }
        }
        #expect(frames(Content()) == "34x34 a(0, 0, 34, 34)")
        var environment = EnvironmentValues()
        environment.dynamicTypeSize = .accessibility5
        // 34 · 62 / 22 and 34 · 70 / 41, to a half: line heights of the Human Interface Guidelines.
        #expect(frames(Content(), in: environment) == "96x58 a(0, 0, 96, 58)")
    }

    @Test func `A scaled metric is what a device of three pixels a point measures`() {
        struct Content: View {
            @ScaledMetric(relativeTo: .body) private var side: CGFloat = 17
            var body: some View { box("a", side, 17) }
        }
        var environment = EnvironmentValues()
        environment.displayScale = 3
        // jaredsinclair.com, "Scaled Metric Surprises on iOS & iPadOS": 16.333 at .medium.
        environment.dynamicTypeSize = .medium
        #expect(abs(Laid(Content(), in: environment).root.frame.width - 16.333) < 0.001)
        environment.dynamicTypeSize = .large
        #expect(Laid(Content(), in: environment).root.frame.width == 17)
    }

    @Test func `A custom font grows by the ratio of its style's line heights, to a whole point`() {
        func size(_ size: CGFloat, _ style: Font.TextStyle, _ type: DynamicTypeSize) -> CGFloat {
            var environment = EnvironmentValues()
            environment.dynamicTypeSize = type
            return Font.custom("Inter", size: size, relativeTo: style)
                .resolved(in: environment, traits: environment.textTraits).size
        }
        // 17 · 62 / 22 = 47.9, where the ratio of sizes says 53.
        #expect(size(17, .body, .accessibility5) == 48)
        #expect(size(17, .body, .medium) == 16 && size(17.4, .body, .large) == 17.4)
        // Measured factors that differ from the guidelines' line heights: 2.3183 and 2.2307.
        #expect(size(100, .headline, .accessibility4) == 232 && size(100, .caption2, .accessibility2) == 223)
    }

    @Test func `A namespace is the same in each pass and another elsewhere`() {
        struct Content: View {
            @Namespace private var space
            let notes: Notes
            @State private var count = 0
            var body: some View {
                let _ = notes.all.append("\(space)")
                Text("a").matchedGeometryEffect(id: 1, in: space).onAppear { count = 1 }
            }
        }
        let (first, second) = (Notes(), Notes())
        _ = Laid(
            HStack {
                Content(notes: first); Content(notes: second)
            })
        #expect(first.all.count == 1 || first.all[0] == first.all[1])
        #expect(first.all[0] != second.all[0])
    }

    @Test func `App storage is shared by key within a tile and starts from its default`() {
        struct Content: View {
            @AppStorage("width") private var width = 10.0
            var body: some View { box("a", width, 10).onAppear { width = 20 } }
        }
        struct Other: View {
            @AppStorage("width") private var width = 10.0
            var body: some View { box("b", width, 10) }
        }
        let view = VStack(alignment: .leading, spacing: 0) {
            Content(); Other()
        }
        #expect(frames(view) == "20x20 a(0, 0, 20, 10) b(0, 10, 20, 10)")
        #expect(frames(Other()) == "10x10 b(0, 0, 10, 10)")
    }

    @Test func `Scene storage without a value is nil`() {
        struct Content: View {
            @SceneStorage("tab") private var tab: String?
            var body: some View { box("a", tab == nil ? 10 : 20, 10) }
        }
        #expect(frames(Content()) == "10x10 a(0, 0, 10, 10)")
    }
}
