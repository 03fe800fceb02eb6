package import Drawing

/// The SVG template of a custom symbol, as the SF Symbols app writes it: its drawings in weights and scales, beside guides.
///
/// What is read of it is what Apple's "Creating custom symbol images for your app" says: groups called `Regular-M`, guides
/// called `Baseline-M`, `Capline-M` and `left-margin-Regular-M`. Notes and style sheets are there for people and programs
/// that draw templates, and take no part in the symbol.
package struct SymbolTemplate: Sendable {
    /// What a group or a guide is for.
    struct Variant: Hashable, Sendable {
        var weight: Double
        var scale: Scale
    }

    package typealias Scale = SymbolScale

    struct Tag: Sendable {
        enum Kind: Sendable { case start, empty, end }
        var kind: Kind
        var name: String
        var attributes: [(name: String, value: String)] = []
    }

    struct Drawing: Sendable {
        /// What the elements around it say of how it looks, the outermost first.
        var around: [[(name: String, value: String)]]
        /// Its group, from its start to its end.
        var tags: [Tag] = []
    }

    /// A line that the drawings are made along.
    enum Guide: Hashable {
        case baseline(Scale), capline(Scale)
        /// Without a variant, of all.
        case left(Variant?), right(Variant?)
    }

    let name: String
    /// Of the root, since drawings may use their prefixes.
    private(set) var namespaces: [(name: String, value: String)] = []
    private(set) var drawings: [Variant: Drawing] = [:]
    /// What drawings may refer to.
    private(set) var definitions: [Tag] = []
    private(set) var guides: [Guide: Double] = [:]

    static let weights: [(name: String, weight: Double)] = [
        ("Ultralight", 100), ("Thin", 200), ("Light", 300), ("Regular", 400), ("Medium", 500),
        ("Semibold", 600), ("Bold", 700), ("Heavy", 800), ("Black", 900),
    ]

    /// - Parameter name: the file, for messages.
    package init(_ bytes: [UInt8], name: String) throws(SVGError) {
        self.name = name
        do throws(SVGFault) {
            try read(bytes)
            guard !drawings.isEmpty else {
                throw SVGFault(
                    .notTemplate("it has no group such as \"Regular-M\" or \"Regular-S\""))
            }
        } catch {
            throw SVGError(name: name, reason: error.reason)
        }
    }

    private mutating func read(_ bytes: [UInt8]) throws(SVGFault) {
        guard bytes.count <= SVGOutline.byteLimit else {
            throw SVGFault(.tooLarge("\(bytes.count) bytes; the limit is \(SVGOutline.byteLimit)"))
        }
        var reader = SVGTagReader(bytes)
        try reader.checkStart()
        var open: [Tag] = []
        var count = 0
        // How many elements are open around what is kept, and whose it is.
        var kept: (depth: Int, variant: Variant?)?
        func keep(_ tag: Tag) {
            if let variant = kept?.variant {
                drawings[variant]?.tags.append(tag)
            } else {
                definitions.append(tag)
            }
        }
        while let part = try reader.next() {
            switch part {
            case .start(let name, let attributes, let isClosed, _):
                count += 1
                guard count <= SVGOutline.elementLimit, open.count < SVGOutline.depthLimit else {
                    throw SVGFault(
                        .tooLarge(
                            "more than \(SVGOutline.elementLimit) elements, or \(SVGOutline.depthLimit) inside of each other"
                        ))
                }
                let tag = Tag(
                    kind: isClosed ? .empty : .start, name: String(name),
                    attributes: attributes.map { (String($0.name), $0.value) })
                if open.isEmpty, count == 1 {
                    guard tag.localName == "svg" else { throw SVGFault(.notSVG) }
                    namespaces = tag.attributes.filter { $0.name.hasPrefix("xmlns") }
                }
                if kept == nil {
                    if let variant = tag.id.flatMap(Variant.init), tag.localName == "g" {
                        guard drawings[variant] == nil else {
                            throw SVGFault(.notTemplate("two groups are called \"\(tag.id ?? "")\""))
                        }
                        drawings[variant] = Drawing(around: open.map(\.look).filter { !$0.isEmpty })
                        kept = (open.count, variant)
                    } else if tag.localName == "defs" {
                        kept = (open.count, nil)
                    } else {
                        try readGuide(tag, in: open)
                    }
                }
                if kept != nil { keep(tag) }
                if !isClosed {
                    open.append(tag)
                } else if kept?.depth == open.count {
                    kept = nil
                }
            case .end:
                guard let tag = open.popLast() else { continue }
                if kept != nil { keep(Tag(kind: .end, name: tag.name)) }
                if kept?.depth == open.count { kept = nil }
            case .text: continue
            }
        }
    }

    private mutating func readGuide(_ tag: Tag, in open: [Tag]) throws(SVGFault) {
        guard let id = tag.id, let guide = Guide(id), guides[guide] == nil, let place = tag.place(of: guide)
        else { return }
        guard place.isFinite, abs(place) < 1e6 else {
            throw SVGFault(.notTemplate("the guide \"\(id)\" is at no place"))
        }
        guard (open + [tag]).allSatisfy({ $0.value("transform") == nil }) else {
            throw SVGFault(.notTemplate("the guide \"\(id)\" is moved by a transform"))
        }
        guides[guide] = place
    }
}
