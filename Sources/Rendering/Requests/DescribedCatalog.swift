package import Catalog
import Foundation
import Golden

/// A catalogue as another process tells of it, and what keeps it from being used.
package struct DescribedCatalog: Sendable {
    package let catalog: Catalog
    /// In lines.
    package let problems: [String]

    /// What does not, in lines.
    package let warnings: [String]

    package init(_ catalog: Catalog, warnings: [String] = []) {
        self.catalog = catalog
        self.warnings = warnings
        problems = catalog.problems + catalog.specimens.flatMap(\.problems)
    }
}

// An axis that many specimens have goes once, and a built-in one as its id alone.
extension DescribedCatalog {
    func write(to message: inout MessageWriter) {
        message.write(problems)
        message.write(warnings)
        var places: [ObjectIdentifier: Int] = [:]
        var declared: [AxisDefinition] = []
        let axes = catalog.specimens.flatMap(\.axes.list).map(\.definition).filter(\.isDeclared)
        for axis in axes where places[ObjectIdentifier(axis)] == nil {
            places[ObjectIdentifier(axis)] = declared.count
            declared.append(axis)
        }
        message.write(declared.count)
        for axis in declared { write(axis, to: &message) }
        message.write(catalog.specimens.count)
        for specimen in catalog.specimens {
            for text in [specimen.id, specimen.control, specimen.style, specimen.preset, specimen.file] {
                message.write(text)
            }
            message.write(specimen.line)
            message.write(specimen.details)
            message.write(specimen.width)
            message.write(specimen.height) { $0.write($1) }
            message.write(specimen.goldenSize) { message, size in
                message.write(size.bytes)
                message.write(size.reason)
            }
            message.write(specimen.apartValues.count)
            for group in specimen.apartValues { message.write(group) }
            message.write(specimen.axes.list.count)
            for axis in specimen.axes.list {
                message.write(places[ObjectIdentifier(axis.definition)]) { $0.write($1) }
                message.write(axis.id)
                message.write(axis.values.map(\.name))
            }
        }
    }

    private func write(_ axis: AxisDefinition, to message: inout MessageWriter) {
        message.write(axis.id)
        message.write(axis.title)
        message.write(axis.values.map(\.name))
        message.write(axis.values.map(\.caption))
        message.write(axis.standard.name)
        message.write(axis.isNumber ? 1 : 0)
    }

    init(_ message: inout MessageReader) throws(BrokenMessage) {
        problems = try message.texts()
        warnings = try message.texts()
        var declared: [AnyAxis] = []
        for _ in 0..<(try message.count()) {
            let (id, title) = (try message.text(), try message.text())
            let (names, captions) = (try message.texts(), try message.texts())
            let (standard, isNumber) = (try message.text(), try message.number() == 1)
            declared.append(
                AnyAxis(
                    described: id, title: title,
                    values: Array(zip(names, captions)).map { (name: $0, caption: $1) }, standard: standard,
                    isNumber: isNumber))
        }
        var specimens: [Specimen] = []
        for _ in 0..<(try message.count()) {
            let (id, control, style) = (try message.text(), try message.text(), try message.text())
            let (preset, file) = (try message.text(), try message.text())
            let (line, details) = (try message.number(), try message.texts())
            let width = try message.length()
            let height = try message.optional { (m) throws(BrokenMessage) in try m.length() }
            let size = try message.optional { (m) throws(BrokenMessage) in
                Specimen.GoldenSize(upTo: try m.number(), because: try m.text())
            }
            var apart: [[String]] = []
            for _ in 0..<(try message.count()) { apart.append(try message.texts()) }
            var list: [AnyAxis] = []
            for _ in 0..<(try message.count()) {
                let place = try message.optional { (m) throws(BrokenMessage) in try m.number() }
                let (id, names) = (try message.text(), try message.texts())
                if let place {
                    guard declared.indices.contains(place) else { throw BrokenMessage() }
                    list.append(declared[place].taking(names))
                } else {
                    guard let axis = BuiltInAxes.all.first(where: { $0.id == id }) else {
                        throw BrokenMessage()
                    }
                    list.append(axis.taking(names))
                }
            }
            specimens.append(
                Specimen(
                    described: id, control: control, style: style, preset: preset, details: details,
                    axes: Axes(described: list), width: width,
                    height: height.map { CGFloat($0) }, goldenSize: size, apart: apart,
                    file: file,
                    line: line))
        }
        catalog = Catalog(described: specimens)
    }
}

extension AnyAxis {
    /// The axis with the values of these names instead.
    func taking(_ names: [String]) -> AnyAxis { taking(names.compactMap(definition.value)) }
}
