import Foundation
import ViewCore

/// A blur of AppKit: a material.
@MainActor @preconcurrency open class NSVisualEffectView: NSView {
    public enum Material: Int, Sendable {
        case appearanceBased = 0, light, dark
        case titlebar = 3, selection, menu, popover, sidebar, mediumLight, ultraDark
        case headerView = 10, sheet, windowBackground, hudWindow, fullScreenUI = 15, toolTip = 17,
            contentBackground
        case underWindowBackground = 21, underPageBackground
    }
    public enum BlendingMode: Int, Sendable { case behindWindow, withinWindow }
    public enum State: Int, Sendable { case followsWindowActiveState, active, inactive }

    open var material = Material.windowBackground
    open var blendingMode = BlendingMode.behindWindow
    open var state = State.followsWindowActiveState
    open var isEmphasized = false
    open var maskImage: NSImage?

    override func drawn() -> AnyView? {
        let radius = layer?.cornerRadius ?? 0
        return AnyView(RoundedRectangle(cornerRadius: radius).fill(.regularMaterial))
    }
}
