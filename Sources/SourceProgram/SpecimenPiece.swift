public import Catalog
public import Foundation
public import ViewCore

// Names begin with underscores, since all of them stand among the user's own.

/// Something of a source file that can be shown.
public struct __SpecimenPiece: Sendable {
    let specimens: [Specimen]
    /// Whether the author has written them, in place of what was found.
    let isDeclared: Bool

    /// What the author's `Specimens` has.
    ///
    /// - Parameters:
    ///   - apart: values that do not go together, each behind its axis' id, of specimens whose ids a pattern matches.
    ///   - group: that ids begin with.
    public init(
        declared: () -> [Specimen], apart: [(pattern: String?, values: [String])] = [], group: String = ""
    ) {
        specimens = apart.isEmpty ? declared() : declared().map { $0.apart(apart, in: group) }
        isDeclared = true
    }

    public init(
        declared: () -> Specimen, apart: [(pattern: String?, values: [String])] = [], group: String = ""
    ) {
        self.init(declared: { [declared()] }, apart: apart, group: group)
    }

    /// - Parameters:
    ///   - states: by the names that ids have.
    ///   - axes: ids with the names of values that the author wants in place of the usual ones.
    ///   - choices: what the content varies in beside: names, and those of their values, the usual first.
    ///   - goldenSize: how many bytes its goldens may take.
    ///   - apart: values that do not go together, each behind its axis' id.
    ///   - bare: what the content is without what is shown.
    ///   - content: the view; of a choice it is given the value's place.
    public init(
        _ name: String, style: String, details: [String] = [], states: [String] = ["normal"],
        isSized: Bool = false, choices: [(name: String, values: [String])] = [],
        axes wanted: [(id: String, values: [String])] = [], width: CGFloat = 320,
        height: CGFloat? = nil, goldenSize: (bytes: Int, reason: String)? = nil, apart: [[String]] = [],
        file: String, line: Int,
        bare: (@MainActor @Sendable (__SpecimenChoice) -> any View)? = nil,
        content: @escaping @MainActor @Sendable (__SpecimenChoice) -> any View
    ) {
        isDeclared = false
        var plain: (@MainActor @Sendable (FoundChoice) -> any View)?
        if let bare { plain = { bare(__SpecimenChoice(found: $0)) } }
        var specimen = Specimen(
            found: name, style: style, details: details, states: states, isSized: isSized,
            choices: choices, axes: wanted, width: width, height: height, bare: plain, file: file, line: line
        ) { content(__SpecimenChoice(found: $0)) }
        if let goldenSize {
            specimen = specimen.goldenSize(upTo: goldenSize.bytes, because: goldenSize.reason)
        }
        specimens = [specimen.apart(apart)]
    }
}

/// The values that a tile has of a specimen's choices.
public struct __SpecimenChoice: Sendable {
    let found: FoundChoice

    public subscript<Value>(name: String, values: [Value]) -> Value { found[name, values] }

    /// Makes none but the value that is chosen: another may end the program.
    public subscript<Value>(name: String, lazily values: [() -> Value]) -> Value { found[name, values]() }
}
