import Foundation

/// Traces in the canonical encoding.
extension CanonicalWriter {
    mutating func write(_ trace: Trace) {
        byte(canonicalVersion)
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
            byte(present)
            string(node.name)
            count(node.owner.count)
            for name in node.owner { string(name) }
            count(node.properties.count)
            for property in node.properties {
                string(property.name)
                string(property.value)
            }
            if let identifier = node.identifier { string(identifier) }
            if let width = node.proposedWidth { number(width) }
            if let height = node.proposedHeight { number(height) }
            write(node.frame)
            write(node.children, depth: depth + 1)
        }
    }
}

extension CanonicalReader {
    mutating func trace() throws(CanonicalCodingError) -> Trace {
        try version()
        return Trace(roots: try nodes())
    }

    private mutating func nodes() throws(CanonicalCodingError) -> [TraceNode] {
        // A node takes at least its flags, three empty counts, its frame and an empty child list.
        let count = try count(ofAtLeast: 37)
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
        guard present < 8 else { throw fault("unknown node flags \(present)") }
        var node = TraceNode(name: try string(), frame: .zero)
        for _ in 0..<(try count(ofAtLeast: 1)) { node.owner.append(try string()) }
        for _ in 0..<(try count(ofAtLeast: 2)) {
            node.properties.append(TraceNode.Property(try string(), try string()))
        }
        if present & 1 != 0 { node.identifier = try string() }
        if present & 2 != 0 { node.proposedWidth = try number() }
        if present & 4 != 0 { node.proposedHeight = try number() }
        node.frame = try rect()
        node.children = try nodes()
        return node
    }
}
