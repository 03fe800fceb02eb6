import Testing

/// Of a declaration that does not compile no more is lost than has to be.
struct LeftOutTests {
    private func list(_ text: String) throws -> Answer {
        let trial = try Trial()
        try trial.write("Parts.swift", "import SwiftUI\n" + text + "\n")
        return try trial.run("list Parts.swift", code: 3)
    }

    @Test func `A function that gives nothing keeps its type when its body does not compile`() throws {
        try list(
            """
            struct Row: View {
                var body: some View { Text("a").onAppear(perform: track) }
                func track() {
                    nobodyKnows.this()
                    nobodyKnows.that()
                }
            }
            """
        ).says(
            "Parts.swift:5:", "Parts/View/Row  Row",
            "left out, because it does not compile: the body of track")
    }

    @Test func `A number and an optional stand in for a property that does not compile`() throws {
        try list(
            """
            extension View {
                var corner: CGFloat {
                    nobodyKnows.corner
                }
                func named() -> String? { nobodyKnows.name }
                func cut() -> some View { clipShape(RoundedRectangle(cornerRadius: corner)) }
            }
            """
        ).says("Parts/View/cut", "the body of corner", "the body of named")
    }

    @Test func `What somebody's touch would do is left out, and the view is not`() throws {
        try list(
            """
            struct Pay: View {
                @State private var count = 0
                var body: some View {
                    Button {
                        nobodyKnows.pay()
                    } label: {
                        Text("Pay")
                    }
                    .onChange(of: count) {
                        nobodyKnows.changed($0, $1)
                    }
                }
            }
            """
        ).says("Parts/View/Pay", "the body of Button", "the body of onChange")
    }

    @Test func `What needs a value that cannot be made up ends with its name, and the rest is drawn`() throws
    {
        let trial = try Trial()
        try trial.write(
            "Icon.swift",
            """
            import SwiftUI
            struct Icon {
                var name = "star"
                var picture: URL { nobodyKnows.picture }
            }
            struct Named: View { var body: some View { Text(Icon().name) } }
            struct Drawn: View { var body: some View { Text(Icon().picture.path) } }

            """)
        try trial.run("sheet Icon.swift -o out", code: 3)
            .says("the body of picture", "1 sheet", "the body of picture does not compile")
    }

    @Test func `A view whose own body does not compile is not shown`() throws {
        try list(
            """
            struct Gone: View { var body: some View { Text("a").nobodyKnows() } }
            struct Here: View { var body: some View { Text("b") } }
            """
        ).says("Parts/View/Gone  not shown", "Parts/View/Here  Here")
    }

    @Test func `What nobody may use is not looked for`() throws {
        let trial = try Trial()
        try trial.write(
            "Old.swift",
            """
            import SwiftUI
            @available(*, unavailable, renamed: "New") struct Old: View { var body: some View { Text("o") } }
            struct New: View { var body: some View { Text("n") } }
            extension View {
                @available(*, unavailable) func dim() -> some View { opacity(0.5) }
            }

            """)
        try trial.run("list Old.swift").says("Old/View/New").silent("View/Old", "View/dim")
    }

    @Test func `A view is given the objects that it takes from the environment`() throws {
        let trial = try Trial()
        try trial.write(
            "Cart.swift",
            """
            import SwiftUI
            final class Cart: ObservableObject { @Published var count = 2 }
            struct Badge: View {
                @EnvironmentObject var cart: Cart
                var body: some View { Text("\\(cart.count)") }
            }
            struct Bar: View { var body: some View { HStack { Badge() } } }

            """)
        try trial.run("sheet Cart.swift -o out").silent("in the environment")
    }

    @Test func `Each target of a package has its own Bundle.module, in all of its files`() throws {
        let trial = try Trial()
        try trial.write(
            "p/Package.swift",
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "P", targets: [.target(name: "Base"), .target(name: "Look", dependencies: ["Base"])])

            """)
        let view =
            "public struct NAME: View { public init() {}; "
            + "public var body: some View { Text(Bundle.module.bundlePath.isEmpty ? \"a\" : \"b\") } }\n"
        try trial.write(
            "p/Sources/Base/B.swift", "import SwiftUI\n" + view.replacing("NAME", with: "BaseRow"))
        try trial.write(
            "p/Sources/Look/L.swift",
            "import Base\nimport SwiftUI\n" + view.replacing("NAME", with: "Row")
                + "struct Titled: View { var bundle: Bundle? = nil\n  var body: some View { Text(\"t\") } }\n"
                + "#Preview { Titled(bundle: .module) }\n")
        try trial.run("list p").says("Base/View/BaseRow", "Look/View/Row", "Look/Preview/preview")
    }
}
