import Catalog
import Drawing

extension Rule {
    static let missingImage = Rule(
        id: .missingImage, demand: "Each image that is named is there.",
        source: "no picture shows what is missing",
        severity: .error,
        check: .tile { facts in
            facts.views.all.indices.compactMap { index in
                guard let name = facts.views.all[index].node.text("missing"),
                    // No system has a symbol without a name.
                    name.isEmpty || !facts.lacksSymbol(name), !facts.arguments.say(name)
                else { return nil }
                return Finding(
                    .missingImage, .error, at: facts.views.site(of: index), measured: "no image “\(name)”",
                    demanded: "the image", advice: "Add it to the asset catalogue, or mend its name.",
                    cause: name)
            }
        })
}
