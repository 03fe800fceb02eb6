import Differences
import Drawing

extension TraceNode.Property {
    /// The value with its name, where that does not go without saying.
    func text(named name: String, _ names: ColorNames) -> String {
        (traits.contains(.unspoken) ? "" : name) + names.naming(value.description)
    }
}

extension TraceNode {
    var isModifier: Bool { name.hasPrefix(".") }

    /// What is told of a node that came: the values that a modifier is written with, of a view what tells it from others.
    ///
    /// What has nothing of that kind and nothing inside, such as a shape, is told with its values.
    var details: [Property] {
        let own = ownValues
        if isModifier { return Array(own.prefix(4)) }
        if properties.contains(where: { $0.name == "paint" }) {
            return own.filter { ["shape", "paint"].contains($0.name) }
        }
        let identifying = own.filter { $0.traits.contains(.identifying) }
        return identifying.isEmpty && paint != nil ? Array(own.prefix(4)) : Array(identifying.prefix(4))
    }

    /// What it was written with, but for what goes without saying.
    private var ownValues: [Property] {
        properties.filter {
            $0.traits.isDisjoint(with: [.handedOn, .following]) && $0.value != $0.usual
                && !Property.untold.contains($0.name) && $0.value != .text("") && $0.name != "cornerStyle"
                && !$0.name.hasPrefix("accessibility")
        }
    }

    /// What a shape or a colour is painted with.
    var paint: Property? {
        guard role != .environment else { return nil }
        return properties.first { property in
            guard ["fill", "stroke", "color"].contains(property.name) else { return false }
            switch property.value {
            case .color, .gradient, .material: return true
            default: return false
            }
        }
    }

    /// A view in few words: `Text “Title”`, `Capsule fill #FF0000`.
    var shortDescription: String? {
        if let toldName { return toldName }
        guard paint != nil, role == .written else { return nil }
        return ([name] + details.map { $0.text(named: $0.name + " ", .none) }).joined(separator: " ")
    }

    /// The same of the first view inside of which anything is told.
    var firstDescription: String? { shortDescription ?? children.lazy.compactMap(\.firstDescription).first }

    /// Whether it is a modifier whose values go without saying, all of them.
    var isFlag: Bool { isModifier && !properties.isEmpty && properties.allSatisfy { $0.value == $0.usual } }

    /// What it has that the node lacks in whose place it came: the numbers of another shape.
    func details(inPlaceOf old: TraceNode) -> [Property] {
        let known = Set(old.properties.map(\.name))
        return properties.filter { $0.traits.isDisjoint(with: .handedOn) && !known.contains($0.name) }
            .filter { $0.value != $0.usual }.prefix(3).map { $0 }
    }
}
