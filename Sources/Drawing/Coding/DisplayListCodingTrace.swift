import Foundation

/// Raised when the encoding of traces changes, apart from that of lists, whose digests stay.
private let traceVersion: UInt8 = 4

extension Trace {
    /// Whether the bytes are of a trace that an earlier version wrote, which said less or called things otherwise:
    /// it is not read.
    package static func isEarlier(_ bytes: [UInt8]) -> Bool { bytes.first.map { $0 < traceVersion } ?? false }
}

/// Traces in the canonical encoding.
extension CanonicalWriter {
    mutating func write(_ trace: Trace) {
        byte(traceVersion)
        write(trace.roots, depth: 1)
    }

    private mutating func write(_ nodes: [TraceNode], depth: Int) {
        guard depth <= CanonicalReader.maximumDepth else { return count(0) }
        count(nodes.count)
        for node in nodes {
            var present: UInt8 = 0
            if node.identifier != nil { present |= 1 }
            if node.proposedWidth != nil { present |= 2 }
            if node.proposedHeight != nil { present |= 4 }
            if node.role == .builtIn { present |= 8 }
            if node.role == .derived { present |= 16 }
            if node.role == .environment { present |= 24 }
            if node.isContentLast { present |= 32 }
            byte(present)
            string(node.name)
            count(node.owner.count)
            for author in node.owner {
                byte((author.isWritten ? 1 : 0) | (author.handsOn ? 2 : 0))
                string(author.name)
            }
            count(node.properties.count)
            for property in node.properties { write(property) }
            if let identifier = node.identifier { string(identifier) }
            if let width = node.proposedWidth { short(width) }
            if let height = node.proposedHeight { short(height) }
            short(node.frame.origin.x)
            short(node.frame.origin.y)
            short(node.frame.size.width)
            short(node.frame.size.height)
            write(node.children, depth: depth + 1)
        }
    }

    private mutating func write(_ property: TraceNode.Property) {
        byte(property.traits.rawValue | (property.usual == nil ? 0 : 128))
        string(property.name)
        write(property.value, depth: 0)
        if let usual = property.usual { write(usual, depth: 0) }
    }
}

extension CanonicalReader {
    mutating func trace() throws(CanonicalCodingError) -> Trace {
        let version = try byte()
        guard version == traceVersion else { throw fault("unknown version \(version)") }
        return Trace(roots: try nodes())
    }

    private mutating func nodes() throws(CanonicalCodingError) -> [TraceNode] {
        // A node takes at least its flags, three empty counts, its frame and an empty child list.
        let count = try count(ofAtLeast: 9)
        if count == 0 { return [] }
        try descend()
        defer { ascend() }
        var nodes: [TraceNode] = []
        nodes.reserveCapacity(count)
        for _ in 0..<count { nodes.append(try node()) }
        return nodes
    }

    private mutating func node() throws(CanonicalCodingError) -> TraceNode {
        let present = try byte()
        guard present < 64 else { throw fault("unknown node flags \(present)") }
        let role: TraceNode.Role =
            switch present & 24 {
            case 24: .environment
            case 16: .derived
            case 8: .builtIn
            default: .written
            }
        var node = TraceNode(name: try string(), role: role, frame: .zero)
        for _ in 0..<(try count(ofAtLeast: 2)) {
            let flags = try byte()
            guard flags < 4 else { throw fault("unknown author flags \(flags)") }
            node.owner.append(
                .init(try string(), isWritten: flags & 1 != 0, handsOn: flags & 2 != 0))
        }
        for _ in 0..<(try count(ofAtLeast: 3)) { node.properties.append(try property()) }
        node.isContentLast = present & 32 != 0
        if present & 1 != 0 { node.identifier = try string() }
        if present & 2 != 0 { node.proposedWidth = try short() }
        if present & 4 != 0 { node.proposedHeight = try short() }
        node.frame = CGRect(x: try short(), y: try short(), width: try short(), height: try short())
        node.children = try nodes()
        return node
    }

    private mutating func property() throws(CanonicalCodingError) -> TraceNode.Property {
        let flags = try byte()
        let traits = TraceNode.Property.Traits(rawValue: flags & 127)
        guard traits.isSubset(of: .all) else { throw fault("unknown traits \(flags)") }
        return TraceNode.Property(
            try string(), try traceValue(), traits, usual: flags & 128 != 0 ? try traceValue() : nil)
    }
}
