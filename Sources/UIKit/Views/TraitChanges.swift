import Foundation

/// What can wish to hear of other traits. Traits of a tile don't change.
@MainActor @preconcurrency public protocol UITraitChangeObservable: AnyObject {}

extension UITraitChangeObservable {
    @discardableResult
    public func registerForTraitChanges<T>(
        _ traits: [any UITrait.Type], handler: @escaping (T, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration { TraitRegistration() }
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [any UITrait.Type], handler: @escaping (Self, UITraitCollection) -> Void
    )
        -> any UITraitChangeRegistration
    { TraitRegistration() }
    @discardableResult
    public func registerForTraitChanges(_ traits: [any UITrait.Type], target: Any, action: Selector)
        -> any UITraitChangeRegistration
    { TraitRegistration() }
    @discardableResult
    public func registerForTraitChanges(_ traits: [any UITrait.Type], action: Selector)
        -> any UITraitChangeRegistration
    { TraitRegistration() }
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}

extension UIView: UITraitChangeObservable {}
