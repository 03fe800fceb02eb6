internal import Synchronization
public import ViewCore

/// An axis whose values' type is not known, with those of its values that a specimen takes.
public struct AnyAxis: AxisDeclaration {
    package let definition: AxisDefinition
    /// In the order they turn; possibly none.
    public package(set) var values: [AxisValue]

    init(_ definition: AxisDefinition) {
        self.definition = definition
        values = definition.values
    }

    public var erased: AnyAxis { self }

    /// The axis with these values instead, each once.
    package func taking(_ values: [AxisValue]) -> AnyAxis {
        var axis = self
        axis.values = values.count < 2 ? values : AnyAxis.each(values)
        return axis
    }

    private static func each(_ values: [AxisValue]) -> [AxisValue] {
        // Of a few it takes less to compare them all than to hash each.
        if values.count <= 16 {
            let repeated = values.indices.contains { index in
                values[..<index].contains { $0 === values[index] || $0.name == values[index].name }
            }
            if !repeated { return values }
        }
        var seen: Set<String> = []
        return values.filter { seen.insert($0.name).inserted }
    }

    /// Its default if that is among its values, else the first of them.
    package var usual: AxisValue? {
        values.first { $0.name == definition.standard.name } ?? values.first
    }

    /// Whether a caption has to tell the values apart, or that the only one is not the default.
    package var varies: Bool { values.count > 1 || values.first?.isStandard == false }
}

/// What an axis is, whatever values of it a specimen takes.
package final class AxisDefinition: Sendable {
    package let id: String
    package let title: String
    /// All that can be listed.
    package let values: [AxisValue]
    package let standard: AxisValue
    package let spelling: AxisSpelling
    package let place: SheetPlace
    /// Whether a selection's values take the place of a specimen's; else they choose among those.
    package let isReplaced: Bool
    /// Whether it is a catalogue's own.
    package let isDeclared: Bool
    /// Whether job files write its values as numbers.
    package var isNumber: Bool { asksForNumber() }
    /// Asked when somebody needs to know: it takes a look at all protocols of the program.
    private let asksForNumber: @Sendable () -> Bool
    /// What is possible beside the listed values, in words.
    package let hint: String?
    /// A value that is not listed, for help.
    package let example: String?
    private let byName: [String: AxisValue]
    private let readOther: (@Sendable (String) -> AxisValue?)?

    init(
        id: String, title: String, values: [AxisValue], standard: AxisValue,
        spelling: AxisSpelling, place: SheetPlace, isReplaced: Bool, isDeclared: Bool,
        isNumber: @escaping @Sendable () -> Bool, hint: String?, example: String?,
        readOther: (@Sendable (String) -> AxisValue?)?
    ) {
        self.id = id
        self.title = title
        self.values = values
        self.standard = standard
        self.spelling = spelling
        self.place = place
        self.isReplaced = isReplaced
        self.isDeclared = isDeclared
        asksForNumber = isNumber
        self.hint = hint
        self.example = example
        byName = Dictionary(values.map { ($0.name, $0) }) { first, _ in first }
        self.readOther = readOther
    }

    /// The value that ids spell so, also one that is not listed.
    ///
    /// A number may be written in other digits, and a name as ids encode it.
    package func value(_ name: String) -> AxisValue? {
        if let value = byName[name] ?? readOther?(name) { return value }
        if isNumber, let number = Double(name), let same = values.first(where: { Double($0.name) == number })
        {
            return same
        }
        let decoded = IDSpelling.decoded(name, keeping: [])
        return decoded == name ? nil : value(decoded)
    }

    /// As `value(_:)`; the error says what there is instead.
    package func value(named name: String) throws(AxisError) -> AxisValue {
        guard let value = value(name) else {
            throw AxisError.value(name, of: self, among: values.map(\.name))
        }
        return value
    }
}

/// One value of an axis: how it is written and what it does to a tile's setting.
public final class AxisValue: Sendable {
    /// The axis' id.
    public let axis: String
    /// As ids and options spell it.
    public let name: String
    /// In words, for sheets.
    public var caption: String {
        madeCaption.withLock { made in
            if let made { return made }
            let caption = makeCaption()
            made = caption
            return caption
        }
    }
    /// Most commands have no use for it, and to word a value takes a look at all protocols of the program.
    private let makeCaption: @Sendable () -> String
    private let madeCaption = Mutex<String?>(nil)
    /// Its whole part of a tile's name, such as `-type=xLarge`; empty where the name is silent.
    let spelled: String
    /// The same where nothing stands before it: without the `-`.
    let spelledFirst: String
    package let isStandard: Bool
    let change: (@Sendable (inout TileSetting) -> Void)?

    init(
        axis: String, name: String, caption: @escaping @Sendable () -> String, spelled: String,
        isStandard: Bool,
        change: (@Sendable (inout TileSetting) -> Void)?
    ) {
        self.axis = axis
        self.name = name
        makeCaption = caption
        self.spelled = spelled
        spelledFirst = spelled.hasPrefix("-") ? String(spelled.dropFirst()) : spelled
        self.isStandard = isStandard
        self.change = change
    }
}

extension AxisValue: Hashable {
    public static func == (a: AxisValue, b: AxisValue) -> Bool {
        a === b || (a.name == b.name && a.axis == b.axis)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// What a tile is drawn in; each value of an axis may change it.
public struct TileSetting {
    /// What the views inherit.
    public var environment = EnvironmentValues()
    /// What happens to the views, and how they are drawn.
    package var options = TileOptions()

    package init() {}
}
