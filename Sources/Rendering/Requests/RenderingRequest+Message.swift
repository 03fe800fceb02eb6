import Catalog
import Foundation
import Pixels

/// A request as it goes to a worker process, which has the same catalogue.
extension RenderingRequest {
    func write(to message: inout MessageWriter) {
        switch self {
        case .picture(let tile, let place, let format):
            message.write(0)
            message.write(tile)
            message.write(place)
            message.write(format.word)
        case .sheet(let sheet):
            message.write(1)
            sheet.write(to: &message)
        case .trial(let tile): message.write(2, tile)
        case .golden(let tile): message.write(3, tile)
        case .verdict(let tile): message.write(4, tile)
        case .look(let tile): message.write(5, tile)
        case .inspection(let tile): message.write(6, tile)
        case .lint(let tile): message.write(7, tile)
        case .spoken(let tile): message.write(8, tile)
        case .spokenSheet(let tile, let place):
            message.write(9, tile)
            message.write(place)
        case .motion(let tile, let span, let place):
            message.write(10, tile)
            message.write(span.start)
            message.write(span.end)
            message.write(span.rate)
            message.write(place)
        }
    }
}

/// Requests for the tiles of a catalogue, as another process writes them.
struct RequestReader {
    private let specimens: [String: Specimen]

    /// - Parameter chosen: values that were selected, by axis.
    init(_ catalog: Catalog, chosen: [String: [String]] = [:]) {
        let narrowed = Selection.narrowed(catalog, to: chosen)
        specimens = Dictionary(narrowed.map { ($0.id, $0) }) { first, _ in first }
    }

    func request(_ message: inout MessageReader) throws -> RenderingRequest {
        switch try message.number() {
        case 0:
            let tile = try tile(&message)
            let place = try message.filePlace()
            guard let format = PictureFormat(word: try message.text()) else { throw BrokenMessage() }
            return .picture(tile, to: place, as: format)
        case 1: return .sheet(try sheet(&message))
        case 2: return .trial(try tile(&message))
        case 3: return .golden(try tile(&message))
        case 4: return .verdict(try tile(&message))
        case 5: return .look(try tile(&message))
        case 6: return .inspection(try tile(&message))
        case 7: return .lint(try tile(&message))
        case 8: return .spoken(try tile(&message))
        case 9:
            let tile = try tile(&message)
            return .spokenSheet(tile, to: try message.filePlace())
        case 10:
            let tile = try tile(&message)
            let (start, end) = (try message.length(), try message.length())
            let span = try MotionSpan(from: start, to: end, rate: try message.number())
            return .motion(tile, span, to: try message.filePlace())
        default: throw BrokenMessage()
        }
    }

    private func tile(_ message: inout MessageReader) throws -> Tile {
        let id = try message.text()
        guard let specimen = specimens[id] else { throw UnknownTile(id: id) }
        var values = specimen.axes.list.map(\.definition.standard)
        for _ in 0..<(try message.count()) {
            let (index, name) = (try message.number(), try message.text())
            guard values.indices.contains(index),
                let value = specimen.axes.list[index].definition.value(name)
            else { throw UnknownTile(id: "\(id) at \(name)") }
            values[index] = value
        }
        let label = try message.optional { (m) throws(BrokenMessage) in try m.text() }
        let width = try message.length()
        var tile = Tile(specimen: specimen, point: TilePoint(values: values), label: label)
        if width != Double(specimen.width) { tile.setWidth(width) }
        return tile
    }

    private func sheet(_ message: inout MessageReader) throws -> SheetRequest {
        let id = try message.text()
        guard var specimen = specimens[id] else { throw UnknownTile(id: id) }
        let axes = specimen.axes.list
        var taken: [String: [String]] = [:]
        for _ in 0..<(try message.count()) { taken[try message.text()] = try message.texts() }
        // A sheet shows what was selected of an axis, and not what the specimen has.
        specimen.axes = Axes(described: axes.map { axis in taken[axis.id].map(axis.taking) ?? axis })
        let points = try message.texts().map { name in
            guard let point = TilePoint(name: name, of: specimen.axes) else {
                throw UnknownTile(id: id + "/" + name)
            }
            return point
        }
        var request = SheetRequest(
            specimen, tiles: specimen.tiles(at: points), scale: try message.length(),
            folder: try message.text(),
            name: try message.text())
        for _ in 0..<(try message.count()) { request.lost[try message.text()] = try message.text() }
        request.remark = try message.text()
        guard let format = PictureFormat(word: try message.text()) else { throw BrokenMessage() }
        request.format = format
        request.isHandedOver = try message.number() == 1
        return request
    }
}

/// A tile was asked for that this process does not have.
private struct UnknownTile: Error, CustomStringConvertible {
    let id: String

    var description: String {
        "\(id): a drawing process cannot find it; the catalogue must be the same in every process"
    }
}

extension SheetRequest {
    fileprivate func write(to message: inout MessageWriter) {
        message.write(specimen.id)
        message.write(specimen.axes.list.count)
        for axis in specimen.axes.list {
            message.write(axis.id)
            message.write(axis.values.map(\.name))
        }
        message.write(tiles.map(\.point.name))
        message.write(scale)
        message.write(folder)
        message.write(name)
        message.write(lost.count)
        for (id, reason) in lost.sorted(by: { $0.key < $1.key }) {
            message.write(id)
            message.write(reason)
        }
        message.write(remark)
        message.write(format.word)
        message.write(isHandedOver ? 1 : 0)
    }
}

extension MessageReader {
    fileprivate mutating func filePlace() throws(BrokenMessage) -> FilePlace? {
        try optional { (m) throws(BrokenMessage) in
            let folder = try m.optional { (m) throws(BrokenMessage) in try m.text() }
            let name = try m.text()
            return folder.map { FilePlace(name, inside: $0) } ?? FilePlace(name)
        }
    }
}

extension MessageWriter {
    fileprivate mutating func write(_ place: FilePlace?) {
        write(place) { message, place in
            message.write(place.folder) { $0.write($1) }
            message.write(place.name)
        }
    }

    fileprivate mutating func write(_ kind: Int, _ tile: Tile) {
        write(kind)
        write(tile)
    }

    fileprivate mutating func write(_ tile: Tile) {
        write(tile.specimen.id)
        let others = tile.point.values.enumerated().filter { !$0.element.isStandard }
        write(others.count)
        for (index, value) in others {
            write(index)
            write(value.name)
        }
        write(tile.label) { $0.write($1) }
        write(Double(tile.specimen.width))
    }
}
