import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

@MainActor struct RedactionTests {
    private let star = Image(systemName: "star")

    @Test func `A placeholder keeps the room of a text and of an image`() {
        for view in [
            AnyView(Text("abc")), AnyView(star), AnyView(star.resizable().frame(width: 30, height: 40)),
        ] {
            let (plain, hidden) = (layOut(view), layOut(view.redacted(reason: .placeholder)))
            #expect(hidden.frame == plain.frame)
            #expect(hidden.list != plain.list)
        }
    }

    @Test func `An image's placeholder is a box in a sixth of the foreground`() {
        let list = layOut(
            star.resizable().frame(width: 30, height: 40).foregroundStyle(.black).redacted(
                reason: .placeholder)
        ).list
        #expect(list.items.count == 1)
        let text = "\(list)"
        #expect(text.contains("#00000029") || text.contains("0.16"), "\(text)")
    }

    @Test func `Shapes are drawn as they are`() {
        #expect(layOut(Circle().redacted(reason: .placeholder)).list == layOut(Circle()).list)
    }

    @Test func `What is unredacted is drawn as it is`() {
        #expect(layOut(Text("a").unredacted().redacted(reason: .placeholder)).list == layOut(Text("a")).list)
    }

    @Test func `Privacy hides what is private alone`() {
        let plain = layOut(Text("a")).list
        #expect(layOut(Text("a").redacted(reason: .privacy)).list == plain)
        #expect(layOut(Text("a").privacySensitive()).list == plain)
        let hidden = layOut(Text("a").redacted(reason: .placeholder)).list
        #expect(layOut(Text("a").privacySensitive().redacted(reason: .privacy)).list == hidden)
        #expect(layOut(Group { Text("a").redacted(reason: .privacy) }.privacySensitive()).list == hidden)
    }

    @Test func `Reasons are read where they stand`() {
        struct Reader: View {
            @Environment(\.redactionReasons) var reasons
            var body: some View { Text(reasons == [.placeholder, .privacy] ? "both" : "not") }
        }
        let view = Reader().redacted(reason: .privacy).redacted(reason: .placeholder)
        #expect(layOut(view).list == layOut(Text("both").redacted(reason: .placeholder)).list)
    }
}

@MainActor struct SymbolVariantTests {
    private func name(_ variant: SymbolVariants, of name: String) -> String? {
        layOut(Image(systemName: name).symbolVariant(variant)).trace.roots.first?.properties
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
        // "Symbols within the view" are also those among words (SwiftUI, `symbolVariant(_:)`).
        let among = Text(Image(systemName: "star"))
        #expect(layOut(among.symbolVariant(.fill)).list == layOut(Text(Image(systemName: "star.fill"))).list)
        #expect(layOut(among.symbolVariant(.fill)).list != layOut(among).list)
        let both = layOut(Image(systemName: "star").symbolVariant(.fill).symbolVariant(.circle))
        #expect(both.list == layOut(Image(systemName: "star").symbolVariant(.circle.fill)).list)
    }
}
