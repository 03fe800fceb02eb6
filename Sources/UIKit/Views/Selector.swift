public import Foundation

/// A method by name; nothing here is called by name.
///
/// Source files are compiled with `#selector(…)` replaced by a value of this type, as there is no Objective-C here.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
    private let name: String
    public init(_ name: String) { self.name = name }
    public init(stringLiteral name: String) { self.name = name }
}

extension UIApplication {
    /// Nothing responds, so that a keyboard that is to be hidden stays as it is: there is none.
    @discardableResult
    public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?)
        -> Bool
    {
        false
    }
}

extension NotificationCenter {
    /// Nothing is called by name, and no keyboard comes.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {}
}
