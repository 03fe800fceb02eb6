public import Differences
import Drawing
import Streams

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
