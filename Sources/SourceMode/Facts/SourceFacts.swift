// What the parser finds in a file. Its tool is compiled with these files, too: it prints them as JSON, the program
// reads them.

/// A file of Swift as it is to be compiled, and what it declares.
struct SourceFacts: Codable, Sendable {
    /// The file with what is left out blanked, so that lines and columns hold.
    var text = ""
    /// What was left out, for people.
    var notes: [String] = []
    /// Whether a line has to be put before it for SwiftUI's names.
    var importsSwiftUI = false
    /// Whether the file is not Swift as it should be.
    var isBroken = false
    var types: [TypeFact] = []
    /// Static members that an extension gives one of the protocols of styles.
    var presets: [PresetFact] = []
    /// What extensions add to the system's colours, fonts and gradients, one of each type.
    var extended: [TypeFact] = []
    /// What extensions of views declare.
    var viewFunctions: [ViewFunctionFact] = []
    var previews: [PreviewFact] = []
    /// Declarations that the rest may do without, the outer ones first.
    var items: [ItemFact] = []
}

/// Lines of the file, from 1, both included.
struct LineRange: Codable, Sendable {
    var first: Int
    var last: Int
}

/// A declaration at the top of the file, or a member of an extension there.
struct ItemFact: Codable, Sendable {
    var name: String
    var lines: LineRange
}

struct TypeFact: Codable, Sendable {
    enum Kind: String, Codable, Sendable { case structure, reference, enumeration, proto, alias }
    /// With the types that it is declared in: `Outer.Inner`.
    var name: String
    var kind: Kind
    var line: Int
    /// Whether code outside of its parent cannot name it.
    var isHidden = false
    var isPrivate = false
    var generics: [GenericFact] = []
    /// Protocols and superclasses as written, extensions' too.
    var inherits: [String] = []
    /// Those that are written; without any, a structure has the one of its fields.
    var initializers: [InitializerFact] = []
    var fields: [FieldFact] = []
    var cases: [CaseFact] = []
    var statics: [StaticFact] = []
    /// Of a class those that set something by what they are given, extensions' too.
    var setters: [SetterFact] = []
    /// Of the names in it, nested types' too, those that begin with a capital letter and those that tell what it
    /// looks at.
    var mentions: [String] = []
    /// Properties of its values, computed ones too, that are colours, fonts or gradients by what is written.
    var looks: [String] = []
    /// What a typealias stands for.
    var meaning: String?
    /// Of a view modifier those that its body calls on its content, the innermost first; `nil` where it does more.
    var chain: [String]?
}

struct GenericFact: Codable, Sendable {
    var name: String
    var constraints: [String]
}

struct InitializerFact: Codable, Sendable {
    var parameters: [ParameterFact]
    var generics: [GenericFact] = []
    var isFailable = false
    var isHidden = false
    /// What has to hold of the type's parameters, as `extension S where Content == Text` says it.
    var requirements: [GenericFact] = []
}

struct ParameterFact: Codable, Sendable {
    /// `nil` where none is written.
    var label: String?
    var name: String
    /// Without attributes.
    var type: String
    var hasDefault = false
    var isVariadic = false
    /// As a preset or a caption may want it: the default as written.
    var standard: String?
}

/// A stored property that an initializer of all fields takes.
struct FieldFact: Codable, Sendable {
    var name: String
    /// `nil` where only its value says it.
    var type: String?
    var value: String?
    /// `State`, `Binding`, `Environment`.
    var wrapper: String?
    var wrapperHasArguments = false
    var isLet = false
    var isHidden = false
}

/// `func configure(with item: Item)`: a method that answers nothing and is called by nobody but the app.
struct SetterFact: Codable, Sendable {
    var name: String
    var parameters: [ParameterFact]
    var generics: [GenericFact] = []
}

struct CaseFact: Codable, Sendable {
    var name: String
    var parameters: [ParameterFact]
}

struct StaticFact: Codable, Sendable {
    var name: String
    /// `nil` where only its value says it.
    var type: String?
    var value: String?
    /// `nil` for a variable.
    var parameters: [ParameterFact]?
    var generics: [GenericFact] = []
    var isHidden = false
    /// Whether code of other files cannot name it.
    var isPrivate = false
    var line: Int
}

/// `static var card: CardStyle { … }` of `extension GroupBoxStyle where Self == CardStyle`.
struct PresetFact: Codable, Sendable {
    var proto: String
    /// What `Self` is, as written; `nil` where the extension does not say it.
    var style: String?
    var member: StaticFact
}

/// `func card() -> some View` of `extension View`.
struct ViewFunctionFact: Codable, Sendable {
    /// `View`, `Text`, `Image`.
    var extended: String
    var name: String
    /// `nil` for a variable.
    var parameters: [ParameterFact]?
    var generics: [GenericFact] = []
    var result: String
    var isHidden = false
    var line: Int
    /// The modifiers that it calls on the view, the innermost first, `modifier:S` for the modifier `S`; `nil` where it
    /// does more.
    var chain: [String]?
}

/// `#Preview("Name", traits: .sizeThatFitsLayout) { … }`, or a type that provides previews.
struct PreviewFact: Codable, Sendable {
    var name: String?
    /// The type, where it is none of the macro's.
    var provider: String?
    /// The body without properties, as written.
    var body = ""
    /// Properties of the body that `@Previewable` marks, without the mark.
    var properties: [String] = []
    /// Of the body's first line.
    var line = 1
    /// Of all of it.
    var lines = LineRange(first: 1, last: 1)
    /// Of the view that it is of several; the others are blanked in its body.
    var own: LineRange?
    var width: Double?
    var height: Double?
}
