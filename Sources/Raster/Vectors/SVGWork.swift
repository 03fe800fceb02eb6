/// How much there is to draw of a file, with what is drawn again and again counted as often.
///
/// Ten elements that each show the one before ten times are 10¹⁰ shapes. Such files are known by this number before
/// anything is drawn.
struct SVGWork {
    private let outline: SVGOutline
    private var known: [Double?]
    private var isOpen: [Bool]
    private var places: [String: [Int]] = [:]

    /// Of a whole document, in shapes.
    static let limit = 200_000.0
    /// Shapes by pixels that they may cover: half a minute of the slowest.
    static let pixelLimit = 2e10
    /// References inside of references, deeper than any program writes.
    private static let depthLimit = 300

    static func amount(of outline: SVGOutline) throws(SVGFault) -> Double {
        var work = SVGWork(outline)
        let amount = try work.amount(of: 0, depth: 0)
        guard amount <= limit else {
            throw SVGFault(.tooLarge("its parts are drawn more than \(Int(limit)) times"))
        }
        return amount
    }

    private init(_ outline: SVGOutline) {
        self.outline = outline
        known = Array(repeating: nil, count: outline.elements.count)
        isOpen = Array(repeating: false, count: outline.elements.count)
        for (index, element) in outline.elements.enumerated() {
            if let id = element.id { places[id, default: []].append(index) }
        }
    }

    private mutating func amount(of index: Int, depth: Int) throws(SVGFault) -> Double {
        if let known = known[index] { return known }
        let element = outline.elements[index]
        guard !isOpen[index] else { throw SVGFault(.refersToItself(element.id ?? element.name)) }
        guard depth < SVGWork.depthLimit else {
            throw SVGFault(.tooLarge("references inside of references, deeper than \(SVGWork.depthLimit)"))
        }
        isOpen[index] = true
        defer { isOpen[index] = false }
        // A step of a filter goes over all pixels several times.
        var sum = element.name.hasPrefix("fe") ? 30.0 : 1.0
        // Fifty corners take as long as another shape.
        sum += Double(element.length / 200)
        for child in element.children { sum += try amount(of: child, depth: depth + 1) }
        var references = element.references + outline.styles.ofAll
        for name in element.classes { references += outline.styles.byClass[name] ?? [] }
        for reference in references {
            for target in places[reference] ?? [] {
                let name = outline.elements[target].name
                // Colours that run into each other are a colour, and name no shape.
                if name == "linearGradient" || name == "radialGradient" {
                    sum += 1 + Double(outline.elements[target].children.count)
                    continue
                }
                // A mask and what is clipped are drawn on layers of their own; a marker stands at each corner.
                let times = name == "marker" ? Double(max(element.length / 2, 1)) : 1
                sum += 4 + times * (try amount(of: target, depth: depth + 1))
            }
        }
        known[index] = sum
        return sum
    }
}
