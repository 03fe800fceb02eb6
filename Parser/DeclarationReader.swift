import SwiftParser
import SwiftSyntax

/// Modules that there are for style code; imports of others are left out, which says so.
private let knownModules: Set<String> = [
    "SwiftUI", "UIKit", "Combine", "Catalog", "Foundation", "Swift", "Observation", "Dispatch",
    "Synchronization",
    "RegexBuilder",
    "_Concurrency", "_StringProcessing",
]
/// Of Apple's modules those that `SwiftUI` brings the names of, as far as there are any.
private let silentModules: Set<String> = [
    "AppKit", "Cocoa", "CoreGraphics", "QuartzCore", "os", "OSLog", "CoreText", "Darwin",
    "DeveloperToolsSupport",
    "SwiftUICore", "UniformTypeIdentifiers", "CoreFoundation", "PlaygroundSupport",
]

/// - Parameters:
///   - configuration: its modules are those of the sources' own, which are imported as they are.
///   - isProgram: whether its statements are a program's, as in `main.swift`, and none of them is there to be shown.
func readFacts(of source: String, for configuration: PlatformConfiguration, isProgram: Bool = false)
    -> SourceFacts
{
    var facts = SourceFacts()
    // A line's two characters for its end are one to Swift, which no place that cuts lines would find.
    let source = source.replacing("\r\n", with: "\n")
    let active = activeText(source, for: configuration, notes: &facts.notes)
    let tree = Parser.parse(source: active)
    var reader = DeclarationReader(tree: tree, text: BlankedText(active), modules: configuration.ownModules)
    reader.isProgram = isProgram
    reader.blankOptionalMembers(of: tree)
    reader.read(tree.statements)
    facts.isBroken = tree.hasError
    facts.text = reader.text.text
    facts.importsSwiftUI = reader.importsSwiftUI
    facts.notes += reader.notes
    facts.types = reader.mergedTypes
    facts.presets = reader.presets
    facts.extended = reader.extendedLooks
    facts.viewFunctions = reader.viewFunctions
    facts.previews = reader.previews
    facts.items = reader.items
    facts.bodies = reader.bodies(of: tree)
    facts.additions = reader.members
    facts.missingImports = reader.missingImports
    if !reader.missingImports.isEmpty { facts.namesakes = namesakes(in: tree) }
    return facts
}

/// Goes through a file's declarations.
struct DeclarationReader {
    var text: BlankedText
    var importsSwiftUI = false
    var notes: [String] = []
    var types: [TypeFact] = []
    /// What extensions add, by the type's name as they write it.
    var additions: [TypeFact] = []
    /// The same with the names of all members.
    var members: [AdditionFact] = []
    var presets: [PresetFact] = []
    var viewFunctions: [ViewFunctionFact] = []
    var previews: [PreviewFact] = []
    var items: [ItemFact] = []
    var missingImports: [ImportFact] = []
    var isProgram = false
    private let converter: SourceLocationConverter
    private let modules: Set<String>

    init(tree: SourceFileSyntax, text: BlankedText, modules: Set<String>) {
        self.text = text
        self.modules = modules
        converter = SourceLocationConverter(fileName: "", tree: tree)
    }

    func line(_ node: some SyntaxProtocol) -> Int {
        converter.location(for: node.positionAfterSkippingLeadingTrivia).line
    }

    func lines(_ node: some SyntaxProtocol) -> LineRange {
        LineRange(
            first: line(node), last: converter.location(for: node.endPositionBeforeTrailingTrivia).line)
    }

    mutating func read(_ statements: CodeBlockItemListSyntax) {
        for statement in statements {
            switch statement.item {
            case .decl(let declaration):
                addItem(declaration)
                blankForeignAttributes(of: Syntax(declaration))
                read(declaration, in: [], isHidden: false)
            case .expr(let expression):
                if let macro = expression.as(MacroExpansionExprSyntax.self), macro.macroName.text == "Preview"
                {
                    addPreview(
                        macro.arguments, body: macro.trailingClosure, of: Syntax(expression))
                } else if let macro = expression.as(MacroExpansionExprSyntax.self),
                    ["warning", "error"].contains(macro.macroName.text)
                {
                    // The compiler says it.
                    continue
                } else if isProgram {
                    text.blank(statement)
                } else {
                    addExpression(expression, Syntax(statement))
                }
            case .stmt(let stmt):
                text.blank(stmt)
                if isProgram { continue }
                notes.append("line \(line(stmt)) is left out: a statement outside of functions")
            default: text.blank(statement)
            }
        }
    }

    mutating func read(_ declaration: DeclSyntax, in path: [String], isHidden: Bool) {
        if let node = declaration.as(ImportDeclSyntax.self) { return readImport(node) }
        if let macro = declaration.as(MacroExpansionDeclSyntax.self), macro.macroName.text == "Preview" {
            return addPreview(macro.arguments, body: macro.trailingClosure, of: Syntax(declaration))
        }
        if isUnavailable(declaration) { return }
        if let node = declaration.as(ExtensionDeclSyntax.self) { return readExtension(node) }
        guard let fact = typeFact(declaration, in: path, isHidden: isHidden) else { return }
        if isEntryPoint(declaration) {
            text.blank(declaration)
            notes.append("\(fact.fact.name) is left out: it begins a program (@main)")
            return
        }
        if fact.fact.inherits.contains("PreviewProvider"), path.isEmpty {
            previews += provided(fact.fact.name, lines(declaration), fact.members)
        }
        types.append(fact.fact)
        for member in fact.members {
            read(
                member.decl, in: path + [String(fact.fact.name.split(separator: ".").last ?? "")],
                isHidden: isHidden || isPrivate(member.decl))
        }
    }

    private mutating func readImport(_ node: ImportDeclSyntax) {
        let module = node.path.first?.name.text ?? ""
        if module == "SwiftUI" { importsSwiftUI = true }
        // How visible a module is does not matter to a file that is compiled alone, and ours would have to agree.
        for modifier in node.modifiers { text.blank(modifier) }
        if modules.contains(module) {
            // Tests may see what others may not; here there are none.
            for attribute in node.attributes where attribute.is(named: "testable") { text.blank(attribute) }
            return
        }
        guard !knownModules.contains(module) else { return }
        text.blank(node)
        if !silentModules.contains(module) {
            missingImports.append(ImportFact(module: module, line: line(node)))
        }
    }

    func bodies(of tree: SourceFileSyntax) -> [BodyFact] {
        let finder = BodyFinder(converter)
        finder.walk(tree)
        return finder.found
    }

    private mutating func addItem(_ declaration: DeclSyntax) {
        if declaration.is(ImportDeclSyntax.self) { return }
        items.append(ItemFact(name: title(of: declaration), lines: lines(declaration)))
        guard let node = declaration.as(ExtensionDeclSyntax.self), node.inheritanceClause == nil else {
            return
        }
        for member in node.memberBlock.members {
            items.append(ItemFact(name: title(of: member.decl), lines: lines(member.decl)))
        }
    }

    private func title(of declaration: DeclSyntax) -> String {
        if let node = declaration.as(ExtensionDeclSyntax.self) {
            return "extension \(node.extendedType.trimmedDescription)"
        }
        if let node = declaration.as(VariableDeclSyntax.self) {
            return node.bindings.first?.pattern.trimmedDescription ?? "variable"
        }
        return declaration.asProtocol((any NamedDeclSyntax).self)?.name.text ?? "line \(line(declaration))"
    }

    /// Attributes that speak to Objective-C and to the interface builder, which nobody here reads.
    private mutating func blankForeignAttributes(of node: Syntax) {
        let finder = ForeignAttributeFinder(viewMode: .sourceAccurate)
        finder.walk(node)
        for attribute in finder.found { text.blank(attribute) }
        for selector in finder.selectors { text.replace(selector, with: "Selector(\"\")") }
    }

    private func isEntryPoint(_ declaration: DeclSyntax) -> Bool {
        let names: Set<String> = ["main", "UIApplicationMain", "NSApplicationMain"]
        return declaration.asProtocol((any WithAttributesSyntax).self)?.attributes.contains {
            $0.as(AttributeSyntax.self).map { names.contains($0.attributeName.trimmedDescription) } ?? false
        } ?? false
    }

    /// A view that stands outside of all declarations, as documents show how a style is used.
    private mutating func addExpression(_ expression: ExprSyntax, _ statement: Syntax) {
        previews.append(
            PreviewFact(
                name: "line \(line(expression))", body: "__specimenShown(\(expression.trimmedDescription)\n)",
                line: line(expression), lines: lines(expression)))
        text.blank(statement)
    }

    private mutating func addPreview(
        _ arguments: LabeledExprListSyntax, body: ClosureExprSyntax?, of node: Syntax
    ) {
        var preview = PreviewFact(lines: lines(node))
        var body = body
        for argument in arguments {
            if argument.label?.text == "body" || argument.label == nil,
                let closure = argument.expression.as(ClosureExprSyntax.self)
            {
                body = closure
            } else if argument.label == nil,
                let literal = argument.expression.as(StringLiteralExprSyntax.self)
            {
                preview.name = literal.representedLiteralValue
            } else if let call = argument.expression.as(FunctionCallExprSyntax.self),
                call.calledExpression.trimmedDescription.hasSuffix("fixedLayout")
            {
                for length in call.arguments {
                    let value = Double(length.expression.trimmedDescription)
                    if length.label?.text == "width" { preview.width = value }
                    if length.label?.text == "height" { preview.height = value }
                }
            } else if argument.expression.trimmedDescription.hasPrefix(".landscape") {
                (preview.width, preview.height) = (852, 393)
            }
        }
        defer { text.blank(node) }
        guard let body else { return }
        var rest = BlankedText(body.statements.description)
        let start = body.statements.position
        for statement in body.statements {
            guard let variable = statement.item.as(VariableDeclSyntax.self) else { continue }
            guard let mark = variable.attributes.first(where: { $0.is(named: "Previewable") }) else {
                continue
            }
            var own = BlankedText(variable.description)
            own.blank(relative(mark, to: variable.position))
            preview.properties.append(own.text.trimmingBlanks)
            // With the semicolon behind it, which cannot begin what is left.
            rest.blank(relative(statement, to: start))
        }
        preview.body = rest.text
        preview.line = firstLine(body.statements)
        previews += cut(preview, body.statements, isProvider: false)
    }

    /// The text of statements begins with what stands between the brace and the first of them.
    func firstLine(_ statements: CodeBlockItemListSyntax) -> Int {
        converter.location(for: statements.first?.position ?? statements.position).line
    }

    func relative(_ node: some SyntaxProtocol, to start: AbsolutePosition) -> Range<AbsolutePosition> {
        AbsolutePosition(
            utf8Offset: node.positionAfterSkippingLeadingTrivia.utf8Offset - start.utf8Offset)..<AbsolutePosition(
                utf8Offset: node.endPositionBeforeTrailingTrivia.utf8Offset - start.utf8Offset)
    }
}

extension AttributeListSyntax.Element {
    func `is`(named name: String) -> Bool {
        self.as(AttributeSyntax.self)?.attributeName.trimmedDescription == name
    }
}

extension String {
    /// Without blanks and line breaks at either end.
    var trimmingBlanks: String {
        var rest = self[...]
        while rest.first?.isWhitespace == true { rest.removeFirst() }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return String(rest)
    }
}
