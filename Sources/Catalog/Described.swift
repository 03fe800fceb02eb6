package import Foundation
import ViewCore

// A catalogue that another process has: all that can be said of its specimens, without their views.

extension Catalog {
    /// Specimens under the ids that they have.
    package init(described specimens: [Specimen]) { self.init(specimens: specimens) }

    /// The specimens of all, some possibly of one id.
    package init(joining catalogs: [Catalog]) { self.init(specimens: catalogs.flatMap(\.specimens)) }
}

extension Specimen {
    /// One whose view another process has: it can be listed and selected, and only that process draws it.
    package init(
        described id: String, control: String, style: String, preset: String, details: [String], axes: Axes,
        width: CGFloat, height: CGFloat?, goldenSize: GoldenSize?, apart: [[String]] = [], file: String,
        line: Int
    ) {
        self.id = id
        self.control = control
        self.style = style
        self.preset = preset
        described = .words(details)
        self.axes = axes
        self.width = width
        self.height = height
        target = nil
        self.goldenSize = goldenSize
        apartValues = apart
        self.file = file
        self.line = line
        make = { _ in preconditionFailure("\(id) is drawn by the process that has its view") }
    }
}

extension Axes {
    /// - Parameter list: built-in axes and others in the order of ids, as another process has them.
    package init(described list: [AnyAxis]) {
        self.init(declared: [])
        self.list = list
    }
}

extension AnyAxis {
    /// An axis that a catalogue in another process declares.
    ///
    /// - Parameters:
    ///   - values: as ids spell them, and in words.
    ///   - standard: the default's name.
    package init(
        described id: String, title: String, values: [(name: String, caption: String)], standard: String,
        isNumber: Bool
    ) {
        let made = values.map { name, caption in
            AxisValue(
                axis: id, name: name, caption: { caption },
                spelled: AxisSpelling.named.text(of: name, axis: id, isStandard: name == standard),
                isStandard: name == standard, change: nil)
        }
        let usual =
            made.first(where: \.isStandard)
            ?? AxisValue(
                axis: id, name: standard, caption: { standard }, spelled: "", isStandard: true, change: nil)
        self.init(
            AxisDefinition(
                id: id, title: title, values: made, standard: usual, spelling: .named, place: .rows,
                isReplaced: false, isDeclared: true, isNumber: { isNumber }, hint: nil, example: nil,
                readOther: nil))
    }
}
