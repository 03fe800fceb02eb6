import ViewCore

/// A set of options whose members have names, in the order they are declared in.
protocol NamedOptions: OptionSet, SelfWriting where Element == Self {
    static var namedOptions: [(option: Self, name: String)] { get }
}

extension NamedOptions {
    func written(by writer: ValueWriter) -> ValueWriter.Written {
        let names = Self.namedOptions.filter { contains($0.option) }.map { writer.name(ofCase: $0.name) }
        if names.isEmpty { return .init(text: "none") }
        if names.count == Self.namedOptions.count, names.count > 2 { return .init(text: "all") }
        return .init(text: names.joined(separator: writer.separator), isList: names.count > 1)
    }
}

extension Edge.Set: NamedOptions {
    static var namedOptions: [(option: Edge.Set, name: String)] {
        [(.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing")]
    }
}

extension HorizontalEdge.Set: NamedOptions {
    static var namedOptions: [(option: HorizontalEdge.Set, name: String)] {
        [(.leading, "leading"), (.trailing, "trailing")]
    }
}

extension VerticalEdge.Set: NamedOptions {
    static var namedOptions: [(option: VerticalEdge.Set, name: String)] {
        [(.top, "top"), (.bottom, "bottom")]
    }
}

extension ViewCore.Axis.Set: NamedOptions {
    static var namedOptions: [(option: ViewCore.Axis.Set, name: String)] {
        [(.horizontal, "horizontal"), (.vertical, "vertical")]
    }
}

extension SafeAreaRegions: NamedOptions {
    static var namedOptions: [(option: SafeAreaRegions, name: String)] {
        [(.container, "container"), (.keyboard, "keyboard")]
    }
}

extension PinnedScrollableViews: NamedOptions {
    static var namedOptions: [(option: PinnedScrollableViews, name: String)] {
        [(.sectionHeaders, "sectionHeaders"), (.sectionFooters, "sectionFooters")]
    }
}

extension MatchedGeometryProperties: NamedOptions {
    static var namedOptions: [(option: MatchedGeometryProperties, name: String)] {
        [(.position, "position"), (.size, "size")]
    }
}

extension RedactionReasons: NamedOptions {
    static var namedOptions: [(option: RedactionReasons, name: String)] {
        [(.placeholder, "placeholder"), (.privacy, "privacy"), (.invalidated, "invalidated")]
    }
}

extension AccessibilityTraits: NamedOptions {
    static var namedOptions: [(option: AccessibilityTraits, name: String)] {
        [
            (.isButton, "isButton"), (.isHeader, "isHeader"), (.isSelected, "isSelected"),
            (.isLink, "isLink"), (.isSearchField, "isSearchField"), (.isImage, "isImage"),
            (.playsSound, "playsSound"), (.isKeyboardKey, "isKeyboardKey"),
            (.isStaticText, "isStaticText"), (.isSummaryElement, "isSummaryElement"),
            (.updatesFrequently, "updatesFrequently"), (.startsMediaSession, "startsMediaSession"),
            (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"),
            (.isModal, "isModal"), (.isToggle, "isToggle"), (.isTabBar, "isTabBar"),
        ]
    }
}
