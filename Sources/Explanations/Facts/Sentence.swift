import Differences
import Drawing

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

    func spelledOut(_ details: [TraceNode.Property]) -> String {
        details.map { $0.text(named: $0.name + ": ", names) }.joined(separator: ", ")
    }

    /// ` (Text “A”, Image “b”)`
    func listed(_ views: [String]) -> String {
        views.isEmpty ? "" : " (\(views.map(names.naming).joined(separator: ", ")))"
    }
}

/// The words that say which view a fact is about.
struct Naming: Hashable, Sendable {
    /// The view that a modifier is laid on, where that is not all that its author wrote.
    var view: String?
    /// What tells the views of the fact from others of their kind.
    var marks: [String] = []
    /// What tells the instances of the author's view that it is in from others.
    var instances: [String] = []
}
