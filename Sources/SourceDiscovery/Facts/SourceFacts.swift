// What the parser finds in a file. Its tool is compiled with these files, too: it prints them as JSON, the program
// reads them.

/// A file of Swift as it is to be compiled, and what it declares.
package struct SourceFacts: Codable, Sendable {
    /// The file with what is left out blanked, so that lines and columns hold.
    package var text = ""
    /// What was left out, for people.
    package var notes: [String] = []
    /// Imports of modules that there are none of, which are left out.
    package var missingImports: [ImportFact] = []
    /// Whether a line has to be put before it for SwiftUI's names.
    package var importsSwiftUI = false
    /// Whether the file is not Swift as it should be.
    package var isBroken = false
    package var types: [TypeFact] = []
    /// Static members that an extension gives one of the protocols of styles.
    package var presets: [PresetFact] = []
    /// What extensions add to the system's colours, fonts and gradients, one of each type.
    package var extended: [TypeFact] = []
    /// What extensions of views declare.
    package var viewFunctions: [ViewFunctionFact] = []
    package var previews: [PreviewFact] = []
    /// Declarations that the rest may do without, the outer ones first.
    package var items: [ItemFact] = []
    /// Bodies that the rest may do without.
    package var bodies: [BodyFact] = []
    /// Calls of views that are called like one of SwiftUI's with something before it, where a module is missing.
    package var namesakes: [NamesakeFact] = []
    /// What extensions add, as far as samples need it from other files.
    package var additions: [AdditionFact] = []

    /// Of a file that declares nothing.
    package static let none = SourceFacts()
}

/// `import Charts`
package struct ImportFact: Codable, Equatable, Sendable {
    package var module: String
    package var line: Int

    package init(module: String, line: Int) {
        (self.module, self.line) = (module, line)
    }
}

/// `CachedAsyncImage(url: url, cache: .shared) { phase in … }`: a view that is used as SwiftUI's `AsyncImage` is.
package struct NamesakeFact: Codable, Hashable, Sendable {
    /// The views of SwiftUI that others are called after.
    package static let views = ["AsyncImage"]

    package struct Argument: Codable, Hashable, Sendable {
        package var label: String?
        /// Of `.shared` the name.
        package var member: String?

        package init(label: String?, member: String? = nil) { (self.label, self.member) = (label, member) }
    }
    package var name: String
    package var arguments: [Argument]
    /// Labels of closures, of those behind the call, too; the first of these has none.
    package var closures: [String?]

    package init(name: String, arguments: [Argument], closures: [String?]) {
        (self.name, self.arguments, self.closures) = (name, arguments, closures)
    }
}

/// Lines of the file, from 1, both included.
package struct LineRange: Codable, Sendable {
    package var first: Int
    package var last: Int
}

/// A declaration at the top of the file, or a member of an extension there.
package struct ItemFact: Codable, Sendable {
    package var name: String
    package var lines: LineRange
}

/// What stands between the braces of a function, a computed property or an action, without its first and last blanks.
package struct BodyFact: Codable, Sendable {
    /// Of the function or the property; of a closure what it is given to.
    package var name: String
    package var lines: LineRange
    /// Places in the text as UTF-8.
    package var start: Int
    package var end: Int
    /// Swift that may stand in its place.
    package var value: String

    package init(name: String, lines: LineRange, start: Int, end: Int, value: String) {
        (self.name, self.lines, self.start, self.end, self.value) = (name, lines, start, end, value)
    }
}

package struct TypeFact: Codable, Sendable {
    package enum Kind: String, Codable, Sendable { case structure, reference, enumeration, proto, alias }
    /// With the types that it is declared in: `Outer.Inner`.
    package var name: String
    package var kind: Kind
    package var line: Int
    /// Whether code outside of its parent cannot name it.
    package var isHidden = false
    package var isPrivate = false
    /// Whether other modules of a package can name it.
    package var isPublic = false
    /// Whether it is of another module, which hides the initializer that a structure has by itself.
    package var isForeign = false
    package var generics: [GenericFact] = []
    /// Protocols and superclasses as written, extensions' too.
    package var inherits: [String] = []
    /// Those that are written; without any, a structure has the one of its fields.
    package var initializers: [InitializerFact] = []
    package var fields: [FieldFact] = []
    package var cases: [CaseFact] = []
    package var statics: [StaticFact] = []
    /// Of a class those that set something by what they are given, extensions' too.
    package var setters: [SetterFact] = []
    /// Of the names in it, nested types' too, those that begin with a capital letter and those that tell what it
    /// looks at.
    package var mentions: [String] = []
    /// Properties of its values, computed ones too, that are colours, fonts or gradients by what is written.
    package var looks: [String] = []
    /// What a typealias stands for.
    package var meaning: String?
    /// Of a view modifier those that its body calls on its content, the innermost first; `nil` where it does more.
    package var chain: [String]?
    /// What a protocol asks of a type; `nil` of one that was not read.
    package var requirements: [RequirementFact]?
    /// Names of numbers in it that a width, a height or a size is multiplied by.
    package var factors: [String] = []
}

/// What a protocol asks for: `var id: Int { get }`, `func show(_ item: Item) -> Bool`, `associatedtype Item`.
package struct RequirementFact: Codable, Equatable, Sendable {
    package enum Kind: String, Codable, Sendable { case value, variable, function, initializer, type }
    package var kind: Kind
    /// Of a function with its labels: `show(_:)`.
    package var name: String
    /// As a type writes it before the braces: `static func show(_ item: Item) -> Bool`.
    package var text: String
    /// Of a property or of what a function gives back; `nil` of a function that gives nothing.
    package var type: String?
    /// Of an associated type.
    package var constraints: [String] = []

    package init(kind: Kind, name: String, text: String, type: String? = nil, constraints: [String] = []) {
        (self.kind, self.name, self.text, self.type) = (kind, name, text, type)
        self.constraints = constraints
    }
}

/// What an extension adds to a type or a protocol that another file declares, or the system.
package struct AdditionFact: Codable, Sendable {
    package var name: String
    package var inherits: [String]
    /// Names of members as requirements have them.
    package var members: [String]

    package init(name: String, inherits: [String] = [], members: [String] = []) {
        (self.name, self.inherits, self.members) = (name, inherits, members)
    }
}

extension TypeFact {
    /// The type as another module of the package sees it; `nil` where it does not.
    package var seenFromOutside: TypeFact? {
        guard isPublic else { return nil }
        var fact = self
        fact.isForeign = true
        fact.initializers = initializers.filter(\.isPublic)
        fact.statics = statics.filter(\.isPublic)
        fact.setters = []
        fact.looks = []
        return fact
    }
}

package struct GenericFact: Codable, Sendable {
    package var name: String
    /// Names of what it has to be; `==Text` says which type it is, `Element: Hashable` what is in a collection.
    package var constraints: [String]
}

package struct InitializerFact: Codable, Sendable {
    package var parameters: [ParameterFact]
    package var generics: [GenericFact] = []
    /// Whether it may give nothing, or does nothing but end the program.
    package var isFailable = false
    package var isHidden = false
    package var isPublic = false
    /// What has to hold of the type's parameters, as `extension S where Content == Text` says it.
    package var requirements: [GenericFact] = []
}

package struct ParameterFact: Codable, Sendable {
    /// `nil` where none is written.
    package var label: String?
    package var name: String
    /// Without attributes, but with a result builder of somebody's own.
    package var type: String
    package var hasDefault = false
    package var isVariadic = false
    /// As a preset or a caption may want it: the default as written.
    package var standard: String?
}

/// A stored property that an initializer of all fields takes.
package struct FieldFact: Codable, Sendable {
    package var name: String
    /// `nil` where only its value says it.
    package var type: String?
    package var value: String?
    /// `State`, `Binding`, `Environment`.
    package var wrapper: String?
    package var wrapperHasArguments = false
    package var isLet = false
    package var isHidden = false
}

/// `func configure(with item: Item)`: a method that answers nothing and is called by nobody but the app.
package struct SetterFact: Codable, Sendable {
    package var name: String
    package var parameters: [ParameterFact]
    package var generics: [GenericFact] = []
}

package struct CaseFact: Codable, Sendable {
    package var name: String
    package var parameters: [ParameterFact]
}

package struct StaticFact: Codable, Sendable {
    package var name: String
    /// `nil` where only its value says it.
    package var type: String?
    package var value: String?
    /// `nil` for a variable.
    package var parameters: [ParameterFact]?
    package var generics: [GenericFact] = []
    package var isHidden = false
    /// Whether code of other files cannot name it.
    package var isPrivate = false
    package var isPublic = false
    package var line: Int
}

/// `static var card: CardStyle { … }` of `extension GroupBoxStyle where Self == CardStyle`.
package struct PresetFact: Codable, Sendable {
    package var proto: String
    /// What `Self` is, as written; `nil` where the extension does not say it.
    package var style: String?
    package var member: StaticFact
}

/// `func card() -> some View` of `extension View`.
package struct ViewFunctionFact: Codable, Sendable {
    /// `View`, `Text`, `Image`.
    package var extended: String
    package var name: String
    /// `nil` for a variable.
    package var parameters: [ParameterFact]?
    package var generics: [GenericFact] = []
    package var result: String
    package var isHidden = false
    package var line: Int
    /// The modifiers that it calls on the view, the innermost first, `modifier:S` for the modifier `S`; `nil` where it
    /// does more.
    package var chain: [String]?
    /// Of the names in it those that begin with a capital letter.
    package var mentions: [String] = []
}

/// `#Preview("Name", traits: .sizeThatFitsLayout) { … }`, or a type that provides previews.
package struct PreviewFact: Codable, Sendable {
    package var name: String?
    /// The type, where it is none of the macro's.
    package var provider: String?
    /// The body without properties, as written.
    package var body = ""
    /// Properties of the body that `@Previewable` marks, without the mark.
    package var properties: [String] = []
    /// Of the body's first line.
    package var line = 1
    /// Of all of it.
    package var lines = LineRange(first: 1, last: 1)
    /// Of the view that it is of several; the others are blanked in its body.
    package var own: LineRange?
    package var width: Double?
    package var height: Double?
}
