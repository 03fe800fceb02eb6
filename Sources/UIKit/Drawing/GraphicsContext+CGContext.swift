public import ViewCore

extension GraphicsContext {
    /// Draws by the commands of Core Graphics, under this context's state.
    @MainActor @preconcurrency public func withCGContext(content: (CGContext) throws -> Void) rethrows {
        let commands = CGContext()
        try content(commands)
        var context = self
        commands.replay(into: &context)
    }
}
