import Drawing
import Golden

/// What the requests of a run have in common, as it goes to a worker process.
extension RenderingSettings {
    func write(to message: inout MessageWriter) {
        message.write(store.root)
        message.write(store.byteLimit)
        message.write(owner?.text) { $0.write($1) }
        message.write(recordMode.rawValue)
        message.write(colors.count)
        for (name, color) in colors.sorted(by: { $0.key < $1.key }) {
            message.write(name)
            for part in [color.red, color.green, color.blue, color.alpha] { message.write(part) }
        }
        message.write(chosen.count)
        for (axis, names) in chosen.sorted(by: { $0.key < $1.key }) {
            message.write(axis)
            message.write(names)
        }
        message.write(fonts)
        for flag in [
            judgement.full, judgement.strictStack, judgement.drawsDifference, describesForReport,
            stopsAtFonts, foldsSheets, checksFonts, substitutesFonts, tellsDigests,
        ] { message.write(flag ? 1 : 0) }
        message.write(niceness)
    }

    init(_ message: inout MessageReader) throws(BrokenMessage) {
        store = GoldenStore(root: try message.text(), byteLimit: try message.number())
        let owner = try message.optional { (m) throws(BrokenMessage) in try m.text() }
        self.owner = owner.flatMap { GoldenOwner(text: $0) }
        guard let mode = RecordMode(rawValue: try message.text()) else { throw BrokenMessage() }
        recordMode = mode
        for _ in 0..<(try message.count()) {
            let name = try message.text()
            colors[name] = RGBA(
                red: try message.length(), green: try message.length(), blue: try message.length(),
                alpha: try message.length())
        }
        for _ in 0..<(try message.count()) { chosen[try message.text()] = try message.texts() }
        fonts = try message.texts()
        judgement = JudgementOptions(
            full: try message.flag(), strictStack: try message.flag(), drawsDifference: try message.flag())
        describesForReport = try message.flag()
        stopsAtFonts = try message.flag()
        foldsSheets = try message.flag()
        checksFonts = try message.flag()
        substitutesFonts = try message.flag()
        tellsDigests = try message.flag()
        niceness = try message.number()
    }
}
