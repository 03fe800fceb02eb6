import Catalog

extension Catalog {
    /// What `lint` does not report of the Gallery, each with the reason.
    var allowingTheGallery: Catalog {
        // The Gallery shows styles as others have written them, and the system's looks as the system has them.
        allowing(
            .contrast, in: "Configuration/*", because: "the colours are those of the document that is shown"
        )
        .allowing(
            .disabledContrast, in: "Configuration/*",
            because: "the document's disabled background leaves its text white"
        )
        .allowing(
            .fixedType, in: "Configuration/*", because: "the document's configuration has sizes of its own"
        )
        .allowing(.contrast, in: "Filled/*", because: "white on system blue is the look of the reference")
        .allowing(.sameState, in: "Filled/*", because: "the reference draws no disabled state")
        .allowing(
            .contrast, in: "Protocols/*", because: "the colours are those of the document that is shown"
        )
        .allowing(
            .disabledContrast, in: "Protocols/*",
            because: "the document's disabled background leaves its text white"
        )
        .allowing(
            .contrast, in: "Composition/*", because: "the colours are those of the article that is shown"
        )
        .allowing(.sameState, in: "Composition/*", because: "the article draws no disabled state")
        .allowing(.contrast, in: "Effects/*", because: "the words are there for the effect to be drawn on")
        .allowing(.textCut, in: "Effects/*", because: "swatches are of one size at every type size")
        .allowing(.textScaled, in: "Effects/*", because: "how text is scaled is what is shown")
        .allowing(.textOutside, in: "Effects/*", because: "swatches are of one size at every type size")
        .allowing(.fixedType, in: "Effects/*", because: "swatches are of one size at every type size")
        .allowing(
            .textOverlap, in: "Effects/Canvas/operators",
            because: "swatches are of one size at every type size"
        )
        .allowing(.contrast, in: "Indicators/*", because: "its captions are in the system's secondary colour")
        .allowing(.textCut, in: "Indicators/ProgressView/ring", because: "the ring is of one size")
        .allowing(
            .contrast, in: "Containers/*", because: "white and blue of the system are what its controls have"
        )
        .allowing(
            .sameState, in: "Containers/Menu/loud", because: "it shows a style of a menu, not its states"
        )
        .allowing(
            .contrast, in: "Choices/*", because: "white and blue of the system are what its controls have"
        )
        .allowing(.disabledContrast, in: "Choices/*", because: "the system fades whole controls")
        .allowing(.noName, in: "Choices/TextEditor/*", because: "the form around an editor names it")
        .allowing(.contrast, in: "Lists/*", because: "details are in the system's secondary colour")
        .allowing(
            .contrast, in: "Places/*", because: "white and blue of the system are what its controls have"
        )
        .allowing(
            .iconContrast, in: "Places/*", because: "white on the system's colours is what swiping shows"
        )
        .allowing(.textCut, in: "Places/*", because: "the system's columns and menus are of one width")
        .allowing(.textScaled, in: "Places/*", because: "the system scales titles of its dialogs")
        .allowing(.contrast, in: "Gestures/*", because: "white on the system's colours is what it shows")
        .allowing(.disabledContrast, in: "Gestures/*", because: "whole controls are faded")
        .allowing(.sameState, in: "Gestures/*", because: "styles that show one gesture show no other state")
        .allowing(.textCut, in: "Gestures/*", because: "the track and the spot are of one size")
    }
}
