/// A part of the library that nobody can write, such as what a control's style is made of: traces call it after the
/// control or modifier that people write, or after what a shape looks like, since its own name may change any time.
package protocol PubliclyNamed {
    static var publicName: String { get }
}

/// What a type is called in traces.
package func publicName(of type: Any.Type) -> String {
    (type as? any PubliclyNamed.Type)?.publicName ?? typeName(type)
}

/// A type's name as people write it, without module or generic arguments.
package func typeName(_ type: Any.Type) -> String {
    // What a description says, without the casts that look for one: these took a third of a command's start.
    let name = _typeName(type, qualified: false)
    guard let bracket = name.firstIndex(of: "<") else { return name }
    return String(name[..<bracket])
}
