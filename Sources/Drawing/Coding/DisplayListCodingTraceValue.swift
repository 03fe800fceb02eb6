import Foundation

/// Values of traces in the canonical encoding: writing.
extension CanonicalWriter {
    mutating func write(_ value: TraceValue, depth: Int) {
        switch value {
        case .length(let length):
            byte(0)
            short(length)
        case .number(let number):
            byte(1)
            short(number)
        case .angle(let degrees):
            byte(2)
            short(degrees)
        case .color(let color):
            byte(3)
            shortColor(color)
        case .font(let font):
            byte(4)
            string(font.face)
            short(font.size)
            short(font.weight)
            count(font.features.count)
            for feature in font.features { string(feature) }
        case .shape(let record):
            byte(5)
            write(record, depth: depth)
        case .gradient(let gradient):
            byte(6)
            byte(UInt8(TraceValue.Gradient.Kind.allCases.firstIndex(of: gradient.kind) ?? 0))
            count(gradient.stops.count)
            for stop in gradient.stops {
                shortColor(stop.color)
                short(stop.location)
            }
            write(gradient.geometry, depth: depth)
        case .material(let layers):
            byte(7)
            count(layers.count)
            for layer in layers { shortColor(layer) }
        case .shadow(let shadow):
            byte(8)
            shortColor(shadow.color)
            short(shadow.radius)
            short(shadow.x)
            short(shadow.y)
        case .insets(let insets):
            byte(9)
            let lengths = insets.edges.map(\.length)
            byte(lengths.indices.reduce(0) { $0 | (lengths[$1] == nil ? 0 : 1 << UInt8($1)) })
            for length in lengths.compactMap(\.self) { short(length) }
        case .unitPoint(let x, let y):
            byte(10)
            short(x)
            short(y)
        case .point(let x, let y):
            byte(11)
            short(x)
            short(y)
        case .text(let text):
            byte(12)
            string(text)
        case .flag(let flag): byte(flag ? 14 : 13)
        case .name(let name):
            byte(15)
            string(name)
        case .record(let record):
            byte(16)
            write(record, depth: depth)
        case .lengths(let lengths):
            byte(17)
            count(lengths.count)
            for length in lengths { short(length) }
        case .list(let values):
            byte(18)
            guard depth < CanonicalReader.valueDepth else { return count(0) }
            count(values.count)
            for value in values { write(value, depth: depth + 1) }
        }
    }

    private mutating func write(_ record: TraceValue.Record, depth: Int) {
        string(record.kind)
        write(record.members, depth: depth)
    }

    private mutating func write(_ members: [TraceValue.Record.Member], depth: Int) {
        guard depth < CanonicalReader.valueDepth else { return count(0) }
        count(members.count)
        for member in members {
            byte(member.isPrinted ? 1 : 0)
            string(member.name)
            write(member.value, depth: depth + 1)
        }
    }

    private mutating func shortColor(_ color: RGBA) {
        short(color.red)
        short(color.green)
        short(color.blue)
        short(color.alpha)
    }

    /// A number in few bytes where it is a whole one, a channel of 255 or has three decimals.
    mutating func short(_ value: some BinaryFloatingPoint) {
        let value = Double(value) + 0
        for (unit, factor) in CanonicalReader.units.enumerated() {
            let scaled = (value * factor).rounded()
            guard abs(scaled) < 1e12, scaled / factor == value else { continue }
            let whole = Int(scaled)
            // The sign goes last, so that small negative numbers are short too.
            return count((abs(whole) << 1 | (whole < 0 ? 1 : 0)) << 2 | (unit + 1))
        }
        count(0)
        number(value)
    }
}

/// Values of traces in the canonical encoding: reading.
extension CanonicalReader {
    /// What a short number is counted in: whole ones, channels of a colour, thousandths.
    fileprivate static let units: [Double] = [1, 255, 1000]
    /// How deep lists and records are; what is deeper is no parameter of a view and is left out.
    fileprivate static let valueDepth = 16

    mutating func traceValue(depth: Int = 0) throws(CanonicalCodingError) -> TraceValue {
        let kind = try byte()
        switch kind {
        case 0: return .length(try short())
        case 1: return .number(try short())
        case 2: return .angle(degrees: try short())
        case 3: return .color(try shortColor())
        case 4:
            var font = TraceValue.Font(face: try string(), size: try short(), weight: try short())
            for _ in 0..<(try count(ofAtLeast: 1)) { font.features.append(try string()) }
            return .font(font)
        case 5: return .shape(try record(depth))
        case 6:
            let kind = try choice(TraceValue.Gradient.Kind.allCases)
            var stops: [GradientStop] = []
            for _ in 0..<(try count(ofAtLeast: 5)) {
                stops.append(GradientStop(color: try shortColor(), location: try short()))
            }
            return .gradient(.init(kind, stops, try members(depth)))
        case 7:
            var layers: [RGBA] = []
            for _ in 0..<(try count(ofAtLeast: 4)) { layers.append(try shortColor()) }
            return .material(layers)
        case 8:
            return .shadow(
                .init(color: try shortColor(), radius: try short(), x: try short(), y: try short()))
        case 9:
            let present = try byte()
            guard present < 16 else { throw fault("unknown edges \(present)") }
            var insets = TraceValue.Insets()
            if present & 1 != 0 { insets.top = try short() }
            if present & 2 != 0 { insets.leading = try short() }
            if present & 4 != 0 { insets.bottom = try short() }
            if present & 8 != 0 { insets.trailing = try short() }
            return .insets(insets)
        case 10: return .unitPoint(x: try short(), y: try short())
        case 11: return .point(x: try short(), y: try short())
        case 12: return .text(try string())
        case 13, 14: return .flag(kind == 14)
        case 15: return .name(try string())
        case 16: return .record(try record(depth))
        case 17:
            var lengths: [CGFloat] = []
            for _ in 0..<(try count(ofAtLeast: 1)) { lengths.append(try short()) }
            return .lengths(lengths)
        case 18:
            var values: [TraceValue] = []
            for _ in 0..<(try parts(ofAtLeast: 1, depth)) {
                values.append(try traceValue(depth: depth + 1))
            }
            return .list(values)
        default: throw fault("unknown value \(kind)")
        }
    }

    private mutating func record(_ depth: Int) throws(CanonicalCodingError) -> TraceValue.Record {
        TraceValue.Record(try string(), try members(depth))
    }

    private mutating func members(_ depth: Int) throws(CanonicalCodingError) -> [TraceValue.Record.Member] {
        var members: [TraceValue.Record.Member] = []
        for _ in 0..<(try parts(ofAtLeast: 3, depth)) {
            let isPrinted = try choice([false, true])
            members.append(
                .init(try string(), try traceValue(depth: depth + 1), isPrinted: isPrinted))
        }
        return members
    }

    private mutating func parts(
        ofAtLeast size: Int, _ depth: Int
    ) throws(CanonicalCodingError) -> Int {
        let count = try count(ofAtLeast: size)
        guard count == 0 || depth < CanonicalReader.valueDepth else {
            throw fault("values nested deeper than \(CanonicalReader.valueDepth)")
        }
        return count
    }

    private mutating func shortColor() throws(CanonicalCodingError) -> RGBA {
        RGBA(red: try short(), green: try short(), blue: try short(), alpha: try short())
    }

    mutating func short() throws(CanonicalCodingError) -> Double {
        let bits = UInt(bitPattern: try integer())
        guard bits != 0 else { return try number() }
        let unit = Int(bits & 3)
        guard unit != 0 else { throw fault("unknown unit of a number") }
        let magnitude = Double(bits >> 3) / CanonicalReader.units[unit - 1]
        return bits & 4 == 0 ? magnitude : -magnitude
    }
}
