import Drawing

extension Painter {
    /// Makes of `child`, which its mask has cut already, what an operator makes of it and the ground, rounded once.
    ///
    /// - Parameter cover: how far the operator holds, with the box of `child`; `nil` is everywhere in it.
    func composite(
        _ operation: Compositing, _ child: Layer, _ opacity: Double, covering far: Layer?, over ground: Layer,
        inLight: Bool
    ) throws(RasterError) {
        let box = child.box.intersection(ground.box)
        let opacity = Float(min(max(opacity, 0), 1))
        // A surface of alpha alone has no colours: those of a black ground change no alpha.
        let bytes = ground.surface.format == .color ? 4 : 1
        try unsafe ground.surface.withPixels { source throws(RasterError) in
            try unsafe child.surface.withPixels { target throws(RasterError) in
                let stencil = try unsafe far.map { layer throws(RasterError) in
                    try unsafe layer.surface.withPixels { pixels throws(RasterError) in unsafe pixels }
                }
                for row in box.top..<box.bottom {
                    let from = unsafe source + (row - ground.box.top) * ground.surface.stride
                    let to = unsafe (target + (row - child.box.top) * child.surface.stride)
                        .assumingMemoryBound(to: UInt32.self)
                    let line = (row - child.box.top) * (far?.surface.stride ?? 0)
                    for column in box.left..<box.right {
                        let at = column - child.box.left
                        let place = unsafe from + (column - ground.box.left) * bytes
                        let below =
                            unsafe bytes == 4
                            ? place.load(as: UInt32.self) : UInt32(place.load(as: UInt8.self)) << 24
                        let cover = unsafe stencil.map {
                            unsafe Float($0.load(fromByteOffset: line + at, as: UInt8.self)) / 255
                        }
                        unsafe to[at] = operation.result(
                            of: WidePixel(to[at], inLight: inLight, times: opacity),
                            over: WidePixel(below, inLight: inLight), covering: cover ?? 1
                        ).word(inLight: inLight)
                    }
                }
            }
        }
    }
}

extension Compositing {
    /// The operator inside of what is covered, and what is below outside of it: where a pixel is covered by the share c,
    /// and S is multiplied by it already, the share 1 − c of what is below stays.
    fileprivate func result(of source: WidePixel, over below: WidePixel, covering cover: Float) -> WidePixel {
        let free = 1 - cover
        let (ofSource, ofBelow): (Float, Float) =
            switch self {
            case .clear: (0, free)
            case .copy: (1, free)
            case .sourceIn: (below.alpha, free)
            case .sourceOut: (1 - below.alpha, free)
            case .destinationIn: (0, free + source.alpha)
            case .destinationAtop: (1 - below.alpha, free + source.alpha)
            case .xor: (1 - below.alpha, 1 - source.alpha)
            }
        return WidePixel(
            source.color * ofSource + below.color * ofBelow,
            source.alpha * ofSource + below.alpha * ofBelow)
    }
}
