import Drawing

/// What tiles that changed alike share: the likeliest cause, or else the kind of difference.
///
/// Sizes and coordinates differ from tile to tile of one change, and colours from scheme to scheme.
package struct Cause: Hashable, Codable, Sendable {
    /// The cause with its colours.
    let exact: String
    /// The same with every colour left open.
    let colorless: String

    /// - Parameter status: what the judgement is called, in one word.
    package init(of judgement: Judgement, called status: String) {
        let text =
            switch judgement {
            case .different(let difference):
                difference.changes.first?.cause ?? withoutNumbers(difference.classification)
            case .stackDiffers(let stack, _): environmentDiffers(stack)
            case .undrawable(let reason): reason
            // Each unreadable golden says where its file lies.
            case .unreadable, .missing, .passed: ""
            }
        exact = "\(status)|\(text)"
        colorless = colors(of: exact) { _ in "#" }
    }

    /// Of what is spoken, by what is said of it first.
    package init(spoken text: String, called status: String) {
        (exact, colorless) = ("\(status)|spoken|\(text)", "\(status)|spoken|\(text)")
    }
}

/// Groups for tiles that changed alike, by the tile's id.
///
/// Two recolourings are one change where the same tile has one in light and the other in dark.
package func groups(of causes: [String: Cause]) -> [String: String] {
    var leader: [String: String] = [:]
    func first(_ exact: String) -> String {
        var exact = exact
        while let next = leader[exact] { exact = next }
        return exact
    }
    var seen: [String: String] = [:]
    for (id, cause) in causes.sorted(by: { $0.key < $1.key }) {
        let place = "\(schemeless(id))|\(cause.colorless)"
        let own = first(cause.exact)
        guard let other = seen[place].map(first) else {
            seen[place] = own
            continue
        }
        if own != other { leader[own] = other }
    }
    return causes.mapValues { first($0.exact) }
}

/// `a/b/pressed-large-dark@2x` without its scheme.
private func schemeless(_ id: String) -> String {
    id.replacing("-dark", with: "").replacing("-light", with: "")
}

/// The text without its numbers; colours stay.
private func withoutNumbers(_ text: String) -> String {
    var kept: [String] = []
    let masked = colors(of: text) {
        kept.append($0)
        return "#"
    }
    var result = ""
    var color = kept.makeIterator()
    for character in masked where !character.isNumber && character != "-" {
        result += character == "#" ? color.next() ?? "#" : String(character)
    }
    return result
}
