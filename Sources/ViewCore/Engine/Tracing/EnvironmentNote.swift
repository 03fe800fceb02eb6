import Drawing

/// What is said of views for the trace that no node of theirs has: the value that a modifier hands on to what is inside
/// of it, `.environment(\.brandColor)` with the colour, or what a control was made with, `Toggle` with whether it is on.
package final class EnvironmentNote {
    /// How a modifier is told that has no key: `.tint`.
    package enum Subject {
        case modifier(String)
        /// A key path, and the key's type where the value was set by one.
        case path(AnyKeyPath, key: Any.Type?, of: String = ".environment")
        case object(Any.Type)
        /// A control, or a property wrapper: its value is a `() -> [TraceNode.Property]`, asked when a trace is made.
        case stated(String)
        /// A view, style or modifier of people's own, asked in the same way; without such values nothing is told of it.
        case author(Any.Type)
        /// What assistive technology is told, whoever wrote it; its value is as that of `stated`.
        case spoken(String)
    }

    /// Views that stand for a part of what assistive technology is told.
    package struct Part {
        let name: String
        /// Their nodes, of which nothing is known here.
        let nodes: [AnyObject]

        init(name: String, nodes: [AnyObject]) { (self.name, self.nodes) = (name, nodes) }
    }

    private let subject: Subject
    private let value: Any
    /// What is in force inside of the modifier, which colours are resolved by.
    private let environment: EnvironmentValues
    private let owner: Owner?
    /// The one nearer to the view.
    let inner: EnvironmentNote?
    private let parts: [Part]

    package init(
        _ subject: Subject, _ value: Any, in environment: EnvironmentValues, owner: Owner?,
        inner: EnvironmentNote?, parts: [Part] = []
    ) {
        self.subject = subject
        self.value = value
        self.environment = environment
        self.owner = owner
        self.inner = inner
        self.parts = parts
    }

    private var name: String {
        switch subject {
        case .modifier(let name), .stated(let name), .spoken(let name): name
        case .author(let type): typeName(type)
        case .object(let type): ".environment(\(typeName(type)))"
        case .path(let path, let key, let modifier):
            "\(modifier)(\(settableName(path) ?? key.map(nameOfKey) ?? "key path"))"
        }
    }

    /// `node` with this and those inside around it; what the library writes for itself is not told.
    ///
    /// - Parameter part: the trace of a node that stands for a part.
    func traced(around node: TraceNode, _ part: (AnyObject) -> TraceNode?) -> TraceNode {
        let inside = inner?.traced(around: node, part) ?? node
        let authors = owner?.authors ?? []
        if case .spoken = subject { return spoken(around: inside, authors, part) }
        guard authors.last?.isWritten ?? true else { return inside }
        var properties =
            (value as? () -> [TraceNode.Property])?() ?? tracedProperties(of: value, in: environment)
        if case .author = subject, properties.isEmpty { return inside }
        for index in properties.indices where properties[index].name.isEmpty {
            properties[index].name = "value"
            properties[index].traits = .unspoken
        }
        return TraceNode(
            name: name, role: .environment, owner: authors, properties: properties.map(\.rounded),
            proposedWidth: node.proposedWidth, proposedHeight: node.proposedHeight, frame: node.frame,
            children: [inside])
    }
}

extension EnvironmentNote {
    private func spoken(
        around inside: TraceNode, _ authors: [TraceNode.Author], _ traced: (AnyObject) -> TraceNode?
    ) -> TraceNode {
        func node(
            _ name: String, _ properties: [TraceNode.Property], _ children: [TraceNode]
        ) -> TraceNode {
            TraceNode(
                name: name, role: .environment, owner: authors, properties: properties,
                frame: inside.frame, children: children)
        }
        let parts = parts.map {
            node(
                SpokenNote.part, [.init(SpokenNote.Property.part, .name($0.name))],
                $0.nodes.compactMap(traced))
        }
        return node(name, (value as? () -> [TraceNode.Property])?() ?? [], [inside] + parts)
    }
}

/// `\.brandColor` for a key that `@Entry` declares, `BrandColorKey` for one that people write: a key path
/// tells its name in no other way that is the same in every build.
func nameOfKey(_ type: Any.Type) -> String {
    let name = typeName(type)
    let prefix = "__Key_"
    return name.hasPrefix(prefix) ? "\\." + name.dropFirst(prefix.count) : name
}

/// The name of what can be set of the library's own.
private func settableName(_ path: AnyKeyPath) -> String? {
    let names: [(AnyKeyPath, String)] = [
        (\EnvironmentValues.colorScheme, "colorScheme"), (\EnvironmentValues.controlSize, "controlSize"),
        (\EnvironmentValues.dynamicTypeSize, "dynamicTypeSize"),
        (\EnvironmentValues.layoutDirection, "layoutDirection"),
        (\EnvironmentValues.displayScale, "displayScale"), (\EnvironmentValues.isEnabled, "isEnabled"),
        (\EnvironmentValues.legibilityWeight, "legibilityWeight"), (\EnvironmentValues.locale, "locale"),
        (\EnvironmentValues.calendar, "calendar"), (\EnvironmentValues.timeZone, "timeZone"),
        (\EnvironmentValues.horizontalSizeClass, "horizontalSizeClass"),
        (\EnvironmentValues.verticalSizeClass, "verticalSizeClass"),
        (\EnvironmentValues.redactionReasons, "redactionReasons"),
        (\EnvironmentValues.headerProminence, "headerProminence"), (\EnvironmentValues.font, "font"),
        (\EnvironmentValues.imageScale, "imageScale"), (\EnvironmentValues.lineLimit, "lineLimit"),
        (\EnvironmentValues.lineSpacing, "lineSpacing"), (\EnvironmentValues.textCase, "textCase"),
        (\EnvironmentValues.multilineTextAlignment, "multilineTextAlignment"),
        (\EnvironmentValues.truncationMode, "truncationMode"),
        (\EnvironmentValues.minimumScaleFactor, "minimumScaleFactor"),
        (\EnvironmentValues.allowsTightening, "allowsTightening"),
        (\EnvironmentValues.symbolVariants, "symbolVariants"),
    ]
    return names.first { $0.0 == path }.map { "\\." + $0.1 }
}
