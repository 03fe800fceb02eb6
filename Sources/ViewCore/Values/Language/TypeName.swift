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

/// Whether a view or style comes with the library: what it draws was not written by people.
///
/// The module in which the type is declared tells, so that no list of controls is needed.
package func isBuiltIn(_ type: Any.Type) -> Bool {
    // `Controls.SwitchToggleStyle`; `(extension in Controls):ViewCore.View.Part` in an extension.
    let name = String(reflecting: type)[...]
    let head = name.hasPrefix("(extension in ") ? name.dropFirst(14) : name
    return builtInModules.contains(String(head.prefix { $0 != "." && $0 != ")" }))
}

private let builtInModules: Set = ["ViewCore", "Controls", "UIKit"]

/// A built-in style that only arranges what it is given: nothing inside has its font or colour from it.
package protocol ArrangingStyle {}
