/// Whether a view or style comes with the library: what it draws was not written by people.
///
/// The module in which the type is declared tells, so that no list of controls is needed.
package func isBuiltIn(_ type: Any.Type) -> Bool {
    // `Controls.SwitchToggleStyle`; `(extension in Controls):ViewCore.View.Part` in an extension.
    let name = String(reflecting: type)[...]
    let head = name.hasPrefix("(extension in ") ? name.dropFirst(14) : name
    return builtInModules.contains(String(head.prefix { $0 != "." && $0 != ")" }))
}

private let builtInModules: Set = ["ViewCore", "ControlCore", "Controls", "UIKit"]

/// A built-in style that only arranges what it is given: nothing inside has its font or colour from it.
package protocol ArrangingStyle {}
