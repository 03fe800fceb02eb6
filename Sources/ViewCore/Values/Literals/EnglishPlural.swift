/// The plural of English nouns: regular endings, and a table of what has others.
enum EnglishPlural {
    /// The plural of a noun in the singular, in the case of its letters; what is a plural already stays.
    static func of(_ noun: String) -> String {
        let lower = noun.lowercased()
        guard !isPlural(lower) else { return noun }
        let plural = irregular(lower) ?? regular(lower)
        return cased(plural, as: noun)
    }

    /// Nouns whose plural no ending tells.
    private static let irregular = [
        "child": "children", "person": "people", "man": "men", "woman": "women", "foot": "feet",
        "tooth": "teeth",
        "goose": "geese", "mouse": "mice", "louse": "lice", "ox": "oxen", "die": "dice", "quiz": "quizzes",
        "leaf": "leaves", "loaf": "loaves", "half": "halves", "calf": "calves", "wolf": "wolves",
        "shelf": "shelves", "self": "selves", "elf": "elves", "thief": "thieves", "knife": "knives",
        "wife": "wives", "life": "lives", "potato": "potatoes", "tomato": "tomatoes", "hero": "heroes",
        "echo": "echoes", "veto": "vetoes", "criterion": "criteria", "phenomenon": "phenomena",
        "bacterium": "bacteria", "vertex": "vertices", "matrix": "matrices", "stomach": "stomachs",
        "epoch": "epochs", "monarch": "monarchs",
    ]
    private static let unchanging: Set<String> = [
        "sheep", "fish", "deer", "moose", "series", "species", "aircraft", "spacecraft", "offspring",
        "headquarters",
        "means", "salmon", "trout", "shrimp",
    ]
    /// Nouns in the singular that end as plurals do.
    private static let singular: Set<String> = [
        "lens", "gas", "canvas", "atlas", "alias", "bias", "iris", "pelvis",
    ]
    private static let compounds = [
        "man", "woman", "person", "child", "foot", "tooth", "mouse", "shelf", "knife", "wife",
    ]
    /// What ends in "man" and is no compound of it.
    private static let people: Set<String> = ["human", "german", "roman", "shaman", "talisman", "ottoman"]

    private static func irregular(_ noun: String) -> String? {
        if unchanging.contains(noun) { return noun }
        if let plural = irregular[noun] { return plural }
        guard !people.contains(noun),
            let part = compounds.first(where: { noun.hasSuffix($0) && noun.count > $0.count + 1 }),
            let plural = irregular[part]
        else { return nil }
        return noun.dropLast(part.count) + plural
    }

    private static func regular(_ noun: String) -> String {
        if noun.hasSuffix("sis") || noun.hasSuffix("xis") { return noun.dropLast(2) + "es" }
        if ["s", "x", "z", "ch", "sh"].contains(where: noun.hasSuffix) { return noun + "es" }
        guard noun.hasSuffix("y"), let before = noun.dropLast().last, !"aeio".contains(before),
            before != "u" || noun.hasSuffix("quy")
        else { return noun + "s" }
        return noun.dropLast() + "ies"
    }

    /// Whether a noun in small letters is one already.
    static func isPlural(_ noun: String) -> Bool {
        if irregular.values.contains(noun) { return true }
        guard noun.hasSuffix("s"), !unchanging.contains(noun) else { return false }
        if singular.contains(noun) || ["ss", "us", "sis", "xis"].contains(where: noun.hasSuffix) {
            return false
        }
        return true
    }

    /// "Box" gives "Boxes" and "BOX" "BOXES"; what short capitals stand for, as in "PDF", gets a small letter.
    private static func cased(_ plural: String, as noun: String) -> String {
        let capitals = noun.count { $0.isUppercase }
        if capitals == 0 { return plural }
        if capitals == noun.count, noun.count > 1 {
            return noun.count > 3 || plural != noun.lowercased() + "s" ? plural.uppercased() : noun + "s"
        }
        // Where the beginning stays, its letters do.
        let shared = zip(noun.lowercased(), plural).prefix { $0 == $1 }.count
        if shared == noun.count || capitals > 1 {
            return String(noun.prefix(shared) + plural.dropFirst(shared))
        }
        return String(noun.prefix(1) + plural.dropFirst())
    }
}
