public import Foundation

/// A finger that stays, with an action that is told while it does, too.
///
/// When the finger has rested as long as it takes, `perform` is called and the pressing has ended, though the
/// finger is still down: measured on iOS 17 by others, who heard nothing more when it was lifted.
public struct PressingGesture: Gesture {
    public typealias Body = Never
    public typealias Value = Bool
    let press: LongPressGesture
    let perform: () -> Void
    let onPressingChanged: ((Bool) -> Void)?

    @MainActor public func recognize(_ touch: GestureTouch) -> Recognition<Bool> {
        let found = press.recognize(touch)
        guard found.value != nil else { return found }
        if let onPressingChanged {
            touch.calls.actions.append { onPressingChanged(true) }
            if found.isEnded {
                touch.calls.actions.append { onPressingChanged(false) }
            } else {
                touch.calls.resets.append { onPressingChanged(false) }
            }
        }
        if found.isEnded { touch.calls.actions.append(perform) }
        return found
    }
}

extension View {
    /// A picture is taken before the tap ends, so `action` does not run; who is around has the press.
    nonisolated public func onTapGesture(
        count: Int = 1, perform action: @escaping () -> Void
    ) -> ModifiedContent<Self, GestureModifier<EndedGesture<TapGesture>>> {
        gesture(TapGesture(count: count).onEnded(action))
    }

    /// With the place of the tap; no tap has ended in a still picture.
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> ModifiedContent<Self, GestureModifier<EndedGesture<SpatialTapGesture>>> {
        gesture(
            SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }

    @_disfavoredOverload
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace, perform action: @escaping (CGPoint) -> Void
    ) -> ModifiedContent<Self, GestureModifier<EndedGesture<SpatialTapGesture>>> {
        gesture(
            SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }

    /// Takes the tile's press; `action` runs if the finger rests as long as `minimumDuration`.
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
        perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
    ) -> ModifiedContent<Self, GestureModifier<PressingGesture>> {
        gesture(
            PressingGesture(
                press: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance),
                perform: action, onPressingChanged: onPressingChanged))
    }

    @available(
        *, deprecated,
        message: "use onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)"
    )
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?,
        perform action: @escaping () -> Void
    ) -> ModifiedContent<Self, GestureModifier<PressingGesture>> {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing)
    }

    /// As SwiftUI's own controls are told of touches; `action` waits for the finger to go up.
    nonisolated public func _onButtonGesture(
        pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
    ) -> ModifiedContent<Self, GestureModifier<PressingGesture>> {
        onLongPressGesture(minimumDuration: .infinity, perform: {}, onPressingChanged: pressing)
    }
}
