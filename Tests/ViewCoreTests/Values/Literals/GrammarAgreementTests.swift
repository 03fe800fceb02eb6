import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// Automatic grammar agreement of literals: English, by the number before a noun.
@MainActor struct GrammarAgreementTests {
    private func shown(_ key: LocalizedStringKey) -> String { lines(Text(key)).joined(separator: "|") }
    private func warnings(_ key: LocalizedStringKey) -> [String] { layOut(Text(key)).warnings }

    @Test func `A noun is in the plural behind other numbers than one`() {
        #expect(shown("^[1 apple](inflect: true)") == "1 apple")
        #expect(shown("^[3 apple](inflect: true)") == "3 apples")
        for (count, words) in [(0, "0"), (2, "2"), (21, "21"), (1000, "1,000")] {
            #expect(shown("You have ^[\(count) item](inflect: true).") == "You have \(words) items.")
        }
        #expect(shown("^[\(1) item](inflect: true)") == "1 item")
        #expect(shown("^[1,000 mile](inflect: true)") == "1,000 miles")
        #expect(shown("^[1.5 mile](inflect: true), ^[1.0 mile](inflect: true)") == "1.5 miles, 1.0 miles")
        #expect(warnings("^[3 apple](inflect: true)") == [])
    }

    /// Regular endings and usual exceptions, as English dictionaries have them.
    @Test(arguments: [
        ("box", "boxes"), ("day", "days"), ("entry", "entries"), ("match", "matches"), ("dish", "dishes"),
        ("class", "classes"), ("bus", "buses"), ("photo", "photos"), ("child", "children"),
        ("person", "people"),
        ("woman", "women"), ("fireman", "firemen"), ("human", "humans"), ("leaf", "leaves"),
        ("sheep", "sheep"),
        ("series", "series"), ("analysis", "analyses"), ("quiz", "quizzes"), ("tomato", "tomatoes"),
        ("lens", "lenses"),
        ("key", "keys"), ("soliloquy", "soliloquies"), ("Entry", "Entries"), ("Child", "Children"),
        ("ENTRY", "ENTRIES"),
        ("PDF", "PDFs"), ("iPhone", "iPhones"), ("café", "cafés"), ("apples", "apples"), ("people", "people"),
        ("e-mail", "e-mails"), ("grandchild", "grandchildren"),
    ])
    func `Endings follow English`(singular: String, plural: String) {
        #expect(shown("^[2 \(singular)](inflect: true)") == "2 \(plural)")
        #expect(shown("^[1 \(singular)](inflect: true)") == "1 \(singular)")
    }

    @Test func `The noun is the last word of its phrase`() {
        #expect(shown("^[3 large box of tea](inflect: true)") == "3 large boxes of tea")
        #expect(shown("^[2 minute ago](inflect: true)") == "2 minutes ago")
        #expect(shown("^[2 cat and 1 dog](inflect: true)") == "2 cats and 1 dog")
        #expect(shown("^[(2 reply)](inflect: true)") == "(2 replies)")
        #expect(shown("You have ^[2 reply](inflect: true)!") == "You have 2 replies!")
    }

    @Test func `Marks inside hold`() {
        let runs = layOut(Text("^[**3** apple](inflect: true)")).list.items.compactMap { item in
            if case .glyphs(let run) = item { "\(run.text) \(run.face.weight > 400)" } else { nil }
        }
        #expect(runs == ["3 true", " apples false"])
        #expect(shown("**^[3 apple](inflect: true)** x") == "3 apples x")
    }

    @Test func `What does not agree is shown as it is, and named`() {
        #expect(shown("^[apple](inflect: true)") == "apple")
        #expect(
            warnings("^[apple](inflect: true)")
                == ["^[apple](inflect: true) is shown as it is written; there is no number to agree with"])
        #expect(shown("^[3 item is new](inflect: true)") == "3 item is new")
        #expect(
            warnings("^[3 item is new](inflect: true)")
                == [
                    "^[3 item is new](inflect: true) is shown as it is written; \"is\" would have to agree, too"
                ])
        #expect(
            warnings("^[3 りんご](inflect: true)")
                == ["^[3 りんご](inflect: true) is shown as it is written; \"りんご\" is no English noun"])
        #expect(
            warnings("^[3](inflect: true)")
                == ["^[3](inflect: true) is shown as it is written; no noun follows 3"])
        #expect(
            warnings("^[1 boxes](inflect: true)") == [
                "^[1 boxes](inflect: true) is shown as it is written; \"boxes\" is a plural, and no singular is made of one"
            ])
        #expect(warnings("^[1 lens](inflect: true)") == [] && warnings("^[1 Box](inflect: true)") == [])
        #expect(shown("^[3 **bo**x](inflect: true)") == "3 boxes")
        #expect(
            warnings("^[3 **per**son](inflect: true)")
                == ["^[3 person](inflect: true) is shown as it is written; its noun has several looks"])
    }

    @Test func `Other attributes leave the words`() {
        #expect(
            shown("^[3 apple](inflect: false)") == "3 apple" && warnings("^[3 apple](inflect: false)") == [])
        #expect(shown("a ^[b](rainbow: 'extreme') c") == "a b c")
        #expect(
            warnings("^[b](rainbow: 'extreme')")
                == [
                    "^[b](rainbow: 'extreme') is shown as it is written; no attribute \"rainbow\" has an effect here"
                ])
        #expect(shown("^[3 apple](inflect: true, morphology: { number: \"plural\" })") == "3 apples")
        #expect(shown("x^[2]") == "x^[2]" && shown("2^3") == "2^3" && shown("^[a") == "^[a")
    }
}
