public import Foundation
public import ViewCore

/// What somebody may share of a view; nobody shares it.
@MainActor @preconcurrency public protocol UIActivityItemsConfigurationReading: AnyObject {
    var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
}

/// What UIKit's views and controllers are. Nothing reaches one of a still picture.
@MainActor @preconcurrency open class UIResponder {
    open var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)?
    public init() {}

    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    open var isFirstResponder: Bool { false }
    open var next: UIResponder? { nil }
    open var undoManager: UndoManager? { nil }
    open var inputView: UIView? { nil }
    open var inputAccessoryView: UIView? { nil }
    open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }
    @discardableResult open func becomeFirstResponder() -> Bool { false }
    @discardableResult open func resignFirstResponder() -> Bool { true }
    open func reloadInputViews() {}
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open func remoteControlReceived(with event: UIEvent?) {}
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? { nil }
    open var keyCommands: [UIKeyCommand]? { nil }
    // What a menu for editing does.
    open func cut(_ sender: Any?) {}
    open func copy(_ sender: Any?) {}
    open func paste(_ sender: Any?) {}
    open func select(_ sender: Any?) {}
    open func selectAll(_ sender: Any?) {}
    open func delete(_ sender: Any?) {}
    open func toggleBoldface(_ sender: Any?) {}
    open func toggleItalics(_ sender: Any?) {}
    open func toggleUnderline(_ sender: Any?) {}
    // Of Objective-C's root class.
    open func isEqual(_ object: Any?) -> Bool { object as AnyObject? === self }
    open func isKind(of aClass: AnyClass) -> Bool {
        var type: AnyClass? = type(of: self)
        while let found = type {
            if found == aClass { return true }
            type = _getSuperclass(found)
        }
        return false
    }
    open func responds(to aSelector: Selector!) -> Bool { false }
    /// Nothing is set by its name.
    open func setValue(_ value: Any?, forKey key: String) {
        ignored("\(type(of: self)).setValue(forKey: \"\(key)\")")
    }
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }
    open func value(forKey key: String) -> Any? { nil }
    open func value(forKeyPath keyPath: String) -> Any? { nil }

    public nonisolated static let keyboardWillShowNotification = Notification.Name(
        "UIKeyboardWillShowNotification")
    public nonisolated static let keyboardDidShowNotification = Notification.Name(
        "UIKeyboardDidShowNotification")
    public nonisolated static let keyboardWillHideNotification = Notification.Name(
        "UIKeyboardWillHideNotification")
    public nonisolated static let keyboardDidHideNotification = Notification.Name(
        "UIKeyboardDidHideNotification")
    public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
        "UIKeyboardDidChangeFrameNotification")
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    public nonisolated static let keyboardAnimationDurationUserInfoKey =
        "UIKeyboardAnimationDurationUserInfoKey"
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension UIResponder: Hashable {
    public nonisolated static func == (a: UIResponder, b: UIResponder) -> Bool { a === b }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public enum UIEditingInteractionConfiguration: Int, Sendable { case none, `default` }

/// A finger on a screen; there is none.
@MainActor @preconcurrency open class UITouch: Hashable {
    init() {}
    public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }
    public enum TouchType: Int, Sendable { case direct, indirect, pencil, indirectPointer }
    open var phase: Phase { .cancelled }
    open var type: TouchType { .direct }
    open var tapCount: Int { 0 }
    open var timestamp: TimeInterval { 0 }
    open var force: CGFloat { 0 }
    open var maximumPossibleForce: CGFloat { 0 }
    open var majorRadius: CGFloat { 0 }
    open var altitudeAngle: CGFloat { 0 }
    open var view: UIView? { nil }
    open func location(in view: UIView?) -> CGPoint { .zero }
    open func previousLocation(in view: UIView?) -> CGPoint { .zero }
    open func preciseLocation(in view: UIView?) -> CGPoint { .zero }
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    public nonisolated static func == (a: UITouch, b: UITouch) -> Bool { a === b }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What fingers did; nothing.
@MainActor @preconcurrency open class UIEvent {
    init() {}
    public enum EventType: Int, Sendable {
        case touches, motion, remoteControl, presses, scroll, hover, transform
    }
    public enum EventSubtype: Int, Sendable {
        case none, motionShake, remoteControlPlay = 100, remoteControlPause, remoteControlStop
    }
    open var type: EventType { .touches }
    open var subtype: EventSubtype { .none }
    open var timestamp: TimeInterval { 0 }
    open var allTouches: Set<UITouch>? { nil }
    open func touches(for view: UIView) -> Set<UITouch>? { nil }
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }
}

/// A key that is pressed; none is.
@MainActor @preconcurrency open class UIPress: Hashable {
    init() {}
    public enum PressType: Int, Sendable {
        case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
    }
    open var type: PressType { .select }
    open var key: UIKey? { nil }
    public nonisolated static func == (a: UIPress, b: UIPress) -> Bool { a === b }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@MainActor @preconcurrency open class UIPressesEvent: UIEvent {
    open var allPresses: Set<UIPress> { [] }
}

@MainActor @preconcurrency public final class UIKey {
    init() {}
    public let characters = ""
    public let charactersIgnoringModifiers = ""
    public let modifierFlags: UIKeyModifierFlags = []
    public let keyCode = UIKeyboardHIDUsage.keyboardErrorRollOver
}

public enum UIKeyboardHIDUsage: Int, Sendable {
    case keyboardErrorRollOver = 1
    case keyboardReturnOrEnter = 0x28, keyboardEscape, keyboardDeleteOrBackspace, keyboardTab,
        keyboardSpacebar
    case keyboardRightArrow = 0x4F, keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
}

public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A combination of keys; nobody presses it.
@MainActor @preconcurrency open class UIKeyCommand {
    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    public nonisolated static let inputEscape = "UIKeyInputEscape"
    public nonisolated static let inputDelete = "UIKeyInputDelete"
    public let input: String?
    public let modifierFlags: UIKeyModifierFlags
    open var discoverabilityTitle: String?
    open var wantsPriorityOverSystemBehavior = false
    public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        (self.input, self.modifierFlags) = (input, modifierFlags)
    }
    public convenience init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil
    ) { self.init(input: input, modifierFlags: modifierFlags, action: action) }
}

/// What would take back what was done; nothing is kept.
open class UndoManager: NSObject {
    open var canUndo: Bool { false }
    open var canRedo: Bool { false }
    open var undoActionName: String { "" }
    open var levelsOfUndo = 0
    open func undo() {}
    open func redo() {}
    open func setActionName(_ actionName: String) {}
    open func removeAllActions() {}
    open func beginUndoGrouping() {}
    open func endUndoGrouping() {}
    open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void)
    {}
}
