/// What parts of the controls, which are made of what is here, are called after: the control or modifier that people write.
///
/// Traces name whoever drew something by its type, whatever that is called: these types nobody can write, and what they
/// are called may change from version to version.
package enum PartNames {
    package static let authors: [String: String] = [
        "StepperBody": "Stepper", "SliderBody": "Slider", "ColorPickerBody": "ColorPicker",
        "MenuPickerLook": "Picker", "SegmentedLook": "Picker", "WheelPickerLook": "Picker",
        "InlinePickerLook": "Picker", "LinkPickerLook": "Picker", "RadioGroupLook": "Picker",
        "PaletteLook": "Picker", "LabeledLook": "Picker", "PickerValue": "Picker", "MenuOptions": "Picker",
        "TabLook": "TabView", "PlainTabBar": "TabView", "FloatingTabBar": "TabView", "TabButton": "TabView",
        "TabItemParts": "TabView", "PageDots": "TabView", "TabSegments": "TabView", "TabBadgeView": "TabView",
        "NavigationFrame": "NavigationStack", "NavigationBar": ".toolbar", "BottomBar": ".toolbar",
        "BarItemRow": ".toolbar", "BarItemGroups": ".toolbar", "InBar": ".toolbar", "BackButton": ".toolbar",
        "SheetLook": ".sheet", "PopoverLook": ".popover", "DialogLook": ".alert", "BadgeBody": ".badge",
        "GlassBackground": ".glassEffect", "GlassPane": ".glassEffect", "GlassGround": ".glassEffect",
        "StyledField": "TextField", "TextFieldContent": "TextField", "ColumnRow": "TextField",
        "ListBody": "List", "ExpansionChevron": "List", "EditMark": "List", "ReorderHandle": "List",
        "TableBody": "Table", "SwipedRow": ".swipeActions", "SwipeButtonBody": ".swipeActions",
        "SplitBody": "NavigationSplitView", "SplitColumns": "NavigationSplitView",
        "StackColumn": "NavigationSplitView", "SideGround": "NavigationSplitView",
        "LinkRow": "NavigationLink", "PlainInRow": "NavigationLink", "FirstView": "NavigationView",
        "OpenMenu": "Menu", "MenuSection": "Menu", "MenuRow": "Menu", "MenuLabel": "Menu",
        "MenuButton": "Menu",
        "CalendarLook": "MultiDatePicker", "MonthLook": "MultiDatePicker", "SizedLabel": "Button",
        "DisclosureGroupCore": "DisclosureGroup", "ClaimingGroup": "DisclosureGroup",
        "ScenePaddingModifier": ".scenePadding", "UnknownNativeView": "native view",
    ]

    /// The shapes that they draw, called after what these look like.
    package static let nodes: [String: String] = [
        "FilledPart": "Capsule", "SliderPart": "Capsule", "MarkedTrack": "Capsule", "RingPart": "Circle",
        "OpenRingTrack": "Circle", "StepperGlyph": "Path", "CheckboxMark": "Path", "UpDownChevrons": "Path",
        "DisclosureChevron": "Path", "Tick": "Path", "MonthArrow": "Path", "Checks": "Path",
        "SheetShape": "UnevenRoundedRectangle", "PopoverShape": "RoundedRectangle",
        "InsetBorderShape": "RoundedRectangle", "ListRow": "row", "TableColumnsLayout": "Table",
        "SegmentRow": "HStack", "WheelLayout": "VStack", "SwipeLayout": "HStack", "SheetLayout": "VStack",
        "FormColumns": "Form", "SquareLayout": ".frame", "IdealWidthLayout": ".frame",
    ]
}
