/// The commands of an image that the canvas knows how to run, for views that do not know the canvas.
protocol UnfoldedCommands: ImageCommands {
    @MainActor func unfold(as image: Image, into unfolding: inout Unfolding)
}
