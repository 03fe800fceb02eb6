/// One thing that assistive technology meets in a tile: an element, or a group of elements.
package struct SpokenElement: Hashable, Sendable {
    /// A further thing that is said of an element on request, under a name.
    package struct Detail: Hashable, Sendable {
        package var label: String
        package var value: String
        /// Whether it is said without being asked for.
        package var isImportant: Bool

        package init(_ label: String, _ value: String, isImportant: Bool = false) {
            (self.label, self.value, self.isImportant) = (label, value, isImportant)
        }
    }

    package var label: String?
    package var value: String?
    /// What it is and in which state, in the order of ``SpokenTraits/order``.
    package var traits: [String]
    package var hint: String?
    /// 1 to 6; `nil` where none is said.
    package var headingLevel: Int?
    /// What can be done with it beside the plain activation of a control.
    package var actions: [String]
    package var details: [Detail]
    /// The names that it hears to when they are spoken.
    package var inputLabels: [String]
    package var rotors: [String]
    /// `.accessibilityIdentifier`, which is not spoken.
    package var identifier: String?
    /// What else modifiers say, by the modifier's name.
    package var others: [Detail]
    /// In the order in which they are met; only a group has any.
    package var children: [SpokenElement]
    /// Whether it is a group, whose label is said when one comes to an element in it.
    package var isGroup: Bool
    /// Left, top, width, height in points. Where something stands says nothing of what is spoken.
    package var frame: [Double]
    /// Whether nobody has given it its label, which is what a picture in it is called. No golden has this.
    package var isNamedByImage = false
    /// Whether it is a picture that no modifier has named, so that it says nothing where it becomes one with words.
    var yieldsToWords = false
    /// Whether it stands where controls are disabled, which words do not say by themselves.
    var isDisabled = false
    /// What swiping the row around it offers; met before the actions of its own.
    var swiped: [String] = []

    package init(
        label: String? = nil, value: String? = nil, traits: [String] = [], hint: String? = nil,
        headingLevel: Int? = nil, actions: [String] = [], details: [Detail] = [], inputLabels: [String] = [],
        rotors: [String] = [], identifier: String? = nil, others: [Detail] = [],
        children: [SpokenElement] = [], isGroup: Bool = false, frame: [Double] = []
    ) {
        (self.label, self.value, self.traits, self.hint) = (label, value, traits, hint)
        (self.headingLevel, self.actions, self.details) = (headingLevel, actions, details)
        (self.inputLabels, self.rotors, self.identifier) = (inputLabels, rotors, identifier)
        (self.others, self.children, self.isGroup, self.frame) = (others, children, isGroup, frame)
    }
}

/// All that assistive technology meets in a tile, in order.
package struct SpokenTree: Hashable, Sendable {
    package var elements: [SpokenElement]

    package init(_ elements: [SpokenElement] = []) { self.elements = elements }
}

extension SpokenTree {
    /// The same without the places of elements.
    package var placeless: SpokenTree { SpokenTree(elements.map(\.placeless)) }

    /// Every element, groups before what is in them, in the order in which they are met.
    package var inOrder: [SpokenElement] { elements.flatMap(\.inOrder) }
}

extension SpokenTree {
    /// The same with every element so far to the right and down.
    package func moved(by dx: Double, _ dy: Double) -> SpokenTree {
        SpokenTree(elements.map { $0.moved(by: dx, dy) })
    }
}

extension SpokenElement {
    fileprivate func moved(by dx: Double, _ dy: Double) -> SpokenElement {
        var element = self
        if frame.count == 4 {
            element.frame[0] += dx
            element.frame[1] += dy
        }
        element.children = children.map { $0.moved(by: dx, dy) }
        return element
    }

    fileprivate var placeless: SpokenElement {
        var element = self
        element.frame = []
        (element.isNamedByImage, element.yieldsToWords, element.isDisabled) = (false, false, false)
        element.children = children.map(\.placeless)
        return element
    }

    fileprivate var inOrder: [SpokenElement] { [self] + children.flatMap(\.inOrder) }

    /// With all its actions in one list.
    var finished: SpokenElement {
        var element = self
        element.actions = swiped + actions
        element.swiped = []
        element.children = children.map(\.finished)
        return element
    }
}

/// The words for what an element is.
package enum SpokenTraits {
    /// Those of SwiftUI's `AccessibilityTraits`, without `is`, with those that only controls have.
    package static let order = [
        "button", "popUpButton", "toggle", "link", "header", "image", "textField", "secureTextField",
        "searchField", "adjustable", "tabBar", "selected", "notEnabled", "staticText", "keyboardKey",
        "summaryElement", "updatesFrequently", "playsSound", "startsMediaSession", "allowsDirectInteraction",
        "causesPageTurn", "modal",
    ]

    /// SwiftUI's name of a trait as it stands here: `isButton` is `button`.
    static func name(of trait: String) -> String {
        guard trait.hasPrefix("is"), let first = trait.dropFirst(2).first, first.isUppercase else {
            return trait
        }
        return first.lowercased() + trait.dropFirst(3)
    }

    /// Each once, in their order.
    static func sorted(_ traits: [String]) -> [String] {
        let known = order.filter(traits.contains)
        var others: [String] = []
        for trait in traits where !order.contains(trait) && !others.contains(trait) { others.append(trait) }
        return known + others
    }

    /// Whether it says that the element does something, or takes something.
    package static func isInteractive(_ traits: [String]) -> Bool {
        traits.contains { interactive.contains($0) }
    }
    private static let interactive: Set = [
        "button", "popUpButton", "toggle", "link", "textField", "secureTextField", "searchField",
        "adjustable",
    ]
}
