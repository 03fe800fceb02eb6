import Foundation

extension Image: View {
    public typealias Body = Never

    public func unfold(into unfolding: inout Unfolding) {
        let start = unfolding.nodes.count
        unfoldPicture(into: &unfolding)
        unfolding.motion?.poseSymbol(at: start, in: &unfolding)
        if unfolding.tellsSpoken { say(from: start, in: &unfolding) }
        guard unfolding.environment.redactionReasons.contains(.placeholder) else { return }
        let style = unfolding.environment.foreground.resolved(level: 0, in: unfolding.environment)
        for index in start..<unfolding.nodes.count {
            let node = ImagePlaceholderNode(unfolding.nodes[index], style.color)
            node.owner = unfolding.owner
            unfolding.wrapNode(at: index, in: node)
        }
    }

    /// A picture is spoken by its label, else by its name; a decorative one, one of pixels alone, or an icon that the
    /// library draws for itself, is not.
    @MainActor private func say(from start: Int, in unfolding: inout Unfolding) {
        let name: String? =
            switch source {
            case .symbol(let name), .named(let name): name
            case .pixels, .drawing: nil
            }
        let isWritten = unfolding.owner?.authors.last?.isWritten ?? true
        guard let words = spokenLabel ?? name else { return }
        guard isWritten, !words.isEmpty else { return unfolding.say(Spoken(.ignored), from: start) }
        var spoken = Spoken(.ignored, traits: ["image"], label: words)
        spoken.isFileName = spokenLabel == nil
        unfolding.say(spoken, from: start)
    }

    @MainActor private func unfoldPicture(into unfolding: inout Unfolding) {
        let environment = unfolding.environment
        for warning in ignored { unfolding.warn(warning) }
        switch source {
        case .symbol(let plainName):
            let name = environment.symbolVariants.applied(to: plainName)
            let font = environment.font ?? .body
            font.check(unfolding.journal)
            let resolved = font.resolved(in: environment, traits: environment.textTraits)
            guard let symbol = Symbols.symbol(name, in: environment.layoutDirection) else {
                unfolding.warn(
                    "no icon stands in for the symbol \"\(name)\"; a square is drawn instead")
                return unfolding.append(MissingImageNode(side: resolved.size, name: name))
            }
            unfolding.append(
                SymbolNode(
                    name: name, symbol: symbol,
                    layers: symbolLayers(name, in: unfolding.environment, unfolding.journal), font: resolved,
                    side: Symbols.emSize(resolved.size, environment.imageScale),
                    style: environment.foreground.resolved(level: 0, in: environment),
                    imageScale: environment.imageScale, isResizable: isResizable, engine: unfolding.engine,
                    journal: unfolding.journal))
        case .named(let name):
            if unfoldCustomSymbol(name, into: &unfolding) { return }
            switch environment.colorCatalog.images.find(name, in: environment) {
            case .picture(let picture):
                if let problem = picture.problem { unfolding.warn(problem) }
                let mode = renderingMode ?? (picture.isTemplate ? .template : .original)
                let bitmap = Bitmap(picture.pixels, isMirrored: picture.isMirrored)
                unfolding.append(
                    PixelsNode(
                        bitmap, scale: picture.scale, as: self, natural: picture.size,
                        slicing: picture.slicing,
                        sharp: picture.vector.map { vector in
                            { width, height in
                                (try? vector.draw(width, height).get())
                                    .map { Bitmap($0, isMirrored: picture.isMirrored) }
                            }
                        },
                        template: mode == .template
                            ? environment.foreground.resolved(level: 0, in: environment) : nil))
            case .problem(let words):
                unfolding.warn("\(words); a square is drawn instead")
                unfolding.append(MissingImageNode(side: 24, name: name))
            case .unknown:
                unfolding.warn("no image named \"\(name)\"; a square is drawn instead")
                unfolding.append(MissingImageNode(side: 24, name: name))
            }
        case .drawing(let drawing):
            (drawing.commands as? any UnfoldedCommands)?.unfold(as: self, into: &unfolding)
        case .pixels(let bytes, let width, let height, let scale):
            unfolding.append(
                PixelsNode(
                    Bitmap(pixels: bytes, width: width, height: height, library: library), scale: scale,
                    as: self,
                    template: renderingMode == .template
                        ? environment.foreground.resolved(level: 0, in: environment) : nil))
        }
    }
}
