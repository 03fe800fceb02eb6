import Foundation
import Pixels

/// The report's own document: keys in order, so that equal reports are equal files.
package func reportJSON(_ model: ReportModel) -> String { json(model, pretty: true) }

/// reg-suit's document, so that its viewer and plug-ins take the report as theirs.
func regJSON(_ model: ReportModel) -> String {
    struct Reg: Encodable {
        var failedItems: [String]
        var newItems: [String]
        var deletedItems: [String]
        var passedItems: [String]
        var expectedItems: [String]
        var actualItems: [String]
        var diffItems: [String]
        var actualDir = "./actual"
        var expectedDir = "./expected"
        var diffDir = "./diff"
    }
    func items(_ ids: [String]) -> [String] { ids.map(GoldenPath.name).sorted() }
    let missing = model.tiles.filter { $0.status == .missing }.map(\.id)
    let failed = model.tiles.filter { $0.status != .missing }
    return json(
        Reg(
            failedItems: items(failed.map(\.id)), newItems: items(missing),
            deletedItems: items(model.stale), passedItems: items(model.passed),
            expectedItems: items(model.passed + failed.map(\.id) + model.stale),
            actualItems: items(model.passed + model.tiles.map(\.id)),
            diffItems: items(failed.filter { $0.diff != nil }.map(\.id))), pretty: false)
}

/// Any value with its keys in order; slashes stand as they are.
package func json(_ value: some Encodable, pretty: Bool) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting =
        pretty
        ? [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
        : [.sortedKeys, .withoutEscapingSlashes]
    // Only a number that is none could fail, and the models hold no such.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
        positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    guard let data = try? encoder.encode(value) else {
        preconditionFailure("\(type(of: value)) cannot be written as JSON")
    }
    return String(decoding: data, as: UTF8.self)
}

/// Both pictures' exact pixels as a script: pages opened from a file may run scripts beside them,
/// but may not read pictures, and a canvas would round the colours of translucent pixels.
func pixelScript(id: String, _ old: Pixmap, _ new: Pixmap) -> [UInt8] {
    struct Side: Encodable {
        var w: Int
        var h: Int
        /// Rows of RGBA as zlib, in base 64.
        var z: String

        init(_ pixmap: Pixmap) {
            w = pixmap.width
            h = pixmap.height
            z = Data(Zlib.compress(pixmap.bytes, level: 6)).base64EncodedString()
        }
    }
    let sides = json([Side(old), Side(new)], pretty: false)
    return Array("specimenPixels(\(json(id, pretty: false)),\(sides))".utf8)
}
