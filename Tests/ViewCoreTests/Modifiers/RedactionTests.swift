import Drawing
import Foundation
import Testing
import ViewCore

@MainActor private func drawn(_ view: some View) -> LaidOut {
    ViewGraph(engine: FixedTextEngine()).layOut(view, in: EnvironmentValues())
}

@MainActor struct RedactionTests {
    private let star = Image(systemName: "star")

    @Test func `A placeholder keeps the room of a text and of an image`() {
        for view in [
            AnyView(Text("abc")), AnyView(star), AnyView(star.resizable().frame(width: 30, height: 40)),
        ] {
            let (plain, hidden) = (drawn(view), drawn(view.redacted(reason: .placeholder)))
            #expect(hidden.frame == plain.frame)
            #expect(hidden.list != plain.list)
        }
    }

    @Test func `An image's placeholder is a box in a sixth of the foreground`() {
        let list = drawn(
            star.resizable().frame(width: 30, height: 40).foregroundStyle(.black).redacted(
                reason: .placeholder)
        ).list
        #expect(list.items.count == 1)
        let text = "\(list)"
        #expect(text.contains("#00000029") || text.contains("0.16"), "\(text)")
    }

    @Test func `Shapes are drawn as they are`() {
        #expect(drawn(Circle().redacted(reason: .placeholder)).list == drawn(Circle()).list)
    }

    @Test func `What is unredacted is drawn as it is`() {
        #expect(drawn(Text("a").unredacted().redacted(reason: .placeholder)).list == drawn(Text("a")).list)
    }

    @Test func `Privacy hides what is private alone`() {
        let plain = drawn(Text("a")).list
        #expect(drawn(Text("a").redacted(reason: .privacy)).list == plain)
        #expect(drawn(Text("a").privacySensitive()).list == plain)
        let hidden = drawn(Text("a").redacted(reason: .placeholder)).list
        #expect(drawn(Text("a").privacySensitive().redacted(reason: .privacy)).list == hidden)
        #expect(drawn(Group { Text("a").redacted(reason: .privacy) }.privacySensitive()).list == hidden)
    }

    @Test func `Reasons are read where they stand`() {
        struct Reader: View {
            @Environment(\.redactionReasons) var reasons
            var body: some View { Text(reasons == [.placeholder, .privacy] ? "both" : "not") }
        }
        let view = Reader().redacted(reason: .privacy).redacted(reason: .placeholder)
        #expect(drawn(view).list == drawn(Text("both").redacted(reason: .placeholder)).list)
    }
}

@MainActor struct SymbolVariantTests {
    private func name(_ variant: SymbolVariants, of name: String) -> String? {
        drawn(Image(systemName: name).symbolVariant(variant)).trace.roots.first?.properties
            .first { $0.name == "systemName" }.flatMap {
                if case .text(let text) = $0.value { text } else { nil }
            }
    }

    @Test(arguments: [
        (SymbolVariants.none, "heart", "heart"), (.fill, "heart", "heart.fill"),
        (.fill, "heart.fill", "heart.fill"),
        (.circle, "star", "star.circle"), (.circle.fill, "star", "star.circle.fill"),
        (.slash.fill, "mic", "mic.slash.fill"), (.circle, "star.fill", "star.circle.fill"),
    ])
    func `A variant is put to the name where it belongs`(variant: SymbolVariants, plain: String, full: String)
    {
        #expect(name(variant, of: plain) == full)
    }

    @Test func `Variants around and inside are joined`() {
        let both = drawn(Image(systemName: "star").symbolVariant(.fill).symbolVariant(.circle))
        #expect(both.list == drawn(Image(systemName: "star").symbolVariant(.circle.fill)).list)
    }
}
