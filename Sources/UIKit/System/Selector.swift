public import Foundation

/// A method by name; nothing here is called by name.
///
/// Source files are compiled with `#selector(…)` replaced by a value of this type, as there is no Objective-C here.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
    private let name: String
    public init(_ name: String) { self.name = name }
    public init(stringLiteral name: String) { self.name = name }
    public var description: String { name }
}

public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

// What the system would call by its selector is never called: nothing happens in a picture but what code does itself.

extension NotificationCenter {
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?, object anObject: Any?
    ) {}
}

extension Timer {
    /// A timer that is not started.
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer { Timer(timeInterval: ti, repeats: yesOrNo) { _ in } }
    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) { self.init(timeInterval: ti, repeats: yesOrNo) { _ in } }
}

extension NSObject {
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {}
    public func responds(to aSelector: Selector!) -> Bool { false }
    public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {}
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {}
}
