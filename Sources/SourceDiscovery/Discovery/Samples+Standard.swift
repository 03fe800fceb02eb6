// Samples of SwiftUI's and Foundation's types.

extension Samples {
    static let byConstraint: [String: String] = [
        "View": "Text(\"Sample\")", "Shape": "RoundedRectangle(cornerRadius: 12)",
        "InsettableShape": "RoundedRectangle(cornerRadius: 12)", "ShapeStyle": "Color.blue",
        "StringProtocol": "\"Sample\"", "Hashable": "\"sample\"", "Equatable": "\"sample\"",
        "Comparable": "1", "CustomStringConvertible": "\"sample\"", "LosslessStringConvertible": "\"sample\"",
        "BinaryFloatingPoint": "0.6", "FloatingPoint": "0.6", "BinaryInteger": "3", "Numeric": "3",
        "FixedWidthInteger": "3", "ViewModifier": "EmptyModifier()",
        "PrimitiveButtonStyle": "BorderedButtonStyle()",
        "ToggleStyle": "SwitchToggleStyle()", "LabelStyle": "TitleAndIconLabelStyle()",
        "Codable": "\"sample\"",
        "Sendable": "\"sample\"", "Any": "\"sample\"", "Gesture": "TapGesture()",
        "Error": "CancellationError()",
        "RandomAccessCollection": "[\"One\", \"Two\"]", "Collection": "[\"One\", \"Two\"]",
        "Sequence": "[\"One\", \"Two\"]", "Transition": "OpacityTransition()",
        "DynamicProperty": "State(initialValue: 0)", "VectorArithmetic": "0.6", "Animatable": "Circle()",
        "Identifiable": "__SpecimenItem()",
    ]

    /// Another value of the type, so that a list is not of two equal ones, as far as there is one.
    func second(_ type: String, beside first: String) -> String {
        switch type {
        case "Color": "Color.purple"
        case "String", "LocalizedStringKey": "\"Second\""
        default: first == "\"sample\"" ? "\"second\"" : first
        }
    }

    func standard(_ type: String, named name: String) -> String? {
        if Samples.numberTypes.contains(type) {
            let isFactor = types.find(scope, from: "")?.factors.contains(name) ?? false
            return number(name.lowercased(), of: type, isFactor: isFactor)
        }
        if Samples.textTypes.contains(type) { return text(name.lowercased()) }
        return type == "Color" ? color(name.lowercased()) : Samples.byType[type]
    }

    static let numberTypes: Set<String> = [
        "CGFloat", "Double", "Float", "Int", "UInt", "TimeInterval", "Int32", "Int64", "UInt8", "NSNumber",
    ]
    static let textTypes: Set<String> = [
        "String", "LocalizedStringKey", "Substring", "LocalizedStringResource", "NSString",
        "AttributedString",
    ]

    /// A part of a colour that is a whole number goes up to 255.
    static let colorParts = [
        "hex": "0x3366CC", "rgb": "0x3366CC", "red": "51", "green": "102", "blue": "204",
    ]
    static let numberWords: [(String, String)] = [
        ("opacity", "0.6"), ("alpha", "0.6"), ("scale", "0.95"), ("ratio", "0.6"), ("progress", "0.6"),
        ("fraction", "0.6"), ("percent", "0.6"), ("value", "0.6"), ("duration", "0.3"), ("delay", "0"),
        ("response", "0.3"), ("damping", "0.7"), ("linewidth", "2"), ("borderwidth", "2"),
        ("strokewidth", "2"),
        ("thickness", "4"), ("angle", "45"), ("degrees", "45"), ("rotation", "45"), ("fontsize", "17"),
        ("shadow", "4"), ("blur", "4"), ("offset", "4"), ("radius", "12"), ("padding", "12"),
        ("spacing", "8"),
        ("width", "44"), ("height", "44"), ("size", "44"), ("red", "0.2"), ("green", "0.5"),
        ("blue", "0.9"),
        ("hue", "0.6"), ("saturation", "0.8"), ("brightness", "0.8"), ("count", "3"), ("index", "0"),
        ("total", "5"), ("steps", "5"), ("sides", "6"), ("points", "5"),
    ]

    /// - Parameter isFactor: whether a width or a height is multiplied by it.
    private func number(_ name: String, of type: String, isFactor: Bool) -> String {
        let isWhole = type.contains("Int") && type != "TimeInterval"
        // A byte holds no whole colour.
        let parts = Samples.colorParts.filter { type != "UInt8" || UInt8($0.value) != nil }
        if isWhole, let part = parts[name] { return part }
        let found =
            Samples.numberWords.first { name.contains($0.0) }?.1 ?? (isWhole ? "3" : isFactor ? "0.6" : "12")
        return isWhole && found.contains(".") ? "1" : found
    }

    static let textWords: [(String, String)] = [
        ("systemname", "star.fill"), ("systemimage", "star.fill"), ("icon", "star.fill"),
        ("symbol", "star.fill"),
        ("image", "star.fill"), ("subtitle", "Subtitle"), ("title", "Title"),
        ("placeholder", "Placeholder"),
        ("message", "Message"), ("description", "Description"), ("hex", "3366CC"), ("text", "Text"),
        ("label", "Label"), ("name", "Name"), ("url", "https://example.org"),
    ]

    private func text(_ name: String) -> String {
        "\"\(Samples.textWords.first { name.contains($0.0) }?.1 ?? "Sample")\""
    }

    /// Several colours of one style are told apart: what is off from what is on, a text from what it stands on.
    static let colorWords: [(String, String)] = [
        ("background", "blue"), ("thumb", "white"), ("knob", "white"), ("foreground", "primary"),
        ("text", "primary"), ("label", "primary"), ("title", "primary"), ("inactive", "gray"),
        ("unselected", "gray"), ("disabled", "gray"), ("offcolor", "gray"), ("track", "gray"),
        ("border", "gray"), ("stroke", "gray"), ("shadow", "gray"), ("pressed", "indigo"),
        ("highlight", "indigo"), ("second", "purple"), ("end", "purple"), ("bottom", "purple"),
    ]

    private func color(_ name: String) -> String {
        "Color." + (Samples.colorWords.first { name.contains($0.0) }?.1 ?? "blue")
    }

    static let byType: [String: String] = [
        "Bool": "true", "Text": "Text(\"Sample\")",
        "AnyView": "AnyView(Text(\"Sample\"))",
        "Image": "Image(systemName: \"star.fill\")", "Font": "Font.body",
        "Font.Weight": "Font.Weight.semibold",
        "Font.TextStyle": "Font.TextStyle.body", "Font.Design": "Font.Design.rounded",
        "UnitPoint": "UnitPoint.center", "Edge": "Edge.bottom", "Edge.Set": "Edge.Set.all",
        "Alignment": "Alignment.center", "HorizontalAlignment": "HorizontalAlignment.center",
        "VerticalAlignment": "VerticalAlignment.center", "TextAlignment": "TextAlignment.center",
        "CGSize": "CGSize(width: 44, height: 44)", "CGPoint": "CGPoint(x: 4, y: 4)",
        "CGRect": "CGRect(x: 0, y: 0, width: 44, height: 44)",
        "NSRect": "NSRect(x: 0, y: 0, width: 44, height: 44)", "NSSize": "NSSize(width: 44, height: 44)",
        "EdgeInsets": "EdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12)",
        "Angle": "Angle.degrees(45)",
        "Gradient": "Gradient(colors: [Color.blue, Color.purple])",
        "LinearGradient":
            "LinearGradient(colors: [Color.blue, Color.purple], startPoint: .leading, endPoint: .trailing)",
        "RadialGradient":
            "RadialGradient(colors: [Color.blue, Color.purple], center: .center, startRadius: 0, endRadius: 60)",
        "AngularGradient": "AngularGradient(colors: [Color.blue, Color.purple], center: .center)",
        "Animation": "Animation.default", "AnyTransition": "AnyTransition.opacity",
        "Date": "Date(timeIntervalSinceReferenceDate: 190_028_460)",
        "URL": "URL(fileURLWithPath: \"/sample\")",
        "UUID": "UUID(uuidString: \"00000000-0000-0000-0000-000000000001\")!",
        "Axis": "SwiftUI.Axis.horizontal",
        "Axis.Set": "SwiftUI.Axis.Set.horizontal", "ColorScheme": "ColorScheme.light",
        "ControlSize": "ControlSize.regular", "Material": "Material.regular",
        "AnyShape": "AnyShape(Capsule())",
        "AnyShapeStyle": "AnyShapeStyle(Color.blue)", "RoundedCornerStyle": "RoundedCornerStyle.continuous",
        "ContentMode": "ContentMode.fit", "Visibility": "Visibility.visible",
        "ButtonRole": "ButtonRole.destructive",
        "BlendMode": "BlendMode.normal", "StrokeStyle": "StrokeStyle(lineWidth: 2)",
        "DynamicTypeSize": ".large", "GridItem": "GridItem(.flexible())", "Bundle": "Bundle.main",
        "Path": "Path(ellipseIn: CGRect(x: 0, y: 0, width: 44, height: 44))",
        "NSAttributedString": "NSAttributedString(string: \"Sample\")",
        "UserInterfaceSizeClass": "UserInterfaceSizeClass.compact",
        "PresentationDetent": "PresentationDetent.medium",
        "Notification.Name": "Notification.Name(\"sample\")",
        "Rectangle": "Rectangle()", "Capsule": "Capsule()", "Circle": "Circle()",
        "RoundedRectangle": "RoundedRectangle(cornerRadius: 12)", "UIColor": "UIColor.systemBlue",
        "NSColor": "NSColor.systemBlue", "UIFont": "UIFont.systemFont(ofSize: 17)",
        "UIRectCorner": ".allCorners", "Namespace.ID": "Namespace().wrappedValue",
        "UIBlurEffect.Style": ".systemMaterial", "NSVisualEffectView.Material": ".contentBackground",
        "NSVisualEffectView.BlendingMode": ".withinWindow", "UIActivityIndicatorView.Style": ".medium",
        "UIImage": "UIImage()", "Character": "\"S\"", "Calendar": "Calendar(identifier: .gregorian)",
        "Locale": "Locale(identifier: \"en_US\")", "Decimal": "12", "Data": "Data()", "Any": "\"sample\"",
        "AnyHashable": "AnyHashable(\"sample\")", "EmptyView": "EmptyView()", "Spacer": "Spacer()",
        "DragGesture.Value": "", "ScenePhase": ".active", "LayoutDirection": "LayoutDirection.leftToRight",
        "SymbolRenderingMode": ".monochrome", "Transaction": "Transaction()",
        "Label<Text, Image>":
            "Label(\"Label\", systemImage: \"star.fill\")", "Never": "", "Void": "()",
    ].filter { !$0.value.isEmpty }
}
