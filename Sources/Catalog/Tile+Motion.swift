import ViewCore

extension Tile {
    /// The tile that this one comes from before a moment of it, if it comes from one, and what it is then.
    package var motionEnds: (start: Tile?, end: Tile) {
        switch specimen.motion {
        case .change: (at(point[.state].untouched), self)
        case .release: (self, at(.normal))
        case .appear: (nil, self)
        }
    }

    private func at(_ state: TileState) -> Tile { Tile(shared, at: point.with(state), label: label) }
}

extension TileState {
    /// The state as it is before anybody touches the control; normal where it has nothing but touches, or none.
    fileprivate var untouched: TileState {
        let touches: [ControlState] = [.pressed, .hovered, .focused]
        if inOrder.contains(where: touches.contains) {
            return TileState(inOrder.filter { !touches.contains($0) })
        }
        // What is on at normal, too, has been turned on from off.
        return contains(.on) ? TileState(.off) : .normal
    }
}
