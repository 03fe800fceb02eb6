import SwiftSyntax

/// Finds bodies that a file may do without: those that give nothing or a plain value, and closures that are only called
/// when somebody does something.
final class BodyFinder: SyntaxVisitor {
    private(set) var found: [BodyFact] = []
    private let converter: SourceLocationConverter

    /// Modifiers and functions whose last closure acts and gives nothing.
    private static let acting: Set<String> = [
        "onAppear", "onDisappear", "onChange", "onReceive", "onTapGesture", "onLongPressGesture", "onEnded",
        "onChanged",
        "onHover", "onSubmit", "onPreferenceChange", "task", "sink", "async", "asyncAfter",
    ]

    init(_ converter: SourceLocationConverter) {
        self.converter = converter
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if !isDrawing(node), let body = node.body,
            let value = value(of: node.name.text, node.signature.returnClause?.type, in: node)
        {
            add(node.name.text, body.statements, value)
        }
        return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        guard let block = node.accessorBlock, let type = node.typeAnnotation?.type else {
            return .visitChildren
        }
        let name = node.pattern.trimmedDescription
        switch block.accessors {
        case .getter(let statements):
            if let value = value(of: name, type, in: block.parent?.parent?.parent) {
                add(name, statements, value)
            }
        case .accessors(let accessors):
            for accessor in accessors {
                guard let body = accessor.body else { continue }
                let value = accessor.accessorSpecifier.text == "get" ? BodyFinder.plainValue(type) : ""
                if let value { add(name, body.statements, value) }
            }
        default: break
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let called = node.calledExpression
        let name = called.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? called.trimmedDescription
        for argument in node.arguments where ["action", "perform"].contains(argument.label?.text) {
            if let closure = argument.expression.as(ClosureExprSyntax.self) { add(name, closure) }
        }
        if let closure = node.trailingClosure {
            let isAction = node.additionalTrailingClosures.contains { $0.label.text == "label" }
            if BodyFinder.acting.contains(name) || name == "Button" && isAction { add(name, closure) }
        }
        return .visitChildren
    }

    private func add(_ name: String, _ closure: ClosureExprSyntax) {
        let parameters = OwnParameterFinder(viewMode: .sourceAccurate)
        parameters.walk(closure.statements)
        // A closure that names none of its parameters would take none.
        let value = parameters.last.map { last in
            "_ = (" + (0...last).map { "$\($0)" }.joined(separator: ", ") + ")"
        }
        add(name, closure.statements, value ?? "")
    }

    private func add(_ name: String, _ statements: CodeBlockItemListSyntax, _ value: String) {
        guard !statements.isEmpty else { return }
        let start = statements.positionAfterSkippingLeadingTrivia
        let end = statements.endPositionBeforeTrailingTrivia
        found.append(
            BodyFact(
                name: name,
                lines: LineRange(
                    first: converter.location(for: start).line, last: converter.location(for: end).line),
                start: start.utf8Offset, end: end.utf8Offset, value: value))
    }

    /// Whether it is one of a view of UIKit or AppKit, which makes its look in functions that give nothing.
    private func isDrawing(_ function: FunctionDeclSyntax) -> Bool {
        guard
            let parents = function.parent?.parent?.parent?.parent?.as(ClassDeclSyntax.self)?.inheritanceClause
        else {
            return false
        }
        return parents.inheritedTypes.contains { inherited in
            let name = inherited.type.trimmedDescription
            let isOfSystem = name.hasPrefix("UI") || name.hasPrefix("NS")
            return isOfSystem
                && ["View", "Cell", "Control", "Button", "Label"].contains { name.hasSuffix($0) }
        }
    }

    /// What stands in a body's place; `nil` where no more may be lost than the whole declaration is.
    private func value(of name: String, _ type: TypeSyntax?, in declaration: (any SyntaxProtocol)?) -> String?
    {
        if let plain = BodyFinder.plainValue(type) { return plain }
        guard let type, let declaration = declaration?.asProtocol((any WithModifiersSyntax).self),
            // What the system calls to draw, and a preset, would end the picture instead of being named.
            !declaration.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }),
            !name.hasPrefix("make"), !BodyFinder.isDrawn(type)
        else { return nil }
        return "fatalError(\"the body of \(name) does not compile\")"
    }

    /// Whether values of a type are pictures by themselves, as far as it says so.
    private static func isDrawn(_ type: TypeSyntax) -> Bool {
        if type.is(SomeOrAnyTypeSyntax.self) { return true }
        let name = type.trimmedDescription.prefix { $0 != "<" }
        return ["AnyView", "Text", "Image", "Path", "Self", "ModifiedContent", "CGSize", "Color", "Font"]
            .contains(name)
            || name.hasSuffix("View") || name.hasSuffix("Style")
    }

    /// A value of a type that is as good as any other, empty for none.
    private static func plainValue(_ type: TypeSyntax?) -> String? {
        guard let type else { return "" }
        if type.is(OptionalTypeSyntax.self) { return "nil" }
        if type.is(ArrayTypeSyntax.self) { return "[]" }
        if type.is(DictionaryTypeSyntax.self) { return "[:]" }
        switch type.trimmedDescription {
        case "Void", "()": return ""
        case "Bool": return "false"
        case "Int", "Double", "Float", "CGFloat", "TimeInterval": return "0"
        case "String": return "\"\""
        default: return nil
        }
    }
}

/// Finds the highest of `$0`, `$1`, … in a closure and not in those inside of it.
private final class OwnParameterFinder: SyntaxVisitor {
    private(set) var last: Int?

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let text = node.baseName.text
        if text.hasPrefix("$"), let number = Int(text.dropFirst()) { last = max(last ?? 0, min(number, 9)) }
        return .skipChildren
    }
}
