public import Foundation

/// One or more taps. A picture is taken before the finger is up, so that none has ended.
public struct TapGesture: Gesture {
    public typealias Body = Never
    public typealias Value = Void
    public var count: Int

    nonisolated public init(count: Int = 1) { self.count = count }
    @MainActor public func recognize(_ touch: GestureTouch) -> Recognition<Void> { Recognition() }
}

/// Taps with their place; none has ended when a picture is taken.
public struct SpatialTapGesture: Gesture {
    public typealias Body = Never
    public struct Value: Equatable, Sendable {
        public var location: CGPoint
    }
    public var count: Int
    public var coordinateSpace: CoordinateSpace

    nonisolated public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    // `.local` alone is a coordinate space of the protocol.
    @_disfavoredOverload
    nonisolated public init(count: Int = 1, coordinateSpace: CoordinateSpace) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }
    @MainActor public func recognize(_ touch: GestureTouch) -> Recognition<Value> { Recognition() }
}

/// A finger that stays. It has begun when a picture is taken, and ended if the finger rests as long as it takes.
public struct LongPressGesture: Gesture {
    public typealias Body = Never
    public typealias Value = Bool
    public var minimumDuration: Double
    public var maximumDistance: CGFloat

    nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }
    @MainActor public func recognize(_ touch: GestureTouch) -> Recognition<Bool> {
        if minimumDuration <= touch.finger.duration { return Recognition(true, isEnded: true) }
        return touch.finger.distance <= maximumDistance ? Recognition(true) : .failed
    }
}

/// A finger that moves. That of a tile rests unless the specimen says otherwise, which begins a drag that asks for
/// no distance.
public struct DragGesture: Gesture {
    public typealias Body = Never
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
        public var velocity: CGSize { .zero }
        public var predictedEndLocation: CGPoint { location }
        public var predictedEndTranslation: CGSize { translation }
    }
    public var minimumDistance: CGFloat
    public var coordinateSpace: CoordinateSpace

    nonisolated public init(
        minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
    ) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    // `.local` alone is a coordinate space of the protocol.
    @_disfavoredOverload
    nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    @MainActor public func recognize(_ touch: GestureTouch) -> Recognition<Value> {
        guard touch.finger.distance >= minimumDistance else { return Recognition() }
        return Recognition(
            Value(
                time: GestureTouch.time, location: touch.location(in: coordinateSpace),
                startLocation: touch.start(in: coordinateSpace)))
    }
}

// MARK: - Two fingers, of which a tile has one

/// Two fingers apart; a tile has one finger.
public struct MagnifyGesture: Gesture {
    public typealias Body = Never
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var magnification: CGFloat
        public var velocity: CGFloat
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }
    public var minimumScaleDelta: CGFloat

    nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
    @MainActor public func recognize(_ touch: GestureTouch) -> Recognition<Value> { Recognition() }
}

/// Two fingers apart, by its older name.
public struct MagnificationGesture: Gesture {
    public typealias Body = Never
    public typealias Value = CGFloat
    public var minimumScaleDelta: CGFloat

    nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
    @MainActor public func recognize(_ touch: GestureTouch) -> Recognition<CGFloat> { Recognition() }
}

/// Two fingers that turn; a tile has one finger.
public struct RotateGesture: Gesture {
    public typealias Body = Never
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var rotation: Angle
        public var velocity: Angle
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }
    public var minimumAngleDelta: Angle

    nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }
    @MainActor public func recognize(_ touch: GestureTouch) -> Recognition<Value> { Recognition() }
}

/// Two fingers that turn, by its older name.
public struct RotationGesture: Gesture {
    public typealias Body = Never
    public typealias Value = Angle
    public var minimumAngleDelta: Angle

    nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }
    @MainActor public func recognize(_ touch: GestureTouch) -> Recognition<Angle> { Recognition() }
}
