import Foundation

/// What all views of a class look like; a picture of SwiftUI's controls does not follow what is said there.
@MainActor @preconcurrency public protocol UIAppearance: AnyObject {
    static func appearance() -> Self
}

extension UIView: UIAppearance {
    /// One for all that is said of a class; nothing takes it over, which is said.
    public class func appearance() -> Self {
        ignored("\(Self.self).appearance()")
        return made()
    }
    static func made() -> Self {
        guard let view = Self(coder: NSCoder()) else {
            fatalError("\(Self.self) is not made without an archive")
        }
        return view
    }
    public class func appearance(whenContainedInInstancesOf containerTypes: [UIView.Type]) -> Self {
        appearance()
    }
}
