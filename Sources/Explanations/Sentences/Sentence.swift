public import Differences
import Drawing
import Streams

/// What a fact is told in: behind the name of the view or modifier what tells it from others, and then what became of it.
struct Sentence {
    /// With the space before it.
    var view = ""
    var predicate: String
    /// What the view stands in, where that is told of one whose writer is named, too.
    var giver: String??
    var isHandedOn = false
}

/// What sentences are made with.
struct Telling {
    let naming: Naming
    let names: ColorNames

    /// ` of Circle`: the view that a modifier is laid on.
    var ofView: String { naming.view.map { " of \($0)" } ?? "" }

    /// What tells the view from others of its kind, ` “Save”`.
    var marked: String {
        naming.marks.isEmpty ? "" : " " + naming.marks.map(names.naming).joined(separator: ", ")
    }

    /// The words that a view is known by, or else its marks; it is known by its identifier where it has one.
    func known(by words: String?, _ site: Site) -> String {
        if let words, site.identifier == nil { return " “\(words)”" }
        return marked
    }

    func spelledOut(_ details: [TraceNode.Property]) -> String {
        details.map { $0.text(named: $0.name + ": ", names) }.joined(separator: ", ")
    }

    /// ` (Text “A”, Image “b”)`
    func listed(_ views: [String]) -> String {
        views.isEmpty ? "" : " (\(views.map(names.naming).joined(separator: ", ")))"
    }
}

extension Explanation: CustomStringConvertible {
    /// `PrimaryButtonStyle › .padding(.horizontal) 16 → 20`, with `×3` where it occurs three times.
    public var description: String { text(names: .none) }

    /// The same with its colours named.
    public func text(names: ColorNames) -> String {
        let site = fact.site
        let sentence = fact.sentence(Telling(naming: naming, names: names))
        // A view stands in what wrote it, not in itself.
        let (writer, style) = (site.standing == .author ? Array(site.owner.dropLast()) : site.owner).authors
        let shown =
            naming.instances.isEmpty ? "" : " " + naming.instances.map(names.naming).joined(separator: ", ")
        var subject = (writer.map { $0 + shown + " › " } ?? "") + site.name + sentence.view
        if let identifier = site.identifier { subject += " “\(identifier)”" }
        let around = sentence.giver ?? site.place
        if let place = style ?? (writer == nil || sentence.isHandedOn ? around : nil), place != writer {
            subject += " in \(place)"
        }
        let repeats = count > 1 ? " ×\(count)" : ""
        return harmless("\(subject) \(sentence.predicate)\(repeats)")
    }

    /// What was changed and how, without what one tile alone knows: frames, counts, identifiers.
    package var cause: String {
        let subject = (fact.site.owner.author ?? fact.site.place ?? "") + " › " + fact.site.name
        switch fact {
        case .frameChanged: return subject + " frame"
        case .valueChanged(let change) where change.site.name == "tile": return subject + " " + change.name
        default:
            return subject + " "
                + fact.withoutDetails.sentence(Telling(naming: naming, names: .none)).predicate
        }
    }
}

extension Fact {
    /// One case, one file.
    func sentence(_ telling: Telling) -> Sentence {
        switch self {
        case .valueChanged(let change), .partChanged(let change), .authorChanged(let change):
            change.sentence(telling)
        case .inserted(let view): view.sentenceOfInserted(telling)
        case .removed(let view): view.sentenceOfRemoved(telling)
        case .replaced(let replacement): replacement.sentence(telling)
        case .restyled(let restyling): restyling.sentence(telling)
        case .moved(let move): move.sentence(telling)
        case .reordered(let reordering): reordering.sentence(telling)
        case .frameChanged(let change): change.sentence(telling)
        case .drawnDifferently(let underOneStack): sentenceOfDrawing(underOneStack: underOneStack)
        }
    }

    fileprivate var withoutDetails: Fact {
        guard case .replaced(var replacement) = self else { return self }
        replacement.details = []
        return .replaced(replacement)
    }
}
