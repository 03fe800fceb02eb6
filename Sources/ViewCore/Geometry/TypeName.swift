/// A type's name as people write it, without module or generic arguments.
package func typeName(_ type: Any.Type) -> String {
    // What a description says, without the casts that look for one: these took a third of a command's start.
    let name = _typeName(type, qualified: false)
    guard let bracket = name.firstIndex(of: "<") else { return name }
    return String(name[..<bracket])
}
