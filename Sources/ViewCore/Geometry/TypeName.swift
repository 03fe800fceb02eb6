/// A type's name as people write it, without module or generic arguments.
package func typeName(_ type: Any.Type) -> String {
    let name = String(describing: type)
    guard let bracket = name.firstIndex(of: "<") else { return name }
    return String(name[..<bracket])
}
